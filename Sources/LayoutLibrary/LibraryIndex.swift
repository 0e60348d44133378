/// What each declaration at file scope of the catalog declares and refers to, in catalog order, so that a module reads only
/// what it needs (``LibrarySelection``). Made from the interfaces by `UPDATE_EXPECTATIONS=1 swift test --filter
/// LibraryIndexTests`; while it is of another library, every module reads all of it.
let libraryIndex: [LibraryUnit] = [
  LibraryUnit(
    0, 0..<21, 0..<0, extends: nil,
    needs: [],
    [
      "Equatable"
    ]
  ),
  LibraryUnit(
    0, 22..<53, 0..<0, extends: nil,
    needs: [
      0
    ],
    [
      "Hashable"
    ]
  ),
  LibraryUnit(
    0, 54..<87, 0..<0, extends: nil,
    needs: [
      0
    ],
    [
      "Comparable"
    ]
  ),
  LibraryUnit(
    0, 88..<164, 0..<0, extends: nil,
    needs: [
      1
    ],
    [
      "Identifiable"
    ]
  ),
  LibraryUnit(
    0, 165..<185, 0..<0, extends: nil,
    needs: [],
    [
      "Sendable"
    ]
  ),
  LibraryUnit(
    0, 186..<205, 0..<0, extends: nil,
    needs: [],
    [
      "Codable"
    ]
  ),
  LibraryUnit(
    0, 206..<227, 0..<0, extends: nil,
    needs: [],
    [
      "Decodable"
    ]
  ),
  LibraryUnit(
    0, 228..<249, 0..<0, extends: nil,
    needs: [],
    [
      "Encodable"
    ]
  ),
  LibraryUnit(
    0, 250..<348, 0..<0, extends: nil,
    needs: [],
    [
      "CaseIterable"
    ]
  ),
  LibraryUnit(
    0, 349..<377, 0..<0, extends: nil,
    needs: [],
    [
      "RawRepresentable"
    ]
  ),
  LibraryUnit(
    0, 378..<446, 0..<0, extends: nil,
    needs: [
      36
    ],
    [
      "CustomStringConvertible"
    ]
  ),
  LibraryUnit(
    0, 447..<464, 0..<0, extends: nil,
    needs: [],
    [
      "Error"
    ]
  ),
  LibraryUnit(
    0, 465..<486, 0..<0, extends: nil,
    needs: [],
    [
      "AnyObject"
    ]
  ),
  LibraryUnit(
    0, 487..<508, 0..<0, extends: nil,
    needs: [],
    [
      "OptionSet"
    ]
  ),
  LibraryUnit(
    0, 509..<546, 0..<0, extends: nil,
    needs: [],
    [
      "ExpressibleByArrayLiteral"
    ]
  ),
  LibraryUnit(
    0, 547..<585, 0..<0, extends: nil,
    needs: [],
    [
      "ExpressibleByStringLiteral"
    ]
  ),
  LibraryUnit(
    0, 586..<625, 0..<0, extends: nil,
    needs: [],
    [
      "ExpressibleByIntegerLiteral"
    ]
  ),
  LibraryUnit(
    0, 626..<663, 0..<0, extends: nil,
    needs: [],
    [
      "ExpressibleByFloatLiteral"
    ]
  ),
  LibraryUnit(
    0, 664..<694, 0..<0, extends: nil,
    needs: [],
    [
      "AdditiveArithmetic"
    ]
  ),
  LibraryUnit(
    0, 695..<734, 0..<0, extends: nil,
    needs: [
      18
    ],
    [
      "Numeric"
    ]
  ),
  LibraryUnit(
    0, 735..<791, 0..<0, extends: nil,
    needs: [
      1, 2, 19,
    ],
    [
      "BinaryInteger"
    ]
  ),
  LibraryUnit(
    0, 792..<848, 0..<0, extends: nil,
    needs: [
      1, 2, 19,
    ],
    [
      "FloatingPoint"
    ]
  ),
  LibraryUnit(
    0, 849..<895, 0..<0, extends: nil,
    needs: [
      21
    ],
    [
      "BinaryFloatingPoint"
    ]
  ),
  LibraryUnit(
    0, 896..<944, 0..<0, extends: nil,
    needs: [
      1, 2,
    ],
    [
      "StringProtocol"
    ]
  ),
  LibraryUnit(
    0, 945..<989, 0..<0, extends: nil,
    needs: [],
    [
      "Sequence"
    ]
  ),
  LibraryUnit(
    0, 990..<1022, 0..<0, extends: nil,
    needs: [
      24
    ],
    [
      "Collection"
    ]
  ),
  LibraryUnit(
    0, 1023..<1069, 0..<0, extends: nil,
    needs: [
      25
    ],
    [
      "RandomAccessCollection"
    ]
  ),
  LibraryUnit(
    0, 1070..<1083, 0..<0, extends: nil,
    needs: [
      28
    ],
    [
      "Never"
    ]
  ),
  LibraryUnit(
    0, 1084..<1118, 0..<0, extends: 89,
    needs: [
      1, 27, 63,
    ],
    []
  ),
  LibraryUnit(
    1, 0..<542, 0..<13, extends: nil,
    needs: [
      3, 4, 5, 20, 30, 35, 36,
    ],
    [
      "Int"
    ]
  ),
  LibraryUnit(
    1, 543..<1409, 13..<36, extends: nil,
    needs: [
      4, 5, 22, 29, 34, 35, 36,
    ],
    [
      "Double"
    ]
  ),
  LibraryUnit(
    1, 1410..<2293, 36..<59, extends: nil,
    needs: [
      4, 5, 22, 29, 30, 34, 35, 36,
    ],
    [
      "CGFloat"
    ]
  ),
  LibraryUnit(
    1, 2294..<2318, 59..<59, extends: 89,
    needs: [
      30
    ],
    [
      "Float"
    ]
  ),
  LibraryUnit(
    1, 2319..<2350, 59..<59, extends: 89,
    needs: [
      30
    ],
    [
      "TimeInterval"
    ]
  ),
  LibraryUnit(
    1, 2395..<2513, 59..<59, extends: nil,
    needs: [],
    [
      "FloatingPointRoundingRule"
    ]
  ),
  LibraryUnit(
    2, 0..<69, 0..<1, extends: nil,
    needs: [
      1, 4, 5,
    ],
    [
      "Bool"
    ]
  ),
  LibraryUnit(
    2, 70..<1342, 1..<30, extends: nil,
    needs: [
      3, 4, 5, 15, 23, 25, 29, 30, 35, 37, 39, 140,
    ],
    [
      "String"
    ]
  ),
  LibraryUnit(
    2, 1343..<1419, 30..<31, extends: nil,
    needs: [
      1, 2, 4, 36,
    ],
    [
      "Character"
    ]
  ),
  LibraryUnit(
    2, 1420..<1448, 31..<31, extends: 89,
    needs: [
      36
    ],
    [
      "Substring"
    ]
  ),
  LibraryUnit(
    2, 1474..<1636, 31..<31, extends: nil,
    needs: [],
    [
      "CharacterSet"
    ]
  ),
  LibraryUnit(
    2, 1637..<1768, 31..<33, extends: nil,
    needs: [],
    [
      "Optional"
    ]
  ),
  LibraryUnit(
    2, 1769..<2013, 33..<38, extends: nil,
    needs: [
      1, 26, 29, 35,
    ],
    [
      "Range"
    ]
  ),
  LibraryUnit(
    2, 2014..<2264, 38..<43, extends: nil,
    needs: [
      1, 26, 29, 35,
    ],
    [
      "ClosedRange"
    ]
  ),
  LibraryUnit(
    3, 0..<826, 0..<19, extends: nil,
    needs: [
      1, 4, 24, 26, 29, 36, 41, 42, 45, 46, 62,
    ],
    [
      "Array"
    ]
  ),
  LibraryUnit(
    3, 827..<855, 19..<19, extends: 89,
    needs: [
      43
    ],
    [
      "ArraySlice"
    ]
  ),
  LibraryUnit(
    3, 856..<1036, 19..<23, extends: nil,
    needs: [
      1, 24, 25, 36, 41, 42, 46, 139,
    ],
    [
      "Set"
    ]
  ),
  LibraryUnit(
    3, 1037..<1440, 23..<32, extends: nil,
    needs: [
      1, 25, 278, 294, 329, 376,
    ],
    [
      "Dictionary"
    ]
  ),
  LibraryUnit(
    3, 1441..<2824, 32..<56, extends: 89,
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
    3, 2825..<3009, 56..<59, extends: 89,
    needs: [
      0, 24, 29, 35, 36, 41, 42, 46,
    ],
    [
      "contains", "firstIndex", "lastIndex",
    ]
  ),
  LibraryUnit(
    3, 3010..<3137, 59..<62, extends: 89,
    needs: [
      2, 24, 36, 41, 42, 46,
    ],
    [
      "max", "min", "sorted",
    ]
  ),
  LibraryUnit(
    3, 3138..<3232, 62..<63, extends: 89,
    needs: [
      24, 36, 41, 42, 46,
    ],
    [
      "joined"
    ]
  ),
  LibraryUnit(
    3, 3233..<3461, 63..<68, extends: 89,
    needs: [
      24, 25, 29, 35, 36, 41, 42, 46,
    ],
    [
      "count", "endIndex", "first", "indices", "isEmpty", "last", "startIndex",
    ]
  ),
  LibraryUnit(
    3, 3462..<3540, 68..<69, extends: 89,
    needs: [
      24, 36, 41, 42, 46,
    ],
    [
      "zip"
    ]
  ),
  LibraryUnit(
    3, 3541..<3605, 69..<70, extends: 89,
    needs: [
      29
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    3, 3606..<3675, 70..<71, extends: 89,
    needs: [
      29
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    3, 3676..<3756, 71..<72, extends: 89,
    needs: [
      31
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    3, 3757..<3842, 72..<73, extends: 89,
    needs: [
      31
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    3, 3843..<3919, 73..<74, extends: 89,
    needs: [
      30
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    3, 3920..<4001, 74..<75, extends: 89,
    needs: [
      30
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    4, 29..<167, 0..<0, extends: nil,
    needs: [
      2, 35,
    ],
    [
      "PartialRangeFrom"
    ]
  ),
  LibraryUnit(
    4, 196..<333, 0..<0, extends: nil,
    needs: [
      2, 35,
    ],
    [
      "PartialRangeUpTo"
    ]
  ),
  LibraryUnit(
    4, 358..<499, 0..<0, extends: nil,
    needs: [
      2, 35,
    ],
    [
      "PartialRangeThrough"
    ]
  ),
  LibraryUnit(
    4, 500..<888, 0..<0, extends: 89,
    needs: [
      24, 29, 36, 41, 42, 43, 46, 59, 60, 61,
    ],
    []
  ),
  LibraryUnit(
    5, 32..<141, 0..<0, extends: nil,
    needs: [
      64
    ],
    [
      "View"
    ]
  ),
  LibraryUnit(
    5, 142..<178, 0..<0, extends: nil,
    needs: [],
    [
      "ViewBuilder"
    ]
  ),
  LibraryUnit(
    5, 216..<352, 0..<0, extends: nil,
    needs: [
      63, 64, 66,
    ],
    [
      "ViewModifier"
    ]
  ),
  LibraryUnit(
    5, 353..<420, 0..<0, extends: 89,
    needs: [
      65, 67,
    ],
    [
      "Content"
    ]
  ),
  LibraryUnit(
    5, 421..<457, 0..<0, extends: nil,
    needs: [
      63
    ],
    [
      "_ViewModifierContent"
    ]
  ),
  LibraryUnit(
    5, 458..<584, 0..<1, extends: 89,
    needs: [
      63, 65,
    ],
    [
      "modifier"
    ]
  ),
  LibraryUnit(
    5, 641..<723, 1..<1, extends: nil,
    needs: [
      63, 64,
    ],
    [
      "PreviewProvider"
    ]
  ),
  LibraryUnit(
    6, 42..<535, 0..<7, extends: nil,
    needs: [
      31
    ],
    [
      "PreviewTrait"
    ]
  ),
  LibraryUnit(
    6, 578..<859, 7..<10, extends: nil,
    needs: [
      31
    ],
    [
      "PreviewLayout"
    ]
  ),
  LibraryUnit(
    6, 886..<993, 10..<12, extends: nil,
    needs: [
      15, 36,
    ],
    [
      "PreviewDevice"
    ]
  ),
  LibraryUnit(
    6, 1020..<1280, 12..<16, extends: nil,
    needs: [],
    [
      "InterfaceOrientation"
    ]
  ),
  LibraryUnit(
    6, 1281..<1718, 16..<20, extends: 89,
    needs: [
      36, 63, 71, 72, 73,
    ],
    [
      "previewDevice", "previewDisplayName", "previewInterfaceOrientation", "previewLayout",
    ]
  ),
  LibraryUnit(
    7, 47..<433, 0..<4, extends: nil,
    needs: [
      278, 294, 329, 376,
    ],
    [
      "Binding"
    ]
  ),
  LibraryUnit(
    7, 434..<530, 4..<6, extends: nil,
    needs: [
      278, 294, 329, 376,
    ],
    [
      "State"
    ]
  ),
  LibraryUnit(
    7, 531..<633, 6..<8, extends: nil,
    needs: [
      278, 294, 329, 376,
    ],
    [
      "StateObject"
    ]
  ),
  LibraryUnit(
    7, 634..<739, 8..<10, extends: nil,
    needs: [
      278, 294, 329, 376,
    ],
    [
      "ObservedObject"
    ]
  ),
  LibraryUnit(
    7, 740..<791, 10..<10, extends: nil,
    needs: [],
    [
      "EnvironmentObject"
    ]
  ),
  LibraryUnit(
    7, 792..<891, 10..<12, extends: nil,
    needs: [
      278, 294, 329, 376,
    ],
    [
      "Bindable"
    ]
  ),
  LibraryUnit(
    7, 892..<935, 12..<12, extends: nil,
    needs: [],
    [
      "Published"
    ]
  ),
  LibraryUnit(
    7, 936..<1037, 12..<14, extends: nil,
    needs: [
      278, 294, 329, 376,
    ],
    [
      "AppStorage"
    ]
  ),
  LibraryUnit(
    7, 1038..<1141, 14..<16, extends: nil,
    needs: [
      278, 294, 329, 376,
    ],
    [
      "SceneStorage"
    ]
  ),
  LibraryUnit(
    7, 1142..<1243, 16..<18, extends: nil,
    needs: [
      278, 294, 329, 376,
    ],
    [
      "FocusState"
    ]
  ),
  LibraryUnit(
    7, 1244..<1347, 18..<20, extends: nil,
    needs: [
      278, 294, 329, 376,
    ],
    [
      "GestureState"
    ]
  ),
  LibraryUnit(
    7, 1348..<1419, 20..<20, extends: nil,
    needs: [
      1
    ],
    [
      "Namespace"
    ]
  ),
  LibraryUnit(
    7, 1420..<1466, 20..<20, extends: nil,
    needs: [],
    [
      "ScaledMetric"
    ]
  ),
  LibraryUnit(
    7, 1467..<1495, 20..<20, extends: nil,
    needs: [],
    [
      "ObservableObject"
    ]
  ),
  LibraryUnit(
    8, 30..<74, 0..<1, extends: 89,
    needs: [
      2
    ],
    [
      "min"
    ]
  ),
  LibraryUnit(
    8, 108..<174, 1..<2, extends: 89,
    needs: [
      2
    ],
    [
      "min"
    ]
  ),
  LibraryUnit(
    8, 206..<250, 2..<3, extends: 89,
    needs: [
      2
    ],
    [
      "max"
    ]
  ),
  LibraryUnit(
    8, 287..<353, 3..<4, extends: 89,
    needs: [
      2
    ],
    [
      "max"
    ]
  ),
  LibraryUnit(
    8, 354..<387, 4..<5, extends: 89,
    needs: [
      31
    ],
    [
      "abs"
    ]
  ),
  LibraryUnit(
    8, 388..<419, 5..<6, extends: 89,
    needs: [
      30
    ],
    [
      "abs"
    ]
  ),
  LibraryUnit(
    8, 420..<445, 6..<7, extends: 89,
    needs: [
      29
    ],
    [
      "abs"
    ]
  ),
  LibraryUnit(
    8, 446..<480, 7..<8, extends: 89,
    needs: [
      31
    ],
    [
      "sqrt"
    ]
  ),
  LibraryUnit(
    8, 481..<513, 8..<9, extends: 89,
    needs: [
      30
    ],
    [
      "sqrt"
    ]
  ),
  LibraryUnit(
    8, 514..<549, 9..<10, extends: 89,
    needs: [
      31
    ],
    [
      "floor"
    ]
  ),
  LibraryUnit(
    8, 550..<583, 10..<11, extends: 89,
    needs: [
      30
    ],
    [
      "floor"
    ]
  ),
  LibraryUnit(
    8, 584..<618, 11..<12, extends: 89,
    needs: [
      31
    ],
    [
      "ceil"
    ]
  ),
  LibraryUnit(
    8, 619..<651, 12..<13, extends: 89,
    needs: [
      30
    ],
    [
      "ceil"
    ]
  ),
  LibraryUnit(
    8, 652..<687, 13..<14, extends: 89,
    needs: [
      31
    ],
    [
      "round"
    ]
  ),
  LibraryUnit(
    8, 688..<721, 14..<15, extends: 89,
    needs: [
      30
    ],
    [
      "round"
    ]
  ),
  LibraryUnit(
    8, 722..<757, 15..<16, extends: 89,
    needs: [
      31
    ],
    [
      "trunc"
    ]
  ),
  LibraryUnit(
    8, 758..<791, 16..<17, extends: 89,
    needs: [
      30
    ],
    [
      "trunc"
    ]
  ),
  LibraryUnit(
    8, 792..<840, 17..<18, extends: 89,
    needs: [
      31
    ],
    [
      "fmod"
    ]
  ),
  LibraryUnit(
    8, 841..<886, 18..<19, extends: 89,
    needs: [
      30
    ],
    [
      "fmod"
    ]
  ),
  LibraryUnit(
    8, 887..<936, 19..<20, extends: 89,
    needs: [
      31
    ],
    [
      "hypot"
    ]
  ),
  LibraryUnit(
    8, 937..<983, 20..<21, extends: 89,
    needs: [
      30
    ],
    [
      "hypot"
    ]
  ),
  LibraryUnit(
    8, 984..<1031, 21..<22, extends: 89,
    needs: [
      31
    ],
    [
      "pow"
    ]
  ),
  LibraryUnit(
    8, 1032..<1076, 22..<23, extends: 89,
    needs: [
      30
    ],
    [
      "pow"
    ]
  ),
  LibraryUnit(
    8, 1077..<1110, 23..<24, extends: 89,
    needs: [
      31
    ],
    [
      "exp"
    ]
  ),
  LibraryUnit(
    8, 1111..<1142, 24..<25, extends: 89,
    needs: [
      30
    ],
    [
      "exp"
    ]
  ),
  LibraryUnit(
    8, 1143..<1176, 25..<26, extends: 89,
    needs: [
      31
    ],
    [
      "log"
    ]
  ),
  LibraryUnit(
    8, 1177..<1208, 26..<27, extends: 89,
    needs: [
      30
    ],
    [
      "log"
    ]
  ),
  LibraryUnit(
    8, 1209..<1243, 27..<28, extends: 89,
    needs: [
      31
    ],
    [
      "log2"
    ]
  ),
  LibraryUnit(
    8, 1244..<1276, 28..<29, extends: 89,
    needs: [
      30
    ],
    [
      "log2"
    ]
  ),
  LibraryUnit(
    8, 1277..<1312, 29..<30, extends: 89,
    needs: [
      31
    ],
    [
      "log10"
    ]
  ),
  LibraryUnit(
    8, 1313..<1346, 30..<31, extends: 89,
    needs: [
      30
    ],
    [
      "log10"
    ]
  ),
  LibraryUnit(
    8, 1347..<1380, 31..<32, extends: 89,
    needs: [
      31
    ],
    [
      "sin"
    ]
  ),
  LibraryUnit(
    8, 1381..<1412, 32..<33, extends: 89,
    needs: [
      30
    ],
    [
      "sin"
    ]
  ),
  LibraryUnit(
    8, 1413..<1446, 33..<34, extends: 89,
    needs: [
      31
    ],
    [
      "cos"
    ]
  ),
  LibraryUnit(
    8, 1447..<1478, 34..<35, extends: 89,
    needs: [
      30
    ],
    [
      "cos"
    ]
  ),
  LibraryUnit(
    8, 1479..<1512, 35..<36, extends: 89,
    needs: [
      31
    ],
    [
      "tan"
    ]
  ),
  LibraryUnit(
    8, 1513..<1544, 36..<37, extends: 89,
    needs: [
      30
    ],
    [
      "tan"
    ]
  ),
  LibraryUnit(
    8, 1545..<1579, 37..<38, extends: 89,
    needs: [
      31
    ],
    [
      "asin"
    ]
  ),
  LibraryUnit(
    8, 1580..<1612, 38..<39, extends: 89,
    needs: [
      30
    ],
    [
      "asin"
    ]
  ),
  LibraryUnit(
    8, 1613..<1647, 39..<40, extends: 89,
    needs: [
      31
    ],
    [
      "acos"
    ]
  ),
  LibraryUnit(
    8, 1648..<1680, 40..<41, extends: 89,
    needs: [
      30
    ],
    [
      "acos"
    ]
  ),
  LibraryUnit(
    8, 1681..<1715, 41..<42, extends: 89,
    needs: [
      31
    ],
    [
      "atan"
    ]
  ),
  LibraryUnit(
    8, 1716..<1748, 42..<43, extends: 89,
    needs: [
      30
    ],
    [
      "atan"
    ]
  ),
  LibraryUnit(
    8, 1749..<1798, 43..<44, extends: 89,
    needs: [
      31
    ],
    [
      "atan2"
    ]
  ),
  LibraryUnit(
    8, 1799..<1845, 44..<45, extends: 89,
    needs: [
      30
    ],
    [
      "atan2"
    ]
  ),
  LibraryUnit(
    9, 0..<871, 0..<0, extends: 89,
    needs: [
      24, 29, 35, 36, 41, 42, 43, 46,
    ],
    [
      "append", "index", "popLast", "removeAll", "removeFirst", "removeLast", "reserveCapacity", "shuffle",
      "sort",
    ]
  ),
  LibraryUnit(
    9, 872..<1144, 0..<1, extends: 89,
    needs: [
      24, 29, 35, 36, 41, 42, 46, 51,
    ],
    [
      "count", "lastIndex", "randomElement", "shuffled",
    ]
  ),
  LibraryUnit(
    9, 1145..<2134, 1..<2, extends: 89,
    needs: [
      24, 35, 36, 41, 42, 46, 278, 294, 329, 376,
    ],
    [
      "filter", "grouping", "merging", "removeAll", "removeValue", "updateValue",
    ]
  ),
  LibraryUnit(
    9, 2196..<2560, 2..<2, extends: nil,
    needs: [
      1, 25, 29, 47, 51, 135,
    ],
    [
      "IndexSet"
    ]
  ),
  LibraryUnit(
    9, 2561..<2786, 2..<2, extends: 89,
    needs: [
      29, 43, 47, 137,
    ],
    [
      "move", "remove",
    ]
  ),
  LibraryUnit(
    9, 2787..<3570, 2..<3, extends: nil,
    needs: [
      24, 35, 36, 41, 42, 45, 46, 47, 48, 138, 140,
    ],
    [
      "formUnion", "intersection", "isSubset", "removeAll", "subtracting", "union",
    ]
  ),
  LibraryUnit(
    9, 3571..<4643, 3..<4, extends: nil,
    needs: [
      29, 35, 36, 37, 47, 48, 50, 51, 136, 141,
    ],
    [
      "contains", "hashValue", "localized", "localizedCapitalized", "localizedCaseInsensitiveContains",
      "localizedStandardContains", "padding", "radix", "removeAll", "split", "stringLiteral",
    ]
  ),
  LibraryUnit(
    9, 4644..<5154, 4..<4, extends: 89,
    needs: [
      29, 35, 36, 37,
    ],
    [
      "isLetter", "isLowercase", "isNumber", "isUppercase", "isWhitespace", "lowercased", "uppercased",
    ]
  ),
  LibraryUnit(
    9, 5155..<5236, 4..<4, extends: 89,
    needs: [
      39
    ],
    [
      "newlines"
    ]
  ),
  LibraryUnit(
    10, 0..<1033, 0..<6, extends: 89,
    needs: [
      29, 30, 36, 41, 42, 159, 160,
    ],
    [
      "%=", "&", "<<", ">>", "^", "advanced", "bitPattern", "clamping", "distance", "formatted", "hashValue",
      "radix", "random", "truncatingIfNeeded", "|",
    ]
  ),
  LibraryUnit(
    10, 1034..<1655, 6..<6, extends: 89,
    needs: [
      30, 34, 35, 36, 41, 42, 159, 160,
    ],
    [
      "distance", "formatted", "isNormal", "leastNormalMagnitude", "random", "round",
    ]
  ),
  LibraryUnit(
    10, 1656..<2222, 6..<6, extends: 89,
    needs: [
      31, 34, 35, 36, 41, 42, 159, 160,
    ],
    [
      "formatted", "isNormal", "leastNormalMagnitude", "random", "round",
    ]
  ),
  LibraryUnit(
    10, 2223..<2282, 6..<6, extends: 89,
    needs: [
      35
    ],
    [
      "random"
    ]
  ),
  LibraryUnit(
    10, 2283..<2303, 6..<6, extends: 89,
    needs: [
      29
    ],
    [
      "UInt"
    ]
  ),
  LibraryUnit(
    10, 2304..<2324, 6..<6, extends: 89,
    needs: [
      29
    ],
    [
      "Int8"
    ]
  ),
  LibraryUnit(
    10, 2325..<2346, 6..<6, extends: 89,
    needs: [
      29
    ],
    [
      "Int16"
    ]
  ),
  LibraryUnit(
    10, 2347..<2368, 6..<6, extends: 89,
    needs: [
      29
    ],
    [
      "Int32"
    ]
  ),
  LibraryUnit(
    10, 2369..<2390, 6..<6, extends: 89,
    needs: [
      29
    ],
    [
      "Int64"
    ]
  ),
  LibraryUnit(
    10, 2391..<2412, 6..<6, extends: 89,
    needs: [
      29
    ],
    [
      "UInt8"
    ]
  ),
  LibraryUnit(
    10, 2413..<2435, 6..<6, extends: 89,
    needs: [
      29
    ],
    [
      "UInt16"
    ]
  ),
  LibraryUnit(
    10, 2436..<2458, 6..<6, extends: 89,
    needs: [
      29
    ],
    [
      "UInt32"
    ]
  ),
  LibraryUnit(
    10, 2459..<2481, 6..<6, extends: 89,
    needs: [
      29
    ],
    [
      "UInt64"
    ]
  ),
  LibraryUnit(
    10, 2482..<2508, 6..<6, extends: 89,
    needs: [
      30
    ],
    [
      "Float32"
    ]
  ),
  LibraryUnit(
    10, 2509..<2535, 6..<6, extends: 89,
    needs: [
      30
    ],
    [
      "Float64"
    ]
  ),
  LibraryUnit(
    10, 2536..<2562, 6..<6, extends: 89,
    needs: [
      30
    ],
    [
      "Decimal"
    ]
  ),
  LibraryUnit(
    10, 2641..<2729, 6..<7, extends: 89,
    needs: [
      29, 30, 35, 36,
    ],
    [
      "_formatted"
    ]
  ),
  LibraryUnit(
    10, 2771..<4288, 7..<7, extends: nil,
    needs: [
      29, 30, 36, 42, 159,
    ],
    [
      "NumberFormatStyle"
    ]
  ),
  LibraryUnit(
    11, 80..<101, 0..<1, extends: 89,
    needs: [
      30
    ],
    [
      "_now"
    ]
  ),
  LibraryUnit(
    11, 159..<223, 1..<2, extends: 89,
    needs: [
      30, 36,
    ],
    [
      "_formatDate"
    ]
  ),
  LibraryUnit(
    11, 260..<600, 2..<2, extends: nil,
    needs: [
      1, 2, 3, 4, 5, 35, 36, 164,
    ],
    [
      "UUID"
    ]
  ),
  LibraryUnit(
    11, 601..<625, 2..<3, extends: 89,
    needs: [
      36
    ],
    [
      "_unique"
    ]
  ),
  LibraryUnit(
    11, 626..<1201, 3..<3, extends: nil,
    needs: [
      1, 3, 4, 5, 36, 47, 51,
    ],
    [
      "URL"
    ]
  ),
  LibraryUnit(
    11, 1202..<1256, 3..<3, extends: nil,
    needs: [
      1, 4, 5,
    ],
    [
      "Data"
    ]
  ),
  LibraryUnit(
    11, 1279..<4193, 3..<3, extends: nil,
    needs: [
      1, 2, 4, 5, 30, 35, 36, 51, 161, 162, 168,
    ],
    [
      "Date"
    ]
  ),
  LibraryUnit(
    11, 4263..<5802, 3..<3, extends: nil,
    needs: [
      36, 47, 50, 51, 136,
    ],
    [
      "DateFormatStyle"
    ]
  ),
  LibraryUnit(
    11, 5824..<6316, 3..<3, extends: nil,
    needs: [
      1, 29,
    ],
    [
      "DateComponents"
    ]
  ),
  LibraryUnit(
    11, 6345..<12828, 3..<3, extends: nil,
    needs: [
      1, 29, 30, 35, 36, 41, 45, 89, 90, 162, 167, 169, 171,
    ],
    [
      "Calendar"
    ]
  ),
  LibraryUnit(
    11, 12829..<13023, 3..<3, extends: nil,
    needs: [
      1, 30, 35, 167,
    ],
    [
      "DateInterval"
    ]
  ),
  LibraryUnit(
    11, 13066..<14062, 3..<3, extends: nil,
    needs: [
      36, 51, 162, 167, 170, 357, 358,
    ],
    [
      "DateFormatter"
    ]
  ),
  LibraryUnit(
    12, 92..<243, 0..<0, extends: nil,
    needs: [
      31, 177,
    ],
    [
      "AlignmentID"
    ]
  ),
  LibraryUnit(
    12, 332..<935, 0..<6, extends: nil,
    needs: [
      0, 4, 173,
    ],
    [
      "HorizontalAlignment"
    ]
  ),
  LibraryUnit(
    12, 1023..<1671, 6..<12, extends: nil,
    needs: [
      0, 4, 173,
    ],
    [
      "VerticalAlignment"
    ]
  ),
  LibraryUnit(
    12, 1698..<4110, 12..<12, extends: nil,
    needs: [
      0, 4, 174, 175,
    ],
    [
      "Alignment"
    ]
  ),
  LibraryUnit(
    13, 58..<750, 0..<6, extends: nil,
    needs: [
      0, 31, 174, 175,
    ],
    [
      "ViewDimensions"
    ]
  ),
  LibraryUnit(
    14, 29..<1011, 0..<0, extends: nil,
    needs: [
      1, 8, 13, 29, 183, 184,
    ],
    [
      "Edge"
    ]
  ),
  LibraryUnit(
    14, 1050..<1616, 0..<0, extends: nil,
    needs: [
      1, 8, 13, 29, 183,
    ],
    [
      "HorizontalEdge"
    ]
  ),
  LibraryUnit(
    14, 1649..<2183, 0..<0, extends: nil,
    needs: [
      1, 8, 13, 29, 183,
    ],
    [
      "VerticalEdge"
    ]
  ),
  LibraryUnit(
    14, 2210..<2696, 0..<0, extends: nil,
    needs: [
      1, 8, 13, 29, 183,
    ],
    [
      "Axis"
    ]
  ),
  LibraryUnit(
    14, 2732..<3182, 0..<0, extends: nil,
    needs: [
      0, 31,
    ],
    [
      "EdgeInsets"
    ]
  ),
  LibraryUnit(
    14, 3183..<3217, 0..<1, extends: 89,
    needs: [
      29
    ],
    [
      "_union"
    ]
  ),
  LibraryUnit(
    14, 3218..<3248, 1..<2, extends: 89,
    needs: [
      29
    ],
    [
      "_bit"
    ]
  ),
  LibraryUnit(
    15, 26..<319, 0..<0, extends: nil,
    needs: [
      1, 4, 5, 31,
    ],
    [
      "CGSize"
    ]
  ),
  LibraryUnit(
    15, 346..<588, 0..<0, extends: nil,
    needs: [
      1, 4, 5, 31,
    ],
    [
      "CGPoint"
    ]
  ),
  LibraryUnit(
    15, 621..<822, 0..<0, extends: nil,
    needs: [
      1, 4, 31,
    ],
    [
      "CGVector"
    ]
  ),
  LibraryUnit(
    15, 840..<1751, 0..<0, extends: nil,
    needs: [
      1, 4, 5, 31, 89, 90, 91, 92, 93, 94, 95, 185, 186,
    ],
    [
      "CGRect"
    ]
  ),
  LibraryUnit(
    15, 1752..<2591, 0..<0, extends: 89,
    needs: [
      31, 35, 89, 90, 91, 92, 186, 188,
    ],
    [
      "contains", "insetBy", "intersects", "isEmpty", "offsetBy", "union",
    ]
  ),
  LibraryUnit(
    15, 2645..<3415, 0..<0, extends: nil,
    needs: [
      1, 4, 31,
    ],
    [
      "UnitPoint"
    ]
  ),
  LibraryUnit(
    15, 3430..<3891, 0..<0, extends: nil,
    needs: [
      1, 4, 30,
    ],
    [
      "Angle"
    ]
  ),
  LibraryUnit(
    15, 3923..<4891, 0..<0, extends: nil,
    needs: [
      1, 4, 31, 120, 121, 122, 123,
    ],
    [
      "CGAffineTransform"
    ]
  ),
  LibraryUnit(
    16, 57..<2272, 0..<27, extends: nil,
    needs: [
      1, 4, 30, 36, 63, 199, 200,
    ],
    [
      "Color"
    ]
  ),
  LibraryUnit(
    16, 2273..<2480, 27..<27, extends: 89,
    needs: [
      30, 193, 220,
    ],
    [
      "gradient", "mix",
    ]
  ),
  LibraryUnit(
    16, 2481..<2601, 27..<29, extends: 89,
    needs: [
      193, 197,
    ],
    [
      "nsColor", "uiColor",
    ]
  ),
  LibraryUnit(
    16, 2602..<2671, 29..<30, extends: 197,
    needs: [
      193, 197,
    ],
    []
  ),
  LibraryUnit(
    16, 2705..<5888, 30..<30, extends: nil,
    needs: [
      1, 31,
    ],
    [
      "UIColor"
    ]
  ),
  LibraryUnit(
    16, 5889..<5916, 30..<30, extends: 89,
    needs: [
      197
    ],
    [
      "NSColor"
    ]
  ),
  LibraryUnit(
    16, 5943..<5997, 30..<30, extends: nil,
    needs: [],
    [
      "Bundle"
    ]
  ),
  LibraryUnit(
    17, 65..<97, 0..<0, extends: nil,
    needs: [
      4
    ],
    [
      "ShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 98..<902, 0..<0, extends: 89,
    needs: [
      193, 200,
    ],
    [
      "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary",
      "purple", "red", "secondary", "teal", "white", "yellow",
    ]
  ),
  LibraryUnit(
    17, 903..<1119, 0..<0, extends: 89,
    needs: [
      30, 200, 218,
    ],
    [
      "opacity", "shadow",
    ]
  ),
  LibraryUnit(
    17, 1120..<1226, 0..<0, extends: 89,
    needs: [
      200, 210,
    ],
    [
      "tint"
    ]
  ),
  LibraryUnit(
    17, 1227..<1344, 0..<0, extends: 89,
    needs: [
      200, 211,
    ],
    [
      "foreground"
    ]
  ),
  LibraryUnit(
    17, 1345..<1462, 0..<0, extends: 89,
    needs: [
      200, 212,
    ],
    [
      "background"
    ]
  ),
  LibraryUnit(
    17, 1463..<1591, 0..<0, extends: 89,
    needs: [
      200, 213,
    ],
    [
      "selection"
    ]
  ),
  LibraryUnit(
    17, 1592..<1720, 0..<0, extends: 89,
    needs: [
      200, 214,
    ],
    [
      "separator"
    ]
  ),
  LibraryUnit(
    17, 1721..<2008, 0..<0, extends: 89,
    needs: [
      200, 215,
    ],
    [
      "quaternary", "quinary", "tertiary",
    ]
  ),
  LibraryUnit(
    17, 2009..<2368, 0..<0, extends: 89,
    needs: [
      200, 216,
    ],
    [
      "bar", "regularMaterial", "thickMaterial", "thinMaterial", "ultraThickMaterial", "ultraThinMaterial",
    ]
  ),
  LibraryUnit(
    17, 2369..<2416, 0..<0, extends: nil,
    needs: [
      200
    ],
    [
      "TintShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 2417..<2465, 0..<0, extends: nil,
    needs: [
      200
    ],
    [
      "ForegroundStyle"
    ]
  ),
  LibraryUnit(
    17, 2466..<2514, 0..<0, extends: nil,
    needs: [
      200
    ],
    [
      "BackgroundStyle"
    ]
  ),
  LibraryUnit(
    17, 2515..<2567, 0..<0, extends: nil,
    needs: [
      200
    ],
    [
      "SelectionShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 2568..<2620, 0..<0, extends: nil,
    needs: [
      200
    ],
    [
      "SeparatorShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 2621..<2828, 0..<0, extends: nil,
    needs: [
      200
    ],
    [
      "HierarchicalShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 2859..<3132, 0..<0, extends: nil,
    needs: [
      200
    ],
    [
      "Material"
    ]
  ),
  LibraryUnit(
    17, 3167..<3237, 0..<0, extends: nil,
    needs: [
      200
    ],
    [
      "AnyShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 3273..<3568, 0..<0, extends: nil,
    needs: [
      31, 193, 201,
    ],
    [
      "ShadowStyle"
    ]
  ),
  LibraryUnit(
    18, 38..<364, 0..<0, extends: nil,
    needs: [
      1, 31, 193, 200,
    ],
    [
      "Gradient"
    ]
  ),
  LibraryUnit(
    18, 400..<488, 0..<0, extends: nil,
    needs: [
      1, 200, 219,
    ],
    [
      "AnyGradient"
    ]
  ),
  LibraryUnit(
    18, 518..<775, 0..<3, extends: nil,
    needs: [
      63, 190, 193, 200, 219,
    ],
    [
      "LinearGradient"
    ]
  ),
  LibraryUnit(
    18, 815..<1123, 3..<6, extends: nil,
    needs: [
      31, 63, 190, 193, 200, 219,
    ],
    [
      "RadialGradient"
    ]
  ),
  LibraryUnit(
    18, 1193..<1640, 6..<9, extends: nil,
    needs: [
      31, 63, 190, 193, 200, 219,
    ],
    [
      "EllipticalGradient"
    ]
  ),
  LibraryUnit(
    18, 1673..<2185, 9..<15, extends: nil,
    needs: [
      63, 190, 191, 193, 200, 219,
    ],
    [
      "AngularGradient"
    ]
  ),
  LibraryUnit(
    18, 2186..<2638, 15..<15, extends: 89,
    needs: [
      190, 193, 200, 219, 221,
    ],
    [
      "linearGradient"
    ]
  ),
  LibraryUnit(
    19, 12..<3239, 0..<11, extends: nil,
    needs: [
      1, 4, 8, 29, 31, 36,
    ],
    [
      "Font"
    ]
  ),
  LibraryUnit(
    20, 70..<103, 0..<1, extends: nil,
    needs: [
      63
    ],
    [
      "EmptyView"
    ]
  ),
  LibraryUnit(
    21, 65..<146, 0..<1, extends: nil,
    needs: [
      63, 64, 66,
    ],
    [
      "Group"
    ]
  ),
  LibraryUnit(
    22, 33..<115, 0..<2, extends: nil,
    needs: [
      63
    ],
    [
      "AnyView"
    ]
  ),
  LibraryUnit(
    23, 48..<945, 0..<6, extends: nil,
    needs: [
      1, 3, 24, 26, 29, 36, 41, 42, 46, 63, 64, 66, 75, 86, 166, 231,
    ],
    [
      "ForEach"
    ]
  ),
  LibraryUnit(
    23, 982..<1012, 6..<6, extends: nil,
    needs: [],
    [
      "KeyPath"
    ]
  ),
  LibraryUnit(
    23, 1013..<1048, 6..<6, extends: 89,
    needs: [
      231
    ],
    [
      "WritableKeyPath"
    ]
  ),
  LibraryUnit(
    24, 38..<1019, 0..<9, extends: nil,
    needs: [
      35, 36, 63, 64, 66, 75, 266,
    ],
    [
      "Section"
    ]
  ),
  LibraryUnit(
    25, 78..<225, 0..<1, extends: nil,
    needs: [
      31, 63, 64, 66, 175,
    ],
    [
      "HStack"
    ]
  ),
  LibraryUnit(
    26, 78..<227, 0..<1, extends: nil,
    needs: [
      31, 63, 64, 66, 174,
    ],
    [
      "VStack"
    ]
  ),
  LibraryUnit(
    27, 67..<181, 0..<1, extends: nil,
    needs: [
      63, 64, 66, 176,
    ],
    [
      "ZStack"
    ]
  ),
  LibraryUnit(
    28, 29..<146, 0..<0, extends: nil,
    needs: [
      4, 63, 188, 261,
    ],
    [
      "Shape"
    ]
  ),
  LibraryUnit(
    28, 192..<226, 0..<0, extends: nil,
    needs: [
      237
    ],
    [
      "InsettableShape"
    ]
  ),
  LibraryUnit(
    28, 244..<342, 0..<1, extends: nil,
    needs: [
      188, 238, 261,
    ],
    [
      "Rectangle"
    ]
  ),
  LibraryUnit(
    28, 398..<504, 1..<2, extends: nil,
    needs: [
      188, 238, 261,
    ],
    [
      "Circle"
    ]
  ),
  LibraryUnit(
    28, 521..<628, 2..<3, extends: nil,
    needs: [
      188, 238, 261,
    ],
    [
      "Ellipse"
    ]
  ),
  LibraryUnit(
    28, 681..<816, 3..<4, extends: nil,
    needs: [
      188, 238, 248, 261,
    ],
    [
      "Capsule"
    ]
  ),
  LibraryUnit(
    28, 855..<1090, 4..<6, extends: nil,
    needs: [
      31, 185, 188, 238, 248, 261,
    ],
    [
      "RoundedRectangle"
    ]
  ),
  LibraryUnit(
    28, 1140..<1514, 6..<8, extends: nil,
    needs: [
      31, 188, 238, 247, 248, 261,
    ],
    [
      "UnevenRoundedRectangle"
    ]
  ),
  LibraryUnit(
    28, 1561..<1672, 8..<9, extends: nil,
    needs: [
      188, 238, 261,
    ],
    [
      "ContainerRelativeShape"
    ]
  ),
  LibraryUnit(
    28, 1707..<1813, 9..<10, extends: nil,
    needs: [
      188, 237, 261,
    ],
    [
      "AnyShape"
    ]
  ),
  LibraryUnit(
    28, 1854..<2024, 10..<10, extends: nil,
    needs: [
      0, 31,
    ],
    [
      "RectangleCornerRadii"
    ]
  ),
  LibraryUnit(
    28, 2054..<2107, 10..<10, extends: nil,
    needs: [],
    [
      "RoundedCornerStyle"
    ]
  ),
  LibraryUnit(
    28, 2108..<2194, 10..<10, extends: 89,
    needs: [
      237, 239,
    ],
    [
      "rect"
    ]
  ),
  LibraryUnit(
    28, 2195..<2274, 10..<10, extends: 89,
    needs: [
      237, 240,
    ],
    [
      "circle"
    ]
  ),
  LibraryUnit(
    28, 2275..<2358, 10..<10, extends: 89,
    needs: [
      237, 241,
    ],
    [
      "ellipse"
    ]
  ),
  LibraryUnit(
    28, 2359..<2530, 10..<10, extends: 89,
    needs: [
      237, 242, 248,
    ],
    [
      "capsule"
    ]
  ),
  LibraryUnit(
    28, 2531..<2671, 10..<10, extends: 89,
    needs: [
      237, 245,
    ],
    [
      "containerRelative"
    ]
  ),
  LibraryUnit(
    28, 2672..<2894, 10..<10, extends: 89,
    needs: [
      31, 237, 243, 248,
    ],
    [
      "rect"
    ]
  ),
  LibraryUnit(
    29, 0..<1534, 0..<13, extends: 89,
    needs: [
      31, 35, 63, 185, 190, 191, 192, 200, 237, 257, 258,
    ],
    [
      "fill", "rotation", "scale", "size", "stroke", "transform", "trim",
    ]
  ),
  LibraryUnit(
    29, 1535..<2286, 13..<18, extends: 89,
    needs: [
      31, 35, 63, 200, 238, 258,
    ],
    [
      "inset", "strokeBorder",
    ]
  ),
  LibraryUnit(
    29, 2343..<2550, 18..<18, extends: nil,
    needs: [
      0, 35,
    ],
    [
      "FillStyle"
    ]
  ),
  LibraryUnit(
    29, 2580..<3115, 18..<18, extends: nil,
    needs: [
      0, 31, 259, 260,
    ],
    [
      "StrokeStyle"
    ]
  ),
  LibraryUnit(
    29, 3139..<3182, 18..<18, extends: nil,
    needs: [],
    [
      "CGLineCap"
    ]
  ),
  LibraryUnit(
    29, 3209..<3253, 18..<18, extends: nil,
    needs: [],
    [
      "CGLineJoin"
    ]
  ),
  LibraryUnit(
    30, 28..<411, 0..<6, extends: nil,
    needs: [
      0, 31, 185, 188, 237, 248,
    ],
    [
      "Path"
    ]
  ),
  LibraryUnit(
    30, 412..<1313, 6..<6, extends: 89,
    needs: [
      31, 35, 185, 186, 188, 191, 248, 261,
    ],
    [
      "addArc", "addCurve", "addEllipse", "addLine", "addLines", "addPath", "addQuadCurve", "addRect",
      "addRoundedRect", "boundingRect", "closeSubpath", "currentPoint", "isEmpty", "move",
    ]
  ),
  LibraryUnit(
    30, 1314..<1508, 6..<6, extends: 89,
    needs: [
      31, 35, 186, 192, 261,
    ],
    [
      "applying", "contains", "offsetBy",
    ]
  ),
  LibraryUnit(
    31, 49..<106, 0..<1, extends: nil,
    needs: [
      31, 63,
    ],
    [
      "Spacer"
    ]
  ),
  LibraryUnit(
    32, 46..<77, 0..<1, extends: nil,
    needs: [
      63
    ],
    [
      "Divider"
    ]
  ),
  LibraryUnit(
    33, 27..<1009, 0..<4, extends: nil,
    needs: [
      0, 1, 36, 63, 199, 273,
    ],
    [
      "Text"
    ]
  ),
  LibraryUnit(
    33, 1010..<1063, 4..<5, extends: 89,
    needs: [
      226, 266,
    ],
    [
      "font"
    ]
  ),
  LibraryUnit(
    33, 1064..<1182, 5..<7, extends: 89,
    needs: [
      226, 266,
    ],
    [
      "fontDesign", "fontWeight",
    ]
  ),
  LibraryUnit(
    33, 1183..<1554, 7..<16, extends: 89,
    needs: [
      31, 35, 266,
    ],
    [
      "baselineOffset", "bold", "italic", "kerning", "monospaced", "monospacedDigit", "tracking",
    ]
  ),
  LibraryUnit(
    33, 1555..<1813, 16..<18, extends: 89,
    needs: [
      35, 193, 266,
    ],
    [
      "strikethrough", "underline",
    ]
  ),
  LibraryUnit(
    33, 1814..<1880, 18..<19, extends: 89,
    needs: [
      193, 266,
    ],
    [
      "foregroundColor"
    ]
  ),
  LibraryUnit(
    33, 1881..<1957, 19..<20, extends: 89,
    needs: [
      200, 266,
    ],
    [
      "foregroundStyle"
    ]
  ),
  LibraryUnit(
    33, 2019..<2111, 20..<21, extends: nil,
    needs: [
      0, 15, 36,
    ],
    [
      "LocalizedStringKey"
    ]
  ),
  LibraryUnit(
    33, 2112..<2166, 21..<21, extends: 89,
    needs: [
      273
    ],
    [
      "LocalizedStringResource"
    ]
  ),
  LibraryUnit(
    34, 92..<205, 0..<1, extends: nil,
    needs: [
      63, 64, 66, 276,
    ],
    [
      "GeometryReader"
    ]
  ),
  LibraryUnit(
    34, 251..<1558, 1..<8, extends: nil,
    needs: [
      31, 35, 182, 185, 186, 188, 277, 279,
    ],
    [
      "GeometryProxy"
    ]
  ),
  LibraryUnit(
    34, 1592..<1915, 8..<11, extends: nil,
    needs: [
      1, 390,
    ],
    [
      "CoordinateSpace"
    ]
  ),
  LibraryUnit(
    35, 64..<324, 0..<0, extends: nil,
    needs: [],
    [
      "PreferenceKey"
    ]
  ),
  LibraryUnit(
    35, 424..<529, 0..<0, extends: nil,
    needs: [
      31
    ],
    [
      "Anchor"
    ]
  ),
  LibraryUnit(
    35, 620..<1142, 0..<0, extends: nil,
    needs: [
      31, 188,
    ],
    [
      "_RectSource"
    ]
  ),
  LibraryUnit(
    35, 1183..<2153, 0..<0, extends: nil,
    needs: [
      31, 186, 190,
    ],
    [
      "_PointSource"
    ]
  ),
  LibraryUnit(
    35, 2154..<4366, 0..<9, extends: 89,
    needs: [
      63, 64, 176, 186, 188, 278, 279, 280, 281, 294, 329, 376,
    ],
    [
      "anchorPreference", "backgroundPreferenceValue", "onPreferenceChange", "overlayPreferenceValue",
      "preference", "transformAnchorPreference", "transformPreference",
    ]
  ),
  LibraryUnit(
    36, 0..<941, 0..<5, extends: 89,
    needs: [
      0, 1, 63, 276, 277,
    ],
    [
      "coordinateSpace", "onAppear", "onGeometryChange",
    ]
  ),
  LibraryUnit(
    36, 973..<1345, 5..<8, extends: nil,
    needs: [
      285
    ],
    [
      "DispatchQueue"
    ]
  ),
  LibraryUnit(
    36, 1367..<1505, 8..<9, extends: nil,
    needs: [
      30
    ],
    [
      "DispatchTime"
    ]
  ),
  LibraryUnit(
    37, 82..<106, 0..<0, extends: nil,
    needs: [],
    [
      "_Arrangement"
    ]
  ),
  LibraryUnit(
    37, 107..<232, 0..<1, extends: 89,
    needs: [
      63, 64, 286,
    ],
    [
      "callAsFunction"
    ]
  ),
  LibraryUnit(
    37, 323..<1033, 1..<1, extends: nil,
    needs: [
      185, 188, 286, 289, 290, 292, 293,
    ],
    [
      "Layout"
    ]
  ),
  LibraryUnit(
    37, 1034..<1350, 1..<2, extends: 89,
    needs: [
      288, 290, 292,
    ],
    [
      "Subviews", "_noCache", "makeCache", "spacing", "updateCache",
    ]
  ),
  LibraryUnit(
    37, 1351..<1393, 2..<2, extends: 89,
    needs: [
      291
    ],
    [
      "LayoutSubviews"
    ]
  ),
  LibraryUnit(
    37, 1439..<2118, 2..<8, extends: nil,
    needs: [
      30, 177, 185, 186, 190, 278, 292, 293, 294, 329, 376,
    ],
    [
      "LayoutSubview"
    ]
  ),
  LibraryUnit(
    37, 2184..<2531, 8..<11, extends: nil,
    needs: [
      31, 45, 178, 181,
    ],
    [
      "ViewSpacing"
    ]
  ),
  LibraryUnit(
    37, 2599..<3323, 11..<11, extends: nil,
    needs: [
      0, 31, 185,
    ],
    [
      "ProposedViewSize"
    ]
  ),
  LibraryUnit(
    37, 3384..<3475, 11..<11, extends: nil,
    needs: [],
    [
      "LayoutValueKey"
    ]
  ),
  LibraryUnit(
    37, 3476..<3625, 11..<12, extends: 89,
    needs: [
      63, 278, 294, 329, 376,
    ],
    [
      "layoutValue"
    ]
  ),
  LibraryUnit(
    37, 3661..<3732, 12..<13, extends: nil,
    needs: [
      286
    ],
    [
      "AnyLayout"
    ]
  ),
  LibraryUnit(
    37, 3759..<3991, 13..<13, extends: nil,
    needs: [
      31, 175, 286,
    ],
    [
      "HStackLayout"
    ]
  ),
  LibraryUnit(
    37, 4018..<4254, 13..<13, extends: nil,
    needs: [
      31, 174, 286,
    ],
    [
      "VStackLayout"
    ]
  ),
  LibraryUnit(
    37, 4281..<4415, 13..<13, extends: nil,
    needs: [
      176, 286,
    ],
    [
      "ZStackLayout"
    ]
  ),
  LibraryUnit(
    38, 40..<229, 0..<1, extends: nil,
    needs: [
      31, 63, 64, 66, 176,
    ],
    [
      "Grid"
    ]
  ),
  LibraryUnit(
    38, 251..<371, 1..<2, extends: nil,
    needs: [
      63, 64, 66, 175,
    ],
    [
      "GridRow"
    ]
  ),
  LibraryUnit(
    38, 372..<839, 2..<6, extends: 89,
    needs: [
      29, 45, 63, 174, 181, 190,
    ],
    [
      "gridCellAnchor", "gridCellColumns", "gridCellUnsizedAxes", "gridColumnAlignment",
    ]
  ),
  LibraryUnit(
    39, 80..<519, 0..<0, extends: nil,
    needs: [
      13, 29, 183,
    ],
    [
      "PinnedScrollableViews"
    ]
  ),
  LibraryUnit(
    39, 585..<820, 0..<1, extends: nil,
    needs: [
      31, 63, 64, 66, 174, 303,
    ],
    [
      "LazyVStack"
    ]
  ),
  LibraryUnit(
    39, 888..<1121, 1..<2, extends: nil,
    needs: [
      31, 63, 64, 66, 175, 303,
    ],
    [
      "LazyHStack"
    ]
  ),
  LibraryUnit(
    40, 38..<524, 0..<0, extends: nil,
    needs: [
      31, 176,
    ],
    [
      "GridItem"
    ]
  ),
  LibraryUnit(
    40, 558..<813, 0..<1, extends: nil,
    needs: [
      31, 63, 64, 66, 174, 303, 306,
    ],
    [
      "LazyVGrid"
    ]
  ),
  LibraryUnit(
    40, 846..<1096, 1..<2, extends: nil,
    needs: [
      31, 63, 64, 66, 175, 303, 306,
    ],
    [
      "LazyHGrid"
    ]
  ),
  LibraryUnit(
    41, 45..<191, 0..<1, extends: nil,
    needs: [
      35, 45, 63, 64, 66, 181,
    ],
    [
      "ScrollView"
    ]
  ),
  LibraryUnit(
    41, 234..<601, 1..<1, extends: nil,
    needs: [],
    [
      "ScrollIndicatorVisibility"
    ]
  ),
  LibraryUnit(
    41, 602..<1538, 1..<8, extends: 89,
    needs: [
      31, 35, 45, 63, 178, 181, 190, 310,
    ],
    [
      "contentMargins", "defaultScrollAnchor", "scrollClipDisabled", "scrollDisabled", "scrollIndicators",
      "scrollTargetLayout",
    ]
  ),
  LibraryUnit(
    42, 42..<176, 0..<1, extends: nil,
    needs: [
      45, 63, 64, 66, 181,
    ],
    [
      "ViewThatFits"
    ]
  ),
  LibraryUnit(
    43, 0..<521, 0..<2, extends: 89,
    needs: [
      31, 63, 176,
    ],
    [
      "frame"
    ]
  ),
  LibraryUnit(
    44, 0..<374, 0..<3, extends: 89,
    needs: [
      31, 45, 63, 178, 182,
    ],
    [
      "padding"
    ]
  ),
  LibraryUnit(
    45, 0..<416, 0..<2, extends: 89,
    needs: [
      31, 63, 174, 175, 177,
    ],
    [
      "alignmentGuide"
    ]
  ),
  LibraryUnit(
    46, 0..<630, 0..<4, extends: 89,
    needs: [
      45, 63, 64, 176, 178, 200, 237, 257,
    ],
    [
      "overlay"
    ]
  ),
  LibraryUnit(
    47, 0..<938, 0..<6, extends: 89,
    needs: [
      45, 63, 64, 176, 178, 200, 237, 257,
    ],
    [
      "background"
    ]
  ),
  LibraryUnit(
    48, 0..<203, 0..<2, extends: 89,
    needs: [
      35, 63,
    ],
    [
      "fixedSize"
    ]
  ),
  LibraryUnit(
    49, 0..<564, 0..<4, extends: 89,
    needs: [
      31, 63, 185, 320,
    ],
    [
      "aspectRatio", "scaledToFill", "scaledToFit",
    ]
  ),
  LibraryUnit(
    49, 635..<694, 4..<4, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "ContentMode"
    ]
  ),
  LibraryUnit(
    50, 0..<497, 0..<4, extends: 89,
    needs: [
      31, 63, 185, 186,
    ],
    [
      "offset", "position",
    ]
  ),
  LibraryUnit(
    51, 0..<146, 0..<1, extends: 89,
    needs: [
      30, 63,
    ],
    [
      "layoutPriority"
    ]
  ),
  LibraryUnit(
    52, 0..<234, 0..<2, extends: 89,
    needs: [
      1, 3, 36, 63, 86,
    ],
    [
      "accessibilityIdentifier", "id",
    ]
  ),
  LibraryUnit(
    53, 28..<473, 0..<0, extends: nil,
    needs: [
      13, 29, 183,
    ],
    [
      "SafeAreaRegions"
    ]
  ),
  LibraryUnit(
    53, 474..<2068, 0..<10, extends: 89,
    needs: [
      29, 31, 45, 63, 64, 174, 175, 176, 178, 179, 180, 181, 182, 324,
    ],
    [
      "containerRelativeFrame", "edgesIgnoringSafeArea", "ignoresSafeArea", "safeAreaInset", "safeAreaPadding",
    ]
  ),
  LibraryUnit(
    54, 0..<2652, 0..<23, extends: 89,
    needs: [
      29, 31, 35, 42, 63, 193, 226, 266, 327, 328,
    ],
    [
      "allowsTightening", "baselineOffset", "bold", "dynamicTypeSize", "font", "fontDesign", "fontWeight",
      "fontWidth", "italic", "kerning", "lineLimit", "lineSpacing", "minimumScaleFactor", "monospaced",
      "monospacedDigit", "multilineTextAlignment", "strikethrough", "textCase", "tracking", "truncationMode",
      "underline",
    ]
  ),
  LibraryUnit(
    54, 2704..<2781, 23..<23, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "TextAlignment"
    ]
  ),
  LibraryUnit(
    54, 2826..<3145, 23..<23, extends: nil,
    needs: [
      1, 2, 8, 29, 35,
    ],
    [
      "DynamicTypeSize"
    ]
  ),
  LibraryUnit(
    55, 63..<154, 0..<0, extends: nil,
    needs: [],
    [
      "EnvironmentKey"
    ]
  ),
  LibraryUnit(
    55, 155..<200, 0..<0, extends: nil,
    needs: [],
    [
      "Environment"
    ]
  ),
  LibraryUnit(
    55, 263..<1996, 0..<4, extends: nil,
    needs: [
      29, 31, 35, 278, 294, 327, 328, 329, 332, 333, 339, 376,
    ],
    [
      "EnvironmentValues"
    ]
  ),
  LibraryUnit(
    55, 2031..<2109, 4..<4, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "LayoutDirection"
    ]
  ),
  LibraryUnit(
    55, 2138..<2201, 4..<4, extends: nil,
    needs: [
      1
    ],
    [
      "UserInterfaceSizeClass"
    ]
  ),
  LibraryUnit(
    55, 2202..<2693, 4..<8, extends: 89,
    needs: [
      35, 63, 231, 331,
    ],
    [
      "environment", "environmentObject", "flipsForRightToLeftLayoutDirection",
    ]
  ),
  LibraryUnit(
    56, 0..<1148, 0..<0, extends: nil,
    needs: [
      1, 13, 29, 183,
    ],
    [
      "AccessibilityTraits"
    ]
  ),
  LibraryUnit(
    56, 1149..<1453, 0..<0, extends: nil,
    needs: [
      1
    ],
    [
      "AccessibilityChildBehavior"
    ]
  ),
  LibraryUnit(
    56, 1454..<1555, 0..<0, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "AccessibilityHeadingLevel"
    ]
  ),
  LibraryUnit(
    56, 1556..<1842, 0..<0, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "BlendMode"
    ]
  ),
  LibraryUnit(
    56, 1843..<1906, 0..<0, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "ColorScheme"
    ]
  ),
  LibraryUnit(
    56, 1907..<2154, 0..<0, extends: nil,
    needs: [
      1
    ],
    [
      "ContentTransition"
    ]
  ),
  LibraryUnit(
    56, 2155..<2623, 0..<0, extends: nil,
    needs: [
      1, 13, 29, 183,
    ],
    [
      "RedactionReasons"
    ]
  ),
  LibraryUnit(
    56, 2624..<3334, 0..<0, extends: nil,
    needs: [
      1
    ],
    [
      "SensoryFeedback"
    ]
  ),
  LibraryUnit(
    56, 3335..<3670, 0..<0, extends: nil,
    needs: [
      1
    ],
    [
      "SymbolRenderingMode"
    ]
  ),
  LibraryUnit(
    56, 3671..<3850, 0..<0, extends: nil,
    needs: [
      1
    ],
    [
      "TextSelectability"
    ]
  ),
  LibraryUnit(
    56, 3851..<3946, 0..<0, extends: nil,
    needs: [
      0, 192,
    ],
    [
      "ProjectionTransform"
    ]
  ),
  LibraryUnit(
    57, 38..<1950, 0..<0, extends: nil,
    needs: [
      1, 29, 30, 35,
    ],
    [
      "Animation"
    ]
  ),
  LibraryUnit(
    57, 1982..<2821, 0..<0, extends: nil,
    needs: [
      31, 178, 190, 346,
    ],
    [
      "AnyTransition"
    ]
  ),
  LibraryUnit(
    57, 2851..<3013, 0..<0, extends: nil,
    needs: [
      35, 346, 392,
    ],
    [
      "Transaction"
    ]
  ),
  LibraryUnit(
    58, 0..<79, 0..<0, extends: 89,
    needs: [
      36
    ],
    [
      "print"
    ]
  ),
  LibraryUnit(
    58, 80..<115, 0..<0, extends: 89,
    needs: [],
    [
      "debugPrint"
    ]
  ),
  LibraryUnit(
    58, 116..<147, 0..<0, extends: 89,
    needs: [],
    [
      "dump"
    ]
  ),
  LibraryUnit(
    58, 148..<200, 0..<0, extends: 89,
    needs: [
      36
    ],
    [
      "NSLog"
    ]
  ),
  LibraryUnit(
    58, 251..<332, 0..<0, extends: 89,
    needs: [
      346
    ],
    [
      "withAnimation"
    ]
  ),
  LibraryUnit(
    58, 333..<413, 0..<0, extends: 89,
    needs: [
      348
    ],
    [
      "withTransaction"
    ]
  ),
  LibraryUnit(
    58, 455..<690, 0..<0, extends: nil,
    needs: [
      356
    ],
    [
      "Task"
    ]
  ),
  LibraryUnit(
    58, 691..<771, 0..<0, extends: nil,
    needs: [],
    [
      "TaskPriority"
    ]
  ),
  LibraryUnit(
    58, 772..<1000, 0..<0, extends: nil,
    needs: [
      1, 36,
    ],
    [
      "Locale"
    ]
  ),
  LibraryUnit(
    58, 1001..<1157, 0..<0, extends: nil,
    needs: [
      1, 29, 36,
    ],
    [
      "TimeZone"
    ]
  ),
  LibraryUnit(
    58, 1158..<1179, 0..<0, extends: nil,
    needs: [],
    [
      "CodingKey"
    ]
  ),
  LibraryUnit(
    58, 1180..<1246, 0..<0, extends: nil,
    needs: [
      1
    ],
    [
      "AnyCancellable"
    ]
  ),
  LibraryUnit(
    58, 1247..<1361, 0..<0, extends: nil,
    needs: [],
    [
      "DispatchWorkItem"
    ]
  ),
  LibraryUnit(
    58, 1362..<1459, 0..<0, extends: 89,
    needs: [
      11, 36,
    ],
    [
      "localizedDescription"
    ]
  ),
  LibraryUnit(
    58, 1460..<1523, 0..<0, extends: nil,
    needs: [
      1
    ],
    [
      "ScenePhase"
    ]
  ),
  LibraryUnit(
    58, 1524..<1573, 0..<0, extends: nil,
    needs: [],
    [
      "DismissAction"
    ]
  ),
  LibraryUnit(
    58, 1574..<1633, 0..<0, extends: nil,
    needs: [
      165, 470, 472,
    ],
    [
      "OpenURLAction"
    ]
  ),
  LibraryUnit(
    58, 1634..<1724, 0..<0, extends: nil,
    needs: [
      35
    ],
    [
      "PresentationMode"
    ]
  ),
  LibraryUnit(
    58, 1725..<1831, 0..<0, extends: nil,
    needs: [
      1, 35,
    ],
    [
      "EditMode"
    ]
  ),
  LibraryUnit(
    58, 1832..<1881, 0..<0, extends: nil,
    needs: [],
    [
      "RefreshAction"
    ]
  ),
  LibraryUnit(
    58, 1882..<1930, 0..<0, extends: nil,
    needs: [],
    [
      "ManagedObjectContext"
    ]
  ),
  LibraryUnit(
    58, 1931..<1952, 0..<0, extends: nil,
    needs: [],
    [
      "UndoManager"
    ]
  ),
  LibraryUnit(
    58, 1953..<3126, 0..<0, extends: 89,
    needs: [
      35, 75, 170, 331, 341, 357, 358, 363, 364, 365, 366, 367, 368, 369, 370, 372, 373,
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
    58, 3127..<3171, 0..<0, extends: nil,
    needs: [],
    [
      "LegibilityWeight"
    ]
  ),
  LibraryUnit(
    58, 3172..<3225, 0..<0, extends: nil,
    needs: [],
    [
      "ColorSchemeContrast"
    ]
  ),
  LibraryUnit(
    59, 24..<43, 0..<0, extends: nil,
    needs: [],
    [
      "Gesture"
    ]
  ),
  LibraryUnit(
    59, 44..<560, 0..<0, extends: 89,
    needs: [
      374
    ],
    [
      "exclusively", "onChanged", "onEnded", "sequenced", "simultaneously", "updating",
    ]
  ),
  LibraryUnit(
    59, 561..<860, 0..<0, extends: nil,
    needs: [
      31, 185, 186, 277, 374,
    ],
    [
      "DragGesture"
    ]
  ),
  LibraryUnit(
    59, 861..<915, 0..<0, extends: nil,
    needs: [
      29, 374,
    ],
    [
      "TapGesture"
    ]
  ),
  LibraryUnit(
    59, 916..<977, 0..<0, extends: nil,
    needs: [
      29, 374,
    ],
    [
      "SpatialTapGesture"
    ]
  ),
  LibraryUnit(
    59, 978..<1084, 0..<0, extends: nil,
    needs: [
      30, 31, 374,
    ],
    [
      "LongPressGesture"
    ]
  ),
  LibraryUnit(
    59, 1085..<1168, 0..<0, extends: nil,
    needs: [
      31, 374,
    ],
    [
      "MagnificationGesture"
    ]
  ),
  LibraryUnit(
    59, 1169..<1246, 0..<0, extends: nil,
    needs: [
      31, 374,
    ],
    [
      "MagnifyGesture"
    ]
  ),
  LibraryUnit(
    59, 1247..<1330, 0..<0, extends: nil,
    needs: [
      191, 374,
    ],
    [
      "RotationGesture"
    ]
  ),
  LibraryUnit(
    59, 1331..<1412, 0..<0, extends: nil,
    needs: [
      191, 374,
    ],
    [
      "RotateGesture"
    ]
  ),
  LibraryUnit(
    59, 1413..<1474, 0..<0, extends: nil,
    needs: [],
    [
      "MatchedGeometryProperties"
    ]
  ),
  LibraryUnit(
    59, 1475..<1529, 0..<0, extends: nil,
    needs: [],
    [
      "GestureMask"
    ]
  ),
  LibraryUnit(
    59, 1571..<1932, 0..<0, extends: nil,
    needs: [
      29, 30,
    ],
    [
      "Publisher"
    ]
  ),
  LibraryUnit(
    59, 1933..<2123, 0..<0, extends: nil,
    needs: [
      30, 386, 388,
    ],
    [
      "Timer"
    ]
  ),
  LibraryUnit(
    59, 2124..<2284, 0..<0, extends: nil,
    needs: [],
    [
      "RunLoop"
    ]
  ),
  LibraryUnit(
    59, 2285..<2457, 0..<0, extends: nil,
    needs: [
      386, 390,
    ],
    [
      "NotificationCenter"
    ]
  ),
  LibraryUnit(
    59, 2458..<2539, 0..<0, extends: nil,
    needs: [
      1, 36,
    ],
    [
      "Notification"
    ]
  ),
  LibraryUnit(
    59, 2540..<3453, 0..<5, extends: 89,
    needs: [
      1, 3, 35, 63, 86, 190, 313, 374, 384, 385,
    ],
    [
      "gesture", "highPriorityGesture", "matchedGeometryEffect", "onReceive", "simultaneousGesture",
    ]
  ),
  LibraryUnit(
    60, 0..<10670, 0..<83, extends: 89,
    needs: [
      0, 1, 29, 30, 31, 35, 36, 63, 64, 176, 185, 190, 191, 192, 193, 200, 201, 237, 238, 257, 266, 335, 336, 337,
      338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348,
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
    61, 37..<709, 0..<7, extends: nil,
    needs: [
      36, 63, 64, 266, 394, 399, 400, 420, 443,
    ],
    [
      "Button"
    ]
  ),
  LibraryUnit(
    61, 736..<981, 7..<7, extends: nil,
    needs: [
      0
    ],
    [
      "ButtonRole"
    ]
  ),
  LibraryUnit(
    61, 1026..<1164, 7..<7, extends: nil,
    needs: [
      63, 64, 396, 398, 422, 442,
    ],
    [
      "ButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 1165..<1241, 7..<7, extends: 89,
    needs: [
      395, 399,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    61, 1281..<1428, 7..<7, extends: nil,
    needs: [
      63, 64, 396, 398, 422, 442,
    ],
    [
      "PrimitiveButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 1429..<1523, 7..<7, extends: 89,
    needs: [
      397, 400,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    61, 1567..<1742, 7..<8, extends: nil,
    needs: [
      35, 63, 394,
    ],
    [
      "ButtonStyleConfiguration"
    ]
  ),
  LibraryUnit(
    61, 1786..<1967, 8..<9, extends: nil,
    needs: [
      63, 394,
    ],
    [
      "PrimitiveButtonStyleConfiguration"
    ]
  ),
  LibraryUnit(
    61, 1968..<2029, 9..<9, extends: nil,
    needs: [
      397
    ],
    [
      "DefaultButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2030..<2089, 9..<9, extends: nil,
    needs: [
      397
    ],
    [
      "PlainButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2090..<2154, 9..<9, extends: nil,
    needs: [
      397
    ],
    [
      "BorderlessButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2155..<2217, 9..<9, extends: nil,
    needs: [
      397
    ],
    [
      "BorderedButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2218..<2289, 9..<9, extends: nil,
    needs: [
      397
    ],
    [
      "BorderedProminentButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2290..<2348, 9..<9, extends: nil,
    needs: [
      397
    ],
    [
      "LinkButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2349..<2408, 9..<9, extends: nil,
    needs: [
      397
    ],
    [
      "GlassButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2409..<2477, 9..<9, extends: nil,
    needs: [
      397
    ],
    [
      "GlassProminentButtonStyle"
    ]
  ),
  LibraryUnit(
    61, 2478..<2613, 9..<9, extends: 89,
    needs: [
      397, 401,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    61, 2614..<2739, 9..<9, extends: 89,
    needs: [
      397, 402,
    ],
    [
      "plain"
    ]
  ),
  LibraryUnit(
    61, 2740..<2885, 9..<9, extends: 89,
    needs: [
      397, 403,
    ],
    [
      "borderless"
    ]
  ),
  LibraryUnit(
    61, 2886..<3023, 9..<9, extends: 89,
    needs: [
      397, 404,
    ],
    [
      "bordered"
    ]
  ),
  LibraryUnit(
    61, 3024..<3197, 9..<9, extends: 89,
    needs: [
      397, 405,
    ],
    [
      "borderedProminent"
    ]
  ),
  LibraryUnit(
    61, 3198..<3319, 9..<9, extends: 89,
    needs: [
      397, 406,
    ],
    [
      "link"
    ]
  ),
  LibraryUnit(
    61, 3320..<3445, 9..<9, extends: 89,
    needs: [
      397, 407,
    ],
    [
      "glass"
    ]
  ),
  LibraryUnit(
    61, 3446..<3607, 9..<9, extends: 89,
    needs: [
      397, 408,
    ],
    [
      "glassProminent"
    ]
  ),
  LibraryUnit(
    61, 3651..<4061, 9..<9, extends: nil,
    needs: [
      0, 31,
    ],
    [
      "ButtonBorderShape"
    ]
  ),
  LibraryUnit(
    61, 4062..<4555, 9..<13, extends: 89,
    needs: [
      63, 395, 397, 417, 419,
    ],
    [
      "buttonBorderShape", "buttonRepeatBehavior", "buttonStyle",
    ]
  ),
  LibraryUnit(
    61, 4610..<4673, 13..<13, extends: nil,
    needs: [],
    [
      "ButtonRepeatBehavior"
    ]
  ),
  LibraryUnit(
    62, 25..<340, 0..<4, extends: nil,
    needs: [
      36, 63, 64, 266, 423, 433,
    ],
    [
      "Label"
    ]
  ),
  LibraryUnit(
    62, 363..<499, 4..<4, extends: nil,
    needs: [
      63, 64, 396, 398, 422, 442,
    ],
    [
      "LabelStyle"
    ]
  ),
  LibraryUnit(
    62, 500..<574, 4..<4, extends: 89,
    needs: [
      421, 423,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    62, 617..<798, 4..<6, extends: nil,
    needs: [
      63
    ],
    [
      "LabelStyleConfiguration"
    ]
  ),
  LibraryUnit(
    62, 799..<849, 6..<6, extends: nil,
    needs: [
      421
    ],
    [
      "DefaultLabelStyle"
    ]
  ),
  LibraryUnit(
    62, 850..<901, 6..<6, extends: nil,
    needs: [
      421
    ],
    [
      "IconOnlyLabelStyle"
    ]
  ),
  LibraryUnit(
    62, 902..<954, 6..<6, extends: nil,
    needs: [
      421
    ],
    [
      "TitleOnlyLabelStyle"
    ]
  ),
  LibraryUnit(
    62, 955..<1010, 6..<6, extends: nil,
    needs: [
      421
    ],
    [
      "TitleAndIconLabelStyle"
    ]
  ),
  LibraryUnit(
    62, 1011..<1133, 6..<6, extends: 89,
    needs: [
      421, 424,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    62, 1134..<1258, 6..<6, extends: 89,
    needs: [
      421, 425,
    ],
    [
      "iconOnly"
    ]
  ),
  LibraryUnit(
    62, 1259..<1387, 6..<6, extends: 89,
    needs: [
      421, 426,
    ],
    [
      "titleOnly"
    ]
  ),
  LibraryUnit(
    62, 1388..<1528, 6..<6, extends: 89,
    needs: [
      421, 427,
    ],
    [
      "titleAndIcon"
    ]
  ),
  LibraryUnit(
    62, 1529..<1648, 6..<7, extends: 89,
    needs: [
      63, 421,
    ],
    [
      "labelStyle"
    ]
  ),
  LibraryUnit(
    63, 27..<1126, 0..<11, extends: nil,
    needs: [
      0, 1, 30, 35, 36, 63, 182, 199, 266, 343, 434,
    ],
    [
      "Image"
    ]
  ),
  LibraryUnit(
    63, 1175..<1293, 11..<11, extends: nil,
    needs: [
      1, 36, 199,
    ],
    [
      "ImageResource"
    ]
  ),
  LibraryUnit(
    63, 1385..<1764, 11..<14, extends: nil,
    needs: [
      31, 63, 64, 66, 165, 433, 436, 470, 472,
    ],
    [
      "AsyncImage"
    ]
  ),
  LibraryUnit(
    63, 1803..<1940, 14..<14, extends: nil,
    needs: [
      11, 433,
    ],
    [
      "AsyncImagePhase"
    ]
  ),
  LibraryUnit(
    63, 1941..<2364, 14..<18, extends: 89,
    needs: [
      0, 35, 63, 433, 438, 439,
    ],
    [
      "imageScale", "symbolEffect", "symbolVariant",
    ]
  ),
  LibraryUnit(
    63, 2389..<2776, 18..<18, extends: nil,
    needs: [
      1
    ],
    [
      "SymbolVariants"
    ]
  ),
  LibraryUnit(
    63, 2805..<3326, 18..<18, extends: nil,
    needs: [],
    [
      "SymbolEffect"
    ]
  ),
  LibraryUnit(
    64, 33..<346, 0..<4, extends: nil,
    needs: [
      35, 36, 63, 64, 75, 266, 399, 400, 420, 443,
    ],
    [
      "Toggle"
    ]
  ),
  LibraryUnit(
    64, 370..<508, 4..<4, extends: nil,
    needs: [
      63, 64, 396, 398, 422, 442,
    ],
    [
      "ToggleStyle"
    ]
  ),
  LibraryUnit(
    64, 509..<585, 4..<4, extends: 89,
    needs: [
      441, 443,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    64, 629..<799, 4..<7, extends: nil,
    needs: [
      35, 63,
    ],
    [
      "ToggleStyleConfiguration"
    ]
  ),
  LibraryUnit(
    64, 800..<852, 7..<7, extends: nil,
    needs: [
      441
    ],
    [
      "DefaultToggleStyle"
    ]
  ),
  LibraryUnit(
    64, 853..<929, 7..<7, extends: nil,
    needs: [
      193, 441,
    ],
    [
      "SwitchToggleStyle"
    ]
  ),
  LibraryUnit(
    64, 930..<981, 7..<7, extends: nil,
    needs: [
      441
    ],
    [
      "ButtonToggleStyle"
    ]
  ),
  LibraryUnit(
    64, 982..<1035, 7..<7, extends: nil,
    needs: [
      441
    ],
    [
      "CheckboxToggleStyle"
    ]
  ),
  LibraryUnit(
    64, 1036..<1162, 7..<7, extends: 89,
    needs: [
      441, 444,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    64, 1163..<1285, 7..<7, extends: 89,
    needs: [
      441, 445,
    ],
    [
      "switch"
    ]
  ),
  LibraryUnit(
    64, 1286..<1406, 7..<7, extends: 89,
    needs: [
      441, 446,
    ],
    [
      "button"
    ]
  ),
  LibraryUnit(
    64, 1407..<1535, 7..<7, extends: 89,
    needs: [
      441, 447,
    ],
    [
      "checkbox"
    ]
  ),
  LibraryUnit(
    64, 1536..<1872, 7..<10, extends: 89,
    needs: [
      63, 441, 453,
    ],
    [
      "controlSize", "labelsHidden", "toggleStyle",
    ]
  ),
  LibraryUnit(
    64, 1901..<1990, 10..<10, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "ControlSize"
    ]
  ),
  LibraryUnit(
    65, 39..<949, 0..<10, extends: nil,
    needs: [
      35, 36, 63, 64, 75, 181, 266, 399, 400, 420, 443, 466, 467,
    ],
    [
      "TextField"
    ]
  ),
  LibraryUnit(
    65, 992..<1314, 10..<14, extends: nil,
    needs: [
      36, 63, 64, 75, 266, 399, 400, 420, 443,
    ],
    [
      "SecureField"
    ]
  ),
  LibraryUnit(
    65, 1367..<1424, 14..<15, extends: nil,
    needs: [
      36, 63, 75,
    ],
    [
      "TextEditor"
    ]
  ),
  LibraryUnit(
    65, 1425..<1451, 15..<15, extends: nil,
    needs: [],
    [
      "TextFieldStyle"
    ]
  ),
  LibraryUnit(
    65, 1452..<1510, 15..<15, extends: nil,
    needs: [
      457
    ],
    [
      "DefaultTextFieldStyle"
    ]
  ),
  LibraryUnit(
    65, 1511..<1567, 15..<15, extends: nil,
    needs: [
      457
    ],
    [
      "PlainTextFieldStyle"
    ]
  ),
  LibraryUnit(
    65, 1568..<1632, 15..<15, extends: nil,
    needs: [
      457
    ],
    [
      "RoundedBorderTextFieldStyle"
    ]
  ),
  LibraryUnit(
    65, 1633..<1696, 15..<15, extends: nil,
    needs: [
      457
    ],
    [
      "SquareBorderTextFieldStyle"
    ]
  ),
  LibraryUnit(
    65, 1697..<1835, 15..<15, extends: 89,
    needs: [
      457, 458,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    65, 1836..<1964, 15..<15, extends: 89,
    needs: [
      457, 459,
    ],
    [
      "plain"
    ]
  ),
  LibraryUnit(
    65, 1965..<2125, 15..<15, extends: 89,
    needs: [
      457, 460,
    ],
    [
      "roundedBorder"
    ]
  ),
  LibraryUnit(
    65, 2126..<2282, 15..<15, extends: 89,
    needs: [
      457, 461,
    ],
    [
      "squareBorder"
    ]
  ),
  LibraryUnit(
    65, 2311..<2518, 15..<15, extends: nil,
    needs: [
      36
    ],
    [
      "FormatStyle"
    ]
  ),
  LibraryUnit(
    65, 2519..<2548, 15..<15, extends: nil,
    needs: [],
    [
      "Formatter"
    ]
  ),
  LibraryUnit(
    65, 2549..<2584, 15..<15, extends: nil,
    needs: [
      467
    ],
    [
      "NumberFormatter"
    ]
  ),
  LibraryUnit(
    65, 2585..<3963, 15..<26, extends: 89,
    needs: [
      1, 35, 63, 75, 457, 470, 471, 472, 473, 474, 475,
    ],
    [
      "autocapitalization", "autocorrectionDisabled", "disableAutocorrection", "focused", "keyboardType",
      "scrollDismissesKeyboard", "submitLabel", "textContentType", "textFieldStyle",
      "textInputAutocapitalization",
    ]
  ),
  LibraryUnit(
    65, 3964..<4156, 26..<26, extends: nil,
    needs: [],
    [
      "UIKeyboardType"
    ]
  ),
  LibraryUnit(
    65, 4157..<4237, 26..<26, extends: nil,
    needs: [],
    [
      "UITextAutocapitalizationType"
    ]
  ),
  LibraryUnit(
    65, 4238..<4339, 26..<26, extends: nil,
    needs: [],
    [
      "UITextContentType"
    ]
  ),
  LibraryUnit(
    65, 4340..<4426, 26..<26, extends: nil,
    needs: [],
    [
      "ScrollDismissesKeyboardMode"
    ]
  ),
  LibraryUnit(
    65, 4427..<4814, 26..<26, extends: nil,
    needs: [],
    [
      "TextInputAutocapitalization"
    ]
  ),
  LibraryUnit(
    65, 4815..<5301, 26..<26, extends: nil,
    needs: [],
    [
      "SubmitLabel"
    ]
  ),
  LibraryUnit(
    66, 41..<1090, 0..<9, extends: nil,
    needs: [
      35, 42, 63, 64, 75,
    ],
    [
      "Slider"
    ]
  ),
  LibraryUnit(
    67, 54..<852, 0..<9, extends: nil,
    needs: [
      36, 42, 63, 64, 75, 399, 400, 420, 443,
    ],
    [
      "Stepper"
    ]
  ),
  LibraryUnit(
    68, 27..<246, 0..<2, extends: nil,
    needs: [
      35, 36, 63, 64, 75, 193, 399, 400, 420, 443,
    ],
    [
      "ColorPicker"
    ]
  ),
  LibraryUnit(
    68, 292..<712, 2..<2, extends: nil,
    needs: [
      13, 29, 183,
    ],
    [
      "DatePickerComponents"
    ]
  ),
  LibraryUnit(
    68, 713..<765, 2..<2, extends: 89,
    needs: [
      479
    ],
    [
      "DatePickerComponent"
    ]
  ),
  LibraryUnit(
    68, 801..<1308, 2..<5, extends: nil,
    needs: [
      36, 63, 64, 75, 167, 399, 400, 420, 443, 479,
    ],
    [
      "DatePicker"
    ]
  ),
  LibraryUnit(
    68, 1309..<1336, 5..<5, extends: nil,
    needs: [],
    [
      "DatePickerStyle"
    ]
  ),
  LibraryUnit(
    68, 1337..<1397, 5..<5, extends: nil,
    needs: [
      482
    ],
    [
      "DefaultDatePickerStyle"
    ]
  ),
  LibraryUnit(
    68, 1398..<1458, 5..<5, extends: nil,
    needs: [
      482
    ],
    [
      "CompactDatePickerStyle"
    ]
  ),
  LibraryUnit(
    68, 1459..<1521, 5..<5, extends: nil,
    needs: [
      482
    ],
    [
      "GraphicalDatePickerStyle"
    ]
  ),
  LibraryUnit(
    68, 1522..<1580, 5..<5, extends: nil,
    needs: [
      482
    ],
    [
      "WheelDatePickerStyle"
    ]
  ),
  LibraryUnit(
    68, 1581..<1723, 5..<5, extends: 89,
    needs: [
      482, 483,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    68, 1724..<1864, 5..<5, extends: 89,
    needs: [
      482, 484,
    ],
    [
      "compact"
    ]
  ),
  LibraryUnit(
    68, 1865..<2013, 5..<5, extends: 89,
    needs: [
      482, 485,
    ],
    [
      "graphical"
    ]
  ),
  LibraryUnit(
    68, 2014..<2146, 5..<5, extends: 89,
    needs: [
      482, 486,
    ],
    [
      "wheel"
    ]
  ),
  LibraryUnit(
    68, 2147..<2282, 5..<6, extends: 89,
    needs: [
      63, 482,
    ],
    [
      "datePickerStyle"
    ]
  ),
  LibraryUnit(
    69, 31..<519, 0..<7, extends: nil,
    needs: [
      19, 36, 63, 64, 399, 400, 420, 443,
    ],
    [
      "ProgressView"
    ]
  ),
  LibraryUnit(
    69, 520..<549, 7..<7, extends: nil,
    needs: [],
    [
      "ProgressViewStyle"
    ]
  ),
  LibraryUnit(
    69, 550..<614, 7..<7, extends: nil,
    needs: [
      493
    ],
    [
      "DefaultProgressViewStyle"
    ]
  ),
  LibraryUnit(
    69, 615..<703, 7..<7, extends: nil,
    needs: [
      193, 493,
    ],
    [
      "LinearProgressViewStyle"
    ]
  ),
  LibraryUnit(
    69, 704..<794, 7..<7, extends: nil,
    needs: [
      193, 493,
    ],
    [
      "CircularProgressViewStyle"
    ]
  ),
  LibraryUnit(
    69, 795..<945, 7..<7, extends: 89,
    needs: [
      493, 494,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    69, 946..<1090, 7..<7, extends: 89,
    needs: [
      493, 495,
    ],
    [
      "linear"
    ]
  ),
  LibraryUnit(
    69, 1091..<1243, 7..<7, extends: 89,
    needs: [
      493, 496,
    ],
    [
      "circular"
    ]
  ),
  LibraryUnit(
    69, 1244..<1385, 7..<8, extends: 89,
    needs: [
      63, 493,
    ],
    [
      "progressViewStyle"
    ]
  ),
  LibraryUnit(
    70, 27..<826, 0..<5, extends: nil,
    needs: [
      19, 42, 63, 64, 399, 400, 420, 443,
    ],
    [
      "Gauge"
    ]
  ),
  LibraryUnit(
    70, 827..<849, 5..<5, extends: nil,
    needs: [],
    [
      "GaugeStyle"
    ]
  ),
  LibraryUnit(
    70, 850..<900, 5..<5, extends: nil,
    needs: [
      502
    ],
    [
      "DefaultGaugeStyle"
    ]
  ),
  LibraryUnit(
    70, 901..<958, 5..<5, extends: nil,
    needs: [
      502
    ],
    [
      "LinearCapacityGaugeStyle"
    ]
  ),
  LibraryUnit(
    70, 959..<1017, 5..<5, extends: nil,
    needs: [
      502
    ],
    [
      "AccessoryLinearGaugeStyle"
    ]
  ),
  LibraryUnit(
    70, 1018..<1084, 5..<5, extends: nil,
    needs: [
      502
    ],
    [
      "AccessoryLinearCapacityGaugeStyle"
    ]
  ),
  LibraryUnit(
    70, 1085..<1145, 5..<5, extends: nil,
    needs: [
      502
    ],
    [
      "AccessoryCircularGaugeStyle"
    ]
  ),
  LibraryUnit(
    70, 1146..<1214, 5..<5, extends: nil,
    needs: [
      502
    ],
    [
      "AccessoryCircularCapacityGaugeStyle"
    ]
  ),
  LibraryUnit(
    70, 1215..<1337, 5..<5, extends: 89,
    needs: [
      502, 503,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    70, 1338..<1486, 5..<5, extends: 89,
    needs: [
      502, 504,
    ],
    [
      "linearCapacity"
    ]
  ),
  LibraryUnit(
    70, 1487..<1639, 5..<5, extends: 89,
    needs: [
      502, 505,
    ],
    [
      "accessoryLinear"
    ]
  ),
  LibraryUnit(
    70, 1640..<1824, 5..<5, extends: 89,
    needs: [
      502, 506,
    ],
    [
      "accessoryLinearCapacity"
    ]
  ),
  LibraryUnit(
    70, 1825..<1985, 5..<5, extends: 89,
    needs: [
      502, 507,
    ],
    [
      "accessoryCircular"
    ]
  ),
  LibraryUnit(
    70, 1986..<2184, 5..<5, extends: 89,
    needs: [
      502, 508,
    ],
    [
      "accessoryCircularCapacity"
    ]
  ),
  LibraryUnit(
    70, 2185..<2304, 5..<6, extends: 89,
    needs: [
      63, 502,
    ],
    [
      "gaugeStyle"
    ]
  ),
  LibraryUnit(
    71, 39..<390, 0..<4, extends: nil,
    needs: [
      36, 63, 64, 66, 399, 400, 420, 443,
    ],
    [
      "GroupBox"
    ]
  ),
  LibraryUnit(
    72, 52..<550, 0..<4, extends: nil,
    needs: [
      35, 36, 63, 64, 66, 75, 399, 400, 420, 443,
    ],
    [
      "DisclosureGroup"
    ]
  ),
  LibraryUnit(
    73, 27..<278, 0..<3, extends: nil,
    needs: [
      36, 63, 64, 66, 399, 400, 420, 443,
    ],
    [
      "LabeledContent"
    ]
  ),
  LibraryUnit(
    73, 334..<624, 3..<6, extends: nil,
    needs: [
      36, 63, 64, 266, 399, 400, 420, 443,
    ],
    [
      "ContentUnavailableView"
    ]
  ),
  LibraryUnit(
    74, 38..<172, 0..<2, extends: nil,
    needs: [
      36, 63, 64, 165, 399, 400, 420, 443, 470, 472,
    ],
    [
      "Link"
    ]
  ),
  LibraryUnit(
    74, 210..<356, 2..<5, extends: nil,
    needs: [
      36, 63, 64, 399, 400, 420, 443,
    ],
    [
      "ShareLink"
    ]
  ),
  LibraryUnit(
    74, 390..<424, 5..<6, extends: nil,
    needs: [
      63
    ],
    [
      "EditButton"
    ]
  ),
  LibraryUnit(
    75, 43..<669, 0..<5, extends: nil,
    needs: [
      36, 63, 64, 66, 399, 400, 420, 443,
    ],
    [
      "Menu"
    ]
  ),
  LibraryUnit(
    75, 670..<691, 5..<5, extends: nil,
    needs: [],
    [
      "MenuStyle"
    ]
  ),
  LibraryUnit(
    75, 692..<740, 5..<5, extends: nil,
    needs: [
      524
    ],
    [
      "DefaultMenuStyle"
    ]
  ),
  LibraryUnit(
    75, 741..<788, 5..<5, extends: nil,
    needs: [
      524
    ],
    [
      "ButtonMenuStyle"
    ]
  ),
  LibraryUnit(
    75, 789..<846, 5..<5, extends: nil,
    needs: [
      524
    ],
    [
      "BorderlessButtonMenuStyle"
    ]
  ),
  LibraryUnit(
    75, 847..<965, 5..<5, extends: 89,
    needs: [
      524, 525,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    75, 966..<1076, 5..<5, extends: 89,
    needs: [
      524, 526,
    ],
    [
      "button"
    ]
  ),
  LibraryUnit(
    75, 1077..<1229, 5..<5, extends: 89,
    needs: [
      524, 527,
    ],
    [
      "borderlessButton"
    ]
  ),
  LibraryUnit(
    75, 1262..<1337, 5..<5, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "Visibility"
    ]
  ),
  LibraryUnit(
    75, 1338..<1684, 5..<8, extends: 89,
    needs: [
      63, 524, 531, 533,
    ],
    [
      "menuIndicator", "menuOrder", "menuStyle",
    ]
  ),
  LibraryUnit(
    75, 1685..<1735, 8..<8, extends: nil,
    needs: [],
    [
      "MenuOrder"
    ]
  ),
  LibraryUnit(
    76, 28..<534, 0..<4, extends: nil,
    needs: [
      36, 63, 64, 66, 75, 399, 400, 420, 443,
    ],
    [
      "Picker"
    ]
  ),
  LibraryUnit(
    76, 535..<558, 4..<4, extends: nil,
    needs: [],
    [
      "PickerStyle"
    ]
  ),
  LibraryUnit(
    76, 559..<611, 4..<4, extends: nil,
    needs: [
      535
    ],
    [
      "DefaultPickerStyle"
    ]
  ),
  LibraryUnit(
    76, 612..<661, 4..<4, extends: nil,
    needs: [
      535
    ],
    [
      "MenuPickerStyle"
    ]
  ),
  LibraryUnit(
    76, 662..<716, 4..<4, extends: nil,
    needs: [
      535
    ],
    [
      "SegmentedPickerStyle"
    ]
  ),
  LibraryUnit(
    76, 717..<768, 4..<4, extends: nil,
    needs: [
      535
    ],
    [
      "InlinePickerStyle"
    ]
  ),
  LibraryUnit(
    76, 769..<824, 4..<4, extends: nil,
    needs: [
      535
    ],
    [
      "RadioGroupPickerStyle"
    ]
  ),
  LibraryUnit(
    76, 825..<875, 4..<4, extends: nil,
    needs: [
      535
    ],
    [
      "WheelPickerStyle"
    ]
  ),
  LibraryUnit(
    76, 876..<928, 4..<4, extends: nil,
    needs: [
      535
    ],
    [
      "PalettePickerStyle"
    ]
  ),
  LibraryUnit(
    76, 929..<988, 4..<4, extends: nil,
    needs: [
      535
    ],
    [
      "NavigationLinkPickerStyle"
    ]
  ),
  LibraryUnit(
    76, 989..<1115, 4..<4, extends: 89,
    needs: [
      535, 536,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    76, 1116..<1226, 4..<4, extends: 89,
    needs: [
      535, 537,
    ],
    [
      "menu"
    ]
  ),
  LibraryUnit(
    76, 1227..<1359, 4..<4, extends: 89,
    needs: [
      535, 538,
    ],
    [
      "segmented"
    ]
  ),
  LibraryUnit(
    76, 1360..<1480, 4..<4, extends: 89,
    needs: [
      535, 539,
    ],
    [
      "inline"
    ]
  ),
  LibraryUnit(
    76, 1481..<1617, 4..<4, extends: 89,
    needs: [
      535, 540,
    ],
    [
      "radioGroup"
    ]
  ),
  LibraryUnit(
    76, 1618..<1732, 4..<4, extends: 89,
    needs: [
      535, 541,
    ],
    [
      "wheel"
    ]
  ),
  LibraryUnit(
    76, 1733..<1857, 4..<4, extends: 89,
    needs: [
      535, 542,
    ],
    [
      "palette"
    ]
  ),
  LibraryUnit(
    76, 1858..<2010, 4..<4, extends: 89,
    needs: [
      535, 543,
    ],
    [
      "navigationLink"
    ]
  ),
  LibraryUnit(
    76, 2011..<2133, 4..<5, extends: 89,
    needs: [
      63, 535,
    ],
    [
      "pickerStyle"
    ]
  ),
  LibraryUnit(
    77, 35..<765, 0..<6, extends: nil,
    needs: [
      1, 3, 24, 26, 29, 36, 41, 42, 46, 63, 64, 66, 75, 86, 166, 231,
    ],
    [
      "List"
    ]
  ),
  LibraryUnit(
    77, 788..<868, 6..<7, extends: nil,
    needs: [
      63, 64, 66,
    ],
    [
      "Form"
    ]
  ),
  LibraryUnit(
    77, 869..<890, 7..<7, extends: nil,
    needs: [],
    [
      "ListStyle"
    ]
  ),
  LibraryUnit(
    77, 891..<939, 7..<7, extends: nil,
    needs: [
      555
    ],
    [
      "DefaultListStyle"
    ]
  ),
  LibraryUnit(
    77, 940..<986, 7..<7, extends: nil,
    needs: [
      555
    ],
    [
      "PlainListStyle"
    ]
  ),
  LibraryUnit(
    77, 987..<1035, 7..<7, extends: nil,
    needs: [
      555
    ],
    [
      "GroupedListStyle"
    ]
  ),
  LibraryUnit(
    77, 1036..<1082, 7..<7, extends: nil,
    needs: [
      555
    ],
    [
      "InsetListStyle"
    ]
  ),
  LibraryUnit(
    77, 1083..<1136, 7..<7, extends: nil,
    needs: [
      555
    ],
    [
      "InsetGroupedListStyle"
    ]
  ),
  LibraryUnit(
    77, 1137..<1185, 7..<7, extends: nil,
    needs: [
      555
    ],
    [
      "SidebarListStyle"
    ]
  ),
  LibraryUnit(
    77, 1186..<1235, 7..<7, extends: nil,
    needs: [
      555
    ],
    [
      "BorderedListStyle"
    ]
  ),
  LibraryUnit(
    77, 1236..<1354, 7..<7, extends: 89,
    needs: [
      555, 556,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    77, 1355..<1461, 7..<7, extends: 89,
    needs: [
      555, 557,
    ],
    [
      "plain"
    ]
  ),
  LibraryUnit(
    77, 1462..<1578, 7..<7, extends: 89,
    needs: [
      555, 558,
    ],
    [
      "grouped"
    ]
  ),
  LibraryUnit(
    77, 1579..<1685, 7..<7, extends: 89,
    needs: [
      555, 559,
    ],
    [
      "inset"
    ]
  ),
  LibraryUnit(
    77, 1686..<1822, 7..<7, extends: 89,
    needs: [
      555, 560,
    ],
    [
      "insetGrouped"
    ]
  ),
  LibraryUnit(
    77, 1823..<1939, 7..<7, extends: 89,
    needs: [
      555, 561,
    ],
    [
      "sidebar"
    ]
  ),
  LibraryUnit(
    77, 1940..<2060, 7..<7, extends: 89,
    needs: [
      555, 562,
    ],
    [
      "bordered"
    ]
  ),
  LibraryUnit(
    77, 2061..<2082, 7..<7, extends: nil,
    needs: [],
    [
      "FormStyle"
    ]
  ),
  LibraryUnit(
    77, 2083..<2133, 7..<7, extends: nil,
    needs: [
      570
    ],
    [
      "AutomaticFormStyle"
    ]
  ),
  LibraryUnit(
    77, 2134..<2182, 7..<7, extends: nil,
    needs: [
      570
    ],
    [
      "GroupedFormStyle"
    ]
  ),
  LibraryUnit(
    77, 2183..<2231, 7..<7, extends: nil,
    needs: [
      570
    ],
    [
      "ColumnsFormStyle"
    ]
  ),
  LibraryUnit(
    77, 2232..<2356, 7..<7, extends: 89,
    needs: [
      570, 571,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    77, 2357..<2473, 7..<7, extends: 89,
    needs: [
      570, 572,
    ],
    [
      "grouped"
    ]
  ),
  LibraryUnit(
    77, 2474..<2590, 7..<7, extends: 89,
    needs: [
      570, 573,
    ],
    [
      "columns"
    ]
  ),
  LibraryUnit(
    77, 2591..<4435, 7..<22, extends: 89,
    needs: [
      29, 31, 35, 45, 63, 137, 178, 182, 193, 531, 555, 570, 578,
    ],
    [
      "deleteDisabled", "formStyle", "headerProminence", "listItemTint", "listRowBackground", "listRowInsets",
      "listRowSeparator", "listRowSeparatorTint", "listRowSpacing", "listSectionSeparator", "listStyle",
      "moveDisabled", "onDelete", "onMove", "scrollContentBackground",
    ]
  ),
  LibraryUnit(
    77, 4471..<4515, 22..<22, extends: nil,
    needs: [],
    [
      "Prominence"
    ]
  ),
  LibraryUnit(
    78, 44..<197, 0..<2, extends: nil,
    needs: [
      63, 64, 75,
    ],
    [
      "NavigationStack"
    ]
  ),
  LibraryUnit(
    78, 242..<332, 2..<3, extends: nil,
    needs: [
      63, 64, 66,
    ],
    [
      "NavigationView"
    ]
  ),
  LibraryUnit(
    78, 381..<555, 3..<3, extends: nil,
    needs: [
      29, 35,
    ],
    [
      "NavigationPath"
    ]
  ),
  LibraryUnit(
    78, 598..<1111, 3..<9, extends: nil,
    needs: [
      36, 63, 64, 399, 400, 420, 443,
    ],
    [
      "NavigationLink"
    ]
  ),
  LibraryUnit(
    78, 1138..<1447, 9..<11, extends: nil,
    needs: [
      63, 64, 66,
    ],
    [
      "NavigationSplitView"
    ]
  ),
  LibraryUnit(
    78, 1448..<1479, 11..<11, extends: nil,
    needs: [],
    [
      "NavigationViewStyle"
    ]
  ),
  LibraryUnit(
    78, 1480..<1546, 11..<11, extends: nil,
    needs: [
      584
    ],
    [
      "StackNavigationViewStyle"
    ]
  ),
  LibraryUnit(
    78, 1547..<1615, 11..<11, extends: nil,
    needs: [
      584
    ],
    [
      "DefaultNavigationViewStyle"
    ]
  ),
  LibraryUnit(
    78, 1616..<1764, 11..<11, extends: 89,
    needs: [
      584, 585,
    ],
    [
      "stack"
    ]
  ),
  LibraryUnit(
    78, 1765..<1923, 11..<11, extends: 89,
    needs: [
      584, 586,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    78, 1966..<2062, 11..<11, extends: nil,
    needs: [
      1
    ],
    [
      "NavigationBarItem"
    ]
  ),
  LibraryUnit(
    78, 2063..<4072, 11..<30, extends: 89,
    needs: [
      31, 35, 36, 63, 64, 75, 266, 584, 589,
    ],
    [
      "navigationBarBackButtonHidden", "navigationBarHidden", "navigationBarItems", "navigationBarTitle",
      "navigationBarTitleDisplayMode", "navigationDestination", "navigationSplitViewColumnWidth",
      "navigationSubtitle", "navigationTitle", "navigationViewStyle",
    ]
  ),
  LibraryUnit(
    79, 42..<210, 0..<2, extends: nil,
    needs: [
      63, 64, 66, 75,
    ],
    [
      "TabView"
    ]
  ),
  LibraryUnit(
    79, 237..<523, 2..<5, extends: nil,
    needs: [
      36, 63, 64, 66,
    ],
    [
      "Tab"
    ]
  ),
  LibraryUnit(
    79, 524..<548, 5..<5, extends: nil,
    needs: [],
    [
      "TabViewStyle"
    ]
  ),
  LibraryUnit(
    79, 549..<603, 5..<5, extends: nil,
    needs: [
      593
    ],
    [
      "DefaultTabViewStyle"
    ]
  ),
  LibraryUnit(
    79, 604..<779, 5..<5, extends: nil,
    needs: [
      593, 596,
    ],
    [
      "PageTabViewStyle"
    ]
  ),
  LibraryUnit(
    79, 780..<910, 5..<5, extends: 89,
    needs: [
      593, 594,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    79, 911..<1142, 5..<5, extends: 89,
    needs: [
      593, 595,
    ],
    [
      "page"
    ]
  ),
  LibraryUnit(
    79, 1143..<1537, 5..<9, extends: 89,
    needs: [
      29, 36, 63, 64, 593,
    ],
    [
      "badge", "tabItem", "tabViewStyle",
    ]
  ),
  LibraryUnit(
    80, 28..<283, 0..<2, extends: nil,
    needs: [
      36, 63, 64, 66, 601,
    ],
    [
      "ToolbarItem"
    ]
  ),
  LibraryUnit(
    80, 317..<455, 2..<3, extends: nil,
    needs: [
      63, 64, 66, 601,
    ],
    [
      "ToolbarItemGroup"
    ]
  ),
  LibraryUnit(
    80, 493..<1681, 3..<3, extends: nil,
    needs: [],
    [
      "ToolbarItemPlacement"
    ]
  ),
  LibraryUnit(
    80, 1693..<2057, 3..<3, extends: nil,
    needs: [],
    [
      "ToolbarPlacement"
    ]
  ),
  LibraryUnit(
    80, 2058..<2141, 3..<3, extends: nil,
    needs: [],
    [
      "SearchFieldPlacement"
    ]
  ),
  LibraryUnit(
    80, 2167..<2525, 3..<3, extends: nil,
    needs: [
      1, 31,
    ],
    [
      "PresentationDetent"
    ]
  ),
  LibraryUnit(
    80, 2554..<3112, 3..<3, extends: nil,
    needs: [
      266
    ],
    [
      "Alert"
    ]
  ),
  LibraryUnit(
    80, 3113..<7073, 3..<28, extends: 89,
    needs: [
      31, 35, 36, 45, 63, 64, 66, 75, 179, 200, 339, 531, 602, 603, 604, 605,
    ],
    [
      "alert", "confirmationDialog", "contextMenu", "fullScreenCover", "keyboardShortcut",
      "persistentSystemOverlays", "popover", "presentationCornerRadius", "presentationDetents",
      "presentationDragIndicator", "refreshable", "searchable", "sheet", "swipeActions", "toolbar",
      "toolbarBackground", "toolbarColorScheme",
    ]
  ),
]
