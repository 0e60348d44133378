/// The JSON Schema of the frame report, as `keyline schema` prints it.
///
/// It is the contract with every program that reads reports: within `keyline-report/1` keys are only ever added.
package enum ReportSchema {
  package static let text: StaticString = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "keyline-report/1",
      "title": "Keyline frame report",
      "type": "object",
      "required": ["schema", "scenes", "diagnostics"],
      "properties": {
        "schema": {"const": "keyline-report/1"},
        "scenes": {"type": "array", "items": {"$ref": "#/$defs/scene"}},
        "matrix": {"description": "How scenes differ from the same scene in the first setting.", "type": "array", "items": {"$ref": "#/$defs/comparison"}},
        "diagnostics": {"type": "array", "items": {"$ref": "#/$defs/diagnostic"}}
      },
      "$defs": {
        "scene": {
          "description": "A preview, or the views at file scope, with the frames of its nodes.",
          "type": "object",
          "required": ["name", "file", "container", "passes", "nodes"],
          "properties": {
            "name": {"description": "The preview's name.", "type": ["string", "null"]},
            "file": {"type": "string"},
            "device": {"description": "The name of the screen that was asked for.", "type": "string"},
            "textSize": {"description": "The reader's text size, where it is not large.", "type": "string"},
            "direction": {"description": "Where it is not left to right.", "const": "rtl"},
            "container": {"$ref": "#/$defs/container"},
            "passes": {"description": "How often the scene was laid out until its state settled.", "type": "integer", "minimum": 1},
            "stateWrites": {"description": "How often each state was written during layout.", "type": "object", "additionalProperties": {"type": "integer", "minimum": 0}},
            "nodes": {"description": "The views and modifiers in pre-order.", "type": "array", "items": {"$ref": "#/$defs/node"}}
          }
        },
        "container": {
          "type": "object",
          "required": ["width", "height", "scale", "safeArea"],
          "properties": {
            "width": {"type": "number"},
            "height": {"type": "number"},
            "scale": {"description": "Pixels a point.", "type": "number"},
            "safeArea": {
              "type": "object",
              "required": ["top", "leading", "bottom", "trailing"],
              "properties": {
                "top": {"type": "number"},
                "leading": {"type": "number"},
                "bottom": {"type": "number"},
                "trailing": {"type": "number"}
              }
            }
          }
        },
        "node": {
          "type": "object",
          "required": ["path", "kind", "line", "column", "frame", "pixelFrame"],
          "properties": {
            "path": {"description": "The place among the siblings of the source, all the way up.", "type": "string", "pattern": "^[0-9]+(\\\\.[0-9]+)*$"},
            "copy": {"description": "Which of the views of a distributed modifier this is.", "type": "integer", "minimum": 0},
            "kind": {"description": "The view's or modifier's name as written.", "type": "string"},
            "file": {"description": "The file of the line, if it is not the scene's.", "type": "string"},
            "line": {"type": "integer", "minimum": 1},
            "column": {"type": "integer", "minimum": 1},
            "frame": {"$ref": "#/$defs/frame", "description": "Exact, in the container's coordinates."},
            "pixelFrame": {"$ref": "#/$defs/frame", "description": "With its edges rounded to pixels."},
            "fill": {"$ref": "#/$defs/frame", "description": "What its style is drawn in, where that goes on from the frame into unsafe areas."},
            "identifier": {"type": "string"},
            "dissolved": {"description": "A stack that its one static child replaces.", "const": true},
            "approximate": {"description": "The size may differ from SwiftUI's, or depends on one that may.", "const": true},
            "approximation": {"description": "Why the size is not known exactly.", "type": "string"},
            "text": {"$ref": "#/$defs/text"},
            "guides": {
              "description": "Explicit alignment guides, in the node's own coordinates.",
              "type": "object",
              "properties": {
                "horizontal": {"type": "object", "additionalProperties": {"type": "number"}},
                "vertical": {"type": "object", "additionalProperties": {"type": "number"}}
              }
            }
          }
        },
        "comparison": {
          "type": "object",
          "required": ["scene", "base", "resized", "rewrapped", "truncated", "outside", "missing", "added"],
          "properties": {
            "scene": {"description": "An index of scenes.", "type": "integer", "minimum": 0},
            "base": {"description": "The scene that it is compared with.", "type": "integer", "minimum": 0},
            "resized": {"description": "Paths of nodes of another size.", "type": "array", "items": {"type": "string"}},
            "rewrapped": {"description": "Paths of texts with another number of lines.", "type": "array", "items": {"type": "string"}},
            "truncated": {"description": "Paths of texts that are cut off here and not there.", "type": "array", "items": {"type": "string"}},
            "outside": {"description": "Paths of nodes that stick out of the container here and not there.", "type": "array", "items": {"type": "string"}},
            "missing": {"description": "Paths of nodes that are only there.", "type": "array", "items": {"type": "string"}},
            "added": {"description": "Paths of nodes that are only here.", "type": "array", "items": {"type": "string"}}
          }
        },
        "text": {
          "description": "How sure the size of a text is, its lines, and its baselines from the top of its frame.",
          "type": "object",
          "required": ["source", "error", "lines", "firstBaseline", "lastBaseline"],
          "properties": {
            "source": {"description": "Where its least certain width comes from.", "enum": ["fitted", "font", "recorded", "fallback"]},
            "error": {"description": "How far its width on one line may be off, in points.", "type": "number", "minimum": 0},
            "lines": {"type": "integer", "minimum": 0},
            "firstBaseline": {"type": "number"},
            "lastBaseline": {"type": "number"},
            "truncated": {"const": true},
            "scaleFactor": {"description": "What its letters shrank by.", "type": "number"}
          }
        },
        "frame": {
          "type": "object",
          "required": ["x", "y", "width", "height"],
          "properties": {
            "x": {"type": "number"},
            "y": {"type": "number"},
            "width": {"type": "number"},
            "height": {"type": "number"}
          }
        },
        "diagnostic": {
          "type": "object",
          "required": ["id", "severity", "message", "file", "line", "column", "endLine", "endColumn", "notes", "fixIts"],
          "properties": {
            "id": {"type": "string"},
            "severity": {"enum": ["error", "warning", "info"]},
            "message": {"type": "string"},
            "file": {"type": "string"},
            "line": {"type": "integer", "minimum": 1},
            "column": {"type": "integer", "minimum": 1},
            "endLine": {"type": "integer", "minimum": 1},
            "endColumn": {"type": "integer", "minimum": 1},
            "notes": {"type": "array", "items": {"type": "object", "required": ["message"], "properties": {"message": {"type": "string"}}}},
            "fixIts": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["message", "edits"],
                "properties": {
                  "message": {"type": "string"},
                  "edits": {"type": "array", "items": {"type": "object", "required": ["file", "line", "column", "endLine", "endColumn", "replacement"]}}
                }
              }
            }
          }
        }
      }
    }

    """
}
