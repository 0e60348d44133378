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
    0, 250..<348, 0..<0,
    needs: [],
    [
      "AllCases", "CaseIterable", "allCases",
    ]
  ),
  LibraryUnit(
    0, 349..<377, 0..<0,
    needs: [],
    [
      "RawRepresentable"
    ]
  ),
  LibraryUnit(
    0, 378..<446, 0..<0,
    needs: [
      36
    ],
    [
      "CustomStringConvertible", "description",
    ]
  ),
  LibraryUnit(
    0, 447..<464, 0..<0,
    needs: [],
    [
      "Error"
    ]
  ),
  LibraryUnit(
    0, 465..<486, 0..<0,
    needs: [],
    [
      "AnyObject"
    ]
  ),
  LibraryUnit(
    0, 487..<508, 0..<0,
    needs: [],
    [
      "OptionSet"
    ]
  ),
  LibraryUnit(
    0, 509..<546, 0..<0,
    needs: [],
    [
      "ExpressibleByArrayLiteral"
    ]
  ),
  LibraryUnit(
    0, 547..<585, 0..<0,
    needs: [],
    [
      "ExpressibleByStringLiteral"
    ]
  ),
  LibraryUnit(
    0, 586..<625, 0..<0,
    needs: [],
    [
      "ExpressibleByIntegerLiteral"
    ]
  ),
  LibraryUnit(
    0, 626..<663, 0..<0,
    needs: [],
    [
      "ExpressibleByFloatLiteral"
    ]
  ),
  LibraryUnit(
    0, 664..<694, 0..<0,
    needs: [],
    [
      "AdditiveArithmetic"
    ]
  ),
  LibraryUnit(
    0, 695..<734, 0..<0,
    needs: [
      18
    ],
    [
      "Numeric"
    ]
  ),
  LibraryUnit(
    0, 735..<791, 0..<0,
    needs: [
      1, 2, 19,
    ],
    [
      "BinaryInteger"
    ]
  ),
  LibraryUnit(
    0, 792..<848, 0..<0,
    needs: [
      1, 2, 19,
    ],
    [
      "FloatingPoint"
    ]
  ),
  LibraryUnit(
    0, 849..<895, 0..<0,
    needs: [
      21
    ],
    [
      "BinaryFloatingPoint"
    ]
  ),
  LibraryUnit(
    0, 896..<944, 0..<0,
    needs: [
      1, 2,
    ],
    [
      "StringProtocol"
    ]
  ),
  LibraryUnit(
    0, 945..<989, 0..<0,
    needs: [],
    [
      "Element", "Sequence",
    ]
  ),
  LibraryUnit(
    0, 990..<1022, 0..<0,
    needs: [
      24
    ],
    [
      "Collection"
    ]
  ),
  LibraryUnit(
    0, 1023..<1069, 0..<0,
    needs: [
      25
    ],
    [
      "RandomAccessCollection"
    ]
  ),
  LibraryUnit(
    0, 1070..<1083, 0..<0,
    needs: [
      28
    ],
    [
      "Never"
    ]
  ),
  LibraryUnit(
    0, 1084..<1118, 0..<0,
    needs: [
      1, 27, 63,
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
      4, 5, 22, 29, 34, 35, 36, 144,
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
      4, 5, 22, 29, 30, 34, 35, 36, 145,
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
    2, 70..<1342, 1..<30,
    needs: [
      3, 4, 5, 15, 23, 25, 29, 30, 35, 37, 39, 140,
    ],
    [
      "Element", "String", "append", "capitalized", "components", "contains", "count", "description", "dropFirst",
      "dropLast", "first", "hasPrefix", "hasSuffix", "id", "isEmpty", "last", "lowercased", "prefix",
      "replacingOccurrences", "reversed", "split", "suffix", "trimmingCharacters", "uppercased",
    ]
  ),
  LibraryUnit(
    2, 1343..<1419, 30..<31,
    needs: [
      1, 2, 4, 36,
    ],
    [
      "Character"
    ]
  ),
  LibraryUnit(
    2, 1420..<1448, 31..<31,
    needs: [
      36
    ],
    [
      "Substring"
    ]
  ),
  LibraryUnit(
    2, 1474..<1636, 31..<31,
    needs: [],
    [
      "CharacterSet", "whitespaces", "whitespacesAndNewlines",
    ]
  ),
  LibraryUnit(
    2, 1637..<1768, 31..<33,
    needs: [],
    [
      "Optional", "flatMap", "map",
    ]
  ),
  LibraryUnit(
    2, 1769..<2013, 33..<38,
    needs: [
      1, 26, 29, 35,
    ],
    [
      "Element", "Range", "contains", "count", "isEmpty", "lowerBound", "upperBound",
    ]
  ),
  LibraryUnit(
    2, 2014..<2264, 38..<43,
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
      1, 4, 24, 26, 29, 36, 41, 42, 45, 46, 134, 138,
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
      1, 24, 25, 36, 41, 42, 46,
    ],
    [
      "Set", "insert", "remove",
    ]
  ),
  LibraryUnit(
    3, 1037..<1440, 23..<32,
    needs: [
      1, 25, 266, 282, 317, 364,
    ],
    [
      "Dictionary", "Element", "keys", "mapValues", "values",
    ]
  ),
  LibraryUnit(
    3, 1441..<2824, 32..<56,
    needs: [
      24, 29, 35, 36, 41, 42, 46,
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
      0, 24, 29, 35, 36, 41, 42, 46,
    ],
    [
      "contains", "firstIndex", "lastIndex",
    ]
  ),
  LibraryUnit(
    3, 3010..<3137, 59..<62,
    needs: [
      2, 24, 36, 41, 42, 46,
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
      24, 25, 29, 35, 36, 41, 42, 46,
    ],
    [
      "count", "endIndex", "first", "indices", "isEmpty", "last", "startIndex",
    ]
  ),
  LibraryUnit(
    3, 3462..<3540, 68..<69,
    needs: [
      24, 36, 41, 42, 46,
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
    4, 29..<167, 0..<0,
    needs: [
      2, 35,
    ],
    [
      "PartialRangeFrom", "contains", "lowerBound",
    ]
  ),
  LibraryUnit(
    4, 196..<333, 0..<0,
    needs: [
      2, 35,
    ],
    [
      "PartialRangeUpTo", "contains", "upperBound",
    ]
  ),
  LibraryUnit(
    4, 358..<499, 0..<0,
    needs: [
      2, 35,
    ],
    [
      "PartialRangeThrough", "contains", "upperBound",
    ]
  ),
  LibraryUnit(
    4, 500..<888, 0..<0,
    needs: [
      24, 29, 36, 41, 42, 43, 46, 59, 60, 61,
    ],
    []
  ),
  LibraryUnit(
    5, 32..<141, 0..<0,
    needs: [
      64
    ],
    [
      "Body", "View", "body",
    ]
  ),
  LibraryUnit(
    5, 142..<178, 0..<0,
    needs: [],
    [
      "ViewBuilder"
    ]
  ),
  LibraryUnit(
    5, 216..<352, 0..<0,
    needs: [
      63, 64, 66,
    ],
    [
      "ViewModifier", "body",
    ]
  ),
  LibraryUnit(
    5, 353..<420, 0..<0,
    needs: [
      65, 67,
    ],
    [
      "Content"
    ]
  ),
  LibraryUnit(
    5, 421..<457, 0..<0,
    needs: [
      63
    ],
    [
      "_ViewModifierContent"
    ]
  ),
  LibraryUnit(
    5, 458..<584, 0..<1,
    needs: [
      63, 65,
    ],
    [
      "modifier"
    ]
  ),
  LibraryUnit(
    5, 641..<723, 1..<1,
    needs: [
      63, 64,
    ],
    [
      "PreviewProvider", "previews",
    ]
  ),
  LibraryUnit(
    6, 42..<535, 0..<7,
    needs: [
      31
    ],
    [
      "PreviewTrait", "defaultLayout", "fixedLayout", "landscapeLeft", "landscapeRight", "portrait",
      "portraitUpsideDown", "sizeThatFitsLayout",
    ]
  ),
  LibraryUnit(
    6, 578..<859, 7..<10,
    needs: [
      31
    ],
    [
      "PreviewLayout", "device", "fixed", "sizeThatFits",
    ]
  ),
  LibraryUnit(
    6, 886..<993, 10..<12,
    needs: [
      15, 36,
    ],
    [
      "PreviewDevice"
    ]
  ),
  LibraryUnit(
    6, 1020..<1280, 12..<16,
    needs: [],
    [
      "InterfaceOrientation", "landscapeLeft", "landscapeRight", "portrait", "portraitUpsideDown",
    ]
  ),
  LibraryUnit(
    6, 1281..<1718, 16..<20,
    needs: [
      36, 63, 71, 72, 73,
    ],
    [
      "previewDevice", "previewDisplayName", "previewInterfaceOrientation", "previewLayout",
    ]
  ),
  LibraryUnit(
    7, 47..<433, 0..<4,
    needs: [
      266, 282, 317, 364,
    ],
    [
      "Binding", "constant", "projectedValue", "wrappedValue",
    ]
  ),
  LibraryUnit(
    7, 434..<530, 4..<6,
    needs: [
      266, 282, 317, 364,
    ],
    [
      "State"
    ]
  ),
  LibraryUnit(
    7, 531..<633, 6..<8,
    needs: [
      266, 282, 317, 364,
    ],
    [
      "StateObject"
    ]
  ),
  LibraryUnit(
    7, 634..<739, 8..<10,
    needs: [
      266, 282, 317, 364,
    ],
    [
      "ObservedObject"
    ]
  ),
  LibraryUnit(
    7, 740..<791, 10..<10,
    needs: [],
    [
      "EnvironmentObject"
    ]
  ),
  LibraryUnit(
    7, 792..<891, 10..<12,
    needs: [
      266, 282, 317, 364,
    ],
    [
      "Bindable"
    ]
  ),
  LibraryUnit(
    7, 892..<935, 12..<12,
    needs: [],
    [
      "Published"
    ]
  ),
  LibraryUnit(
    7, 936..<1037, 12..<14,
    needs: [
      266, 282, 317, 364,
    ],
    [
      "AppStorage"
    ]
  ),
  LibraryUnit(
    7, 1038..<1141, 14..<16,
    needs: [
      266, 282, 317, 364,
    ],
    [
      "SceneStorage"
    ]
  ),
  LibraryUnit(
    7, 1142..<1243, 16..<18,
    needs: [
      266, 282, 317, 364,
    ],
    [
      "FocusState"
    ]
  ),
  LibraryUnit(
    7, 1244..<1347, 18..<20,
    needs: [
      266, 282, 317, 364,
    ],
    [
      "GestureState"
    ]
  ),
  LibraryUnit(
    7, 1348..<1419, 20..<20,
    needs: [
      1
    ],
    [
      "ID", "Namespace",
    ]
  ),
  LibraryUnit(
    7, 1420..<1466, 20..<20,
    needs: [],
    [
      "ScaledMetric"
    ]
  ),
  LibraryUnit(
    7, 1467..<1495, 20..<20,
    needs: [],
    [
      "ObservableObject"
    ]
  ),
  LibraryUnit(
    8, 30..<74, 0..<1,
    needs: [
      2
    ],
    [
      "min"
    ]
  ),
  LibraryUnit(
    8, 108..<174, 1..<2,
    needs: [
      2
    ],
    [
      "min"
    ]
  ),
  LibraryUnit(
    8, 206..<250, 2..<3,
    needs: [
      2
    ],
    [
      "max"
    ]
  ),
  LibraryUnit(
    8, 287..<353, 3..<4,
    needs: [
      2
    ],
    [
      "max"
    ]
  ),
  LibraryUnit(
    8, 354..<387, 4..<5,
    needs: [
      31
    ],
    [
      "abs"
    ]
  ),
  LibraryUnit(
    8, 388..<419, 5..<6,
    needs: [
      30
    ],
    [
      "abs"
    ]
  ),
  LibraryUnit(
    8, 420..<445, 6..<7,
    needs: [
      29
    ],
    [
      "abs"
    ]
  ),
  LibraryUnit(
    8, 446..<480, 7..<8,
    needs: [
      31
    ],
    [
      "sqrt"
    ]
  ),
  LibraryUnit(
    8, 481..<513, 8..<9,
    needs: [
      30
    ],
    [
      "sqrt"
    ]
  ),
  LibraryUnit(
    8, 514..<549, 9..<10,
    needs: [
      31
    ],
    [
      "floor"
    ]
  ),
  LibraryUnit(
    8, 550..<583, 10..<11,
    needs: [
      30
    ],
    [
      "floor"
    ]
  ),
  LibraryUnit(
    8, 584..<618, 11..<12,
    needs: [
      31
    ],
    [
      "ceil"
    ]
  ),
  LibraryUnit(
    8, 619..<651, 12..<13,
    needs: [
      30
    ],
    [
      "ceil"
    ]
  ),
  LibraryUnit(
    8, 652..<687, 13..<14,
    needs: [
      31
    ],
    [
      "round"
    ]
  ),
  LibraryUnit(
    8, 688..<721, 14..<15,
    needs: [
      30
    ],
    [
      "round"
    ]
  ),
  LibraryUnit(
    8, 722..<757, 15..<16,
    needs: [
      31
    ],
    [
      "trunc"
    ]
  ),
  LibraryUnit(
    8, 758..<791, 16..<17,
    needs: [
      30
    ],
    [
      "trunc"
    ]
  ),
  LibraryUnit(
    8, 792..<840, 17..<18,
    needs: [
      31
    ],
    [
      "fmod"
    ]
  ),
  LibraryUnit(
    8, 841..<886, 18..<19,
    needs: [
      30
    ],
    [
      "fmod"
    ]
  ),
  LibraryUnit(
    8, 887..<936, 19..<20,
    needs: [
      31
    ],
    [
      "hypot"
    ]
  ),
  LibraryUnit(
    8, 937..<983, 20..<21,
    needs: [
      30
    ],
    [
      "hypot"
    ]
  ),
  LibraryUnit(
    8, 984..<1031, 21..<22,
    needs: [
      31
    ],
    [
      "pow"
    ]
  ),
  LibraryUnit(
    8, 1032..<1076, 22..<23,
    needs: [
      30
    ],
    [
      "pow"
    ]
  ),
  LibraryUnit(
    8, 1077..<1110, 23..<24,
    needs: [
      31
    ],
    [
      "exp"
    ]
  ),
  LibraryUnit(
    8, 1111..<1142, 24..<25,
    needs: [
      30
    ],
    [
      "exp"
    ]
  ),
  LibraryUnit(
    8, 1143..<1176, 25..<26,
    needs: [
      31
    ],
    [
      "log"
    ]
  ),
  LibraryUnit(
    8, 1177..<1208, 26..<27,
    needs: [
      30
    ],
    [
      "log"
    ]
  ),
  LibraryUnit(
    8, 1209..<1243, 27..<28,
    needs: [
      31
    ],
    [
      "log2"
    ]
  ),
  LibraryUnit(
    8, 1244..<1276, 28..<29,
    needs: [
      30
    ],
    [
      "log2"
    ]
  ),
  LibraryUnit(
    8, 1277..<1312, 29..<30,
    needs: [
      31
    ],
    [
      "log10"
    ]
  ),
  LibraryUnit(
    8, 1313..<1346, 30..<31,
    needs: [
      30
    ],
    [
      "log10"
    ]
  ),
  LibraryUnit(
    8, 1347..<1380, 31..<32,
    needs: [
      31
    ],
    [
      "sin"
    ]
  ),
  LibraryUnit(
    8, 1381..<1412, 32..<33,
    needs: [
      30
    ],
    [
      "sin"
    ]
  ),
  LibraryUnit(
    8, 1413..<1446, 33..<34,
    needs: [
      31
    ],
    [
      "cos"
    ]
  ),
  LibraryUnit(
    8, 1447..<1478, 34..<35,
    needs: [
      30
    ],
    [
      "cos"
    ]
  ),
  LibraryUnit(
    8, 1479..<1512, 35..<36,
    needs: [
      31
    ],
    [
      "tan"
    ]
  ),
  LibraryUnit(
    8, 1513..<1544, 36..<37,
    needs: [
      30
    ],
    [
      "tan"
    ]
  ),
  LibraryUnit(
    8, 1545..<1579, 37..<38,
    needs: [
      31
    ],
    [
      "asin"
    ]
  ),
  LibraryUnit(
    8, 1580..<1612, 38..<39,
    needs: [
      30
    ],
    [
      "asin"
    ]
  ),
  LibraryUnit(
    8, 1613..<1647, 39..<40,
    needs: [
      31
    ],
    [
      "acos"
    ]
  ),
  LibraryUnit(
    8, 1648..<1680, 40..<41,
    needs: [
      30
    ],
    [
      "acos"
    ]
  ),
  LibraryUnit(
    8, 1681..<1715, 41..<42,
    needs: [
      31
    ],
    [
      "atan"
    ]
  ),
  LibraryUnit(
    8, 1716..<1748, 42..<43,
    needs: [
      30
    ],
    [
      "atan"
    ]
  ),
  LibraryUnit(
    8, 1749..<1798, 43..<44,
    needs: [
      31
    ],
    [
      "atan2"
    ]
  ),
  LibraryUnit(
    8, 1799..<1845, 44..<45,
    needs: [
      30
    ],
    [
      "atan2"
    ]
  ),
  LibraryUnit(
    9, 0..<871, 0..<0,
    needs: [
      24, 29, 35, 36, 41, 42, 43, 46,
    ],
    [
      "append", "index", "popLast", "removeAll", "removeFirst", "removeLast", "reserveCapacity", "shuffle",
      "sort",
    ]
  ),
  LibraryUnit(
    9, 872..<1144, 0..<1,
    needs: [
      24, 29, 35, 36, 41, 42, 46,
    ],
    [
      "count", "lastIndex", "randomElement", "shuffled",
    ]
  ),
  LibraryUnit(
    9, 1145..<2116, 1..<2,
    needs: [
      24, 35, 36, 41, 42, 46, 222, 266, 282, 317, 364,
    ],
    [
      "filter", "merging", "removeAll", "removeValue", "updateValue",
    ]
  ),
  LibraryUnit(
    9, 2178..<2542, 2..<2,
    needs: [
      1, 25, 29,
    ],
    [
      "Element", "IndexSet", "_indices", "count", "first", "forEach", "map",
    ]
  ),
  LibraryUnit(
    9, 2543..<2768, 2..<2,
    needs: [
      29, 43, 137,
    ],
    [
      "move", "remove",
    ]
  ),
  LibraryUnit(
    9, 2769..<3552, 2..<3,
    needs: [
      24, 35, 36, 41, 42, 45, 46,
    ],
    [
      "formUnion", "intersection", "isSubset", "removeAll", "subtracting", "union",
    ]
  ),
  LibraryUnit(
    9, 3553..<4625, 3..<4,
    needs: [
      29, 35, 36, 37,
    ],
    [
      "contains", "hashValue", "localizedCapitalized", "localizedCaseInsensitiveContains",
      "localizedStandardContains", "padding", "removeAll", "split",
    ]
  ),
  LibraryUnit(
    9, 4626..<5136, 4..<4,
    needs: [
      29, 35, 36, 37,
    ],
    [
      "isLetter", "isLowercase", "isNumber", "isUppercase", "isWhitespace", "lowercased", "uppercased",
    ]
  ),
  LibraryUnit(
    9, 5137..<5218, 4..<4,
    needs: [
      39
    ],
    [
      "newlines"
    ]
  ),
  LibraryUnit(
    10, 0..<1033, 0..<6,
    needs: [
      29, 30, 36, 41, 42, 159, 160,
    ],
    [
      "%=", "&", "<<", ">>", "^", "advanced", "distance", "formatted", "hashValue", "random", "|",
    ]
  ),
  LibraryUnit(
    10, 1034..<1655, 6..<6,
    needs: [
      30, 34, 35, 36, 41, 42, 159, 160,
    ],
    [
      "distance", "formatted", "isNormal", "leastNormalMagnitude", "random", "round",
    ]
  ),
  LibraryUnit(
    10, 1656..<2222, 6..<6,
    needs: [
      31, 34, 35, 36, 41, 42, 159, 160,
    ],
    [
      "formatted", "isNormal", "leastNormalMagnitude", "random", "round",
    ]
  ),
  LibraryUnit(
    10, 2223..<2282, 6..<6,
    needs: [
      35
    ],
    [
      "random"
    ]
  ),
  LibraryUnit(
    10, 2283..<2303, 6..<6,
    needs: [
      29
    ],
    [
      "UInt"
    ]
  ),
  LibraryUnit(
    10, 2304..<2324, 6..<6,
    needs: [
      29
    ],
    [
      "Int8"
    ]
  ),
  LibraryUnit(
    10, 2325..<2346, 6..<6,
    needs: [
      29
    ],
    [
      "Int16"
    ]
  ),
  LibraryUnit(
    10, 2347..<2368, 6..<6,
    needs: [
      29
    ],
    [
      "Int32"
    ]
  ),
  LibraryUnit(
    10, 2369..<2390, 6..<6,
    needs: [
      29
    ],
    [
      "Int64"
    ]
  ),
  LibraryUnit(
    10, 2391..<2412, 6..<6,
    needs: [
      29
    ],
    [
      "UInt8"
    ]
  ),
  LibraryUnit(
    10, 2413..<2435, 6..<6,
    needs: [
      29
    ],
    [
      "UInt16"
    ]
  ),
  LibraryUnit(
    10, 2436..<2458, 6..<6,
    needs: [
      29
    ],
    [
      "UInt32"
    ]
  ),
  LibraryUnit(
    10, 2459..<2481, 6..<6,
    needs: [
      29
    ],
    [
      "UInt64"
    ]
  ),
  LibraryUnit(
    10, 2482..<2508, 6..<6,
    needs: [
      30
    ],
    [
      "Float32"
    ]
  ),
  LibraryUnit(
    10, 2509..<2535, 6..<6,
    needs: [
      30
    ],
    [
      "Float64"
    ]
  ),
  LibraryUnit(
    10, 2536..<2562, 6..<6,
    needs: [
      30
    ],
    [
      "Decimal"
    ]
  ),
  LibraryUnit(
    10, 2641..<2729, 6..<7,
    needs: [
      29, 30, 35, 36,
    ],
    [
      "_formatted"
    ]
  ),
  LibraryUnit(
    10, 2771..<4288, 7..<7,
    needs: [
      29, 30, 36, 42, 159,
    ],
    [
      "Grouping", "NumberFormatStyle", "Precision", "_factor", "_isGrouped", "_least", "_most", "_prefix",
      "_suffix", "automatic", "currency", "format", "fractionLength", "grouping", "never", "number", "percent",
      "precision",
    ]
  ),
  LibraryUnit(
    11, 80..<101, 0..<1,
    needs: [
      30
    ],
    [
      "_now"
    ]
  ),
  LibraryUnit(
    11, 159..<223, 1..<2,
    needs: [
      30, 36,
    ],
    [
      "_formatDate"
    ]
  ),
  LibraryUnit(
    11, 260..<600, 2..<2,
    needs: [
      1, 2, 3, 4, 5, 35, 36, 164,
    ],
    [
      "<", "UUID", "description", "id", "uuidString",
    ]
  ),
  LibraryUnit(
    11, 601..<625, 2..<3,
    needs: [
      36
    ],
    [
      "_unique"
    ]
  ),
  LibraryUnit(
    11, 626..<1201, 3..<3,
    needs: [
      1, 3, 4, 5, 36,
    ],
    [
      "URL", "absoluteString", "appendingPathComponent", "host", "id", "lastPathComponent", "path",
    ]
  ),
  LibraryUnit(
    11, 1202..<1256, 3..<3,
    needs: [
      1, 4, 5,
    ],
    [
      "Data"
    ]
  ),
  LibraryUnit(
    11, 1279..<4193, 3..<3,
    needs: [
      1, 2, 4, 5, 30, 35, 36, 161, 162, 168,
    ],
    [
      "+", "-", "<", "Date", "DateStyle", "TimeStyle", "_isLong", "_pattern", "abbreviated", "addTimeInterval",
      "addingTimeInterval", "complete", "description", "distantFuture", "distantPast", "formatted", "long", "now",
      "numeric", "omitted", "shortened", "standard", "timeIntervalSince", "timeIntervalSince1970",
      "timeIntervalSinceNow", "timeIntervalSinceReferenceDate",
    ]
  ),
  LibraryUnit(
    11, 4263..<5802, 3..<3,
    needs: [
      36
    ],
    [
      "DateFormatStyle", "Symbol", "_day", "_month", "_pattern", "_time", "_weekday", "_year", "abbreviated",
      "dateTime", "day", "defaultDigits", "hour", "minute", "month", "narrow", "twoDigits", "weekday", "wide",
      "year",
    ]
  ),
  LibraryUnit(
    11, 5824..<6316, 3..<3,
    needs: [
      1, 29,
    ],
    [
      "DateComponents", "day", "hour", "minute", "month", "second", "weekday", "year",
    ]
  ),
  LibraryUnit(
    11, 6345..<12828, 3..<3,
    needs: [
      1, 29, 30, 35, 36, 41, 45, 89, 90, 162, 167, 169, 171,
    ],
    [
      "Calendar", "Component", "Identifier", "_days", "autoupdatingCurrent", "component", "current", "date",
      "dateComponents", "dateInterval", "day", "era", "firstWeekday", "gregorian", "hour", "isDate",
      "isDateInToday", "isDateInTomorrow", "isDateInWeekend", "isDateInYesterday", "iso8601", "minute", "month",
      "monthSymbols", "range", "second", "shortMonthSymbols", "shortWeekdaySymbols", "startOfDay",
      "veryShortWeekdaySymbols", "weekOfMonth", "weekOfYear", "weekday", "weekdaySymbols", "year",
    ]
  ),
  LibraryUnit(
    11, 12829..<13023, 3..<3,
    needs: [
      1, 30, 35, 167,
    ],
    [
      "DateInterval", "contains", "duration", "end", "start",
    ]
  ),
  LibraryUnit(
    11, 13066..<14062, 3..<3,
    needs: [
      36, 162, 167, 170, 345, 346,
    ],
    [
      "DateFormatter", "Style", "_pattern", "calendar", "date", "dateFormat", "dateStyle",
      "doesRelativeDateFormatting", "full", "locale", "long", "medium", "none", "short", "string", "timeStyle",
      "timeZone",
    ]
  ),
  LibraryUnit(
    12, 92..<243, 0..<0,
    needs: [
      31, 177,
    ],
    [
      "AlignmentID", "defaultValue",
    ]
  ),
  LibraryUnit(
    12, 332..<935, 0..<6,
    needs: [
      0, 4, 173,
    ],
    [
      "HorizontalAlignment", "center", "leading", "listRowSeparatorLeading", "listRowSeparatorTrailing",
      "trailing",
    ]
  ),
  LibraryUnit(
    12, 1023..<1671, 6..<12,
    needs: [
      0, 4, 173,
    ],
    [
      "VerticalAlignment", "bottom", "center", "firstTextBaseline", "lastTextBaseline", "top",
    ]
  ),
  LibraryUnit(
    12, 1698..<4110, 12..<12,
    needs: [
      0, 4, 174, 175,
    ],
    [
      "Alignment", "bottom", "bottomLeading", "bottomTrailing", "center", "centerFirstTextBaseline",
      "centerLastTextBaseline", "horizontal", "leading", "leadingFirstTextBaseline", "leadingLastTextBaseline",
      "top", "topLeading", "topTrailing", "trailing", "trailingFirstTextBaseline", "trailingLastTextBaseline",
      "vertical",
    ]
  ),
  LibraryUnit(
    13, 58..<750, 0..<6,
    needs: [
      0, 31, 174, 175,
    ],
    [
      "ViewDimensions", "height", "width",
    ]
  ),
  LibraryUnit(
    14, 29..<1011, 0..<0,
    needs: [
      1, 8, 13, 29, 183, 184,
    ],
    [
      "Edge", "Set", "all", "arrayLiteral", "bottom", "horizontal", "leading", "rawValue", "top", "trailing",
      "vertical",
    ]
  ),
  LibraryUnit(
    14, 1050..<1616, 0..<0,
    needs: [
      1, 8, 13, 29, 183,
    ],
    [
      "HorizontalEdge", "Set", "all", "arrayLiteral", "leading", "rawValue", "trailing",
    ]
  ),
  LibraryUnit(
    14, 1649..<2183, 0..<0,
    needs: [
      1, 8, 13, 29, 183,
    ],
    [
      "Set", "VerticalEdge", "all", "arrayLiteral", "bottom", "rawValue", "top",
    ]
  ),
  LibraryUnit(
    14, 2210..<2696, 0..<0,
    needs: [
      1, 8, 13, 29, 183,
    ],
    [
      "Axis", "Set", "arrayLiteral", "horizontal", "rawValue", "vertical",
    ]
  ),
  LibraryUnit(
    14, 2732..<3182, 0..<0,
    needs: [
      0, 31,
    ],
    [
      "EdgeInsets", "bottom", "leading", "top", "trailing",
    ]
  ),
  LibraryUnit(
    14, 3183..<3217, 0..<1,
    needs: [
      29
    ],
    [
      "_union"
    ]
  ),
  LibraryUnit(
    14, 3218..<3248, 1..<2,
    needs: [
      29
    ],
    [
      "_bit"
    ]
  ),
  LibraryUnit(
    15, 26..<319, 0..<0,
    needs: [
      1, 4, 5, 31,
    ],
    [
      "CGSize", "height", "width", "zero",
    ]
  ),
  LibraryUnit(
    15, 346..<588, 0..<0,
    needs: [
      1, 4, 5, 31,
    ],
    [
      "CGPoint", "x", "y", "zero",
    ]
  ),
  LibraryUnit(
    15, 621..<822, 0..<0,
    needs: [
      1, 4, 31,
    ],
    [
      "CGVector", "dx", "dy", "zero",
    ]
  ),
  LibraryUnit(
    15, 840..<2570, 0..<0,
    needs: [
      1, 4, 5, 31, 35, 89, 90, 91, 92, 93, 94, 95, 185, 186,
    ],
    [
      "CGRect", "contains", "height", "insetBy", "intersects", "isEmpty", "maxX", "maxY", "midX", "midY", "minX",
      "minY", "offsetBy", "origin", "size", "union", "width", "zero",
    ]
  ),
  LibraryUnit(
    15, 2624..<3394, 0..<0,
    needs: [
      1, 4, 31,
    ],
    [
      "UnitPoint", "bottom", "bottomLeading", "bottomTrailing", "center", "leading", "top", "topLeading",
      "topTrailing", "trailing", "x", "y", "zero",
    ]
  ),
  LibraryUnit(
    15, 3409..<3870, 0..<0,
    needs: [
      1, 4, 30,
    ],
    [
      "Angle", "degrees", "radians", "zero",
    ]
  ),
  LibraryUnit(
    15, 3902..<4870, 0..<0,
    needs: [
      1, 4, 31, 120, 121, 122, 123,
    ],
    [
      "CGAffineTransform", "a", "b", "c", "d", "identity", "tx", "ty",
    ]
  ),
  LibraryUnit(
    16, 57..<2611, 0..<30,
    needs: [
      1, 4, 30, 36, 63, 193, 195, 196, 216,
    ],
    [
      "Color", "RGBColorSpace", "accentColor", "black", "blue", "brown", "clear", "cyan", "displayP3", "gradient",
      "gray", "green", "indigo", "magenta", "mint", "mix", "opacity", "orange", "pink", "primary", "purple",
      "red", "sRGB", "sRGBLinear", "secondary", "teal", "white", "yellow",
    ]
  ),
  LibraryUnit(
    16, 2645..<5828, 30..<30,
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
    16, 5829..<5856, 30..<30,
    needs: [
      193
    ],
    [
      "NSColor"
    ]
  ),
  LibraryUnit(
    16, 5883..<5937, 30..<30,
    needs: [],
    [
      "Bundle", "main",
    ]
  ),
  LibraryUnit(
    17, 65..<97, 0..<0,
    needs: [
      4
    ],
    [
      "ShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 98..<902, 0..<0,
    needs: [
      192, 196,
    ],
    [
      "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary",
      "purple", "red", "secondary", "teal", "white", "yellow",
    ]
  ),
  LibraryUnit(
    17, 903..<1119, 0..<0,
    needs: [
      30, 196, 214,
    ],
    [
      "opacity", "shadow",
    ]
  ),
  LibraryUnit(
    17, 1120..<1226, 0..<0,
    needs: [
      196, 206,
    ],
    [
      "tint"
    ]
  ),
  LibraryUnit(
    17, 1227..<1344, 0..<0,
    needs: [
      196, 207,
    ],
    [
      "foreground"
    ]
  ),
  LibraryUnit(
    17, 1345..<1462, 0..<0,
    needs: [
      196, 208,
    ],
    [
      "background"
    ]
  ),
  LibraryUnit(
    17, 1463..<1591, 0..<0,
    needs: [
      196, 209,
    ],
    [
      "selection"
    ]
  ),
  LibraryUnit(
    17, 1592..<1720, 0..<0,
    needs: [
      196, 210,
    ],
    [
      "separator"
    ]
  ),
  LibraryUnit(
    17, 1721..<2008, 0..<0,
    needs: [
      196, 211,
    ],
    [
      "quaternary", "quinary", "tertiary",
    ]
  ),
  LibraryUnit(
    17, 2009..<2368, 0..<0,
    needs: [
      196, 212,
    ],
    [
      "bar", "regularMaterial", "thickMaterial", "thinMaterial", "ultraThickMaterial", "ultraThinMaterial",
    ]
  ),
  LibraryUnit(
    17, 2369..<2416, 0..<0,
    needs: [
      196
    ],
    [
      "TintShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 2417..<2465, 0..<0,
    needs: [
      196
    ],
    [
      "ForegroundStyle"
    ]
  ),
  LibraryUnit(
    17, 2466..<2514, 0..<0,
    needs: [
      196
    ],
    [
      "BackgroundStyle"
    ]
  ),
  LibraryUnit(
    17, 2515..<2567, 0..<0,
    needs: [
      196
    ],
    [
      "SelectionShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 2568..<2620, 0..<0,
    needs: [
      196
    ],
    [
      "SeparatorShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 2621..<2828, 0..<0,
    needs: [
      196
    ],
    [
      "HierarchicalShapeStyle", "primary", "secondary",
    ]
  ),
  LibraryUnit(
    17, 2859..<3132, 0..<0,
    needs: [
      196
    ],
    [
      "Material", "regular", "thick", "thin", "ultraThick", "ultraThin",
    ]
  ),
  LibraryUnit(
    17, 3167..<3237, 0..<0,
    needs: [
      196
    ],
    [
      "AnyShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 3273..<3568, 0..<0,
    needs: [
      31, 192,
    ],
    [
      "ShadowStyle", "drop", "inner",
    ]
  ),
  LibraryUnit(
    18, 38..<364, 0..<0,
    needs: [
      1, 31, 192, 196,
    ],
    [
      "Gradient", "Stop", "color", "location",
    ]
  ),
  LibraryUnit(
    18, 400..<488, 0..<0,
    needs: [
      1, 196, 215,
    ],
    [
      "AnyGradient"
    ]
  ),
  LibraryUnit(
    18, 518..<775, 0..<3,
    needs: [
      63, 189, 192, 196, 215,
    ],
    [
      "LinearGradient"
    ]
  ),
  LibraryUnit(
    18, 815..<1123, 3..<6,
    needs: [
      31, 63, 189, 192, 196, 215,
    ],
    [
      "RadialGradient"
    ]
  ),
  LibraryUnit(
    18, 1193..<1640, 6..<9,
    needs: [
      31, 63, 189, 192, 196, 215,
    ],
    [
      "EllipticalGradient"
    ]
  ),
  LibraryUnit(
    18, 1673..<2185, 9..<15,
    needs: [
      63, 189, 190, 192, 196, 215,
    ],
    [
      "AngularGradient"
    ]
  ),
  LibraryUnit(
    18, 2186..<2638, 15..<15,
    needs: [
      189, 192, 196, 215, 217,
    ],
    [
      "linearGradient"
    ]
  ),
  LibraryUnit(
    19, 12..<3239, 0..<11,
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
    20, 70..<103, 0..<1,
    needs: [
      63
    ],
    [
      "EmptyView"
    ]
  ),
  LibraryUnit(
    21, 65..<146, 0..<1,
    needs: [
      63, 64, 66,
    ],
    [
      "Group"
    ]
  ),
  LibraryUnit(
    22, 33..<115, 0..<2,
    needs: [
      63
    ],
    [
      "AnyView"
    ]
  ),
  LibraryUnit(
    23, 48..<945, 0..<6,
    needs: [
      1, 3, 24, 26, 29, 36, 41, 42, 46, 63, 64, 66, 75, 86, 166, 227,
    ],
    [
      "ForEach"
    ]
  ),
  LibraryUnit(
    23, 982..<1012, 6..<6,
    needs: [],
    [
      "KeyPath"
    ]
  ),
  LibraryUnit(
    23, 1013..<1048, 6..<6,
    needs: [
      227
    ],
    [
      "WritableKeyPath"
    ]
  ),
  LibraryUnit(
    24, 38..<1019, 0..<9,
    needs: [
      35, 36, 63, 64, 66, 75, 260,
    ],
    [
      "Section", "_parts",
    ]
  ),
  LibraryUnit(
    25, 78..<225, 0..<1,
    needs: [
      31, 63, 64, 66, 175,
    ],
    [
      "HStack"
    ]
  ),
  LibraryUnit(
    26, 78..<227, 0..<1,
    needs: [
      31, 63, 64, 66, 174,
    ],
    [
      "VStack"
    ]
  ),
  LibraryUnit(
    27, 67..<181, 0..<1,
    needs: [
      63, 64, 66, 176,
    ],
    [
      "ZStack"
    ]
  ),
  LibraryUnit(
    28, 29..<146, 0..<0,
    needs: [
      4, 63, 188, 257,
    ],
    [
      "Shape", "path",
    ]
  ),
  LibraryUnit(
    28, 192..<226, 0..<0,
    needs: [
      233
    ],
    [
      "InsettableShape"
    ]
  ),
  LibraryUnit(
    28, 244..<342, 0..<1,
    needs: [
      188, 234, 257,
    ],
    [
      "Rectangle", "path",
    ]
  ),
  LibraryUnit(
    28, 398..<504, 1..<2,
    needs: [
      188, 234, 257,
    ],
    [
      "Circle", "path",
    ]
  ),
  LibraryUnit(
    28, 521..<628, 2..<3,
    needs: [
      188, 234, 257,
    ],
    [
      "Ellipse", "path",
    ]
  ),
  LibraryUnit(
    28, 681..<816, 3..<4,
    needs: [
      188, 234, 244, 257,
    ],
    [
      "Capsule", "path",
    ]
  ),
  LibraryUnit(
    28, 855..<1090, 4..<6,
    needs: [
      31, 185, 188, 234, 244, 257,
    ],
    [
      "RoundedRectangle", "path",
    ]
  ),
  LibraryUnit(
    28, 1140..<1514, 6..<8,
    needs: [
      31, 188, 234, 243, 244, 257,
    ],
    [
      "UnevenRoundedRectangle", "path",
    ]
  ),
  LibraryUnit(
    28, 1561..<1672, 8..<9,
    needs: [
      188, 234, 257,
    ],
    [
      "ContainerRelativeShape", "path",
    ]
  ),
  LibraryUnit(
    28, 1707..<1813, 9..<10,
    needs: [
      188, 233, 257,
    ],
    [
      "AnyShape", "path",
    ]
  ),
  LibraryUnit(
    28, 1854..<2024, 10..<10,
    needs: [
      0, 31,
    ],
    [
      "RectangleCornerRadii", "bottomLeading", "bottomTrailing", "topLeading", "topTrailing",
    ]
  ),
  LibraryUnit(
    28, 2054..<2107, 10..<10,
    needs: [],
    [
      "RoundedCornerStyle", "circular", "continuous",
    ]
  ),
  LibraryUnit(
    28, 2108..<2194, 10..<10,
    needs: [
      233, 235,
    ],
    [
      "rect"
    ]
  ),
  LibraryUnit(
    28, 2195..<2274, 10..<10,
    needs: [
      233, 236,
    ],
    [
      "circle"
    ]
  ),
  LibraryUnit(
    28, 2275..<2358, 10..<10,
    needs: [
      233, 237,
    ],
    [
      "ellipse"
    ]
  ),
  LibraryUnit(
    28, 2359..<2530, 10..<10,
    needs: [
      233, 238, 244,
    ],
    [
      "capsule"
    ]
  ),
  LibraryUnit(
    28, 2531..<2671, 10..<10,
    needs: [
      233, 241,
    ],
    [
      "containerRelative"
    ]
  ),
  LibraryUnit(
    28, 2672..<2894, 10..<10,
    needs: [
      31, 233, 239, 244,
    ],
    [
      "rect"
    ]
  ),
  LibraryUnit(
    29, 0..<1534, 0..<13,
    needs: [
      31, 35, 63, 185, 189, 190, 191, 196, 233, 253, 254,
    ],
    [
      "fill", "rotation", "scale", "size", "stroke", "transform", "trim",
    ]
  ),
  LibraryUnit(
    29, 1535..<2286, 13..<18,
    needs: [
      31, 35, 63, 196, 234, 254,
    ],
    [
      "inset", "strokeBorder",
    ]
  ),
  LibraryUnit(
    29, 2343..<2550, 18..<18,
    needs: [
      0, 35,
    ],
    [
      "FillStyle", "isAntialiased", "isEOFilled",
    ]
  ),
  LibraryUnit(
    29, 2580..<3115, 18..<18,
    needs: [
      0, 31, 255, 256,
    ],
    [
      "StrokeStyle", "dash", "dashPhase", "lineCap", "lineJoin", "lineWidth", "miterLimit",
    ]
  ),
  LibraryUnit(
    29, 3139..<3182, 18..<18,
    needs: [],
    [
      "CGLineCap", "butt", "round", "square",
    ]
  ),
  LibraryUnit(
    29, 3209..<3253, 18..<18,
    needs: [],
    [
      "CGLineJoin", "bevel", "miter", "round",
    ]
  ),
  LibraryUnit(
    30, 28..<1470, 0..<6,
    needs: [
      0, 31, 35, 185, 186, 188, 190, 191, 233, 244,
    ],
    [
      "Path", "addArc", "addCurve", "addEllipse", "addLine", "addLines", "addPath", "addQuadCurve", "addRect",
      "addRoundedRect", "applying", "boundingRect", "closeSubpath", "contains", "currentPoint", "isEmpty", "move",
      "offsetBy", "path",
    ]
  ),
  LibraryUnit(
    31, 49..<106, 0..<1,
    needs: [
      31, 63,
    ],
    [
      "Spacer"
    ]
  ),
  LibraryUnit(
    32, 46..<77, 0..<1,
    needs: [
      63
    ],
    [
      "Divider"
    ]
  ),
  LibraryUnit(
    33, 27..<1843, 0..<20,
    needs: [
      0, 1, 31, 35, 36, 63, 192, 195, 196, 222, 261,
    ],
    [
      "+", "Case", "LineStyle", "Pattern", "Text", "TruncationMode", "_sum", "baselineOffset", "bold", "dash",
      "dot", "font", "fontDesign", "fontWeight", "foregroundColor", "foregroundStyle", "head", "italic",
      "kerning", "lowercase", "middle", "monospaced", "monospacedDigit", "solid", "strikethrough", "tail",
      "tracking", "underline", "uppercase",
    ]
  ),
  LibraryUnit(
    33, 1905..<1997, 20..<21,
    needs: [
      0, 15, 36,
    ],
    [
      "LocalizedStringKey"
    ]
  ),
  LibraryUnit(
    33, 1998..<2052, 21..<21,
    needs: [
      261
    ],
    [
      "LocalizedStringResource"
    ]
  ),
  LibraryUnit(
    34, 92..<205, 0..<1,
    needs: [
      63, 64, 66, 264,
    ],
    [
      "GeometryReader"
    ]
  ),
  LibraryUnit(
    34, 251..<1558, 1..<8,
    needs: [
      31, 35, 182, 185, 186, 188, 265, 267,
    ],
    [
      "GeometryProxy", "_distance", "_height", "_safeBottom", "_safeLeading", "_safeTop", "_safeTrailing",
      "_width", "frame", "safeAreaInsets", "size",
    ]
  ),
  LibraryUnit(
    34, 1592..<1915, 8..<11,
    needs: [
      1, 378,
    ],
    [
      "CoordinateSpace", "global", "local", "named",
    ]
  ),
  LibraryUnit(
    35, 64..<324, 0..<0,
    needs: [],
    [
      "PreferenceKey", "Value", "defaultValue", "reduce",
    ]
  ),
  LibraryUnit(
    35, 424..<529, 0..<0,
    needs: [
      31
    ],
    [
      "Anchor", "_height", "_width", "_x", "_y",
    ]
  ),
  LibraryUnit(
    35, 620..<1142, 0..<0,
    needs: [
      31, 188,
    ],
    [
      "_RectSource", "_fractionX", "_fractionY", "_height", "_width", "_x", "_y", "bounds", "rect",
    ]
  ),
  LibraryUnit(
    35, 1183..<2153, 0..<0,
    needs: [
      31, 186, 189,
    ],
    [
      "_PointSource", "_fractionX", "_fractionY", "_x", "_y", "bottom", "bottomLeading", "bottomTrailing",
      "center", "leading", "point", "top", "topLeading", "topTrailing", "trailing", "unitPoint",
    ]
  ),
  LibraryUnit(
    35, 2154..<4366, 0..<9,
    needs: [
      63, 64, 176, 186, 188, 266, 267, 268, 269, 282, 317, 364,
    ],
    [
      "anchorPreference", "backgroundPreferenceValue", "onPreferenceChange", "overlayPreferenceValue",
      "preference", "transformAnchorPreference", "transformPreference",
    ]
  ),
  LibraryUnit(
    36, 0..<941, 0..<5,
    needs: [
      0, 1, 63, 264, 265,
    ],
    [
      "coordinateSpace", "onAppear", "onGeometryChange",
    ]
  ),
  LibraryUnit(
    36, 973..<1345, 5..<8,
    needs: [
      273
    ],
    [
      "DispatchQueue", "async", "asyncAfter", "main",
    ]
  ),
  LibraryUnit(
    36, 1367..<1505, 8..<9,
    needs: [
      30
    ],
    [
      "+", "DispatchTime", "now",
    ]
  ),
  LibraryUnit(
    37, 82..<106, 0..<0,
    needs: [],
    [
      "_Arrangement"
    ]
  ),
  LibraryUnit(
    37, 107..<232, 0..<1,
    needs: [
      63, 64, 274,
    ],
    [
      "callAsFunction"
    ]
  ),
  LibraryUnit(
    37, 323..<1033, 1..<1,
    needs: [
      185, 188, 274, 277, 278, 280, 281,
    ],
    [
      "Cache", "Layout", "makeCache", "placeSubviews", "sizeThatFits", "spacing", "updateCache",
    ]
  ),
  LibraryUnit(
    37, 1034..<1350, 1..<2,
    needs: [
      276, 278, 280,
    ],
    [
      "Subviews", "_noCache", "makeCache", "spacing", "updateCache",
    ]
  ),
  LibraryUnit(
    37, 1351..<1393, 2..<2,
    needs: [
      279
    ],
    [
      "LayoutSubviews"
    ]
  ),
  LibraryUnit(
    37, 1439..<2118, 2..<8,
    needs: [
      30, 177, 185, 186, 189, 266, 280, 281, 282, 317, 364,
    ],
    [
      "LayoutSubview", "dimensions", "place", "priority", "sizeThatFits", "spacing",
    ]
  ),
  LibraryUnit(
    37, 2184..<2531, 8..<11,
    needs: [
      31, 45, 178, 181,
    ],
    [
      "ViewSpacing", "distance", "formUnion", "union", "zero",
    ]
  ),
  LibraryUnit(
    37, 2599..<3323, 11..<11,
    needs: [
      0, 31, 185,
    ],
    [
      "ProposedViewSize", "height", "infinity", "replacingUnspecifiedDimensions", "unspecified", "width", "zero",
    ]
  ),
  LibraryUnit(
    37, 3384..<3475, 11..<11,
    needs: [],
    [
      "LayoutValueKey", "Value", "defaultValue",
    ]
  ),
  LibraryUnit(
    37, 3476..<3625, 11..<12,
    needs: [
      63, 266, 282, 317, 364,
    ],
    [
      "layoutValue"
    ]
  ),
  LibraryUnit(
    37, 3661..<3732, 12..<13,
    needs: [
      274
    ],
    [
      "AnyLayout"
    ]
  ),
  LibraryUnit(
    37, 3759..<3991, 13..<13,
    needs: [
      31, 175, 274,
    ],
    [
      "HStackLayout", "alignment", "spacing",
    ]
  ),
  LibraryUnit(
    37, 4018..<4254, 13..<13,
    needs: [
      31, 174, 274,
    ],
    [
      "VStackLayout", "alignment", "spacing",
    ]
  ),
  LibraryUnit(
    37, 4281..<4415, 13..<13,
    needs: [
      176, 274,
    ],
    [
      "ZStackLayout", "alignment",
    ]
  ),
  LibraryUnit(
    38, 40..<229, 0..<1,
    needs: [
      31, 63, 64, 66, 176,
    ],
    [
      "Grid"
    ]
  ),
  LibraryUnit(
    38, 251..<371, 1..<2,
    needs: [
      63, 64, 66, 175,
    ],
    [
      "GridRow"
    ]
  ),
  LibraryUnit(
    38, 372..<839, 2..<6,
    needs: [
      29, 45, 63, 174, 181, 189,
    ],
    [
      "gridCellAnchor", "gridCellColumns", "gridCellUnsizedAxes", "gridColumnAlignment",
    ]
  ),
  LibraryUnit(
    39, 80..<519, 0..<0,
    needs: [
      13, 29, 183,
    ],
    [
      "PinnedScrollableViews", "arrayLiteral", "rawValue", "sectionFooters", "sectionHeaders",
    ]
  ),
  LibraryUnit(
    39, 585..<820, 0..<1,
    needs: [
      31, 63, 64, 66, 174, 291,
    ],
    [
      "LazyVStack"
    ]
  ),
  LibraryUnit(
    39, 888..<1121, 1..<2,
    needs: [
      31, 63, 64, 66, 175, 291,
    ],
    [
      "LazyHStack"
    ]
  ),
  LibraryUnit(
    40, 38..<524, 0..<0,
    needs: [
      31, 176,
    ],
    [
      "GridItem", "Size", "adaptive", "alignment", "fixed", "flexible", "size", "spacing",
    ]
  ),
  LibraryUnit(
    40, 558..<813, 0..<1,
    needs: [
      31, 63, 64, 66, 174, 291, 294,
    ],
    [
      "LazyVGrid"
    ]
  ),
  LibraryUnit(
    40, 846..<1096, 1..<2,
    needs: [
      31, 63, 64, 66, 175, 291, 294,
    ],
    [
      "LazyHGrid"
    ]
  ),
  LibraryUnit(
    41, 45..<191, 0..<1,
    needs: [
      35, 45, 63, 64, 66, 181,
    ],
    [
      "ScrollView"
    ]
  ),
  LibraryUnit(
    41, 234..<601, 1..<1,
    needs: [],
    [
      "ScrollIndicatorVisibility", "automatic", "hidden", "never", "visible",
    ]
  ),
  LibraryUnit(
    41, 602..<1538, 1..<8,
    needs: [
      31, 35, 45, 63, 178, 181, 189, 298,
    ],
    [
      "contentMargins", "defaultScrollAnchor", "scrollClipDisabled", "scrollDisabled", "scrollIndicators",
      "scrollTargetLayout",
    ]
  ),
  LibraryUnit(
    42, 42..<176, 0..<1,
    needs: [
      45, 63, 64, 66, 181,
    ],
    [
      "ViewThatFits"
    ]
  ),
  LibraryUnit(
    43, 0..<521, 0..<2,
    needs: [
      31, 63, 176,
    ],
    [
      "frame"
    ]
  ),
  LibraryUnit(
    44, 0..<374, 0..<3,
    needs: [
      31, 45, 63, 178, 182,
    ],
    [
      "padding"
    ]
  ),
  LibraryUnit(
    45, 0..<416, 0..<2,
    needs: [
      31, 63, 174, 175, 177,
    ],
    [
      "alignmentGuide"
    ]
  ),
  LibraryUnit(
    46, 0..<630, 0..<4,
    needs: [
      45, 63, 64, 176, 178, 196, 233, 253,
    ],
    [
      "overlay"
    ]
  ),
  LibraryUnit(
    47, 0..<938, 0..<6,
    needs: [
      45, 63, 64, 176, 178, 196, 233, 253,
    ],
    [
      "background"
    ]
  ),
  LibraryUnit(
    48, 0..<203, 0..<2,
    needs: [
      35, 63,
    ],
    [
      "fixedSize"
    ]
  ),
  LibraryUnit(
    49, 0..<564, 0..<4,
    needs: [
      31, 63, 185, 308,
    ],
    [
      "aspectRatio", "scaledToFill", "scaledToFit",
    ]
  ),
  LibraryUnit(
    49, 635..<694, 4..<4,
    needs: [
      1, 8,
    ],
    [
      "ContentMode", "fill", "fit",
    ]
  ),
  LibraryUnit(
    50, 0..<497, 0..<4,
    needs: [
      31, 63, 185, 186,
    ],
    [
      "offset", "position",
    ]
  ),
  LibraryUnit(
    51, 0..<146, 0..<1,
    needs: [
      30, 63,
    ],
    [
      "layoutPriority"
    ]
  ),
  LibraryUnit(
    52, 0..<234, 0..<2,
    needs: [
      1, 3, 36, 63, 86,
    ],
    [
      "accessibilityIdentifier", "id",
    ]
  ),
  LibraryUnit(
    53, 28..<473, 0..<0,
    needs: [
      13, 29, 183,
    ],
    [
      "SafeAreaRegions", "all", "arrayLiteral", "container", "keyboard", "rawValue",
    ]
  ),
  LibraryUnit(
    53, 474..<2068, 0..<10,
    needs: [
      29, 31, 45, 63, 64, 174, 175, 176, 178, 179, 180, 181, 182, 312,
    ],
    [
      "containerRelativeFrame", "edgesIgnoringSafeArea", "ignoresSafeArea", "safeAreaInset", "safeAreaPadding",
    ]
  ),
  LibraryUnit(
    54, 0..<2652, 0..<23,
    needs: [
      29, 31, 35, 42, 63, 192, 222, 260, 315, 316,
    ],
    [
      "allowsTightening", "baselineOffset", "bold", "dynamicTypeSize", "font", "fontDesign", "fontWeight",
      "fontWidth", "italic", "kerning", "lineLimit", "lineSpacing", "minimumScaleFactor", "monospaced",
      "monospacedDigit", "multilineTextAlignment", "strikethrough", "textCase", "tracking", "truncationMode",
      "underline",
    ]
  ),
  LibraryUnit(
    54, 2704..<2781, 23..<23,
    needs: [
      1, 8,
    ],
    [
      "TextAlignment", "center", "leading", "trailing",
    ]
  ),
  LibraryUnit(
    54, 2826..<3145, 23..<23,
    needs: [
      1, 2, 8, 29, 35,
    ],
    [
      "DynamicTypeSize", "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
      "isAccessibilitySize", "large", "medium", "small", "xLarge", "xSmall", "xxLarge", "xxxLarge",
    ]
  ),
  LibraryUnit(
    55, 63..<154, 0..<0,
    needs: [],
    [
      "EnvironmentKey", "Value", "defaultValue",
    ]
  ),
  LibraryUnit(
    55, 155..<200, 0..<0,
    needs: [],
    [
      "Environment"
    ]
  ),
  LibraryUnit(
    55, 263..<1996, 0..<4,
    needs: [
      29, 31, 35, 266, 282, 315, 316, 317, 320, 321, 327, 364,
    ],
    [
      "EnvironmentValues", "_object", "_read", "colorScheme", "displayScale", "dynamicTypeSize",
      "horizontalSizeClass", "isEnabled", "layoutDirection", "lineLimit", "lineSpacing", "multilineTextAlignment",
      "pixelLength", "sizeCategory", "verticalSizeClass",
    ]
  ),
  LibraryUnit(
    55, 2031..<2109, 4..<4,
    needs: [
      1, 8,
    ],
    [
      "LayoutDirection", "leftToRight", "rightToLeft",
    ]
  ),
  LibraryUnit(
    55, 2138..<2201, 4..<4,
    needs: [
      1
    ],
    [
      "UserInterfaceSizeClass", "compact", "regular",
    ]
  ),
  LibraryUnit(
    55, 2202..<2693, 4..<8,
    needs: [
      35, 63, 227, 319,
    ],
    [
      "environment", "environmentObject", "flipsForRightToLeftLayoutDirection",
    ]
  ),
  LibraryUnit(
    56, 0..<1148, 0..<0,
    needs: [
      1, 13, 29, 183,
    ],
    [
      "AccessibilityTraits", "arrayLiteral", "isButton", "isHeader", "isImage", "isLink", "isModal", "isSelected",
      "isStaticText", "isSummaryElement", "isTabBar", "isToggle", "rawValue", "updatesFrequently",
    ]
  ),
  LibraryUnit(
    56, 1149..<1453, 0..<0,
    needs: [
      1
    ],
    [
      "AccessibilityChildBehavior", "combine", "contain", "ignore",
    ]
  ),
  LibraryUnit(
    56, 1454..<1555, 0..<0,
    needs: [
      1, 8,
    ],
    [
      "AccessibilityHeadingLevel", "h1", "h2", "h3", "h4", "h5", "h6", "unspecified",
    ]
  ),
  LibraryUnit(
    56, 1556..<1842, 0..<0,
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
    56, 1843..<1906, 0..<0,
    needs: [
      1, 8,
    ],
    [
      "ColorScheme", "dark", "light",
    ]
  ),
  LibraryUnit(
    56, 1907..<2154, 0..<0,
    needs: [
      1
    ],
    [
      "ContentTransition", "identity", "interpolate", "opacity",
    ]
  ),
  LibraryUnit(
    56, 2155..<2623, 0..<0,
    needs: [
      1, 13, 29, 183,
    ],
    [
      "RedactionReasons", "arrayLiteral", "invalidated", "placeholder", "privacy", "rawValue",
    ]
  ),
  LibraryUnit(
    56, 2624..<3334, 0..<0,
    needs: [
      1
    ],
    [
      "SensoryFeedback", "alignment", "decrease", "error", "impact", "increase", "levelChange", "selection",
      "start", "stop", "success", "warning",
    ]
  ),
  LibraryUnit(
    56, 3335..<3670, 0..<0,
    needs: [
      1
    ],
    [
      "SymbolRenderingMode", "hierarchical", "monochrome", "multicolor", "palette",
    ]
  ),
  LibraryUnit(
    56, 3671..<3850, 0..<0,
    needs: [
      1
    ],
    [
      "TextSelectability", "disabled", "enabled",
    ]
  ),
  LibraryUnit(
    56, 3851..<3946, 0..<0,
    needs: [
      0, 191,
    ],
    [
      "ProjectionTransform"
    ]
  ),
  LibraryUnit(
    57, 38..<1950, 0..<0,
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
    57, 1982..<2821, 0..<0,
    needs: [
      31, 178, 189, 334,
    ],
    [
      "AnyTransition", "animation", "asymmetric", "combined", "identity", "move", "offset", "opacity", "push",
      "scale", "slide",
    ]
  ),
  LibraryUnit(
    57, 2851..<3013, 0..<0,
    needs: [
      35, 334,
    ],
    [
      "Transaction", "animation", "disablesAnimations",
    ]
  ),
  LibraryUnit(
    58, 0..<79, 0..<0,
    needs: [
      36
    ],
    [
      "print"
    ]
  ),
  LibraryUnit(
    58, 80..<115, 0..<0,
    needs: [],
    [
      "debugPrint"
    ]
  ),
  LibraryUnit(
    58, 116..<147, 0..<0,
    needs: [],
    [
      "dump"
    ]
  ),
  LibraryUnit(
    58, 148..<200, 0..<0,
    needs: [
      36
    ],
    [
      "NSLog"
    ]
  ),
  LibraryUnit(
    58, 251..<332, 0..<0,
    needs: [
      334
    ],
    [
      "withAnimation"
    ]
  ),
  LibraryUnit(
    58, 333..<413, 0..<0,
    needs: [
      336
    ],
    [
      "withTransaction"
    ]
  ),
  LibraryUnit(
    58, 455..<690, 0..<0,
    needs: [
      344
    ],
    [
      "Task", "cancel", "detached",
    ]
  ),
  LibraryUnit(
    58, 691..<771, 0..<0,
    needs: [],
    [
      "TaskPriority", "background", "high", "low", "medium", "userInitiated", "utility",
    ]
  ),
  LibraryUnit(
    58, 772..<1000, 0..<0,
    needs: [
      1, 36,
    ],
    [
      "Locale", "autoupdatingCurrent", "current", "identifier",
    ]
  ),
  LibraryUnit(
    58, 1001..<1157, 0..<0,
    needs: [
      1, 29, 36,
    ],
    [
      "TimeZone", "current",
    ]
  ),
  LibraryUnit(
    58, 1158..<1179, 0..<0,
    needs: [],
    [
      "CodingKey"
    ]
  ),
  LibraryUnit(
    58, 1180..<1246, 0..<0,
    needs: [
      1
    ],
    [
      "AnyCancellable", "cancel",
    ]
  ),
  LibraryUnit(
    58, 1247..<1361, 0..<0,
    needs: [],
    [
      "DispatchWorkItem", "cancel", "perform",
    ]
  ),
  LibraryUnit(
    58, 1362..<1459, 0..<0,
    needs: [
      11, 36,
    ],
    [
      "localizedDescription"
    ]
  ),
  LibraryUnit(
    58, 1460..<1523, 0..<0,
    needs: [
      1
    ],
    [
      "ScenePhase", "active", "background", "inactive",
    ]
  ),
  LibraryUnit(
    58, 1524..<1573, 0..<0,
    needs: [],
    [
      "DismissAction", "callAsFunction",
    ]
  ),
  LibraryUnit(
    58, 1574..<1633, 0..<0,
    needs: [
      165, 458, 460,
    ],
    [
      "OpenURLAction", "callAsFunction",
    ]
  ),
  LibraryUnit(
    58, 1634..<1724, 0..<0,
    needs: [
      35
    ],
    [
      "PresentationMode", "dismiss", "isPresented",
    ]
  ),
  LibraryUnit(
    58, 1725..<1831, 0..<0,
    needs: [
      1, 35,
    ],
    [
      "EditMode", "active", "inactive", "isEditing", "transient",
    ]
  ),
  LibraryUnit(
    58, 1832..<1881, 0..<0,
    needs: [],
    [
      "RefreshAction", "callAsFunction",
    ]
  ),
  LibraryUnit(
    58, 1882..<1930, 0..<0,
    needs: [],
    [
      "ManagedObjectContext", "save",
    ]
  ),
  LibraryUnit(
    58, 1931..<1952, 0..<0,
    needs: [],
    [
      "UndoManager"
    ]
  ),
  LibraryUnit(
    58, 1953..<3126, 0..<0,
    needs: [
      35, 75, 170, 319, 329, 345, 346, 351, 352, 353, 354, 355, 356, 357, 358, 360, 361,
    ],
    [
      "accessibilityDifferentiateWithoutColor", "accessibilityEnabled", "accessibilityReduceMotion",
      "accessibilityReduceTransparency", "accessibilityVoiceOverEnabled", "calendar", "colorSchemeContrast",
      "dismiss", "editMode", "isFocused", "isPresented", "isSearching", "legibilityWeight", "locale",
      "managedObjectContext", "modelContext", "openURL", "presentationMode", "redactionReasons", "refresh",
      "scenePhase", "timeZone", "undoManager",
    ]
  ),
  LibraryUnit(
    58, 3127..<3171, 0..<0,
    needs: [],
    [
      "LegibilityWeight", "bold", "regular",
    ]
  ),
  LibraryUnit(
    58, 3172..<3225, 0..<0,
    needs: [],
    [
      "ColorSchemeContrast", "increased", "standard",
    ]
  ),
  LibraryUnit(
    59, 24..<43, 0..<0,
    needs: [],
    [
      "Gesture"
    ]
  ),
  LibraryUnit(
    59, 44..<560, 0..<0,
    needs: [
      362
    ],
    [
      "exclusively", "onChanged", "onEnded", "sequenced", "simultaneously", "updating",
    ]
  ),
  LibraryUnit(
    59, 561..<860, 0..<0,
    needs: [
      31, 185, 186, 265, 362,
    ],
    [
      "DragGesture", "Value", "location", "predictedEndLocation", "predictedEndTranslation", "startLocation",
      "translation",
    ]
  ),
  LibraryUnit(
    59, 861..<915, 0..<0,
    needs: [
      29, 362,
    ],
    [
      "TapGesture"
    ]
  ),
  LibraryUnit(
    59, 916..<977, 0..<0,
    needs: [
      29, 362,
    ],
    [
      "SpatialTapGesture"
    ]
  ),
  LibraryUnit(
    59, 978..<1084, 0..<0,
    needs: [
      30, 31, 362,
    ],
    [
      "LongPressGesture"
    ]
  ),
  LibraryUnit(
    59, 1085..<1168, 0..<0,
    needs: [
      31, 362,
    ],
    [
      "MagnificationGesture"
    ]
  ),
  LibraryUnit(
    59, 1169..<1246, 0..<0,
    needs: [
      31, 362,
    ],
    [
      "MagnifyGesture"
    ]
  ),
  LibraryUnit(
    59, 1247..<1330, 0..<0,
    needs: [
      190, 362,
    ],
    [
      "RotationGesture"
    ]
  ),
  LibraryUnit(
    59, 1331..<1412, 0..<0,
    needs: [
      190, 362,
    ],
    [
      "RotateGesture"
    ]
  ),
  LibraryUnit(
    59, 1413..<1474, 0..<0,
    needs: [],
    [
      "MatchedGeometryProperties", "frame", "position", "size",
    ]
  ),
  LibraryUnit(
    59, 1475..<1529, 0..<0,
    needs: [],
    [
      "GestureMask", "all", "gesture", "none", "subviews",
    ]
  ),
  LibraryUnit(
    59, 1571..<1932, 0..<0,
    needs: [
      29, 30,
    ],
    [
      "Publisher", "autoconnect", "debounce", "dropFirst", "eraseToAnyPublisher", "receive", "removeDuplicates",
    ]
  ),
  LibraryUnit(
    59, 1933..<2123, 0..<0,
    needs: [
      30, 374, 376,
    ],
    [
      "Timer", "invalidate", "publish",
    ]
  ),
  LibraryUnit(
    59, 2124..<2284, 0..<0,
    needs: [],
    [
      "Mode", "RunLoop", "common", "default", "main",
    ]
  ),
  LibraryUnit(
    59, 2285..<2457, 0..<0,
    needs: [
      374, 378,
    ],
    [
      "NotificationCenter", "default", "publisher",
    ]
  ),
  LibraryUnit(
    59, 2458..<2539, 0..<0,
    needs: [
      1, 36,
    ],
    [
      "Name", "Notification",
    ]
  ),
  LibraryUnit(
    59, 2540..<3453, 0..<5,
    needs: [
      1, 3, 35, 63, 86, 189, 362, 372, 373,
    ],
    [
      "gesture", "highPriorityGesture", "matchedGeometryEffect", "onReceive", "simultaneousGesture",
    ]
  ),
  LibraryUnit(
    60, 0..<10670, 0..<83,
    needs: [
      0, 1, 29, 30, 31, 35, 36, 63, 64, 176, 185, 189, 190, 191, 192, 196, 233, 234, 253, 260, 323, 324, 325, 326,
      327, 328, 329, 330, 331, 332, 333, 334, 335, 336,
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
  LibraryUnit(
    61, 37..<709, 0..<7,
    needs: [
      36, 63, 64, 260, 382, 387, 388, 408, 431,
    ],
    [
      "Button", "_parts",
    ]
  ),
  LibraryUnit(
    61, 736..<981, 7..<7,
    needs: [
      0
    ],
    [
      "ButtonRole", "cancel", "close", "confirm", "destructive",
    ]
  ),
  LibraryUnit(
    61, 1026..<1164, 7..<7,
    needs: [
      63, 64, 384, 386, 410, 430,
    ],
    [
      "ButtonStyle", "makeBody",
    ]
  ),
  LibraryUnit(
    61, 1165..<1241, 7..<7,
    needs: [
      383, 387,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    61, 1281..<1428, 7..<7,
    needs: [
      63, 64, 384, 386, 410, 430,
    ],
    [
      "PrimitiveButtonStyle", "makeBody",
    ]
  ),
  LibraryUnit(
    61, 1429..<1523, 7..<7,
    needs: [
      385, 388,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    61, 1567..<1742, 7..<8,
    needs: [
      35, 63, 382,
    ],
    [
      "ButtonStyleConfiguration", "Label", "isPressed", "label", "role",
    ]
  ),
  LibraryUnit(
    61, 1786..<1967, 8..<9,
    needs: [
      63, 382,
    ],
    [
      "Label", "PrimitiveButtonStyleConfiguration", "label", "role", "trigger",
    ]
  ),
  LibraryUnit(
    61, 1968..<2029, 9..<9,
    needs: [
      385
    ],
    [
      "DefaultButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2030..<2089, 9..<9,
    needs: [
      385
    ],
    [
      "PlainButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2090..<2154, 9..<9,
    needs: [
      385
    ],
    [
      "BorderlessButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2155..<2217, 9..<9,
    needs: [
      385
    ],
    [
      "BorderedButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2218..<2289, 9..<9,
    needs: [
      385
    ],
    [
      "BorderedProminentButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2290..<2348, 9..<9,
    needs: [
      385
    ],
    [
      "LinkButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2349..<2408, 9..<9,
    needs: [
      385
    ],
    [
      "GlassButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2409..<2477, 9..<9,
    needs: [
      385
    ],
    [
      "GlassProminentButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2478..<2613, 9..<9,
    needs: [
      385, 389,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    61, 2614..<2739, 9..<9,
    needs: [
      385, 390,
    ],
    [
      "plain"
    ]
  ),
  LibraryUnit(
    61, 2740..<2885, 9..<9,
    needs: [
      385, 391,
    ],
    [
      "borderless"
    ]
  ),
  LibraryUnit(
    61, 2886..<3023, 9..<9,
    needs: [
      385, 392,
    ],
    [
      "bordered"
    ]
  ),
  LibraryUnit(
    61, 3024..<3197, 9..<9,
    needs: [
      385, 393,
    ],
    [
      "borderedProminent"
    ]
  ),
  LibraryUnit(
    61, 3198..<3319, 9..<9,
    needs: [
      385, 394,
    ],
    [
      "link"
    ]
  ),
  LibraryUnit(
    61, 3320..<3445, 9..<9,
    needs: [
      385, 395,
    ],
    [
      "glass"
    ]
  ),
  LibraryUnit(
    61, 3446..<3607, 9..<9,
    needs: [
      385, 396,
    ],
    [
      "glassProminent"
    ]
  ),
  LibraryUnit(
    61, 3651..<4061, 9..<9,
    needs: [
      0, 31,
    ],
    [
      "ButtonBorderShape", "automatic", "capsule", "circle", "roundedRectangle",
    ]
  ),
  LibraryUnit(
    61, 4062..<4555, 9..<13,
    needs: [
      63, 383, 385, 405, 407,
    ],
    [
      "buttonBorderShape", "buttonRepeatBehavior", "buttonStyle",
    ]
  ),
  LibraryUnit(
    61, 4610..<4673, 13..<13,
    needs: [],
    [
      "ButtonRepeatBehavior", "automatic", "disabled", "enabled",
    ]
  ),
  LibraryUnit(
    62, 25..<340, 0..<4,
    needs: [
      36, 63, 64, 260, 411, 421,
    ],
    [
      "Label", "_parts",
    ]
  ),
  LibraryUnit(
    62, 363..<499, 4..<4,
    needs: [
      63, 64, 384, 386, 410, 430,
    ],
    [
      "LabelStyle", "makeBody",
    ]
  ),
  LibraryUnit(
    62, 500..<574, 4..<4,
    needs: [
      409, 411,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    62, 617..<798, 4..<6,
    needs: [
      63
    ],
    [
      "Icon", "LabelStyleConfiguration", "Title", "icon", "title",
    ]
  ),
  LibraryUnit(
    62, 799..<849, 6..<6,
    needs: [
      409
    ],
    [
      "DefaultLabelStyle"
    ]
  ),
  LibraryUnit(
    62, 850..<901, 6..<6,
    needs: [
      409
    ],
    [
      "IconOnlyLabelStyle"
    ]
  ),
  LibraryUnit(
    62, 902..<954, 6..<6,
    needs: [
      409
    ],
    [
      "TitleOnlyLabelStyle"
    ]
  ),
  LibraryUnit(
    62, 955..<1010, 6..<6,
    needs: [
      409
    ],
    [
      "TitleAndIconLabelStyle"
    ]
  ),
  LibraryUnit(
    62, 1011..<1133, 6..<6,
    needs: [
      409, 412,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    62, 1134..<1258, 6..<6,
    needs: [
      409, 413,
    ],
    [
      "iconOnly"
    ]
  ),
  LibraryUnit(
    62, 1259..<1387, 6..<6,
    needs: [
      409, 414,
    ],
    [
      "titleOnly"
    ]
  ),
  LibraryUnit(
    62, 1388..<1528, 6..<6,
    needs: [
      409, 415,
    ],
    [
      "titleAndIcon"
    ]
  ),
  LibraryUnit(
    62, 1529..<1648, 6..<7,
    needs: [
      63, 409,
    ],
    [
      "labelStyle"
    ]
  ),
  LibraryUnit(
    63, 27..<1126, 0..<11,
    needs: [
      0, 1, 30, 35, 36, 63, 182, 195, 260, 331, 422,
    ],
    [
      "Image", "Interpolation", "ResizingMode", "Scale", "TemplateRenderingMode", "antialiased", "high",
      "interpolation", "large", "low", "medium", "none", "original", "renderingMode", "resizable", "small",
      "stretch", "symbolRenderingMode", "template", "tile",
    ]
  ),
  LibraryUnit(
    63, 1175..<1293, 11..<11,
    needs: [
      1, 36, 195,
    ],
    [
      "ImageResource", "name",
    ]
  ),
  LibraryUnit(
    63, 1385..<1764, 11..<14,
    needs: [
      31, 63, 64, 66, 165, 421, 424, 458, 460,
    ],
    [
      "AsyncImage"
    ]
  ),
  LibraryUnit(
    63, 1803..<1940, 14..<14,
    needs: [
      11, 421,
    ],
    [
      "AsyncImagePhase", "empty", "error", "failure", "image", "success",
    ]
  ),
  LibraryUnit(
    63, 1941..<2364, 14..<18,
    needs: [
      0, 35, 63, 421, 426, 427,
    ],
    [
      "imageScale", "symbolEffect", "symbolVariant",
    ]
  ),
  LibraryUnit(
    63, 2389..<2776, 18..<18,
    needs: [
      1
    ],
    [
      "SymbolVariants", "circle", "fill", "none", "rectangle", "slash", "square",
    ]
  ),
  LibraryUnit(
    63, 2805..<3326, 18..<18,
    needs: [],
    [
      "SymbolEffect", "appear", "bounce", "breathe", "disappear", "pulse", "rotate", "scale", "variableColor",
      "wiggle",
    ]
  ),
  LibraryUnit(
    64, 33..<346, 0..<4,
    needs: [
      35, 36, 63, 64, 75, 260, 387, 388, 408, 431,
    ],
    [
      "Toggle", "_parts",
    ]
  ),
  LibraryUnit(
    64, 370..<508, 4..<4,
    needs: [
      63, 64, 384, 386, 410, 430,
    ],
    [
      "ToggleStyle", "makeBody",
    ]
  ),
  LibraryUnit(
    64, 509..<585, 4..<4,
    needs: [
      429, 431,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    64, 629..<799, 4..<7,
    needs: [
      35, 63,
    ],
    [
      "Label", "ToggleStyleConfiguration", "isMixed", "isOn", "label",
    ]
  ),
  LibraryUnit(
    64, 800..<852, 7..<7,
    needs: [
      429
    ],
    [
      "DefaultToggleStyle"
    ]
  ),
  LibraryUnit(
    64, 853..<929, 7..<7,
    needs: [
      192, 429,
    ],
    [
      "SwitchToggleStyle"
    ]
  ),
  LibraryUnit(
    64, 930..<981, 7..<7,
    needs: [
      429
    ],
    [
      "ButtonToggleStyle"
    ]
  ),
  LibraryUnit(
    64, 982..<1035, 7..<7,
    needs: [
      429
    ],
    [
      "CheckboxToggleStyle"
    ]
  ),
  LibraryUnit(
    64, 1036..<1162, 7..<7,
    needs: [
      429, 432,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    64, 1163..<1285, 7..<7,
    needs: [
      429, 433,
    ],
    [
      "switch"
    ]
  ),
  LibraryUnit(
    64, 1286..<1406, 7..<7,
    needs: [
      429, 434,
    ],
    [
      "button"
    ]
  ),
  LibraryUnit(
    64, 1407..<1535, 7..<7,
    needs: [
      429, 435,
    ],
    [
      "checkbox"
    ]
  ),
  LibraryUnit(
    64, 1536..<1872, 7..<10,
    needs: [
      63, 429, 441,
    ],
    [
      "controlSize", "labelsHidden", "toggleStyle",
    ]
  ),
  LibraryUnit(
    64, 1901..<1990, 10..<10,
    needs: [
      1, 8,
    ],
    [
      "ControlSize", "extraLarge", "large", "mini", "regular", "small",
    ]
  ),
  LibraryUnit(
    65, 39..<949, 0..<10,
    needs: [
      35, 36, 63, 64, 75, 181, 260, 387, 388, 408, 431, 454, 455,
    ],
    [
      "TextField"
    ]
  ),
  LibraryUnit(
    65, 992..<1314, 10..<14,
    needs: [
      36, 63, 64, 75, 260, 387, 388, 408, 431,
    ],
    [
      "SecureField"
    ]
  ),
  LibraryUnit(
    65, 1367..<1424, 14..<15,
    needs: [
      36, 63, 75,
    ],
    [
      "TextEditor"
    ]
  ),
  LibraryUnit(
    65, 1425..<1451, 15..<15,
    needs: [],
    [
      "TextFieldStyle"
    ]
  ),
  LibraryUnit(
    65, 1452..<1510, 15..<15,
    needs: [
      445
    ],
    [
      "DefaultTextFieldStyle"
    ]
  ),
  LibraryUnit(
    65, 1511..<1567, 15..<15,
    needs: [
      445
    ],
    [
      "PlainTextFieldStyle"
    ]
  ),
  LibraryUnit(
    65, 1568..<1632, 15..<15,
    needs: [
      445
    ],
    [
      "RoundedBorderTextFieldStyle"
    ]
  ),
  LibraryUnit(
    65, 1633..<1696, 15..<15,
    needs: [
      445
    ],
    [
      "SquareBorderTextFieldStyle"
    ]
  ),
  LibraryUnit(
    65, 1697..<1835, 15..<15,
    needs: [
      445, 446,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    65, 1836..<1964, 15..<15,
    needs: [
      445, 447,
    ],
    [
      "plain"
    ]
  ),
  LibraryUnit(
    65, 1965..<2125, 15..<15,
    needs: [
      445, 448,
    ],
    [
      "roundedBorder"
    ]
  ),
  LibraryUnit(
    65, 2126..<2282, 15..<15,
    needs: [
      445, 449,
    ],
    [
      "squareBorder"
    ]
  ),
  LibraryUnit(
    65, 2311..<2518, 15..<15,
    needs: [
      36
    ],
    [
      "FormatStyle", "currency", "number", "percent",
    ]
  ),
  LibraryUnit(
    65, 2519..<2548, 15..<15,
    needs: [],
    [
      "Formatter"
    ]
  ),
  LibraryUnit(
    65, 2549..<2584, 15..<15,
    needs: [
      455
    ],
    [
      "NumberFormatter"
    ]
  ),
  LibraryUnit(
    65, 2585..<3963, 15..<26,
    needs: [
      1, 35, 63, 75, 445, 458, 459, 460, 461, 462, 463,
    ],
    [
      "autocapitalization", "autocorrectionDisabled", "disableAutocorrection", "focused", "keyboardType",
      "scrollDismissesKeyboard", "submitLabel", "textContentType", "textFieldStyle",
      "textInputAutocapitalization",
    ]
  ),
  LibraryUnit(
    65, 3964..<4156, 26..<26,
    needs: [],
    [
      "UIKeyboardType", "URL", "asciiCapable", "asciiCapableNumberPad", "decimalPad", "default", "emailAddress",
      "namePhonePad", "numberPad", "numbersAndPunctuation", "phonePad", "twitter", "webSearch",
    ]
  ),
  LibraryUnit(
    65, 4157..<4237, 26..<26,
    needs: [],
    [
      "UITextAutocapitalizationType", "allCharacters", "none", "sentences", "words",
    ]
  ),
  LibraryUnit(
    65, 4238..<4339, 26..<26,
    needs: [],
    [
      "UITextContentType", "URL", "emailAddress", "name", "newPassword", "oneTimeCode", "password", "username",
    ]
  ),
  LibraryUnit(
    65, 4340..<4426, 26..<26,
    needs: [],
    [
      "ScrollDismissesKeyboardMode", "automatic", "immediately", "interactively", "never",
    ]
  ),
  LibraryUnit(
    65, 4427..<4814, 26..<26,
    needs: [],
    [
      "TextInputAutocapitalization", "characters", "never", "sentences", "words",
    ]
  ),
  LibraryUnit(
    65, 4815..<5301, 26..<26,
    needs: [],
    [
      "SubmitLabel", "continue", "done", "go", "join", "next", "return", "route", "search", "send",
    ]
  ),
  LibraryUnit(
    66, 41..<1090, 0..<9,
    needs: [
      35, 42, 63, 64, 75,
    ],
    [
      "Slider"
    ]
  ),
  LibraryUnit(
    67, 54..<852, 0..<9,
    needs: [
      36, 42, 63, 64, 75, 387, 388, 408, 431,
    ],
    [
      "Stepper"
    ]
  ),
  LibraryUnit(
    68, 27..<246, 0..<2,
    needs: [
      35, 36, 63, 64, 75, 192, 387, 388, 408, 431,
    ],
    [
      "ColorPicker"
    ]
  ),
  LibraryUnit(
    68, 292..<712, 2..<2,
    needs: [
      13, 29, 183,
    ],
    [
      "DatePickerComponents", "arrayLiteral", "date", "hourAndMinute", "rawValue",
    ]
  ),
  LibraryUnit(
    68, 713..<765, 2..<2,
    needs: [
      467
    ],
    [
      "DatePickerComponent"
    ]
  ),
  LibraryUnit(
    68, 801..<1308, 2..<5,
    needs: [
      36, 63, 64, 75, 167, 387, 388, 408, 431, 467,
    ],
    [
      "DatePicker"
    ]
  ),
  LibraryUnit(
    68, 1309..<1336, 5..<5,
    needs: [],
    [
      "DatePickerStyle"
    ]
  ),
  LibraryUnit(
    68, 1337..<1397, 5..<5,
    needs: [
      470
    ],
    [
      "DefaultDatePickerStyle"
    ]
  ),
  LibraryUnit(
    68, 1398..<1458, 5..<5,
    needs: [
      470
    ],
    [
      "CompactDatePickerStyle"
    ]
  ),
  LibraryUnit(
    68, 1459..<1521, 5..<5,
    needs: [
      470
    ],
    [
      "GraphicalDatePickerStyle"
    ]
  ),
  LibraryUnit(
    68, 1522..<1580, 5..<5,
    needs: [
      470
    ],
    [
      "WheelDatePickerStyle"
    ]
  ),
  LibraryUnit(
    68, 1581..<1723, 5..<5,
    needs: [
      470, 471,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    68, 1724..<1864, 5..<5,
    needs: [
      470, 472,
    ],
    [
      "compact"
    ]
  ),
  LibraryUnit(
    68, 1865..<2013, 5..<5,
    needs: [
      470, 473,
    ],
    [
      "graphical"
    ]
  ),
  LibraryUnit(
    68, 2014..<2146, 5..<5,
    needs: [
      470, 474,
    ],
    [
      "wheel"
    ]
  ),
  LibraryUnit(
    68, 2147..<2282, 5..<6,
    needs: [
      63, 470,
    ],
    [
      "datePickerStyle"
    ]
  ),
  LibraryUnit(
    69, 31..<519, 0..<7,
    needs: [
      19, 36, 63, 64, 387, 388, 408, 431,
    ],
    [
      "ProgressView"
    ]
  ),
  LibraryUnit(
    69, 520..<549, 7..<7,
    needs: [],
    [
      "ProgressViewStyle"
    ]
  ),
  LibraryUnit(
    69, 550..<614, 7..<7,
    needs: [
      481
    ],
    [
      "DefaultProgressViewStyle"
    ]
  ),
  LibraryUnit(
    69, 615..<703, 7..<7,
    needs: [
      192, 481,
    ],
    [
      "LinearProgressViewStyle"
    ]
  ),
  LibraryUnit(
    69, 704..<794, 7..<7,
    needs: [
      192, 481,
    ],
    [
      "CircularProgressViewStyle"
    ]
  ),
  LibraryUnit(
    69, 795..<945, 7..<7,
    needs: [
      481, 482,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    69, 946..<1090, 7..<7,
    needs: [
      481, 483,
    ],
    [
      "linear"
    ]
  ),
  LibraryUnit(
    69, 1091..<1243, 7..<7,
    needs: [
      481, 484,
    ],
    [
      "circular"
    ]
  ),
  LibraryUnit(
    69, 1244..<1385, 7..<8,
    needs: [
      63, 481,
    ],
    [
      "progressViewStyle"
    ]
  ),
  LibraryUnit(
    70, 27..<826, 0..<5,
    needs: [
      19, 42, 63, 64, 387, 388, 408, 431,
    ],
    [
      "Gauge"
    ]
  ),
  LibraryUnit(
    70, 827..<849, 5..<5,
    needs: [],
    [
      "GaugeStyle"
    ]
  ),
  LibraryUnit(
    70, 850..<900, 5..<5,
    needs: [
      490
    ],
    [
      "DefaultGaugeStyle"
    ]
  ),
  LibraryUnit(
    70, 901..<958, 5..<5,
    needs: [
      490
    ],
    [
      "LinearCapacityGaugeStyle"
    ]
  ),
  LibraryUnit(
    70, 959..<1017, 5..<5,
    needs: [
      490
    ],
    [
      "AccessoryLinearGaugeStyle"
    ]
  ),
  LibraryUnit(
    70, 1018..<1084, 5..<5,
    needs: [
      490
    ],
    [
      "AccessoryLinearCapacityGaugeStyle"
    ]
  ),
  LibraryUnit(
    70, 1085..<1145, 5..<5,
    needs: [
      490
    ],
    [
      "AccessoryCircularGaugeStyle"
    ]
  ),
  LibraryUnit(
    70, 1146..<1214, 5..<5,
    needs: [
      490
    ],
    [
      "AccessoryCircularCapacityGaugeStyle"
    ]
  ),
  LibraryUnit(
    70, 1215..<1337, 5..<5,
    needs: [
      490, 491,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    70, 1338..<1486, 5..<5,
    needs: [
      490, 492,
    ],
    [
      "linearCapacity"
    ]
  ),
  LibraryUnit(
    70, 1487..<1639, 5..<5,
    needs: [
      490, 493,
    ],
    [
      "accessoryLinear"
    ]
  ),
  LibraryUnit(
    70, 1640..<1824, 5..<5,
    needs: [
      490, 494,
    ],
    [
      "accessoryLinearCapacity"
    ]
  ),
  LibraryUnit(
    70, 1825..<1985, 5..<5,
    needs: [
      490, 495,
    ],
    [
      "accessoryCircular"
    ]
  ),
  LibraryUnit(
    70, 1986..<2184, 5..<5,
    needs: [
      490, 496,
    ],
    [
      "accessoryCircularCapacity"
    ]
  ),
  LibraryUnit(
    70, 2185..<2304, 5..<6,
    needs: [
      63, 490,
    ],
    [
      "gaugeStyle"
    ]
  ),
  LibraryUnit(
    71, 39..<390, 0..<4,
    needs: [
      36, 63, 64, 66, 387, 388, 408, 431,
    ],
    [
      "GroupBox"
    ]
  ),
  LibraryUnit(
    72, 52..<550, 0..<4,
    needs: [
      35, 36, 63, 64, 66, 75, 387, 388, 408, 431,
    ],
    [
      "DisclosureGroup"
    ]
  ),
  LibraryUnit(
    73, 27..<278, 0..<3,
    needs: [
      36, 63, 64, 66, 387, 388, 408, 431,
    ],
    [
      "LabeledContent"
    ]
  ),
  LibraryUnit(
    73, 334..<624, 3..<6,
    needs: [
      36, 63, 64, 260, 387, 388, 408, 431,
    ],
    [
      "ContentUnavailableView"
    ]
  ),
  LibraryUnit(
    74, 38..<172, 0..<2,
    needs: [
      36, 63, 64, 165, 387, 388, 408, 431, 458, 460,
    ],
    [
      "Link"
    ]
  ),
  LibraryUnit(
    74, 210..<356, 2..<5,
    needs: [
      36, 63, 64, 387, 388, 408, 431,
    ],
    [
      "ShareLink"
    ]
  ),
  LibraryUnit(
    74, 390..<424, 5..<6,
    needs: [
      63
    ],
    [
      "EditButton"
    ]
  ),
  LibraryUnit(
    75, 43..<669, 0..<5,
    needs: [
      36, 63, 64, 66, 387, 388, 408, 431,
    ],
    [
      "Menu", "_parts",
    ]
  ),
  LibraryUnit(
    75, 670..<691, 5..<5,
    needs: [],
    [
      "MenuStyle"
    ]
  ),
  LibraryUnit(
    75, 692..<740, 5..<5,
    needs: [
      512
    ],
    [
      "DefaultMenuStyle"
    ]
  ),
  LibraryUnit(
    75, 741..<788, 5..<5,
    needs: [
      512
    ],
    [
      "ButtonMenuStyle"
    ]
  ),
  LibraryUnit(
    75, 789..<846, 5..<5,
    needs: [
      512
    ],
    [
      "BorderlessButtonMenuStyle"
    ]
  ),
  LibraryUnit(
    75, 847..<965, 5..<5,
    needs: [
      512, 513,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    75, 966..<1076, 5..<5,
    needs: [
      512, 514,
    ],
    [
      "button"
    ]
  ),
  LibraryUnit(
    75, 1077..<1229, 5..<5,
    needs: [
      512, 515,
    ],
    [
      "borderlessButton"
    ]
  ),
  LibraryUnit(
    75, 1262..<1337, 5..<5,
    needs: [
      1, 8,
    ],
    [
      "Visibility", "automatic", "hidden", "visible",
    ]
  ),
  LibraryUnit(
    75, 1338..<1684, 5..<8,
    needs: [
      63, 512, 519, 521,
    ],
    [
      "menuIndicator", "menuOrder", "menuStyle",
    ]
  ),
  LibraryUnit(
    75, 1685..<1735, 8..<8,
    needs: [],
    [
      "MenuOrder", "automatic", "fixed", "priority",
    ]
  ),
  LibraryUnit(
    76, 28..<534, 0..<4,
    needs: [
      36, 63, 64, 66, 75, 387, 388, 408, 431,
    ],
    [
      "Picker"
    ]
  ),
  LibraryUnit(
    76, 535..<558, 4..<4,
    needs: [],
    [
      "PickerStyle"
    ]
  ),
  LibraryUnit(
    76, 559..<611, 4..<4,
    needs: [
      523
    ],
    [
      "DefaultPickerStyle"
    ]
  ),
  LibraryUnit(
    76, 612..<661, 4..<4,
    needs: [
      523
    ],
    [
      "MenuPickerStyle"
    ]
  ),
  LibraryUnit(
    76, 662..<716, 4..<4,
    needs: [
      523
    ],
    [
      "SegmentedPickerStyle"
    ]
  ),
  LibraryUnit(
    76, 717..<768, 4..<4,
    needs: [
      523
    ],
    [
      "InlinePickerStyle"
    ]
  ),
  LibraryUnit(
    76, 769..<824, 4..<4,
    needs: [
      523
    ],
    [
      "RadioGroupPickerStyle"
    ]
  ),
  LibraryUnit(
    76, 825..<875, 4..<4,
    needs: [
      523
    ],
    [
      "WheelPickerStyle"
    ]
  ),
  LibraryUnit(
    76, 876..<928, 4..<4,
    needs: [
      523
    ],
    [
      "PalettePickerStyle"
    ]
  ),
  LibraryUnit(
    76, 929..<988, 4..<4,
    needs: [
      523
    ],
    [
      "NavigationLinkPickerStyle"
    ]
  ),
  LibraryUnit(
    76, 989..<1115, 4..<4,
    needs: [
      523, 524,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    76, 1116..<1226, 4..<4,
    needs: [
      523, 525,
    ],
    [
      "menu"
    ]
  ),
  LibraryUnit(
    76, 1227..<1359, 4..<4,
    needs: [
      523, 526,
    ],
    [
      "segmented"
    ]
  ),
  LibraryUnit(
    76, 1360..<1480, 4..<4,
    needs: [
      523, 527,
    ],
    [
      "inline"
    ]
  ),
  LibraryUnit(
    76, 1481..<1617, 4..<4,
    needs: [
      523, 528,
    ],
    [
      "radioGroup"
    ]
  ),
  LibraryUnit(
    76, 1618..<1732, 4..<4,
    needs: [
      523, 529,
    ],
    [
      "wheel"
    ]
  ),
  LibraryUnit(
    76, 1733..<1857, 4..<4,
    needs: [
      523, 530,
    ],
    [
      "palette"
    ]
  ),
  LibraryUnit(
    76, 1858..<2010, 4..<4,
    needs: [
      523, 531,
    ],
    [
      "navigationLink"
    ]
  ),
  LibraryUnit(
    76, 2011..<2133, 4..<5,
    needs: [
      63, 523,
    ],
    [
      "pickerStyle"
    ]
  ),
  LibraryUnit(
    77, 35..<765, 0..<6,
    needs: [
      1, 3, 24, 26, 29, 36, 41, 42, 46, 63, 64, 66, 75, 86, 166, 227,
    ],
    [
      "List"
    ]
  ),
  LibraryUnit(
    77, 788..<868, 6..<7,
    needs: [
      63, 64, 66,
    ],
    [
      "Form"
    ]
  ),
  LibraryUnit(
    77, 869..<890, 7..<7,
    needs: [],
    [
      "ListStyle"
    ]
  ),
  LibraryUnit(
    77, 891..<939, 7..<7,
    needs: [
      543
    ],
    [
      "DefaultListStyle"
    ]
  ),
  LibraryUnit(
    77, 940..<986, 7..<7,
    needs: [
      543
    ],
    [
      "PlainListStyle"
    ]
  ),
  LibraryUnit(
    77, 987..<1035, 7..<7,
    needs: [
      543
    ],
    [
      "GroupedListStyle"
    ]
  ),
  LibraryUnit(
    77, 1036..<1082, 7..<7,
    needs: [
      543
    ],
    [
      "InsetListStyle"
    ]
  ),
  LibraryUnit(
    77, 1083..<1136, 7..<7,
    needs: [
      543
    ],
    [
      "InsetGroupedListStyle"
    ]
  ),
  LibraryUnit(
    77, 1137..<1185, 7..<7,
    needs: [
      543
    ],
    [
      "SidebarListStyle"
    ]
  ),
  LibraryUnit(
    77, 1186..<1235, 7..<7,
    needs: [
      543
    ],
    [
      "BorderedListStyle"
    ]
  ),
  LibraryUnit(
    77, 1236..<1354, 7..<7,
    needs: [
      543, 544,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    77, 1355..<1461, 7..<7,
    needs: [
      543, 545,
    ],
    [
      "plain"
    ]
  ),
  LibraryUnit(
    77, 1462..<1578, 7..<7,
    needs: [
      543, 546,
    ],
    [
      "grouped"
    ]
  ),
  LibraryUnit(
    77, 1579..<1685, 7..<7,
    needs: [
      543, 547,
    ],
    [
      "inset"
    ]
  ),
  LibraryUnit(
    77, 1686..<1822, 7..<7,
    needs: [
      543, 548,
    ],
    [
      "insetGrouped"
    ]
  ),
  LibraryUnit(
    77, 1823..<1939, 7..<7,
    needs: [
      543, 549,
    ],
    [
      "sidebar"
    ]
  ),
  LibraryUnit(
    77, 1940..<2060, 7..<7,
    needs: [
      543, 550,
    ],
    [
      "bordered"
    ]
  ),
  LibraryUnit(
    77, 2061..<2082, 7..<7,
    needs: [],
    [
      "FormStyle"
    ]
  ),
  LibraryUnit(
    77, 2083..<2133, 7..<7,
    needs: [
      558
    ],
    [
      "AutomaticFormStyle"
    ]
  ),
  LibraryUnit(
    77, 2134..<2182, 7..<7,
    needs: [
      558
    ],
    [
      "GroupedFormStyle"
    ]
  ),
  LibraryUnit(
    77, 2183..<2231, 7..<7,
    needs: [
      558
    ],
    [
      "ColumnsFormStyle"
    ]
  ),
  LibraryUnit(
    77, 2232..<2356, 7..<7,
    needs: [
      558, 559,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    77, 2357..<2473, 7..<7,
    needs: [
      558, 560,
    ],
    [
      "grouped"
    ]
  ),
  LibraryUnit(
    77, 2474..<2590, 7..<7,
    needs: [
      558, 561,
    ],
    [
      "columns"
    ]
  ),
  LibraryUnit(
    77, 2591..<4435, 7..<22,
    needs: [
      29, 31, 35, 45, 63, 137, 178, 182, 192, 519, 543, 558, 566,
    ],
    [
      "deleteDisabled", "formStyle", "headerProminence", "listItemTint", "listRowBackground", "listRowInsets",
      "listRowSeparator", "listRowSeparatorTint", "listRowSpacing", "listSectionSeparator", "listStyle",
      "moveDisabled", "onDelete", "onMove", "scrollContentBackground",
    ]
  ),
  LibraryUnit(
    77, 4471..<4515, 22..<22,
    needs: [],
    [
      "Prominence", "increased", "standard",
    ]
  ),
  LibraryUnit(
    78, 44..<197, 0..<2,
    needs: [
      63, 64, 75,
    ],
    [
      "NavigationStack"
    ]
  ),
  LibraryUnit(
    78, 242..<332, 2..<3,
    needs: [
      63, 64, 66,
    ],
    [
      "NavigationView"
    ]
  ),
  LibraryUnit(
    78, 381..<555, 3..<3,
    needs: [
      29, 35,
    ],
    [
      "NavigationPath", "append", "count", "isEmpty", "removeLast",
    ]
  ),
  LibraryUnit(
    78, 598..<1111, 3..<9,
    needs: [
      36, 63, 64, 387, 388, 408, 431,
    ],
    [
      "NavigationLink"
    ]
  ),
  LibraryUnit(
    78, 1138..<1447, 9..<11,
    needs: [
      63, 64, 66,
    ],
    [
      "NavigationSplitView"
    ]
  ),
  LibraryUnit(
    78, 1448..<1479, 11..<11,
    needs: [],
    [
      "NavigationViewStyle"
    ]
  ),
  LibraryUnit(
    78, 1480..<1546, 11..<11,
    needs: [
      572
    ],
    [
      "StackNavigationViewStyle"
    ]
  ),
  LibraryUnit(
    78, 1547..<1615, 11..<11,
    needs: [
      572
    ],
    [
      "DefaultNavigationViewStyle"
    ]
  ),
  LibraryUnit(
    78, 1616..<1764, 11..<11,
    needs: [
      572, 573,
    ],
    [
      "stack"
    ]
  ),
  LibraryUnit(
    78, 1765..<1923, 11..<11,
    needs: [
      572, 574,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    78, 1966..<2062, 11..<11,
    needs: [
      1
    ],
    [
      "NavigationBarItem", "TitleDisplayMode", "automatic", "inline", "large",
    ]
  ),
  LibraryUnit(
    78, 2063..<4072, 11..<30,
    needs: [
      31, 35, 36, 63, 64, 75, 260, 572, 577,
    ],
    [
      "navigationBarBackButtonHidden", "navigationBarHidden", "navigationBarItems", "navigationBarTitle",
      "navigationBarTitleDisplayMode", "navigationDestination", "navigationSplitViewColumnWidth",
      "navigationSubtitle", "navigationTitle", "navigationViewStyle",
    ]
  ),
  LibraryUnit(
    79, 42..<210, 0..<2,
    needs: [
      63, 64, 66, 75,
    ],
    [
      "TabView"
    ]
  ),
  LibraryUnit(
    79, 237..<523, 2..<5,
    needs: [
      36, 63, 64, 66,
    ],
    [
      "Tab"
    ]
  ),
  LibraryUnit(
    79, 524..<548, 5..<5,
    needs: [],
    [
      "TabViewStyle"
    ]
  ),
  LibraryUnit(
    79, 549..<603, 5..<5,
    needs: [
      581
    ],
    [
      "DefaultTabViewStyle"
    ]
  ),
  LibraryUnit(
    79, 604..<779, 5..<5,
    needs: [
      581
    ],
    [
      "IndexDisplayMode", "PageTabViewStyle", "always", "automatic", "never",
    ]
  ),
  LibraryUnit(
    79, 780..<910, 5..<5,
    needs: [
      581, 582,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    79, 911..<1142, 5..<5,
    needs: [
      581, 583,
    ],
    [
      "page"
    ]
  ),
  LibraryUnit(
    79, 1143..<1537, 5..<9,
    needs: [
      29, 36, 63, 64, 581,
    ],
    [
      "badge", "tabItem", "tabViewStyle",
    ]
  ),
  LibraryUnit(
    80, 28..<283, 0..<2,
    needs: [
      36, 63, 64, 66, 589,
    ],
    [
      "ToolbarItem"
    ]
  ),
  LibraryUnit(
    80, 317..<455, 2..<3,
    needs: [
      63, 64, 66, 589,
    ],
    [
      "ToolbarItemGroup"
    ]
  ),
  LibraryUnit(
    80, 493..<1681, 3..<3,
    needs: [],
    [
      "ToolbarItemPlacement", "automatic", "bottomBar", "cancellationAction", "confirmationAction",
      "destructiveAction", "keyboard", "navigation", "navigationBarLeading", "navigationBarTrailing",
      "primaryAction", "principal", "secondaryAction", "status", "topBarLeading", "topBarTrailing",
    ]
  ),
  LibraryUnit(
    80, 1693..<2057, 3..<3,
    needs: [],
    [
      "ToolbarPlacement", "automatic", "bottomBar", "navigationBar", "tabBar", "windowToolbar",
    ]
  ),
  LibraryUnit(
    80, 2058..<2141, 3..<3,
    needs: [],
    [
      "SearchFieldPlacement", "automatic", "navigationBarDrawer", "sidebar", "toolbar",
    ]
  ),
  LibraryUnit(
    80, 2167..<2525, 3..<3,
    needs: [
      1, 31,
    ],
    [
      "PresentationDetent", "fraction", "height", "large", "medium",
    ]
  ),
  LibraryUnit(
    80, 2554..<3112, 3..<3,
    needs: [
      260
    ],
    [
      "Alert", "Button", "cancel", "default", "destructive",
    ]
  ),
  LibraryUnit(
    80, 3113..<7073, 3..<28,
    needs: [
      31, 35, 36, 45, 63, 64, 66, 75, 179, 196, 327, 519, 590, 591, 592, 593,
    ],
    [
      "alert", "confirmationDialog", "contextMenu", "fullScreenCover", "keyboardShortcut",
      "persistentSystemOverlays", "popover", "presentationCornerRadius", "presentationDetents",
      "presentationDragIndicator", "refreshable", "searchable", "sheet", "swipeActions", "toolbar",
      "toolbarBackground", "toolbarColorScheme",
    ]
  ),
]
