/// What each declaration at file scope of the catalog declares and refers to, in catalog order, so that a module reads only
/// what it needs (``LibrarySelection``). Made from the interfaces by `UPDATE_EXPECTATIONS=1 swift test --filter
/// LibraryIndexTests`; while it is of another library, every module reads all of it.
let libraryIndex: [LibraryUnit] = [
  LibraryUnit(
    0, 0..<21, 0..<0,
    needs: [],
    [
      "Equatable"
    ]
  ),
  LibraryUnit(
    0, 22..<53, 0..<0,
    needs: [
      0
    ],
    [
      "Hashable"
    ]
  ),
  LibraryUnit(
    0, 54..<87, 0..<0,
    needs: [
      0
    ],
    [
      "Comparable"
    ]
  ),
  LibraryUnit(
    0, 88..<164, 0..<0,
    needs: [
      1
    ],
    [
      "ID", "Identifiable", "id",
    ]
  ),
  LibraryUnit(
    0, 165..<185, 0..<0,
    needs: [],
    [
      "Sendable"
    ]
  ),
  LibraryUnit(
    0, 186..<205, 0..<0,
    needs: [],
    [
      "Codable"
    ]
  ),
  LibraryUnit(
    0, 206..<227, 0..<0,
    needs: [],
    [
      "Decodable"
    ]
  ),
  LibraryUnit(
    0, 228..<249, 0..<0,
    needs: [],
    [
      "Encodable"
    ]
  ),
  LibraryUnit(
    0, 250..<274, 0..<0,
    needs: [],
    [
      "CaseIterable"
    ]
  ),
  LibraryUnit(
    0, 275..<303, 0..<0,
    needs: [],
    [
      "RawRepresentable"
    ]
  ),
  LibraryUnit(
    0, 304..<372, 0..<0,
    needs: [
      36
    ],
    [
      "CustomStringConvertible", "description",
    ]
  ),
  LibraryUnit(
    0, 373..<390, 0..<0,
    needs: [],
    [
      "Error"
    ]
  ),
  LibraryUnit(
    0, 391..<412, 0..<0,
    needs: [],
    [
      "AnyObject"
    ]
  ),
  LibraryUnit(
    0, 413..<434, 0..<0,
    needs: [],
    [
      "OptionSet"
    ]
  ),
  LibraryUnit(
    0, 435..<472, 0..<0,
    needs: [],
    [
      "ExpressibleByArrayLiteral"
    ]
  ),
  LibraryUnit(
    0, 473..<511, 0..<0,
    needs: [],
    [
      "ExpressibleByStringLiteral"
    ]
  ),
  LibraryUnit(
    0, 512..<551, 0..<0,
    needs: [],
    [
      "ExpressibleByIntegerLiteral"
    ]
  ),
  LibraryUnit(
    0, 552..<589, 0..<0,
    needs: [],
    [
      "ExpressibleByFloatLiteral"
    ]
  ),
  LibraryUnit(
    0, 590..<620, 0..<0,
    needs: [],
    [
      "AdditiveArithmetic"
    ]
  ),
  LibraryUnit(
    0, 621..<660, 0..<0,
    needs: [
      18
    ],
    [
      "Numeric"
    ]
  ),
  LibraryUnit(
    0, 661..<717, 0..<0,
    needs: [
      1, 2, 19,
    ],
    [
      "BinaryInteger"
    ]
  ),
  LibraryUnit(
    0, 718..<774, 0..<0,
    needs: [
      1, 2, 19,
    ],
    [
      "FloatingPoint"
    ]
  ),
  LibraryUnit(
    0, 775..<821, 0..<0,
    needs: [
      21
    ],
    [
      "BinaryFloatingPoint"
    ]
  ),
  LibraryUnit(
    0, 822..<870, 0..<0,
    needs: [
      1, 2,
    ],
    [
      "StringProtocol"
    ]
  ),
  LibraryUnit(
    0, 871..<915, 0..<0,
    needs: [],
    [
      "Element", "Sequence",
    ]
  ),
  LibraryUnit(
    0, 916..<948, 0..<0,
    needs: [
      24
    ],
    [
      "Collection"
    ]
  ),
  LibraryUnit(
    0, 949..<995, 0..<0,
    needs: [
      25
    ],
    [
      "RandomAccessCollection"
    ]
  ),
  LibraryUnit(
    0, 996..<1009, 0..<0,
    needs: [
      28
    ],
    [
      "Never"
    ]
  ),
  LibraryUnit(
    0, 1010..<1044, 0..<0,
    needs: [
      1, 27, 59,
    ],
    []
  ),
  LibraryUnit(
    1, 0..<542, 0..<13,
    needs: [
      3, 4, 5, 20, 30, 35, 36,
    ],
    [
      "Int", "description", "id", "isMultiple", "magnitude", "max", "min", "negate", "quotientAndRemainder",
      "signum", "zero",
    ]
  ),
  LibraryUnit(
    1, 543..<1409, 13..<36,
    needs: [
      4, 5, 22, 29, 34, 35, 36,
    ],
    [
      "Double", "description", "greatestFiniteMagnitude", "infinity", "isFinite", "isInfinite", "isNaN", "isZero",
      "leastNonzeroMagnitude", "magnitude", "nan", "negate", "pi", "remainder", "round", "rounded", "squareRoot",
      "truncatingRemainder", "ulpOfOne", "zero",
    ]
  ),
  LibraryUnit(
    1, 1410..<2293, 36..<59,
    needs: [
      4, 5, 22, 29, 30, 34, 35, 36,
    ],
    [
      "CGFloat", "description", "greatestFiniteMagnitude", "infinity", "isFinite", "isInfinite", "isNaN",
      "isZero", "leastNonzeroMagnitude", "magnitude", "nan", "negate", "pi", "remainder", "round", "rounded",
      "squareRoot", "truncatingRemainder", "ulpOfOne", "zero",
    ]
  ),
  LibraryUnit(
    1, 2294..<2318, 59..<59,
    needs: [
      30
    ],
    [
      "Float"
    ]
  ),
  LibraryUnit(
    1, 2319..<2350, 59..<59,
    needs: [
      30
    ],
    [
      "TimeInterval"
    ]
  ),
  LibraryUnit(
    1, 2395..<2513, 59..<59,
    needs: [],
    [
      "FloatingPointRoundingRule", "awayFromZero", "down", "toNearestOrAwayFromZero", "toNearestOrEven",
      "towardZero", "up",
    ]
  ),
  LibraryUnit(
    2, 0..<69, 0..<1,
    needs: [
      1, 4, 5,
    ],
    [
      "Bool", "toggle",
    ]
  ),
  LibraryUnit(
    2, 70..<1310, 1..<30,
    needs: [
      3, 4, 5, 15, 23, 25, 29, 30, 35, 37, 39,
    ],
    [
      "String", "append", "capitalized", "components", "contains", "count", "description", "dropFirst",
      "dropLast", "first", "hasPrefix", "hasSuffix", "id", "isEmpty", "last", "lowercased", "prefix",
      "replacingOccurrences", "reversed", "split", "suffix", "trimmingCharacters", "uppercased",
    ]
  ),
  LibraryUnit(
    2, 1311..<1387, 30..<31,
    needs: [
      1, 2, 4, 36,
    ],
    [
      "Character"
    ]
  ),
  LibraryUnit(
    2, 1388..<1416, 31..<31,
    needs: [
      36
    ],
    [
      "Substring"
    ]
  ),
  LibraryUnit(
    2, 1442..<1604, 31..<31,
    needs: [],
    [
      "CharacterSet", "whitespaces", "whitespacesAndNewlines",
    ]
  ),
  LibraryUnit(
    2, 1605..<1736, 31..<33,
    needs: [],
    [
      "Optional", "flatMap", "map",
    ]
  ),
  LibraryUnit(
    2, 1737..<1981, 33..<38,
    needs: [
      1, 26, 29, 35,
    ],
    [
      "Element", "Range", "contains", "count", "isEmpty", "lowerBound", "upperBound",
    ]
  ),
  LibraryUnit(
    2, 1982..<2232, 38..<43,
    needs: [
      1, 26, 29, 35,
    ],
    [
      "ClosedRange", "Element", "contains", "count", "isEmpty", "lowerBound", "upperBound",
    ]
  ),
  LibraryUnit(
    3, 0..<826, 0..<19,
    needs: [
      1, 4, 24, 26, 29, 41, 42, 45, 46,
    ],
    [
      "Array", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "reverse", "sort",
      "swapAt",
    ]
  ),
  LibraryUnit(
    3, 827..<855, 19..<19,
    needs: [
      43
    ],
    [
      "ArraySlice"
    ]
  ),
  LibraryUnit(
    3, 856..<1036, 19..<23,
    needs: [
      1, 24, 25, 41, 42, 46,
    ],
    [
      "Set", "insert", "remove",
    ]
  ),
  LibraryUnit(
    3, 1037..<1440, 23..<32,
    needs: [
      1, 25, 223, 239, 274,
    ],
    [
      "Dictionary", "Element", "keys", "mapValues", "values",
    ]
  ),
  LibraryUnit(
    3, 1441..<2824, 32..<56,
    needs: [
      24, 29, 35, 41, 42, 46,
    ],
    [
      "allSatisfy", "compactMap", "contains", "drop", "dropFirst", "dropLast", "enumerated", "filter", "first",
      "firstIndex", "flatMap", "forEach", "last", "lazy", "map", "max", "min", "prefix", "reduce", "reversed",
      "sorted", "suffix",
    ]
  ),
  LibraryUnit(
    3, 2825..<3009, 56..<59,
    needs: [
      0, 24, 29, 35, 41, 42, 46,
    ],
    [
      "contains", "firstIndex", "lastIndex",
    ]
  ),
  LibraryUnit(
    3, 3010..<3137, 59..<62,
    needs: [
      2, 24, 41, 42, 46,
    ],
    [
      "max", "min", "sorted",
    ]
  ),
  LibraryUnit(
    3, 3138..<3232, 62..<63,
    needs: [
      24, 36, 41, 42, 46,
    ],
    [
      "joined"
    ]
  ),
  LibraryUnit(
    3, 3233..<3461, 63..<68,
    needs: [
      24, 25, 29, 35, 41, 42, 46,
    ],
    [
      "count", "endIndex", "first", "indices", "isEmpty", "last", "startIndex",
    ]
  ),
  LibraryUnit(
    3, 3462..<3540, 68..<69,
    needs: [
      24, 41, 42, 46,
    ],
    [
      "zip"
    ]
  ),
  LibraryUnit(
    3, 3541..<3605, 69..<70,
    needs: [
      29
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    3, 3606..<3675, 70..<71,
    needs: [
      29
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    3, 3676..<3756, 71..<72,
    needs: [
      31
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    3, 3757..<3842, 72..<73,
    needs: [
      31
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    3, 3843..<3919, 73..<74,
    needs: [
      30
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    3, 3920..<4001, 74..<75,
    needs: [
      30
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    4, 32..<141, 0..<0,
    needs: [
      60
    ],
    [
      "Body", "View", "body",
    ]
  ),
  LibraryUnit(
    4, 142..<178, 0..<0,
    needs: [],
    [
      "ViewBuilder"
    ]
  ),
  LibraryUnit(
    4, 216..<352, 0..<0,
    needs: [
      59, 60, 62,
    ],
    [
      "ViewModifier", "body",
    ]
  ),
  LibraryUnit(
    4, 353..<420, 0..<0,
    needs: [
      61, 63,
    ],
    [
      "Content"
    ]
  ),
  LibraryUnit(
    4, 421..<457, 0..<0,
    needs: [
      59
    ],
    [
      "_ViewModifierContent"
    ]
  ),
  LibraryUnit(
    4, 458..<584, 0..<1,
    needs: [
      59, 61,
    ],
    [
      "modifier"
    ]
  ),
  LibraryUnit(
    4, 641..<723, 1..<1,
    needs: [
      59, 60,
    ],
    [
      "PreviewProvider", "previews",
    ]
  ),
  LibraryUnit(
    5, 42..<535, 0..<7,
    needs: [
      31
    ],
    [
      "PreviewTrait", "defaultLayout", "fixedLayout", "landscapeLeft", "landscapeRight", "portrait",
      "portraitUpsideDown", "sizeThatFitsLayout",
    ]
  ),
  LibraryUnit(
    5, 578..<859, 7..<10,
    needs: [
      31
    ],
    [
      "PreviewLayout", "device", "fixed", "sizeThatFits",
    ]
  ),
  LibraryUnit(
    5, 886..<993, 10..<12,
    needs: [
      15, 36,
    ],
    [
      "PreviewDevice"
    ]
  ),
  LibraryUnit(
    5, 1020..<1280, 12..<16,
    needs: [],
    [
      "InterfaceOrientation", "landscapeLeft", "landscapeRight", "portrait", "portraitUpsideDown",
    ]
  ),
  LibraryUnit(
    5, 1281..<1718, 16..<20,
    needs: [
      36, 59, 67, 68, 69,
    ],
    [
      "previewDevice", "previewDisplayName", "previewInterfaceOrientation", "previewLayout",
    ]
  ),
  LibraryUnit(
    6, 47..<433, 0..<4,
    needs: [
      223, 239, 274,
    ],
    [
      "Binding", "constant", "projectedValue", "wrappedValue",
    ]
  ),
  LibraryUnit(
    6, 434..<473, 4..<4,
    needs: [],
    [
      "State"
    ]
  ),
  LibraryUnit(
    6, 474..<519, 4..<4,
    needs: [],
    [
      "StateObject"
    ]
  ),
  LibraryUnit(
    6, 520..<568, 4..<4,
    needs: [],
    [
      "ObservedObject"
    ]
  ),
  LibraryUnit(
    6, 569..<620, 4..<4,
    needs: [],
    [
      "EnvironmentObject"
    ]
  ),
  LibraryUnit(
    6, 621..<663, 4..<4,
    needs: [],
    [
      "Bindable"
    ]
  ),
  LibraryUnit(
    6, 664..<707, 4..<4,
    needs: [],
    [
      "Published"
    ]
  ),
  LibraryUnit(
    6, 708..<752, 4..<4,
    needs: [],
    [
      "AppStorage"
    ]
  ),
  LibraryUnit(
    6, 753..<799, 4..<4,
    needs: [],
    [
      "SceneStorage"
    ]
  ),
  LibraryUnit(
    6, 800..<844, 4..<4,
    needs: [],
    [
      "FocusState"
    ]
  ),
  LibraryUnit(
    6, 845..<891, 4..<4,
    needs: [],
    [
      "GestureState"
    ]
  ),
  LibraryUnit(
    6, 892..<928, 4..<4,
    needs: [],
    [
      "Namespace"
    ]
  ),
  LibraryUnit(
    6, 929..<975, 4..<4,
    needs: [],
    [
      "ScaledMetric"
    ]
  ),
  LibraryUnit(
    6, 976..<1004, 4..<4,
    needs: [],
    [
      "ObservableObject"
    ]
  ),
  LibraryUnit(
    7, 30..<74, 0..<1,
    needs: [
      2
    ],
    [
      "min"
    ]
  ),
  LibraryUnit(
    7, 108..<174, 1..<2,
    needs: [
      2
    ],
    [
      "min"
    ]
  ),
  LibraryUnit(
    7, 206..<250, 2..<3,
    needs: [
      2
    ],
    [
      "max"
    ]
  ),
  LibraryUnit(
    7, 287..<353, 3..<4,
    needs: [
      2
    ],
    [
      "max"
    ]
  ),
  LibraryUnit(
    7, 354..<387, 4..<5,
    needs: [
      31
    ],
    [
      "abs"
    ]
  ),
  LibraryUnit(
    7, 388..<419, 5..<6,
    needs: [
      30
    ],
    [
      "abs"
    ]
  ),
  LibraryUnit(
    7, 420..<445, 6..<7,
    needs: [
      29
    ],
    [
      "abs"
    ]
  ),
  LibraryUnit(
    7, 446..<480, 7..<8,
    needs: [
      31
    ],
    [
      "sqrt"
    ]
  ),
  LibraryUnit(
    7, 481..<513, 8..<9,
    needs: [
      30
    ],
    [
      "sqrt"
    ]
  ),
  LibraryUnit(
    7, 514..<549, 9..<10,
    needs: [
      31
    ],
    [
      "floor"
    ]
  ),
  LibraryUnit(
    7, 550..<583, 10..<11,
    needs: [
      30
    ],
    [
      "floor"
    ]
  ),
  LibraryUnit(
    7, 584..<618, 11..<12,
    needs: [
      31
    ],
    [
      "ceil"
    ]
  ),
  LibraryUnit(
    7, 619..<651, 12..<13,
    needs: [
      30
    ],
    [
      "ceil"
    ]
  ),
  LibraryUnit(
    7, 652..<687, 13..<14,
    needs: [
      31
    ],
    [
      "round"
    ]
  ),
  LibraryUnit(
    7, 688..<721, 14..<15,
    needs: [
      30
    ],
    [
      "round"
    ]
  ),
  LibraryUnit(
    7, 722..<757, 15..<16,
    needs: [
      31
    ],
    [
      "trunc"
    ]
  ),
  LibraryUnit(
    7, 758..<791, 16..<17,
    needs: [
      30
    ],
    [
      "trunc"
    ]
  ),
  LibraryUnit(
    7, 792..<840, 17..<18,
    needs: [
      31
    ],
    [
      "fmod"
    ]
  ),
  LibraryUnit(
    7, 841..<886, 18..<19,
    needs: [
      30
    ],
    [
      "fmod"
    ]
  ),
  LibraryUnit(
    7, 887..<936, 19..<20,
    needs: [
      31
    ],
    [
      "hypot"
    ]
  ),
  LibraryUnit(
    7, 937..<983, 20..<21,
    needs: [
      30
    ],
    [
      "hypot"
    ]
  ),
  LibraryUnit(
    7, 984..<1031, 21..<22,
    needs: [
      31
    ],
    [
      "pow"
    ]
  ),
  LibraryUnit(
    7, 1032..<1076, 22..<23,
    needs: [
      30
    ],
    [
      "pow"
    ]
  ),
  LibraryUnit(
    7, 1077..<1110, 23..<24,
    needs: [
      31
    ],
    [
      "exp"
    ]
  ),
  LibraryUnit(
    7, 1111..<1142, 24..<25,
    needs: [
      30
    ],
    [
      "exp"
    ]
  ),
  LibraryUnit(
    7, 1143..<1176, 25..<26,
    needs: [
      31
    ],
    [
      "log"
    ]
  ),
  LibraryUnit(
    7, 1177..<1208, 26..<27,
    needs: [
      30
    ],
    [
      "log"
    ]
  ),
  LibraryUnit(
    7, 1209..<1243, 27..<28,
    needs: [
      31
    ],
    [
      "log2"
    ]
  ),
  LibraryUnit(
    7, 1244..<1276, 28..<29,
    needs: [
      30
    ],
    [
      "log2"
    ]
  ),
  LibraryUnit(
    7, 1277..<1312, 29..<30,
    needs: [
      31
    ],
    [
      "log10"
    ]
  ),
  LibraryUnit(
    7, 1313..<1346, 30..<31,
    needs: [
      30
    ],
    [
      "log10"
    ]
  ),
  LibraryUnit(
    7, 1347..<1380, 31..<32,
    needs: [
      31
    ],
    [
      "sin"
    ]
  ),
  LibraryUnit(
    7, 1381..<1412, 32..<33,
    needs: [
      30
    ],
    [
      "sin"
    ]
  ),
  LibraryUnit(
    7, 1413..<1446, 33..<34,
    needs: [
      31
    ],
    [
      "cos"
    ]
  ),
  LibraryUnit(
    7, 1447..<1478, 34..<35,
    needs: [
      30
    ],
    [
      "cos"
    ]
  ),
  LibraryUnit(
    7, 1479..<1512, 35..<36,
    needs: [
      31
    ],
    [
      "tan"
    ]
  ),
  LibraryUnit(
    7, 1513..<1544, 36..<37,
    needs: [
      30
    ],
    [
      "tan"
    ]
  ),
  LibraryUnit(
    7, 1545..<1579, 37..<38,
    needs: [
      31
    ],
    [
      "asin"
    ]
  ),
  LibraryUnit(
    7, 1580..<1612, 38..<39,
    needs: [
      30
    ],
    [
      "asin"
    ]
  ),
  LibraryUnit(
    7, 1613..<1647, 39..<40,
    needs: [
      31
    ],
    [
      "acos"
    ]
  ),
  LibraryUnit(
    7, 1648..<1680, 40..<41,
    needs: [
      30
    ],
    [
      "acos"
    ]
  ),
  LibraryUnit(
    7, 1681..<1715, 41..<42,
    needs: [
      31
    ],
    [
      "atan"
    ]
  ),
  LibraryUnit(
    7, 1716..<1748, 42..<43,
    needs: [
      30
    ],
    [
      "atan"
    ]
  ),
  LibraryUnit(
    7, 1749..<1798, 43..<44,
    needs: [
      31
    ],
    [
      "atan2"
    ]
  ),
  LibraryUnit(
    7, 1799..<1845, 44..<45,
    needs: [
      30
    ],
    [
      "atan2"
    ]
  ),
  LibraryUnit(
    8, 92..<243, 0..<0,
    needs: [
      31, 134,
    ],
    [
      "AlignmentID", "defaultValue",
    ]
  ),
  LibraryUnit(
    8, 332..<935, 0..<6,
    needs: [
      0, 4, 130,
    ],
    [
      "HorizontalAlignment", "center", "leading", "listRowSeparatorLeading", "listRowSeparatorTrailing",
      "trailing",
    ]
  ),
  LibraryUnit(
    8, 1023..<1671, 6..<12,
    needs: [
      0, 4, 130,
    ],
    [
      "VerticalAlignment", "bottom", "center", "firstTextBaseline", "lastTextBaseline", "top",
    ]
  ),
  LibraryUnit(
    8, 1698..<4110, 12..<12,
    needs: [
      0, 4, 131, 132,
    ],
    [
      "Alignment", "bottom", "bottomLeading", "bottomTrailing", "center", "centerFirstTextBaseline",
      "centerLastTextBaseline", "horizontal", "leading", "leadingFirstTextBaseline", "leadingLastTextBaseline",
      "top", "topLeading", "topTrailing", "trailing", "trailingFirstTextBaseline", "trailingLastTextBaseline",
      "vertical",
    ]
  ),
  LibraryUnit(
    9, 58..<750, 0..<6,
    needs: [
      0, 31, 131, 132,
    ],
    [
      "ViewDimensions", "height", "width",
    ]
  ),
  LibraryUnit(
    10, 29..<1011, 0..<0,
    needs: [
      1, 8, 13, 29, 140, 141,
    ],
    [
      "Edge", "Set", "all", "arrayLiteral", "bottom", "horizontal", "leading", "rawValue", "top", "trailing",
      "vertical",
    ]
  ),
  LibraryUnit(
    10, 1050..<1616, 0..<0,
    needs: [
      1, 8, 13, 29, 140,
    ],
    [
      "HorizontalEdge", "Set", "all", "arrayLiteral", "leading", "rawValue", "trailing",
    ]
  ),
  LibraryUnit(
    10, 1649..<2183, 0..<0,
    needs: [
      1, 8, 13, 29, 140,
    ],
    [
      "Set", "VerticalEdge", "all", "arrayLiteral", "bottom", "rawValue", "top",
    ]
  ),
  LibraryUnit(
    10, 2210..<2696, 0..<0,
    needs: [
      1, 8, 13, 29, 140,
    ],
    [
      "Axis", "Set", "arrayLiteral", "horizontal", "rawValue", "vertical",
    ]
  ),
  LibraryUnit(
    10, 2732..<3182, 0..<0,
    needs: [
      0, 31,
    ],
    [
      "EdgeInsets", "bottom", "leading", "top", "trailing",
    ]
  ),
  LibraryUnit(
    10, 3183..<3217, 0..<1,
    needs: [
      29
    ],
    [
      "_union"
    ]
  ),
  LibraryUnit(
    10, 3218..<3248, 1..<2,
    needs: [
      29
    ],
    [
      "_bit"
    ]
  ),
  LibraryUnit(
    11, 26..<319, 0..<0,
    needs: [
      1, 4, 5, 31,
    ],
    [
      "CGSize", "height", "width", "zero",
    ]
  ),
  LibraryUnit(
    11, 346..<588, 0..<0,
    needs: [
      1, 4, 5, 31,
    ],
    [
      "CGPoint", "x", "y", "zero",
    ]
  ),
  LibraryUnit(
    11, 621..<822, 0..<0,
    needs: [
      1, 4, 31,
    ],
    [
      "CGVector", "dx", "dy", "zero",
    ]
  ),
  LibraryUnit(
    11, 840..<2570, 0..<0,
    needs: [
      1, 4, 5, 31, 35, 85, 86, 87, 88, 89, 90, 91, 142, 143,
    ],
    [
      "CGRect", "contains", "height", "insetBy", "intersects", "isEmpty", "maxX", "maxY", "midX", "midY", "minX",
      "minY", "offsetBy", "origin", "size", "union", "width", "zero",
    ]
  ),
  LibraryUnit(
    11, 2624..<3394, 0..<0,
    needs: [
      1, 4, 31,
    ],
    [
      "UnitPoint", "bottom", "bottomLeading", "bottomTrailing", "center", "leading", "top", "topLeading",
      "topTrailing", "trailing", "x", "y", "zero",
    ]
  ),
  LibraryUnit(
    11, 3409..<3870, 0..<0,
    needs: [
      1, 4, 30,
    ],
    [
      "Angle", "degrees", "radians", "zero",
    ]
  ),
  LibraryUnit(
    11, 3902..<4870, 0..<0,
    needs: [
      1, 4, 31, 116, 117, 118, 119,
    ],
    [
      "CGAffineTransform", "a", "b", "c", "d", "identity", "tx", "ty",
    ]
  ),
  LibraryUnit(
    12, 57..<2611, 0..<30,
    needs: [
      1, 4, 30, 36, 59, 150, 152, 153, 173,
    ],
    [
      "Color", "RGBColorSpace", "accentColor", "black", "blue", "brown", "clear", "cyan", "displayP3", "gradient",
      "gray", "green", "indigo", "magenta", "mint", "mix", "opacity", "orange", "pink", "primary", "purple",
      "red", "sRGB", "sRGBLinear", "secondary", "teal", "white", "yellow",
    ]
  ),
  LibraryUnit(
    12, 2645..<5828, 30..<30,
    needs: [
      1, 31,
    ],
    [
      "UIColor", "black", "blue", "brown", "clear", "controlBackgroundColor", "cyan", "darkGray", "darkText",
      "gray", "green", "label", "labelColor", "lightGray", "lightText", "link", "magenta", "opaqueSeparator",
      "orange", "placeholderText", "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
      "secondaryLabelColor", "secondarySystemBackground", "secondarySystemFill",
      "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown",
      "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
      "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
      "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
      "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "textBackgroundColor",
      "tintColor", "white", "windowBackgroundColor", "withAlphaComponent", "yellow",
    ]
  ),
  LibraryUnit(
    12, 5829..<5856, 30..<30,
    needs: [
      150
    ],
    [
      "NSColor"
    ]
  ),
  LibraryUnit(
    12, 5883..<5937, 30..<30,
    needs: [],
    [
      "Bundle", "main",
    ]
  ),
  LibraryUnit(
    13, 65..<97, 0..<0,
    needs: [
      4
    ],
    [
      "ShapeStyle"
    ]
  ),
  LibraryUnit(
    13, 98..<902, 0..<0,
    needs: [
      149, 153,
    ],
    [
      "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary",
      "purple", "red", "secondary", "teal", "white", "yellow",
    ]
  ),
  LibraryUnit(
    13, 903..<1119, 0..<0,
    needs: [
      30, 153, 171,
    ],
    [
      "opacity", "shadow",
    ]
  ),
  LibraryUnit(
    13, 1120..<1226, 0..<0,
    needs: [
      153, 163,
    ],
    [
      "tint"
    ]
  ),
  LibraryUnit(
    13, 1227..<1344, 0..<0,
    needs: [
      153, 164,
    ],
    [
      "foreground"
    ]
  ),
  LibraryUnit(
    13, 1345..<1462, 0..<0,
    needs: [
      153, 165,
    ],
    [
      "background"
    ]
  ),
  LibraryUnit(
    13, 1463..<1591, 0..<0,
    needs: [
      153, 166,
    ],
    [
      "selection"
    ]
  ),
  LibraryUnit(
    13, 1592..<1720, 0..<0,
    needs: [
      153, 167,
    ],
    [
      "separator"
    ]
  ),
  LibraryUnit(
    13, 1721..<2008, 0..<0,
    needs: [
      153, 168,
    ],
    [
      "quaternary", "quinary", "tertiary",
    ]
  ),
  LibraryUnit(
    13, 2009..<2368, 0..<0,
    needs: [
      153, 169,
    ],
    [
      "bar", "regularMaterial", "thickMaterial", "thinMaterial", "ultraThickMaterial", "ultraThinMaterial",
    ]
  ),
  LibraryUnit(
    13, 2369..<2416, 0..<0,
    needs: [
      153
    ],
    [
      "TintShapeStyle"
    ]
  ),
  LibraryUnit(
    13, 2417..<2465, 0..<0,
    needs: [
      153
    ],
    [
      "ForegroundStyle"
    ]
  ),
  LibraryUnit(
    13, 2466..<2514, 0..<0,
    needs: [
      153
    ],
    [
      "BackgroundStyle"
    ]
  ),
  LibraryUnit(
    13, 2515..<2567, 0..<0,
    needs: [
      153
    ],
    [
      "SelectionShapeStyle"
    ]
  ),
  LibraryUnit(
    13, 2568..<2620, 0..<0,
    needs: [
      153
    ],
    [
      "SeparatorShapeStyle"
    ]
  ),
  LibraryUnit(
    13, 2621..<2828, 0..<0,
    needs: [
      153
    ],
    [
      "HierarchicalShapeStyle", "primary", "secondary",
    ]
  ),
  LibraryUnit(
    13, 2859..<3132, 0..<0,
    needs: [
      153
    ],
    [
      "Material", "regular", "thick", "thin", "ultraThick", "ultraThin",
    ]
  ),
  LibraryUnit(
    13, 3167..<3237, 0..<0,
    needs: [
      153
    ],
    [
      "AnyShapeStyle"
    ]
  ),
  LibraryUnit(
    13, 3273..<3568, 0..<0,
    needs: [
      31, 149,
    ],
    [
      "ShadowStyle", "drop", "inner",
    ]
  ),
  LibraryUnit(
    14, 38..<364, 0..<0,
    needs: [
      1, 31, 149, 153,
    ],
    [
      "Gradient", "Stop", "color", "location",
    ]
  ),
  LibraryUnit(
    14, 400..<488, 0..<0,
    needs: [
      1, 153, 172,
    ],
    [
      "AnyGradient"
    ]
  ),
  LibraryUnit(
    14, 518..<775, 0..<3,
    needs: [
      59, 146, 149, 153, 172,
    ],
    [
      "LinearGradient"
    ]
  ),
  LibraryUnit(
    14, 815..<1123, 3..<6,
    needs: [
      31, 59, 146, 149, 153, 172,
    ],
    [
      "RadialGradient"
    ]
  ),
  LibraryUnit(
    14, 1193..<1640, 6..<9,
    needs: [
      31, 59, 146, 149, 153, 172,
    ],
    [
      "EllipticalGradient"
    ]
  ),
  LibraryUnit(
    14, 1673..<2185, 9..<15,
    needs: [
      59, 146, 147, 149, 153, 172,
    ],
    [
      "AngularGradient"
    ]
  ),
  LibraryUnit(
    14, 2186..<2638, 15..<15,
    needs: [
      146, 149, 153, 172, 174,
    ],
    [
      "linearGradient"
    ]
  ),
  LibraryUnit(
    15, 12..<3239, 0..<11,
    needs: [
      1, 4, 8, 29, 31, 36,
    ],
    [
      "Design", "Font", "Leading", "TextStyle", "Weight", "Width", "black", "body", "bold", "callout", "caption",
      "caption2", "compressed", "condensed", "custom", "default", "expanded", "extraLargeTitle",
      "extraLargeTitle2", "footnote", "headline", "heavy", "italic", "largeTitle", "leading", "light", "loose",
      "lowercaseSmallCaps", "medium", "monospaced", "monospacedDigit", "regular", "rounded", "semibold", "serif",
      "smallCaps", "standard", "subheadline", "system", "thin", "tight", "title", "title2", "title3",
      "ultraLight", "uppercaseSmallCaps", "value", "weight", "width",
    ]
  ),
  LibraryUnit(
    16, 70..<103, 0..<1,
    needs: [
      59
    ],
    [
      "EmptyView"
    ]
  ),
  LibraryUnit(
    17, 65..<146, 0..<1,
    needs: [
      59, 60, 62,
    ],
    [
      "Group"
    ]
  ),
  LibraryUnit(
    18, 33..<115, 0..<2,
    needs: [
      59
    ],
    [
      "AnyView"
    ]
  ),
  LibraryUnit(
    19, 48..<600, 0..<4,
    needs: [
      1, 3, 24, 26, 29, 41, 42, 46, 59, 60, 62, 184,
    ],
    [
      "ForEach"
    ]
  ),
  LibraryUnit(
    19, 637..<667, 4..<4,
    needs: [],
    [
      "KeyPath"
    ]
  ),
  LibraryUnit(
    19, 668..<703, 4..<4,
    needs: [
      184
    ],
    [
      "WritableKeyPath"
    ]
  ),
  LibraryUnit(
    20, 38..<877, 0..<8,
    needs: [
      36, 59, 60, 62,
    ],
    [
      "Section"
    ]
  ),
  LibraryUnit(
    21, 78..<225, 0..<1,
    needs: [
      31, 59, 60, 62, 132,
    ],
    [
      "HStack"
    ]
  ),
  LibraryUnit(
    22, 78..<227, 0..<1,
    needs: [
      31, 59, 60, 62, 131,
    ],
    [
      "VStack"
    ]
  ),
  LibraryUnit(
    23, 67..<181, 0..<1,
    needs: [
      59, 60, 62, 133,
    ],
    [
      "ZStack"
    ]
  ),
  LibraryUnit(
    24, 29..<146, 0..<0,
    needs: [
      4, 59, 145, 214,
    ],
    [
      "Shape", "path",
    ]
  ),
  LibraryUnit(
    24, 192..<226, 0..<0,
    needs: [
      190
    ],
    [
      "InsettableShape"
    ]
  ),
  LibraryUnit(
    24, 244..<342, 0..<1,
    needs: [
      145, 191, 214,
    ],
    [
      "Rectangle", "path",
    ]
  ),
  LibraryUnit(
    24, 398..<504, 1..<2,
    needs: [
      145, 191, 214,
    ],
    [
      "Circle", "path",
    ]
  ),
  LibraryUnit(
    24, 521..<628, 2..<3,
    needs: [
      145, 191, 214,
    ],
    [
      "Ellipse", "path",
    ]
  ),
  LibraryUnit(
    24, 681..<816, 3..<4,
    needs: [
      145, 191, 201, 214,
    ],
    [
      "Capsule", "path",
    ]
  ),
  LibraryUnit(
    24, 855..<1090, 4..<6,
    needs: [
      31, 142, 145, 191, 201, 214,
    ],
    [
      "RoundedRectangle", "path",
    ]
  ),
  LibraryUnit(
    24, 1140..<1514, 6..<8,
    needs: [
      31, 145, 191, 200, 201, 214,
    ],
    [
      "UnevenRoundedRectangle", "path",
    ]
  ),
  LibraryUnit(
    24, 1561..<1672, 8..<9,
    needs: [
      145, 191, 214,
    ],
    [
      "ContainerRelativeShape", "path",
    ]
  ),
  LibraryUnit(
    24, 1707..<1813, 9..<10,
    needs: [
      145, 190, 214,
    ],
    [
      "AnyShape", "path",
    ]
  ),
  LibraryUnit(
    24, 1854..<2024, 10..<10,
    needs: [
      0, 31,
    ],
    [
      "RectangleCornerRadii", "bottomLeading", "bottomTrailing", "topLeading", "topTrailing",
    ]
  ),
  LibraryUnit(
    24, 2054..<2107, 10..<10,
    needs: [],
    [
      "RoundedCornerStyle", "circular", "continuous",
    ]
  ),
  LibraryUnit(
    24, 2108..<2194, 10..<10,
    needs: [
      190, 192,
    ],
    [
      "rect"
    ]
  ),
  LibraryUnit(
    24, 2195..<2274, 10..<10,
    needs: [
      190, 193,
    ],
    [
      "circle"
    ]
  ),
  LibraryUnit(
    24, 2275..<2358, 10..<10,
    needs: [
      190, 194,
    ],
    [
      "ellipse"
    ]
  ),
  LibraryUnit(
    24, 2359..<2530, 10..<10,
    needs: [
      190, 195, 201,
    ],
    [
      "capsule"
    ]
  ),
  LibraryUnit(
    24, 2531..<2671, 10..<10,
    needs: [
      190, 198,
    ],
    [
      "containerRelative"
    ]
  ),
  LibraryUnit(
    24, 2672..<2894, 10..<10,
    needs: [
      31, 190, 196, 201,
    ],
    [
      "rect"
    ]
  ),
  LibraryUnit(
    25, 0..<1534, 0..<13,
    needs: [
      31, 35, 59, 142, 146, 147, 148, 153, 190, 210, 211,
    ],
    [
      "fill", "rotation", "scale", "size", "stroke", "transform", "trim",
    ]
  ),
  LibraryUnit(
    25, 1535..<2286, 13..<18,
    needs: [
      31, 35, 59, 153, 191, 211,
    ],
    [
      "inset", "strokeBorder",
    ]
  ),
  LibraryUnit(
    25, 2343..<2550, 18..<18,
    needs: [
      0, 35,
    ],
    [
      "FillStyle", "isAntialiased", "isEOFilled",
    ]
  ),
  LibraryUnit(
    25, 2580..<3115, 18..<18,
    needs: [
      0, 31, 212, 213,
    ],
    [
      "StrokeStyle", "dash", "dashPhase", "lineCap", "lineJoin", "lineWidth", "miterLimit",
    ]
  ),
  LibraryUnit(
    25, 3139..<3182, 18..<18,
    needs: [],
    [
      "CGLineCap", "butt", "round", "square",
    ]
  ),
  LibraryUnit(
    25, 3209..<3253, 18..<18,
    needs: [],
    [
      "CGLineJoin", "bevel", "miter", "round",
    ]
  ),
  LibraryUnit(
    26, 28..<1470, 0..<6,
    needs: [
      0, 31, 35, 142, 143, 145, 147, 148, 190, 201,
    ],
    [
      "Path", "addArc", "addCurve", "addEllipse", "addLine", "addLines", "addPath", "addQuadCurve", "addRect",
      "addRoundedRect", "applying", "boundingRect", "closeSubpath", "contains", "currentPoint", "isEmpty", "move",
      "offsetBy", "path",
    ]
  ),
  LibraryUnit(
    27, 49..<106, 0..<1,
    needs: [
      31, 59,
    ],
    [
      "Spacer"
    ]
  ),
  LibraryUnit(
    28, 46..<77, 0..<1,
    needs: [
      59
    ],
    [
      "Divider"
    ]
  ),
  LibraryUnit(
    29, 27..<1843, 0..<20,
    needs: [
      0, 1, 31, 35, 36, 59, 149, 152, 153, 179, 218,
    ],
    [
      "+", "Case", "LineStyle", "Pattern", "Text", "TruncationMode", "_sum", "baselineOffset", "bold", "dash",
      "dot", "font", "fontDesign", "fontWeight", "foregroundColor", "foregroundStyle", "head", "italic",
      "kerning", "lowercase", "middle", "monospaced", "monospacedDigit", "solid", "strikethrough", "tail",
      "tracking", "underline", "uppercase",
    ]
  ),
  LibraryUnit(
    29, 1905..<1997, 20..<21,
    needs: [
      0, 15, 36,
    ],
    [
      "LocalizedStringKey"
    ]
  ),
  LibraryUnit(
    29, 1998..<2052, 21..<21,
    needs: [
      218
    ],
    [
      "LocalizedStringResource"
    ]
  ),
  LibraryUnit(
    30, 92..<205, 0..<1,
    needs: [
      59, 60, 62, 221,
    ],
    [
      "GeometryReader"
    ]
  ),
  LibraryUnit(
    30, 251..<1558, 1..<8,
    needs: [
      31, 35, 139, 142, 143, 145, 222, 224,
    ],
    [
      "GeometryProxy", "_distance", "_height", "_safeBottom", "_safeLeading", "_safeTop", "_safeTrailing",
      "_width", "frame", "safeAreaInsets", "size",
    ]
  ),
  LibraryUnit(
    30, 1592..<1915, 8..<11,
    needs: [
      1
    ],
    [
      "CoordinateSpace", "global", "local", "named",
    ]
  ),
  LibraryUnit(
    31, 64..<324, 0..<0,
    needs: [],
    [
      "PreferenceKey", "Value", "defaultValue", "reduce",
    ]
  ),
  LibraryUnit(
    31, 424..<529, 0..<0,
    needs: [
      31
    ],
    [
      "Anchor", "_height", "_width", "_x", "_y",
    ]
  ),
  LibraryUnit(
    31, 620..<1142, 0..<0,
    needs: [
      31, 145,
    ],
    [
      "_RectSource", "_fractionX", "_fractionY", "_height", "_width", "_x", "_y", "bounds", "rect",
    ]
  ),
  LibraryUnit(
    31, 1183..<2153, 0..<0,
    needs: [
      31, 143, 146,
    ],
    [
      "_PointSource", "_fractionX", "_fractionY", "_x", "_y", "bottom", "bottomLeading", "bottomTrailing",
      "center", "leading", "point", "top", "topLeading", "topTrailing", "trailing", "unitPoint",
    ]
  ),
  LibraryUnit(
    31, 2154..<4366, 0..<9,
    needs: [
      59, 60, 133, 143, 145, 223, 224, 225, 226, 239, 274,
    ],
    [
      "anchorPreference", "backgroundPreferenceValue", "onPreferenceChange", "overlayPreferenceValue",
      "preference", "transformAnchorPreference", "transformPreference",
    ]
  ),
  LibraryUnit(
    32, 0..<941, 0..<5,
    needs: [
      0, 1, 59, 221, 222,
    ],
    [
      "coordinateSpace", "onAppear", "onGeometryChange",
    ]
  ),
  LibraryUnit(
    32, 973..<1345, 5..<8,
    needs: [
      230
    ],
    [
      "DispatchQueue", "async", "asyncAfter", "main",
    ]
  ),
  LibraryUnit(
    32, 1367..<1505, 8..<9,
    needs: [
      30
    ],
    [
      "+", "DispatchTime", "now",
    ]
  ),
  LibraryUnit(
    33, 82..<106, 0..<0,
    needs: [],
    [
      "_Arrangement"
    ]
  ),
  LibraryUnit(
    33, 107..<232, 0..<1,
    needs: [
      59, 60, 231,
    ],
    [
      "callAsFunction"
    ]
  ),
  LibraryUnit(
    33, 323..<1033, 1..<1,
    needs: [
      142, 145, 231, 234, 235, 237, 238,
    ],
    [
      "Cache", "Layout", "makeCache", "placeSubviews", "sizeThatFits", "spacing", "updateCache",
    ]
  ),
  LibraryUnit(
    33, 1034..<1350, 1..<2,
    needs: [
      233, 235, 237,
    ],
    [
      "Subviews", "_noCache", "makeCache", "spacing", "updateCache",
    ]
  ),
  LibraryUnit(
    33, 1351..<1393, 2..<2,
    needs: [
      236
    ],
    [
      "LayoutSubviews"
    ]
  ),
  LibraryUnit(
    33, 1439..<2118, 2..<8,
    needs: [
      30, 134, 142, 143, 146, 223, 237, 238, 239, 274,
    ],
    [
      "LayoutSubview", "dimensions", "place", "priority", "sizeThatFits", "spacing",
    ]
  ),
  LibraryUnit(
    33, 2184..<2531, 8..<11,
    needs: [
      31, 45, 135, 138,
    ],
    [
      "ViewSpacing", "distance", "formUnion", "union", "zero",
    ]
  ),
  LibraryUnit(
    33, 2599..<3323, 11..<11,
    needs: [
      0, 31, 142,
    ],
    [
      "ProposedViewSize", "height", "infinity", "replacingUnspecifiedDimensions", "unspecified", "width", "zero",
    ]
  ),
  LibraryUnit(
    33, 3384..<3475, 11..<11,
    needs: [],
    [
      "LayoutValueKey", "Value", "defaultValue",
    ]
  ),
  LibraryUnit(
    33, 3476..<3625, 11..<12,
    needs: [
      59, 223, 239, 274,
    ],
    [
      "layoutValue"
    ]
  ),
  LibraryUnit(
    33, 3661..<3732, 12..<13,
    needs: [
      231
    ],
    [
      "AnyLayout"
    ]
  ),
  LibraryUnit(
    33, 3759..<3991, 13..<13,
    needs: [
      31, 132, 231,
    ],
    [
      "HStackLayout", "alignment", "spacing",
    ]
  ),
  LibraryUnit(
    33, 4018..<4254, 13..<13,
    needs: [
      31, 131, 231,
    ],
    [
      "VStackLayout", "alignment", "spacing",
    ]
  ),
  LibraryUnit(
    33, 4281..<4415, 13..<13,
    needs: [
      133, 231,
    ],
    [
      "ZStackLayout", "alignment",
    ]
  ),
  LibraryUnit(
    34, 40..<229, 0..<1,
    needs: [
      31, 59, 60, 62, 133,
    ],
    [
      "Grid"
    ]
  ),
  LibraryUnit(
    34, 251..<371, 1..<2,
    needs: [
      59, 60, 62, 132,
    ],
    [
      "GridRow"
    ]
  ),
  LibraryUnit(
    34, 372..<839, 2..<6,
    needs: [
      29, 45, 59, 131, 138, 146,
    ],
    [
      "gridCellAnchor", "gridCellColumns", "gridCellUnsizedAxes", "gridColumnAlignment",
    ]
  ),
  LibraryUnit(
    35, 80..<519, 0..<0,
    needs: [
      13, 29, 140,
    ],
    [
      "PinnedScrollableViews", "arrayLiteral", "rawValue", "sectionFooters", "sectionHeaders",
    ]
  ),
  LibraryUnit(
    35, 585..<820, 0..<1,
    needs: [
      31, 59, 60, 62, 131, 248,
    ],
    [
      "LazyVStack"
    ]
  ),
  LibraryUnit(
    35, 888..<1121, 1..<2,
    needs: [
      31, 59, 60, 62, 132, 248,
    ],
    [
      "LazyHStack"
    ]
  ),
  LibraryUnit(
    36, 38..<524, 0..<0,
    needs: [
      31, 133,
    ],
    [
      "GridItem", "Size", "adaptive", "alignment", "fixed", "flexible", "size", "spacing",
    ]
  ),
  LibraryUnit(
    36, 558..<813, 0..<1,
    needs: [
      31, 59, 60, 62, 131, 248, 251,
    ],
    [
      "LazyVGrid"
    ]
  ),
  LibraryUnit(
    36, 846..<1096, 1..<2,
    needs: [
      31, 59, 60, 62, 132, 248, 251,
    ],
    [
      "LazyHGrid"
    ]
  ),
  LibraryUnit(
    37, 45..<191, 0..<1,
    needs: [
      35, 45, 59, 60, 62, 138,
    ],
    [
      "ScrollView"
    ]
  ),
  LibraryUnit(
    37, 234..<601, 1..<1,
    needs: [],
    [
      "ScrollIndicatorVisibility", "automatic", "hidden", "never", "visible",
    ]
  ),
  LibraryUnit(
    37, 602..<1538, 1..<8,
    needs: [
      31, 35, 45, 59, 135, 138, 146, 255,
    ],
    [
      "contentMargins", "defaultScrollAnchor", "scrollClipDisabled", "scrollDisabled", "scrollIndicators",
      "scrollTargetLayout",
    ]
  ),
  LibraryUnit(
    38, 42..<176, 0..<1,
    needs: [
      45, 59, 60, 62, 138,
    ],
    [
      "ViewThatFits"
    ]
  ),
  LibraryUnit(
    39, 0..<521, 0..<2,
    needs: [
      31, 59, 133,
    ],
    [
      "frame"
    ]
  ),
  LibraryUnit(
    40, 0..<374, 0..<3,
    needs: [
      31, 45, 59, 135, 139,
    ],
    [
      "padding"
    ]
  ),
  LibraryUnit(
    41, 0..<416, 0..<2,
    needs: [
      31, 59, 131, 132, 134,
    ],
    [
      "alignmentGuide"
    ]
  ),
  LibraryUnit(
    42, 0..<630, 0..<4,
    needs: [
      45, 59, 60, 133, 135, 153, 190, 210,
    ],
    [
      "overlay"
    ]
  ),
  LibraryUnit(
    43, 0..<938, 0..<6,
    needs: [
      45, 59, 60, 133, 135, 153, 190, 210,
    ],
    [
      "background"
    ]
  ),
  LibraryUnit(
    44, 0..<203, 0..<2,
    needs: [
      35, 59,
    ],
    [
      "fixedSize"
    ]
  ),
  LibraryUnit(
    45, 0..<564, 0..<4,
    needs: [
      31, 59, 142, 265,
    ],
    [
      "aspectRatio", "scaledToFill", "scaledToFit",
    ]
  ),
  LibraryUnit(
    45, 635..<694, 4..<4,
    needs: [
      1, 8,
    ],
    [
      "ContentMode", "fill", "fit",
    ]
  ),
  LibraryUnit(
    46, 0..<497, 0..<4,
    needs: [
      31, 59, 142, 143,
    ],
    [
      "offset", "position",
    ]
  ),
  LibraryUnit(
    47, 0..<146, 0..<1,
    needs: [
      30, 59,
    ],
    [
      "layoutPriority"
    ]
  ),
  LibraryUnit(
    48, 0..<234, 0..<2,
    needs: [
      1, 3, 36, 59,
    ],
    [
      "accessibilityIdentifier", "id",
    ]
  ),
  LibraryUnit(
    49, 28..<473, 0..<0,
    needs: [
      13, 29, 140,
    ],
    [
      "SafeAreaRegions", "all", "arrayLiteral", "container", "keyboard", "rawValue",
    ]
  ),
  LibraryUnit(
    49, 474..<2068, 0..<10,
    needs: [
      29, 31, 45, 59, 60, 131, 132, 133, 135, 136, 137, 138, 139, 269,
    ],
    [
      "containerRelativeFrame", "edgesIgnoringSafeArea", "ignoresSafeArea", "safeAreaInset", "safeAreaPadding",
    ]
  ),
  LibraryUnit(
    50, 0..<2652, 0..<23,
    needs: [
      29, 31, 35, 42, 59, 149, 179, 217, 272, 273,
    ],
    [
      "allowsTightening", "baselineOffset", "bold", "dynamicTypeSize", "font", "fontDesign", "fontWeight",
      "fontWidth", "italic", "kerning", "lineLimit", "lineSpacing", "minimumScaleFactor", "monospaced",
      "monospacedDigit", "multilineTextAlignment", "strikethrough", "textCase", "tracking", "truncationMode",
      "underline",
    ]
  ),
  LibraryUnit(
    50, 2704..<2781, 23..<23,
    needs: [
      1, 8,
    ],
    [
      "TextAlignment", "center", "leading", "trailing",
    ]
  ),
  LibraryUnit(
    50, 2826..<3145, 23..<23,
    needs: [
      1, 2, 8, 29, 35,
    ],
    [
      "DynamicTypeSize", "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
      "isAccessibilitySize", "large", "medium", "small", "xLarge", "xSmall", "xxLarge", "xxxLarge",
    ]
  ),
  LibraryUnit(
    51, 63..<154, 0..<0,
    needs: [],
    [
      "EnvironmentKey", "Value", "defaultValue",
    ]
  ),
  LibraryUnit(
    51, 155..<200, 0..<0,
    needs: [],
    [
      "Environment"
    ]
  ),
  LibraryUnit(
    51, 263..<1956, 0..<3,
    needs: [
      29, 31, 35, 223, 239, 272, 273, 274, 277, 278, 284,
    ],
    [
      "EnvironmentValues", "_read", "colorScheme", "displayScale", "dynamicTypeSize", "horizontalSizeClass",
      "isEnabled", "layoutDirection", "lineLimit", "lineSpacing", "multilineTextAlignment", "pixelLength",
      "sizeCategory", "verticalSizeClass",
    ]
  ),
  LibraryUnit(
    51, 1991..<2069, 3..<3,
    needs: [
      1, 8,
    ],
    [
      "LayoutDirection", "leftToRight", "rightToLeft",
    ]
  ),
  LibraryUnit(
    51, 2098..<2161, 3..<3,
    needs: [
      1
    ],
    [
      "UserInterfaceSizeClass", "compact", "regular",
    ]
  ),
  LibraryUnit(
    51, 2162..<2459, 3..<5,
    needs: [
      35, 59, 184, 276,
    ],
    [
      "environment", "flipsForRightToLeftLayoutDirection",
    ]
  ),
  LibraryUnit(
    52, 0..<1148, 0..<0,
    needs: [
      1, 13, 29, 140,
    ],
    [
      "AccessibilityTraits", "arrayLiteral", "isButton", "isHeader", "isImage", "isLink", "isModal", "isSelected",
      "isStaticText", "isSummaryElement", "isTabBar", "isToggle", "rawValue", "updatesFrequently",
    ]
  ),
  LibraryUnit(
    52, 1149..<1453, 0..<0,
    needs: [
      1
    ],
    [
      "AccessibilityChildBehavior", "combine", "contain", "ignore",
    ]
  ),
  LibraryUnit(
    52, 1454..<1555, 0..<0,
    needs: [
      1, 8,
    ],
    [
      "AccessibilityHeadingLevel", "h1", "h2", "h3", "h4", "h5", "h6", "unspecified",
    ]
  ),
  LibraryUnit(
    52, 1556..<1842, 0..<0,
    needs: [
      1, 8,
    ],
    [
      "BlendMode", "color", "colorBurn", "colorDodge", "darken", "destinationOut", "destinationOver",
      "difference", "exclusion", "hardLight", "hue", "lighten", "luminosity", "multiply", "normal", "overlay",
      "plusDarker", "plusLighter", "saturation", "screen", "softLight", "sourceAtop",
    ]
  ),
  LibraryUnit(
    52, 1843..<1906, 0..<0,
    needs: [
      1, 8,
    ],
    [
      "ColorScheme", "dark", "light",
    ]
  ),
  LibraryUnit(
    52, 1907..<2154, 0..<0,
    needs: [
      1
    ],
    [
      "ContentTransition", "identity", "interpolate", "opacity",
    ]
  ),
  LibraryUnit(
    52, 2155..<2623, 0..<0,
    needs: [
      1, 13, 29, 140,
    ],
    [
      "RedactionReasons", "arrayLiteral", "invalidated", "placeholder", "privacy", "rawValue",
    ]
  ),
  LibraryUnit(
    52, 2624..<3334, 0..<0,
    needs: [
      1
    ],
    [
      "SensoryFeedback", "alignment", "decrease", "error", "impact", "increase", "levelChange", "selection",
      "start", "stop", "success", "warning",
    ]
  ),
  LibraryUnit(
    52, 3335..<3670, 0..<0,
    needs: [
      1
    ],
    [
      "SymbolRenderingMode", "hierarchical", "monochrome", "multicolor", "palette",
    ]
  ),
  LibraryUnit(
    52, 3671..<3850, 0..<0,
    needs: [
      1
    ],
    [
      "TextSelectability", "disabled", "enabled",
    ]
  ),
  LibraryUnit(
    52, 3851..<3946, 0..<0,
    needs: [
      0, 148,
    ],
    [
      "ProjectionTransform"
    ]
  ),
  LibraryUnit(
    53, 38..<1950, 0..<0,
    needs: [
      1, 29, 30, 35,
    ],
    [
      "Animation", "bouncy", "default", "delay", "easeIn", "easeInOut", "easeOut", "interactiveSpring",
      "interpolatingSpring", "linear", "repeatCount", "repeatForever", "smooth", "snappy", "speed", "spring",
      "timingCurve",
    ]
  ),
  LibraryUnit(
    53, 1982..<2821, 0..<0,
    needs: [
      31, 135, 146, 291,
    ],
    [
      "AnyTransition", "animation", "asymmetric", "combined", "identity", "move", "offset", "opacity", "push",
      "scale", "slide",
    ]
  ),
  LibraryUnit(
    53, 2851..<2932, 0..<0,
    needs: [
      35, 291,
    ],
    [
      "Transaction", "animation", "disablesAnimations",
    ]
  ),
  LibraryUnit(
    54, 0..<10649, 0..<83,
    needs: [
      0, 1, 29, 30, 31, 35, 36, 59, 60, 133, 142, 146, 147, 148, 149, 153, 190, 191, 210, 217, 280, 281, 282, 283,
      284, 285, 286, 287, 288, 289, 290, 291, 292, 293,
    ],
    [
      "accessibilityAction", "accessibilityAddTraits", "accessibilityElement", "accessibilityHeading",
      "accessibilityHidden", "accessibilityHint", "accessibilityIgnoresInvertColors", "accessibilityInputLabels",
      "accessibilityLabel", "accessibilityRemoveTraits", "accessibilitySortPriority", "accessibilityValue",
      "allowsHitTesting", "animation", "blendMode", "blur", "border", "brightness", "clipShape", "clipped",
      "colorInvert", "colorMultiply", "colorScheme", "compositingGroup", "containerShape", "contentShape",
      "contentTransition", "contrast", "cornerRadius", "disabled", "drawingGroup", "focusable", "foregroundColor",
      "foregroundStyle", "geometryGroup", "grayscale", "help", "hidden", "hueRotation",
      "interactiveDismissDisabled", "invalidatableContent", "luminanceToAlpha", "mask", "onChange", "onDisappear",
      "onHover", "onLongPressGesture", "onSubmit", "onTapGesture", "opacity", "preferredColorScheme",
      "projectionEffect", "redacted", "rotation3DEffect", "rotationEffect", "saturation", "scaleEffect",
      "sensoryFeedback", "shadow", "speechAlwaysIncludesPunctuation", "statusBarHidden", "symbolRenderingMode",
      "tag", "task", "textSelection", "tint", "transaction", "transformEffect", "transition", "unredacted",
      "zIndex",
    ]
  ),
]
