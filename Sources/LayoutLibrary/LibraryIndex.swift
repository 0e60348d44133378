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
      1, 25, 218, 255,
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
    5, 47..<433, 0..<4,
    needs: [
      218, 255,
    ],
    [
      "Binding", "constant", "projectedValue", "wrappedValue",
    ]
  ),
  LibraryUnit(
    5, 434..<473, 4..<4,
    needs: [],
    [
      "State"
    ]
  ),
  LibraryUnit(
    5, 474..<519, 4..<4,
    needs: [],
    [
      "StateObject"
    ]
  ),
  LibraryUnit(
    5, 520..<568, 4..<4,
    needs: [],
    [
      "ObservedObject"
    ]
  ),
  LibraryUnit(
    5, 569..<620, 4..<4,
    needs: [],
    [
      "EnvironmentObject"
    ]
  ),
  LibraryUnit(
    5, 621..<663, 4..<4,
    needs: [],
    [
      "Bindable"
    ]
  ),
  LibraryUnit(
    5, 664..<707, 4..<4,
    needs: [],
    [
      "Published"
    ]
  ),
  LibraryUnit(
    5, 708..<752, 4..<4,
    needs: [],
    [
      "AppStorage"
    ]
  ),
  LibraryUnit(
    5, 753..<799, 4..<4,
    needs: [],
    [
      "SceneStorage"
    ]
  ),
  LibraryUnit(
    5, 800..<844, 4..<4,
    needs: [],
    [
      "FocusState"
    ]
  ),
  LibraryUnit(
    5, 845..<891, 4..<4,
    needs: [],
    [
      "GestureState"
    ]
  ),
  LibraryUnit(
    5, 892..<928, 4..<4,
    needs: [],
    [
      "Namespace"
    ]
  ),
  LibraryUnit(
    5, 929..<975, 4..<4,
    needs: [],
    [
      "ScaledMetric"
    ]
  ),
  LibraryUnit(
    5, 976..<1004, 4..<4,
    needs: [],
    [
      "ObservableObject"
    ]
  ),
  LibraryUnit(
    6, 30..<74, 0..<1,
    needs: [
      2
    ],
    [
      "min"
    ]
  ),
  LibraryUnit(
    6, 108..<174, 1..<2,
    needs: [
      2
    ],
    [
      "min"
    ]
  ),
  LibraryUnit(
    6, 206..<250, 2..<3,
    needs: [
      2
    ],
    [
      "max"
    ]
  ),
  LibraryUnit(
    6, 287..<353, 3..<4,
    needs: [
      2
    ],
    [
      "max"
    ]
  ),
  LibraryUnit(
    6, 354..<387, 4..<5,
    needs: [
      31
    ],
    [
      "abs"
    ]
  ),
  LibraryUnit(
    6, 388..<419, 5..<6,
    needs: [
      30
    ],
    [
      "abs"
    ]
  ),
  LibraryUnit(
    6, 420..<445, 6..<7,
    needs: [
      29
    ],
    [
      "abs"
    ]
  ),
  LibraryUnit(
    6, 446..<480, 7..<8,
    needs: [
      31
    ],
    [
      "sqrt"
    ]
  ),
  LibraryUnit(
    6, 481..<513, 8..<9,
    needs: [
      30
    ],
    [
      "sqrt"
    ]
  ),
  LibraryUnit(
    6, 514..<549, 9..<10,
    needs: [
      31
    ],
    [
      "floor"
    ]
  ),
  LibraryUnit(
    6, 550..<583, 10..<11,
    needs: [
      30
    ],
    [
      "floor"
    ]
  ),
  LibraryUnit(
    6, 584..<618, 11..<12,
    needs: [
      31
    ],
    [
      "ceil"
    ]
  ),
  LibraryUnit(
    6, 619..<651, 12..<13,
    needs: [
      30
    ],
    [
      "ceil"
    ]
  ),
  LibraryUnit(
    6, 652..<687, 13..<14,
    needs: [
      31
    ],
    [
      "round"
    ]
  ),
  LibraryUnit(
    6, 688..<721, 14..<15,
    needs: [
      30
    ],
    [
      "round"
    ]
  ),
  LibraryUnit(
    6, 722..<757, 15..<16,
    needs: [
      31
    ],
    [
      "trunc"
    ]
  ),
  LibraryUnit(
    6, 758..<791, 16..<17,
    needs: [
      30
    ],
    [
      "trunc"
    ]
  ),
  LibraryUnit(
    6, 792..<840, 17..<18,
    needs: [
      31
    ],
    [
      "fmod"
    ]
  ),
  LibraryUnit(
    6, 841..<886, 18..<19,
    needs: [
      30
    ],
    [
      "fmod"
    ]
  ),
  LibraryUnit(
    6, 887..<936, 19..<20,
    needs: [
      31
    ],
    [
      "hypot"
    ]
  ),
  LibraryUnit(
    6, 937..<983, 20..<21,
    needs: [
      30
    ],
    [
      "hypot"
    ]
  ),
  LibraryUnit(
    6, 984..<1031, 21..<22,
    needs: [
      31
    ],
    [
      "pow"
    ]
  ),
  LibraryUnit(
    6, 1032..<1076, 22..<23,
    needs: [
      30
    ],
    [
      "pow"
    ]
  ),
  LibraryUnit(
    6, 1077..<1110, 23..<24,
    needs: [
      31
    ],
    [
      "exp"
    ]
  ),
  LibraryUnit(
    6, 1111..<1142, 24..<25,
    needs: [
      30
    ],
    [
      "exp"
    ]
  ),
  LibraryUnit(
    6, 1143..<1176, 25..<26,
    needs: [
      31
    ],
    [
      "log"
    ]
  ),
  LibraryUnit(
    6, 1177..<1208, 26..<27,
    needs: [
      30
    ],
    [
      "log"
    ]
  ),
  LibraryUnit(
    6, 1209..<1243, 27..<28,
    needs: [
      31
    ],
    [
      "log2"
    ]
  ),
  LibraryUnit(
    6, 1244..<1276, 28..<29,
    needs: [
      30
    ],
    [
      "log2"
    ]
  ),
  LibraryUnit(
    6, 1277..<1312, 29..<30,
    needs: [
      31
    ],
    [
      "log10"
    ]
  ),
  LibraryUnit(
    6, 1313..<1346, 30..<31,
    needs: [
      30
    ],
    [
      "log10"
    ]
  ),
  LibraryUnit(
    6, 1347..<1380, 31..<32,
    needs: [
      31
    ],
    [
      "sin"
    ]
  ),
  LibraryUnit(
    6, 1381..<1412, 32..<33,
    needs: [
      30
    ],
    [
      "sin"
    ]
  ),
  LibraryUnit(
    6, 1413..<1446, 33..<34,
    needs: [
      31
    ],
    [
      "cos"
    ]
  ),
  LibraryUnit(
    6, 1447..<1478, 34..<35,
    needs: [
      30
    ],
    [
      "cos"
    ]
  ),
  LibraryUnit(
    6, 1479..<1512, 35..<36,
    needs: [
      31
    ],
    [
      "tan"
    ]
  ),
  LibraryUnit(
    6, 1513..<1544, 36..<37,
    needs: [
      30
    ],
    [
      "tan"
    ]
  ),
  LibraryUnit(
    6, 1545..<1579, 37..<38,
    needs: [
      31
    ],
    [
      "asin"
    ]
  ),
  LibraryUnit(
    6, 1580..<1612, 38..<39,
    needs: [
      30
    ],
    [
      "asin"
    ]
  ),
  LibraryUnit(
    6, 1613..<1647, 39..<40,
    needs: [
      31
    ],
    [
      "acos"
    ]
  ),
  LibraryUnit(
    6, 1648..<1680, 40..<41,
    needs: [
      30
    ],
    [
      "acos"
    ]
  ),
  LibraryUnit(
    6, 1681..<1715, 41..<42,
    needs: [
      31
    ],
    [
      "atan"
    ]
  ),
  LibraryUnit(
    6, 1716..<1748, 42..<43,
    needs: [
      30
    ],
    [
      "atan"
    ]
  ),
  LibraryUnit(
    6, 1749..<1798, 43..<44,
    needs: [
      31
    ],
    [
      "atan2"
    ]
  ),
  LibraryUnit(
    6, 1799..<1845, 44..<45,
    needs: [
      30
    ],
    [
      "atan2"
    ]
  ),
  LibraryUnit(
    7, 92..<243, 0..<0,
    needs: [
      31, 129,
    ],
    [
      "AlignmentID", "defaultValue",
    ]
  ),
  LibraryUnit(
    7, 332..<935, 0..<6,
    needs: [
      0, 4, 125,
    ],
    [
      "HorizontalAlignment", "center", "leading", "listRowSeparatorLeading", "listRowSeparatorTrailing",
      "trailing",
    ]
  ),
  LibraryUnit(
    7, 1023..<1671, 6..<12,
    needs: [
      0, 4, 125,
    ],
    [
      "VerticalAlignment", "bottom", "center", "firstTextBaseline", "lastTextBaseline", "top",
    ]
  ),
  LibraryUnit(
    7, 1698..<4110, 12..<12,
    needs: [
      0, 4, 126, 127,
    ],
    [
      "Alignment", "bottom", "bottomLeading", "bottomTrailing", "center", "centerFirstTextBaseline",
      "centerLastTextBaseline", "horizontal", "leading", "leadingFirstTextBaseline", "leadingLastTextBaseline",
      "top", "topLeading", "topTrailing", "trailing", "trailingFirstTextBaseline", "trailingLastTextBaseline",
      "vertical",
    ]
  ),
  LibraryUnit(
    8, 58..<750, 0..<6,
    needs: [
      0, 31, 126, 127,
    ],
    [
      "ViewDimensions", "height", "width",
    ]
  ),
  LibraryUnit(
    9, 29..<1011, 0..<0,
    needs: [
      1, 8, 13, 29, 135, 136,
    ],
    [
      "Edge", "Set", "all", "arrayLiteral", "bottom", "horizontal", "leading", "rawValue", "top", "trailing",
      "vertical",
    ]
  ),
  LibraryUnit(
    9, 1050..<1616, 0..<0,
    needs: [
      1, 8, 13, 29, 135,
    ],
    [
      "HorizontalEdge", "Set", "all", "arrayLiteral", "leading", "rawValue", "trailing",
    ]
  ),
  LibraryUnit(
    9, 1649..<2183, 0..<0,
    needs: [
      1, 8, 13, 29, 135,
    ],
    [
      "Set", "VerticalEdge", "all", "arrayLiteral", "bottom", "rawValue", "top",
    ]
  ),
  LibraryUnit(
    9, 2210..<2696, 0..<0,
    needs: [
      1, 8, 13, 29, 135,
    ],
    [
      "Axis", "Set", "arrayLiteral", "horizontal", "rawValue", "vertical",
    ]
  ),
  LibraryUnit(
    9, 2732..<3182, 0..<0,
    needs: [
      0, 31,
    ],
    [
      "EdgeInsets", "bottom", "leading", "top", "trailing",
    ]
  ),
  LibraryUnit(
    9, 3183..<3217, 0..<1,
    needs: [
      29
    ],
    [
      "_union"
    ]
  ),
  LibraryUnit(
    9, 3218..<3248, 1..<2,
    needs: [
      29
    ],
    [
      "_bit"
    ]
  ),
  LibraryUnit(
    10, 26..<319, 0..<0,
    needs: [
      1, 4, 5, 31,
    ],
    [
      "CGSize", "height", "width", "zero",
    ]
  ),
  LibraryUnit(
    10, 346..<588, 0..<0,
    needs: [
      1, 4, 5, 31,
    ],
    [
      "CGPoint", "x", "y", "zero",
    ]
  ),
  LibraryUnit(
    10, 621..<822, 0..<0,
    needs: [
      1, 4, 31,
    ],
    [
      "CGVector", "dx", "dy", "zero",
    ]
  ),
  LibraryUnit(
    10, 840..<2570, 0..<0,
    needs: [
      1, 4, 5, 31, 35, 80, 81, 82, 83, 84, 85, 86, 137, 138,
    ],
    [
      "CGRect", "contains", "height", "insetBy", "intersects", "isEmpty", "maxX", "maxY", "midX", "midY", "minX",
      "minY", "offsetBy", "origin", "size", "union", "width", "zero",
    ]
  ),
  LibraryUnit(
    10, 2624..<3394, 0..<0,
    needs: [
      1, 4, 31,
    ],
    [
      "UnitPoint", "bottom", "bottomLeading", "bottomTrailing", "center", "leading", "top", "topLeading",
      "topTrailing", "trailing", "x", "y", "zero",
    ]
  ),
  LibraryUnit(
    10, 3409..<3870, 0..<0,
    needs: [
      1, 4, 30,
    ],
    [
      "Angle", "degrees", "radians", "zero",
    ]
  ),
  LibraryUnit(
    10, 3902..<4870, 0..<0,
    needs: [
      1, 4, 31, 111, 112, 113, 114,
    ],
    [
      "CGAffineTransform", "a", "b", "c", "d", "identity", "tx", "ty",
    ]
  ),
  LibraryUnit(
    11, 57..<2611, 0..<30,
    needs: [
      1, 4, 30, 36, 59, 145, 147, 148, 168,
    ],
    [
      "Color", "RGBColorSpace", "accentColor", "black", "blue", "brown", "clear", "cyan", "displayP3", "gradient",
      "gray", "green", "indigo", "magenta", "mint", "mix", "opacity", "orange", "pink", "primary", "purple",
      "red", "sRGB", "sRGBLinear", "secondary", "teal", "white", "yellow",
    ]
  ),
  LibraryUnit(
    11, 2645..<5828, 30..<30,
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
    11, 5829..<5856, 30..<30,
    needs: [
      145
    ],
    [
      "NSColor"
    ]
  ),
  LibraryUnit(
    11, 5883..<5937, 30..<30,
    needs: [],
    [
      "Bundle", "main",
    ]
  ),
  LibraryUnit(
    12, 65..<97, 0..<0,
    needs: [
      4
    ],
    [
      "ShapeStyle"
    ]
  ),
  LibraryUnit(
    12, 98..<902, 0..<0,
    needs: [
      144, 148,
    ],
    [
      "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary",
      "purple", "red", "secondary", "teal", "white", "yellow",
    ]
  ),
  LibraryUnit(
    12, 903..<1119, 0..<0,
    needs: [
      30, 148, 166,
    ],
    [
      "opacity", "shadow",
    ]
  ),
  LibraryUnit(
    12, 1120..<1226, 0..<0,
    needs: [
      148, 158,
    ],
    [
      "tint"
    ]
  ),
  LibraryUnit(
    12, 1227..<1344, 0..<0,
    needs: [
      148, 159,
    ],
    [
      "foreground"
    ]
  ),
  LibraryUnit(
    12, 1345..<1462, 0..<0,
    needs: [
      148, 160,
    ],
    [
      "background"
    ]
  ),
  LibraryUnit(
    12, 1463..<1591, 0..<0,
    needs: [
      148, 161,
    ],
    [
      "selection"
    ]
  ),
  LibraryUnit(
    12, 1592..<1720, 0..<0,
    needs: [
      148, 162,
    ],
    [
      "separator"
    ]
  ),
  LibraryUnit(
    12, 1721..<2008, 0..<0,
    needs: [
      148, 163,
    ],
    [
      "quaternary", "quinary", "tertiary",
    ]
  ),
  LibraryUnit(
    12, 2009..<2368, 0..<0,
    needs: [
      148, 164,
    ],
    [
      "bar", "regularMaterial", "thickMaterial", "thinMaterial", "ultraThickMaterial", "ultraThinMaterial",
    ]
  ),
  LibraryUnit(
    12, 2369..<2416, 0..<0,
    needs: [
      148
    ],
    [
      "TintShapeStyle"
    ]
  ),
  LibraryUnit(
    12, 2417..<2465, 0..<0,
    needs: [
      148
    ],
    [
      "ForegroundStyle"
    ]
  ),
  LibraryUnit(
    12, 2466..<2514, 0..<0,
    needs: [
      148
    ],
    [
      "BackgroundStyle"
    ]
  ),
  LibraryUnit(
    12, 2515..<2567, 0..<0,
    needs: [
      148
    ],
    [
      "SelectionShapeStyle"
    ]
  ),
  LibraryUnit(
    12, 2568..<2620, 0..<0,
    needs: [
      148
    ],
    [
      "SeparatorShapeStyle"
    ]
  ),
  LibraryUnit(
    12, 2621..<2828, 0..<0,
    needs: [
      148
    ],
    [
      "HierarchicalShapeStyle", "primary", "secondary",
    ]
  ),
  LibraryUnit(
    12, 2859..<3132, 0..<0,
    needs: [
      148
    ],
    [
      "Material", "regular", "thick", "thin", "ultraThick", "ultraThin",
    ]
  ),
  LibraryUnit(
    12, 3167..<3237, 0..<0,
    needs: [
      148
    ],
    [
      "AnyShapeStyle"
    ]
  ),
  LibraryUnit(
    12, 3273..<3568, 0..<0,
    needs: [
      31, 144,
    ],
    [
      "ShadowStyle", "drop", "inner",
    ]
  ),
  LibraryUnit(
    13, 38..<364, 0..<0,
    needs: [
      1, 31, 144, 148,
    ],
    [
      "Gradient", "Stop", "color", "location",
    ]
  ),
  LibraryUnit(
    13, 400..<488, 0..<0,
    needs: [
      1, 148, 167,
    ],
    [
      "AnyGradient"
    ]
  ),
  LibraryUnit(
    13, 518..<775, 0..<3,
    needs: [
      59, 141, 144, 148, 167,
    ],
    [
      "LinearGradient"
    ]
  ),
  LibraryUnit(
    13, 815..<1123, 3..<6,
    needs: [
      31, 59, 141, 144, 148, 167,
    ],
    [
      "RadialGradient"
    ]
  ),
  LibraryUnit(
    13, 1193..<1640, 6..<9,
    needs: [
      31, 59, 141, 144, 148, 167,
    ],
    [
      "EllipticalGradient"
    ]
  ),
  LibraryUnit(
    13, 1673..<2185, 9..<15,
    needs: [
      59, 141, 142, 144, 148, 167,
    ],
    [
      "AngularGradient"
    ]
  ),
  LibraryUnit(
    13, 2186..<2638, 15..<15,
    needs: [
      141, 144, 148, 167, 169,
    ],
    [
      "linearGradient"
    ]
  ),
  LibraryUnit(
    14, 12..<3239, 0..<11,
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
    15, 70..<103, 0..<1,
    needs: [
      59
    ],
    [
      "EmptyView"
    ]
  ),
  LibraryUnit(
    16, 65..<146, 0..<1,
    needs: [
      59, 60, 62,
    ],
    [
      "Group"
    ]
  ),
  LibraryUnit(
    17, 33..<115, 0..<2,
    needs: [
      59
    ],
    [
      "AnyView"
    ]
  ),
  LibraryUnit(
    18, 48..<600, 0..<4,
    needs: [
      1, 3, 24, 26, 29, 41, 42, 46, 59, 60, 62, 179,
    ],
    [
      "ForEach"
    ]
  ),
  LibraryUnit(
    18, 637..<667, 4..<4,
    needs: [],
    [
      "KeyPath"
    ]
  ),
  LibraryUnit(
    18, 668..<703, 4..<4,
    needs: [
      179
    ],
    [
      "WritableKeyPath"
    ]
  ),
  LibraryUnit(
    19, 38..<877, 0..<8,
    needs: [
      36, 59, 60, 62,
    ],
    [
      "Section"
    ]
  ),
  LibraryUnit(
    20, 78..<225, 0..<1,
    needs: [
      31, 59, 60, 62, 127,
    ],
    [
      "HStack"
    ]
  ),
  LibraryUnit(
    21, 78..<227, 0..<1,
    needs: [
      31, 59, 60, 62, 126,
    ],
    [
      "VStack"
    ]
  ),
  LibraryUnit(
    22, 67..<181, 0..<1,
    needs: [
      59, 60, 62, 128,
    ],
    [
      "ZStack"
    ]
  ),
  LibraryUnit(
    23, 29..<146, 0..<0,
    needs: [
      4, 59, 140, 209,
    ],
    [
      "Shape", "path",
    ]
  ),
  LibraryUnit(
    23, 192..<226, 0..<0,
    needs: [
      185
    ],
    [
      "InsettableShape"
    ]
  ),
  LibraryUnit(
    23, 244..<342, 0..<1,
    needs: [
      140, 186, 209,
    ],
    [
      "Rectangle", "path",
    ]
  ),
  LibraryUnit(
    23, 398..<504, 1..<2,
    needs: [
      140, 186, 209,
    ],
    [
      "Circle", "path",
    ]
  ),
  LibraryUnit(
    23, 521..<628, 2..<3,
    needs: [
      140, 186, 209,
    ],
    [
      "Ellipse", "path",
    ]
  ),
  LibraryUnit(
    23, 681..<816, 3..<4,
    needs: [
      140, 186, 196, 209,
    ],
    [
      "Capsule", "path",
    ]
  ),
  LibraryUnit(
    23, 855..<1090, 4..<6,
    needs: [
      31, 137, 140, 186, 196, 209,
    ],
    [
      "RoundedRectangle", "path",
    ]
  ),
  LibraryUnit(
    23, 1140..<1514, 6..<8,
    needs: [
      31, 140, 186, 195, 196, 209,
    ],
    [
      "UnevenRoundedRectangle", "path",
    ]
  ),
  LibraryUnit(
    23, 1561..<1672, 8..<9,
    needs: [
      140, 186, 209,
    ],
    [
      "ContainerRelativeShape", "path",
    ]
  ),
  LibraryUnit(
    23, 1707..<1813, 9..<10,
    needs: [
      140, 185, 209,
    ],
    [
      "AnyShape", "path",
    ]
  ),
  LibraryUnit(
    23, 1854..<2024, 10..<10,
    needs: [
      0, 31,
    ],
    [
      "RectangleCornerRadii", "bottomLeading", "bottomTrailing", "topLeading", "topTrailing",
    ]
  ),
  LibraryUnit(
    23, 2054..<2107, 10..<10,
    needs: [],
    [
      "RoundedCornerStyle", "circular", "continuous",
    ]
  ),
  LibraryUnit(
    23, 2108..<2194, 10..<10,
    needs: [
      185, 187,
    ],
    [
      "rect"
    ]
  ),
  LibraryUnit(
    23, 2195..<2274, 10..<10,
    needs: [
      185, 188,
    ],
    [
      "circle"
    ]
  ),
  LibraryUnit(
    23, 2275..<2358, 10..<10,
    needs: [
      185, 189,
    ],
    [
      "ellipse"
    ]
  ),
  LibraryUnit(
    23, 2359..<2530, 10..<10,
    needs: [
      185, 190, 196,
    ],
    [
      "capsule"
    ]
  ),
  LibraryUnit(
    23, 2531..<2671, 10..<10,
    needs: [
      185, 193,
    ],
    [
      "containerRelative"
    ]
  ),
  LibraryUnit(
    23, 2672..<2894, 10..<10,
    needs: [
      31, 185, 191, 196,
    ],
    [
      "rect"
    ]
  ),
  LibraryUnit(
    24, 0..<1534, 0..<13,
    needs: [
      31, 35, 59, 137, 141, 142, 143, 148, 185, 205, 206,
    ],
    [
      "fill", "rotation", "scale", "size", "stroke", "transform", "trim",
    ]
  ),
  LibraryUnit(
    24, 1535..<2286, 13..<18,
    needs: [
      31, 35, 59, 148, 186, 206,
    ],
    [
      "inset", "strokeBorder",
    ]
  ),
  LibraryUnit(
    24, 2343..<2550, 18..<18,
    needs: [
      0, 35,
    ],
    [
      "FillStyle", "isAntialiased", "isEOFilled",
    ]
  ),
  LibraryUnit(
    24, 2580..<3115, 18..<18,
    needs: [
      0, 31, 207, 208,
    ],
    [
      "StrokeStyle", "dash", "dashPhase", "lineCap", "lineJoin", "lineWidth", "miterLimit",
    ]
  ),
  LibraryUnit(
    24, 3139..<3182, 18..<18,
    needs: [],
    [
      "CGLineCap", "butt", "round", "square",
    ]
  ),
  LibraryUnit(
    24, 3209..<3253, 18..<18,
    needs: [],
    [
      "CGLineJoin", "bevel", "miter", "round",
    ]
  ),
  LibraryUnit(
    25, 28..<1470, 0..<6,
    needs: [
      0, 31, 35, 137, 138, 140, 142, 143, 185, 196,
    ],
    [
      "Path", "addArc", "addCurve", "addEllipse", "addLine", "addLines", "addPath", "addQuadCurve", "addRect",
      "addRoundedRect", "applying", "boundingRect", "closeSubpath", "contains", "currentPoint", "isEmpty", "move",
      "offsetBy", "path",
    ]
  ),
  LibraryUnit(
    26, 49..<106, 0..<1,
    needs: [
      31, 59,
    ],
    [
      "Spacer"
    ]
  ),
  LibraryUnit(
    27, 46..<77, 0..<1,
    needs: [
      59
    ],
    [
      "Divider"
    ]
  ),
  LibraryUnit(
    28, 27..<1843, 0..<20,
    needs: [
      0, 1, 31, 35, 36, 59, 144, 147, 148, 174, 213,
    ],
    [
      "+", "Case", "LineStyle", "Pattern", "Text", "TruncationMode", "_sum", "baselineOffset", "bold", "dash",
      "dot", "font", "fontDesign", "fontWeight", "foregroundColor", "foregroundStyle", "head", "italic",
      "kerning", "lowercase", "middle", "monospaced", "monospacedDigit", "solid", "strikethrough", "tail",
      "tracking", "underline", "uppercase",
    ]
  ),
  LibraryUnit(
    28, 1905..<1997, 20..<21,
    needs: [
      0, 15, 36,
    ],
    [
      "LocalizedStringKey"
    ]
  ),
  LibraryUnit(
    28, 1998..<2052, 21..<21,
    needs: [
      213
    ],
    [
      "LocalizedStringResource"
    ]
  ),
  LibraryUnit(
    29, 92..<205, 0..<1,
    needs: [
      59, 60, 62, 216,
    ],
    [
      "GeometryReader"
    ]
  ),
  LibraryUnit(
    29, 251..<1558, 1..<8,
    needs: [
      31, 35, 134, 137, 138, 140, 217, 219,
    ],
    [
      "GeometryProxy", "_distance", "_height", "_safeBottom", "_safeLeading", "_safeTop", "_safeTrailing",
      "_width", "frame", "safeAreaInsets", "size",
    ]
  ),
  LibraryUnit(
    29, 1592..<1915, 8..<11,
    needs: [
      1
    ],
    [
      "CoordinateSpace", "global", "local", "named",
    ]
  ),
  LibraryUnit(
    30, 64..<324, 0..<0,
    needs: [],
    [
      "PreferenceKey", "Value", "defaultValue", "reduce",
    ]
  ),
  LibraryUnit(
    30, 424..<529, 0..<0,
    needs: [
      31
    ],
    [
      "Anchor", "_height", "_width", "_x", "_y",
    ]
  ),
  LibraryUnit(
    30, 620..<1142, 0..<0,
    needs: [
      31, 140,
    ],
    [
      "_RectSource", "_fractionX", "_fractionY", "_height", "_width", "_x", "_y", "bounds", "rect",
    ]
  ),
  LibraryUnit(
    30, 1183..<2153, 0..<0,
    needs: [
      31, 138, 141,
    ],
    [
      "_PointSource", "_fractionX", "_fractionY", "_x", "_y", "bottom", "bottomLeading", "bottomTrailing",
      "center", "leading", "point", "top", "topLeading", "topTrailing", "trailing", "unitPoint",
    ]
  ),
  LibraryUnit(
    30, 2154..<4366, 0..<9,
    needs: [
      59, 60, 128, 138, 140, 218, 219, 220, 221, 255,
    ],
    [
      "anchorPreference", "backgroundPreferenceValue", "onPreferenceChange", "overlayPreferenceValue",
      "preference", "transformAnchorPreference", "transformPreference",
    ]
  ),
  LibraryUnit(
    31, 0..<941, 0..<5,
    needs: [
      0, 1, 59, 216, 217,
    ],
    [
      "coordinateSpace", "onAppear", "onGeometryChange",
    ]
  ),
  LibraryUnit(
    31, 973..<1345, 5..<8,
    needs: [
      225
    ],
    [
      "DispatchQueue", "async", "asyncAfter", "main",
    ]
  ),
  LibraryUnit(
    31, 1367..<1505, 8..<9,
    needs: [
      30
    ],
    [
      "+", "DispatchTime", "now",
    ]
  ),
  LibraryUnit(
    32, 40..<229, 0..<1,
    needs: [
      31, 59, 60, 62, 128,
    ],
    [
      "Grid"
    ]
  ),
  LibraryUnit(
    32, 251..<371, 1..<2,
    needs: [
      59, 60, 62, 127,
    ],
    [
      "GridRow"
    ]
  ),
  LibraryUnit(
    32, 372..<839, 2..<6,
    needs: [
      29, 45, 59, 126, 133, 141,
    ],
    [
      "gridCellAnchor", "gridCellColumns", "gridCellUnsizedAxes", "gridColumnAlignment",
    ]
  ),
  LibraryUnit(
    33, 80..<519, 0..<0,
    needs: [
      13, 29, 135,
    ],
    [
      "PinnedScrollableViews", "arrayLiteral", "rawValue", "sectionFooters", "sectionHeaders",
    ]
  ),
  LibraryUnit(
    33, 585..<820, 0..<1,
    needs: [
      31, 59, 60, 62, 126, 229,
    ],
    [
      "LazyVStack"
    ]
  ),
  LibraryUnit(
    33, 888..<1121, 1..<2,
    needs: [
      31, 59, 60, 62, 127, 229,
    ],
    [
      "LazyHStack"
    ]
  ),
  LibraryUnit(
    34, 38..<524, 0..<0,
    needs: [
      31, 128,
    ],
    [
      "GridItem", "Size", "adaptive", "alignment", "fixed", "flexible", "size", "spacing",
    ]
  ),
  LibraryUnit(
    34, 558..<813, 0..<1,
    needs: [
      31, 59, 60, 62, 126, 229, 232,
    ],
    [
      "LazyVGrid"
    ]
  ),
  LibraryUnit(
    34, 846..<1096, 1..<2,
    needs: [
      31, 59, 60, 62, 127, 229, 232,
    ],
    [
      "LazyHGrid"
    ]
  ),
  LibraryUnit(
    35, 45..<191, 0..<1,
    needs: [
      35, 45, 59, 60, 62, 133,
    ],
    [
      "ScrollView"
    ]
  ),
  LibraryUnit(
    35, 234..<601, 1..<1,
    needs: [],
    [
      "ScrollIndicatorVisibility", "automatic", "hidden", "never", "visible",
    ]
  ),
  LibraryUnit(
    35, 602..<1318, 1..<8,
    needs: [
      31, 35, 45, 59, 130, 133, 141, 236,
    ],
    [
      "contentMargins", "defaultScrollAnchor", "scrollClipDisabled", "scrollDisabled", "scrollIndicators",
      "scrollTargetLayout",
    ]
  ),
  LibraryUnit(
    36, 42..<176, 0..<1,
    needs: [
      45, 59, 60, 62, 133,
    ],
    [
      "ViewThatFits"
    ]
  ),
  LibraryUnit(
    37, 0..<521, 0..<2,
    needs: [
      31, 59, 128,
    ],
    [
      "frame"
    ]
  ),
  LibraryUnit(
    38, 0..<374, 0..<3,
    needs: [
      31, 45, 59, 130, 134,
    ],
    [
      "padding"
    ]
  ),
  LibraryUnit(
    39, 0..<416, 0..<2,
    needs: [
      31, 59, 126, 127, 129,
    ],
    [
      "alignmentGuide"
    ]
  ),
  LibraryUnit(
    40, 0..<630, 0..<4,
    needs: [
      45, 59, 60, 128, 130, 148, 185, 205,
    ],
    [
      "overlay"
    ]
  ),
  LibraryUnit(
    41, 0..<938, 0..<6,
    needs: [
      45, 59, 60, 128, 130, 148, 185, 205,
    ],
    [
      "background"
    ]
  ),
  LibraryUnit(
    42, 0..<203, 0..<2,
    needs: [
      35, 59,
    ],
    [
      "fixedSize"
    ]
  ),
  LibraryUnit(
    43, 0..<564, 0..<4,
    needs: [
      31, 59, 137, 246,
    ],
    [
      "aspectRatio", "scaledToFill", "scaledToFit",
    ]
  ),
  LibraryUnit(
    43, 635..<694, 4..<4,
    needs: [
      1, 8,
    ],
    [
      "ContentMode", "fill", "fit",
    ]
  ),
  LibraryUnit(
    44, 0..<497, 0..<4,
    needs: [
      31, 59, 137, 138,
    ],
    [
      "offset", "position",
    ]
  ),
  LibraryUnit(
    45, 0..<146, 0..<1,
    needs: [
      30, 59,
    ],
    [
      "layoutPriority"
    ]
  ),
  LibraryUnit(
    46, 0..<234, 0..<2,
    needs: [
      1, 3, 36, 59,
    ],
    [
      "accessibilityIdentifier", "id",
    ]
  ),
  LibraryUnit(
    47, 28..<473, 0..<0,
    needs: [
      13, 29, 135,
    ],
    [
      "SafeAreaRegions", "all", "arrayLiteral", "container", "keyboard", "rawValue",
    ]
  ),
  LibraryUnit(
    47, 474..<2068, 0..<10,
    needs: [
      29, 31, 45, 59, 60, 126, 127, 128, 130, 131, 132, 133, 134, 250,
    ],
    [
      "containerRelativeFrame", "edgesIgnoringSafeArea", "ignoresSafeArea", "safeAreaInset", "safeAreaPadding",
    ]
  ),
  LibraryUnit(
    48, 0..<2652, 0..<23,
    needs: [
      29, 31, 35, 42, 59, 144, 174, 212, 253, 254,
    ],
    [
      "allowsTightening", "baselineOffset", "bold", "dynamicTypeSize", "font", "fontDesign", "fontWeight",
      "fontWidth", "italic", "kerning", "lineLimit", "lineSpacing", "minimumScaleFactor", "monospaced",
      "monospacedDigit", "multilineTextAlignment", "strikethrough", "textCase", "tracking", "truncationMode",
      "underline",
    ]
  ),
  LibraryUnit(
    48, 2704..<2781, 23..<23,
    needs: [
      1, 8,
    ],
    [
      "TextAlignment", "center", "leading", "trailing",
    ]
  ),
  LibraryUnit(
    48, 2826..<3145, 23..<23,
    needs: [
      1, 2, 8, 29, 35,
    ],
    [
      "DynamicTypeSize", "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
      "isAccessibilitySize", "large", "medium", "small", "xLarge", "xSmall", "xxLarge", "xxxLarge",
    ]
  ),
  LibraryUnit(
    49, 63..<154, 0..<0,
    needs: [],
    [
      "EnvironmentKey", "Value", "defaultValue",
    ]
  ),
  LibraryUnit(
    49, 155..<200, 0..<0,
    needs: [],
    [
      "Environment"
    ]
  ),
  LibraryUnit(
    49, 263..<1956, 0..<3,
    needs: [
      29, 31, 35, 218, 253, 254, 255, 258, 259, 265,
    ],
    [
      "EnvironmentValues", "_read", "colorScheme", "displayScale", "dynamicTypeSize", "horizontalSizeClass",
      "isEnabled", "layoutDirection", "lineLimit", "lineSpacing", "multilineTextAlignment", "pixelLength",
      "sizeCategory", "verticalSizeClass",
    ]
  ),
  LibraryUnit(
    49, 1991..<2069, 3..<3,
    needs: [
      1, 8,
    ],
    [
      "LayoutDirection", "leftToRight", "rightToLeft",
    ]
  ),
  LibraryUnit(
    49, 2098..<2161, 3..<3,
    needs: [
      1
    ],
    [
      "UserInterfaceSizeClass", "compact", "regular",
    ]
  ),
  LibraryUnit(
    49, 2162..<2459, 3..<5,
    needs: [
      35, 59, 179, 257,
    ],
    [
      "environment", "flipsForRightToLeftLayoutDirection",
    ]
  ),
  LibraryUnit(
    50, 0..<1148, 0..<0,
    needs: [
      1, 13, 29, 135,
    ],
    [
      "AccessibilityTraits", "arrayLiteral", "isButton", "isHeader", "isImage", "isLink", "isModal", "isSelected",
      "isStaticText", "isSummaryElement", "isTabBar", "isToggle", "rawValue", "updatesFrequently",
    ]
  ),
  LibraryUnit(
    50, 1149..<1453, 0..<0,
    needs: [
      1
    ],
    [
      "AccessibilityChildBehavior", "combine", "contain", "ignore",
    ]
  ),
  LibraryUnit(
    50, 1454..<1555, 0..<0,
    needs: [
      1, 8,
    ],
    [
      "AccessibilityHeadingLevel", "h1", "h2", "h3", "h4", "h5", "h6", "unspecified",
    ]
  ),
  LibraryUnit(
    50, 1556..<1842, 0..<0,
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
    50, 1843..<1906, 0..<0,
    needs: [
      1, 8,
    ],
    [
      "ColorScheme", "dark", "light",
    ]
  ),
  LibraryUnit(
    50, 1907..<2154, 0..<0,
    needs: [
      1
    ],
    [
      "ContentTransition", "identity", "interpolate", "opacity",
    ]
  ),
  LibraryUnit(
    50, 2155..<2623, 0..<0,
    needs: [
      1, 13, 29, 135,
    ],
    [
      "RedactionReasons", "arrayLiteral", "invalidated", "placeholder", "privacy", "rawValue",
    ]
  ),
  LibraryUnit(
    50, 2624..<3334, 0..<0,
    needs: [
      1
    ],
    [
      "SensoryFeedback", "alignment", "decrease", "error", "impact", "increase", "levelChange", "selection",
      "start", "stop", "success", "warning",
    ]
  ),
  LibraryUnit(
    50, 3335..<3670, 0..<0,
    needs: [
      1
    ],
    [
      "SymbolRenderingMode", "hierarchical", "monochrome", "multicolor", "palette",
    ]
  ),
  LibraryUnit(
    50, 3671..<3850, 0..<0,
    needs: [
      1
    ],
    [
      "TextSelectability", "disabled", "enabled",
    ]
  ),
  LibraryUnit(
    50, 3851..<3946, 0..<0,
    needs: [
      0, 143,
    ],
    [
      "ProjectionTransform"
    ]
  ),
  LibraryUnit(
    51, 38..<1950, 0..<0,
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
    51, 1982..<2821, 0..<0,
    needs: [
      31, 130, 141, 272,
    ],
    [
      "AnyTransition", "animation", "asymmetric", "combined", "identity", "move", "offset", "opacity", "push",
      "scale", "slide",
    ]
  ),
  LibraryUnit(
    51, 2851..<2932, 0..<0,
    needs: [
      35, 272,
    ],
    [
      "Transaction", "animation", "disablesAnimations",
    ]
  ),
  LibraryUnit(
    52, 0..<10649, 0..<83,
    needs: [
      0, 1, 29, 30, 31, 35, 36, 59, 60, 128, 137, 141, 142, 143, 144, 148, 185, 186, 205, 212, 261, 262, 263, 264,
      265, 266, 267, 268, 269, 270, 271, 272, 273, 274,
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
