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
            "line": {"type": "integer", "minimum": 1},
            "column": {"type": "integer", "minimum": 1},
            "frame": {"$ref": "#/$defs/frame", "description": "Exact, in the container's coordinates."},
            "pixelFrame": {"$ref": "#/$defs/frame", "description": "With its edges rounded to pixels."},
            "identifier": {"type": "string"},
            "dissolved": {"description": "A stack that its one static child replaces.", "const": true},
            "approximate": {"description": "The size may differ from SwiftUI's.", "const": true},
            "approximation": {"description": "Why the size is not known exactly.", "type": "string"},
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
