/// What each declaration at file scope of the catalog declares and refers to, in catalog order, so that a module reads only
/// what it needs (``LibrarySelection``). Made from the interfaces by `UPDATE_EXPECTATIONS=1 swift test --filter
/// LibraryIndexTests`; while it is of another library, every module reads all of it.
let libraryIndex: [LibraryUnit] = [
  libraryUnits0,
  libraryUnits1,
  libraryUnits2,
  libraryUnits3,
  libraryUnits4,
  libraryUnits5,
  libraryUnits6,
  libraryUnits7,
  libraryUnits8,
  libraryUnits9,
  libraryUnits10,
  libraryUnits11,
  libraryUnits12,
  libraryUnits13,
  libraryUnits14,
  libraryUnits15,
  libraryUnits16,
  libraryUnits17,
  libraryUnits18,
  libraryUnits19,
  libraryUnits20,
  libraryUnits21,
  libraryUnits22,
  libraryUnits23,
  libraryUnits24,
  libraryUnits25,
  libraryUnits26,
  libraryUnits27,
  libraryUnits28,
  libraryUnits29,
  libraryUnits30,
  libraryUnits31,
  libraryUnits32,
  libraryUnits33,
  libraryUnits34,
  libraryUnits35,
  libraryUnits36,
  libraryUnits37,
  libraryUnits38,
  libraryUnits39,
  libraryUnits40,
  libraryUnits41,
  libraryUnits42,
  libraryUnits43,
  libraryUnits44,
  libraryUnits45,
  libraryUnits46,
  libraryUnits47,
  libraryUnits48,
  libraryUnits49,
  libraryUnits50,
  libraryUnits51,
  libraryUnits52,
  libraryUnits53,
].flatMap { $0 }

private let libraryUnits0: [LibraryUnit] = [
  LibraryUnit(
    0, 0, 21, 0, 0, extends: nil,
    needs: [],
    [
      "Equatable"
    ]
  ),
  LibraryUnit(
    0, 22, 53, 0, 0, extends: nil,
    needs: [
      0
    ],
    [
      "Hashable"
    ]
  ),
  LibraryUnit(
    0, 54, 87, 0, 0, extends: nil,
    needs: [
      0
    ],
    [
      "Comparable"
    ]
  ),
  LibraryUnit(
    0, 88, 164, 0, 0, extends: nil,
    needs: [
      1
    ],
    [
      "Identifiable"
    ]
  ),
  LibraryUnit(
    0, 165, 185, 0, 0, extends: nil,
    needs: [],
    [
      "Sendable"
    ]
  ),
  LibraryUnit(
    0, 186, 205, 0, 0, extends: nil,
    needs: [],
    [
      "Codable"
    ]
  ),
  LibraryUnit(
    0, 206, 227, 0, 0, extends: nil,
    needs: [],
    [
      "Decodable"
    ]
  ),
  LibraryUnit(
    0, 228, 249, 0, 0, extends: nil,
    needs: [],
    [
      "Encodable"
    ]
  ),
  LibraryUnit(
    0, 250, 348, 0, 0, extends: nil,
    needs: [],
    [
      "CaseIterable"
    ]
  ),
  LibraryUnit(
    0, 349, 377, 0, 0, extends: nil,
    needs: [],
    [
      "RawRepresentable"
    ]
  ),
  LibraryUnit(
    0, 378, 446, 0, 0, extends: nil,
    needs: [
      36
    ],
    [
      "CustomStringConvertible"
    ]
  ),
  LibraryUnit(
    0, 447, 506, 0, 0, extends: nil,
    needs: [
      36, 388,
    ],
    [
      "Error"
    ]
  ),
  LibraryUnit(
    0, 507, 528, 0, 0, extends: nil,
    needs: [],
    [
      "AnyObject"
    ]
  ),
  LibraryUnit(
    0, 529, 550, 0, 0, extends: nil,
    needs: [],
    [
      "OptionSet"
    ]
  ),
  LibraryUnit(
    0, 551, 588, 0, 0, extends: nil,
    needs: [],
    [
      "ExpressibleByArrayLiteral"
    ]
  ),
  LibraryUnit(
    0, 589, 627, 0, 0, extends: nil,
    needs: [],
    [
      "ExpressibleByStringLiteral"
    ]
  ),
]

private let libraryUnits1: [LibraryUnit] = [
  LibraryUnit(
    0, 628, 667, 0, 0, extends: nil,
    needs: [],
    [
      "ExpressibleByIntegerLiteral"
    ]
  ),
  LibraryUnit(
    0, 668, 705, 0, 0, extends: nil,
    needs: [],
    [
      "ExpressibleByFloatLiteral"
    ]
  ),
  LibraryUnit(
    0, 706, 736, 0, 0, extends: nil,
    needs: [],
    [
      "AdditiveArithmetic"
    ]
  ),
  LibraryUnit(
    0, 737, 776, 0, 0, extends: nil,
    needs: [
      18
    ],
    [
      "Numeric"
    ]
  ),
  LibraryUnit(
    0, 777, 833, 0, 0, extends: nil,
    needs: [
      1, 2, 19,
    ],
    [
      "BinaryInteger"
    ]
  ),
  LibraryUnit(
    0, 834, 890, 0, 0, extends: nil,
    needs: [
      1, 2, 19,
    ],
    [
      "FloatingPoint"
    ]
  ),
  LibraryUnit(
    0, 891, 937, 0, 0, extends: nil,
    needs: [
      21
    ],
    [
      "BinaryFloatingPoint"
    ]
  ),
  LibraryUnit(
    0, 938, 986, 0, 0, extends: nil,
    needs: [
      1, 2,
    ],
    [
      "StringProtocol"
    ]
  ),
  LibraryUnit(
    0, 987, 1031, 0, 0, extends: nil,
    needs: [],
    [
      "Sequence"
    ]
  ),
  LibraryUnit(
    0, 1032, 1087, 0, 0, extends: nil,
    needs: [
      24, 29,
    ],
    [
      "Collection"
    ]
  ),
  LibraryUnit(
    0, 1088, 1134, 0, 0, extends: nil,
    needs: [
      25, 51,
    ],
    [
      "RandomAccessCollection"
    ]
  ),
  LibraryUnit(
    0, 1135, 1148, 0, 0, extends: nil,
    needs: [
      28
    ],
    [
      "Never"
    ]
  ),
  LibraryUnit(
    0, 1149, 1183, 0, 0, extends: 92,
    needs: [
      1, 27, 63,
    ],
    []
  ),
  LibraryUnit(
    1, 0, 528, 0, 13, extends: nil,
    needs: [
      4, 5, 20, 30, 35, 36,
    ],
    [
      "Int"
    ]
  ),
  LibraryUnit(
    1, 529, 1395, 13, 36, extends: nil,
    needs: [
      4, 5, 22, 29, 34, 35, 36, 727,
    ],
    [
      "Double"
    ]
  ),
  LibraryUnit(
    1, 1396, 2279, 36, 59, extends: nil,
    needs: [
      4, 5, 22, 29, 30, 34, 35, 36, 728,
    ],
    [
      "CGFloat"
    ]
  ),
]

private let libraryUnits2: [LibraryUnit] = [
  LibraryUnit(
    1, 2280, 2304, 59, 59, extends: 92,
    needs: [
      30
    ],
    [
      "Float"
    ]
  ),
  LibraryUnit(
    1, 2305, 2336, 59, 59, extends: 92,
    needs: [
      30
    ],
    [
      "TimeInterval"
    ]
  ),
  LibraryUnit(
    1, 2381, 2499, 59, 59, extends: nil,
    needs: [],
    [
      "FloatingPointRoundingRule"
    ]
  ),
  LibraryUnit(
    2, 0, 69, 0, 1, extends: nil,
    needs: [
      1, 4, 5,
    ],
    [
      "Bool"
    ]
  ),
  LibraryUnit(
    2, 70, 1270, 1, 29, extends: nil,
    needs: [
      4, 5, 15, 23, 25, 29, 30, 35, 37, 145, 402,
    ],
    [
      "String"
    ]
  ),
  LibraryUnit(
    2, 1271, 1347, 29, 30, extends: nil,
    needs: [
      1, 2, 4, 36,
    ],
    [
      "Character"
    ]
  ),
  LibraryUnit(
    2, 1348, 1376, 30, 30, extends: 92,
    needs: [
      36
    ],
    [
      "Substring"
    ]
  ),
  LibraryUnit(
    2, 1377, 1508, 30, 32, extends: nil,
    needs: [],
    [
      "Optional"
    ]
  ),
  LibraryUnit(
    2, 1509, 1753, 32, 37, extends: nil,
    needs: [
      1, 26, 29, 35,
    ],
    [
      "Range"
    ]
  ),
  LibraryUnit(
    2, 1754, 2004, 37, 42, extends: nil,
    needs: [
      1, 26, 29, 35,
    ],
    [
      "ClosedRange"
    ]
  ),
  LibraryUnit(
    3, 0, 826, 0, 19, extends: nil,
    needs: [
      1, 4, 24, 26, 29, 36, 40, 41, 44, 45, 62, 138,
    ],
    [
      "Array"
    ]
  ),
  LibraryUnit(
    3, 827, 855, 19, 19, extends: 92,
    needs: [
      42
    ],
    [
      "ArraySlice"
    ]
  ),
  LibraryUnit(
    3, 856, 1111, 19, 23, extends: nil,
    needs: [
      1, 24, 25, 35, 36, 40, 41, 45, 143,
    ],
    [
      "Set"
    ]
  ),
  LibraryUnit(
    3, 1112, 1515, 23, 32, extends: nil,
    needs: [
      1, 25, 287, 303, 340, 418, 702,
    ],
    [
      "Dictionary"
    ]
  ),
  LibraryUnit(
    3, 1516, 2899, 32, 56, extends: 92,
    needs: [
      24, 29, 35, 36, 40, 41, 45,
    ],
    [
      "allSatisfy", "compactMap", "contains", "drop", "dropFirst", "dropLast", "enumerated", "filter", "first",
      "firstIndex", "flatMap", "forEach", "last", "lazy", "map", "max", "min", "prefix", "reduce", "reversed",
      "sorted", "suffix",
    ]
  ),
  LibraryUnit(
    3, 2900, 3084, 56, 59, extends: 92,
    needs: [
      0, 24, 29, 35, 36, 40, 41, 45,
    ],
    [
      "contains", "firstIndex", "lastIndex",
    ]
  ),
]

private let libraryUnits3: [LibraryUnit] = [
  LibraryUnit(
    3, 3085, 3212, 59, 62, extends: 92,
    needs: [
      2, 24, 36, 40, 41, 45,
    ],
    [
      "max", "min", "sorted",
    ]
  ),
  LibraryUnit(
    3, 3213, 3307, 62, 63, extends: 92,
    needs: [
      24, 36, 40, 41, 45,
    ],
    [
      "joined"
    ]
  ),
  LibraryUnit(
    3, 3308, 3641, 63, 68, extends: 92,
    needs: [
      24, 25, 29, 35, 36, 40, 41, 45,
    ],
    [
      "count", "endIndex", "first", "index", "indices", "isEmpty", "last", "startIndex",
    ]
  ),
  LibraryUnit(
    3, 3642, 3724, 68, 69, extends: 92,
    needs: [
      24, 26, 29, 36, 40, 41, 45,
    ],
    []
  ),
  LibraryUnit(
    3, 3725, 3803, 69, 70, extends: 92,
    needs: [
      24, 36, 40, 41, 45,
    ],
    [
      "zip"
    ]
  ),
  LibraryUnit(
    3, 3804, 3868, 70, 71, extends: 92,
    needs: [
      29
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    3, 3869, 3938, 71, 72, extends: 92,
    needs: [
      29
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    3, 3939, 4019, 72, 73, extends: 92,
    needs: [
      31
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    3, 4020, 4105, 73, 74, extends: 92,
    needs: [
      31
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    3, 4106, 4182, 74, 75, extends: 92,
    needs: [
      30
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    3, 4183, 4264, 75, 76, extends: 92,
    needs: [
      30
    ],
    [
      "stride"
    ]
  ),
  LibraryUnit(
    4, 29, 167, 0, 0, extends: nil,
    needs: [
      2, 35,
    ],
    [
      "PartialRangeFrom"
    ]
  ),
  LibraryUnit(
    4, 196, 333, 0, 0, extends: nil,
    needs: [
      2, 35,
    ],
    [
      "PartialRangeUpTo"
    ]
  ),
  LibraryUnit(
    4, 358, 499, 0, 0, extends: nil,
    needs: [
      2, 35,
    ],
    [
      "PartialRangeThrough"
    ]
  ),
  LibraryUnit(
    4, 500, 888, 0, 0, extends: 92,
    needs: [
      24, 29, 36, 40, 41, 42, 45, 59, 60, 61,
    ],
    []
  ),
  LibraryUnit(
    5, 32, 141, 0, 0, extends: nil,
    needs: [
      64
    ],
    [
      "View"
    ]
  ),
]

private let libraryUnits4: [LibraryUnit] = [
  LibraryUnit(
    5, 142, 178, 0, 0, extends: nil,
    needs: [],
    [
      "ViewBuilder"
    ]
  ),
  LibraryUnit(
    5, 216, 352, 0, 0, extends: nil,
    needs: [
      63, 64, 66,
    ],
    [
      "ViewModifier"
    ]
  ),
  LibraryUnit(
    5, 353, 420, 0, 0, extends: 92,
    needs: [
      65, 67,
    ],
    [
      "Content"
    ]
  ),
  LibraryUnit(
    5, 421, 457, 0, 0, extends: nil,
    needs: [
      63
    ],
    [
      "_ViewModifierContent"
    ]
  ),
  LibraryUnit(
    5, 458, 584, 0, 1, extends: 92,
    needs: [
      63, 65,
    ],
    [
      "modifier"
    ]
  ),
  LibraryUnit(
    5, 641, 723, 1, 1, extends: nil,
    needs: [
      63, 64,
    ],
    [
      "PreviewProvider"
    ]
  ),
  LibraryUnit(
    6, 42, 535, 0, 7, extends: nil,
    needs: [
      31
    ],
    [
      "PreviewTrait"
    ]
  ),
  LibraryUnit(
    6, 578, 859, 7, 10, extends: nil,
    needs: [
      31
    ],
    [
      "PreviewLayout"
    ]
  ),
  LibraryUnit(
    6, 886, 993, 10, 12, extends: nil,
    needs: [
      15, 36,
    ],
    [
      "PreviewDevice"
    ]
  ),
  LibraryUnit(
    6, 1020, 1280, 12, 16, extends: nil,
    needs: [],
    [
      "InterfaceOrientation"
    ]
  ),
  LibraryUnit(
    6, 1281, 1718, 16, 20, extends: 92,
    needs: [
      36, 63, 71, 72, 73,
    ],
    [
      "previewDevice", "previewDisplayName", "previewInterfaceOrientation", "previewLayout",
    ]
  ),
  LibraryUnit(
    7, 47, 480, 0, 4, extends: nil,
    needs: [
      287, 303, 340, 418, 702,
    ],
    [
      "Binding"
    ]
  ),
  LibraryUnit(
    7, 481, 577, 4, 6, extends: nil,
    needs: [
      287, 303, 340, 418, 702,
    ],
    [
      "State"
    ]
  ),
  LibraryUnit(
    7, 578, 680, 6, 8, extends: nil,
    needs: [
      287, 303, 340, 418, 702,
    ],
    [
      "StateObject"
    ]
  ),
  LibraryUnit(
    7, 681, 786, 8, 10, extends: nil,
    needs: [
      287, 303, 340, 418, 702,
    ],
    [
      "ObservedObject"
    ]
  ),
  LibraryUnit(
    7, 787, 838, 10, 10, extends: nil,
    needs: [],
    [
      "EnvironmentObject"
    ]
  ),
]

private let libraryUnits5: [LibraryUnit] = [
  LibraryUnit(
    7, 839, 938, 10, 12, extends: nil,
    needs: [
      287, 303, 340, 418, 702,
    ],
    [
      "Bindable"
    ]
  ),
  LibraryUnit(
    7, 939, 982, 12, 12, extends: nil,
    needs: [],
    [
      "Published"
    ]
  ),
  LibraryUnit(
    7, 983, 1084, 12, 14, extends: nil,
    needs: [
      287, 303, 340, 418, 702,
    ],
    [
      "AppStorage"
    ]
  ),
  LibraryUnit(
    7, 1085, 1188, 14, 16, extends: nil,
    needs: [
      287, 303, 340, 418, 702,
    ],
    [
      "SceneStorage"
    ]
  ),
  LibraryUnit(
    7, 1189, 1290, 16, 18, extends: nil,
    needs: [
      287, 303, 340, 418, 702,
    ],
    [
      "FocusState"
    ]
  ),
  LibraryUnit(
    7, 1291, 1394, 18, 20, extends: nil,
    needs: [
      287, 303, 340, 418, 702,
    ],
    [
      "GestureState"
    ]
  ),
  LibraryUnit(
    7, 1395, 1466, 20, 20, extends: nil,
    needs: [
      1
    ],
    [
      "Namespace"
    ]
  ),
  LibraryUnit(
    7, 1467, 1513, 20, 20, extends: nil,
    needs: [],
    [
      "ScaledMetric"
    ]
  ),
  LibraryUnit(
    7, 1514, 1576, 20, 20, extends: nil,
    needs: [],
    [
      "UIApplicationDelegateAdaptor"
    ]
  ),
  LibraryUnit(
    7, 1577, 1639, 20, 20, extends: nil,
    needs: [],
    [
      "NSApplicationDelegateAdaptor"
    ]
  ),
  LibraryUnit(
    7, 1640, 1668, 20, 20, extends: nil,
    needs: [],
    [
      "ObservableObject"
    ]
  ),
  LibraryUnit(
    7, 1758, 1816, 20, 21, extends: 92,
    needs: [
      31, 36,
    ],
    [
      "_scaled"
    ]
  ),
  LibraryUnit(
    8, 30, 74, 0, 1, extends: 92,
    needs: [
      2
    ],
    [
      "min"
    ]
  ),
  LibraryUnit(
    8, 108, 174, 1, 2, extends: 92,
    needs: [
      2
    ],
    [
      "min"
    ]
  ),
  LibraryUnit(
    8, 206, 250, 2, 3, extends: 92,
    needs: [
      2
    ],
    [
      "max"
    ]
  ),
  LibraryUnit(
    8, 287, 353, 3, 4, extends: 92,
    needs: [
      2
    ],
    [
      "max"
    ]
  ),
]

private let libraryUnits6: [LibraryUnit] = [
  LibraryUnit(
    8, 354, 387, 4, 5, extends: 92,
    needs: [
      31
    ],
    [
      "abs"
    ]
  ),
  LibraryUnit(
    8, 388, 419, 5, 6, extends: 92,
    needs: [
      30
    ],
    [
      "abs"
    ]
  ),
  LibraryUnit(
    8, 420, 445, 6, 7, extends: 92,
    needs: [
      29
    ],
    [
      "abs"
    ]
  ),
  LibraryUnit(
    8, 446, 480, 7, 8, extends: 92,
    needs: [
      31
    ],
    [
      "sqrt"
    ]
  ),
  LibraryUnit(
    8, 481, 513, 8, 9, extends: 92,
    needs: [
      30
    ],
    [
      "sqrt"
    ]
  ),
  LibraryUnit(
    8, 514, 549, 9, 10, extends: 92,
    needs: [
      31
    ],
    [
      "floor"
    ]
  ),
  LibraryUnit(
    8, 550, 583, 10, 11, extends: 92,
    needs: [
      30
    ],
    [
      "floor"
    ]
  ),
  LibraryUnit(
    8, 584, 618, 11, 12, extends: 92,
    needs: [
      31
    ],
    [
      "ceil"
    ]
  ),
  LibraryUnit(
    8, 619, 651, 12, 13, extends: 92,
    needs: [
      30
    ],
    [
      "ceil"
    ]
  ),
  LibraryUnit(
    8, 652, 687, 13, 14, extends: 92,
    needs: [
      31
    ],
    [
      "round"
    ]
  ),
  LibraryUnit(
    8, 688, 721, 14, 15, extends: 92,
    needs: [
      30
    ],
    [
      "round"
    ]
  ),
  LibraryUnit(
    8, 722, 757, 15, 16, extends: 92,
    needs: [
      31
    ],
    [
      "trunc"
    ]
  ),
  LibraryUnit(
    8, 758, 791, 16, 17, extends: 92,
    needs: [
      30
    ],
    [
      "trunc"
    ]
  ),
  LibraryUnit(
    8, 792, 840, 17, 18, extends: 92,
    needs: [
      31
    ],
    [
      "fmod"
    ]
  ),
  LibraryUnit(
    8, 841, 886, 18, 19, extends: 92,
    needs: [
      30
    ],
    [
      "fmod"
    ]
  ),
  LibraryUnit(
    8, 887, 936, 19, 20, extends: 92,
    needs: [
      31
    ],
    [
      "hypot"
    ]
  ),
]

private let libraryUnits7: [LibraryUnit] = [
  LibraryUnit(
    8, 937, 983, 20, 21, extends: 92,
    needs: [
      30
    ],
    [
      "hypot"
    ]
  ),
  LibraryUnit(
    8, 984, 1031, 21, 22, extends: 92,
    needs: [
      31
    ],
    [
      "pow"
    ]
  ),
  LibraryUnit(
    8, 1032, 1076, 22, 23, extends: 92,
    needs: [
      30
    ],
    [
      "pow"
    ]
  ),
  LibraryUnit(
    8, 1077, 1110, 23, 24, extends: 92,
    needs: [
      31
    ],
    [
      "exp"
    ]
  ),
  LibraryUnit(
    8, 1111, 1142, 24, 25, extends: 92,
    needs: [
      30
    ],
    [
      "exp"
    ]
  ),
  LibraryUnit(
    8, 1143, 1176, 25, 26, extends: 92,
    needs: [
      31
    ],
    [
      "log"
    ]
  ),
  LibraryUnit(
    8, 1177, 1208, 26, 27, extends: 92,
    needs: [
      30
    ],
    [
      "log"
    ]
  ),
  LibraryUnit(
    8, 1209, 1243, 27, 28, extends: 92,
    needs: [
      31
    ],
    [
      "log2"
    ]
  ),
  LibraryUnit(
    8, 1244, 1276, 28, 29, extends: 92,
    needs: [
      30
    ],
    [
      "log2"
    ]
  ),
  LibraryUnit(
    8, 1277, 1312, 29, 30, extends: 92,
    needs: [
      31
    ],
    [
      "log10"
    ]
  ),
  LibraryUnit(
    8, 1313, 1346, 30, 31, extends: 92,
    needs: [
      30
    ],
    [
      "log10"
    ]
  ),
  LibraryUnit(
    8, 1347, 1380, 31, 32, extends: 92,
    needs: [
      31
    ],
    [
      "sin"
    ]
  ),
  LibraryUnit(
    8, 1381, 1412, 32, 33, extends: 92,
    needs: [
      30
    ],
    [
      "sin"
    ]
  ),
  LibraryUnit(
    8, 1413, 1446, 33, 34, extends: 92,
    needs: [
      31
    ],
    [
      "cos"
    ]
  ),
  LibraryUnit(
    8, 1447, 1478, 34, 35, extends: 92,
    needs: [
      30
    ],
    [
      "cos"
    ]
  ),
  LibraryUnit(
    8, 1479, 1512, 35, 36, extends: 92,
    needs: [
      31
    ],
    [
      "tan"
    ]
  ),
]

private let libraryUnits8: [LibraryUnit] = [
  LibraryUnit(
    8, 1513, 1544, 36, 37, extends: 92,
    needs: [
      30
    ],
    [
      "tan"
    ]
  ),
  LibraryUnit(
    8, 1545, 1579, 37, 38, extends: 92,
    needs: [
      31
    ],
    [
      "asin"
    ]
  ),
  LibraryUnit(
    8, 1580, 1612, 38, 39, extends: 92,
    needs: [
      30
    ],
    [
      "asin"
    ]
  ),
  LibraryUnit(
    8, 1613, 1647, 39, 40, extends: 92,
    needs: [
      31
    ],
    [
      "acos"
    ]
  ),
  LibraryUnit(
    8, 1648, 1680, 40, 41, extends: 92,
    needs: [
      30
    ],
    [
      "acos"
    ]
  ),
  LibraryUnit(
    8, 1681, 1715, 41, 42, extends: 92,
    needs: [
      31
    ],
    [
      "atan"
    ]
  ),
  LibraryUnit(
    8, 1716, 1748, 42, 43, extends: 92,
    needs: [
      30
    ],
    [
      "atan"
    ]
  ),
  LibraryUnit(
    8, 1749, 1798, 43, 44, extends: 92,
    needs: [
      31
    ],
    [
      "atan2"
    ]
  ),
  LibraryUnit(
    8, 1799, 1845, 44, 45, extends: 92,
    needs: [
      30
    ],
    [
      "atan2"
    ]
  ),
  LibraryUnit(
    9, 0, 806, 0, 0, extends: 92,
    needs: [
      24, 29, 35, 36, 40, 41, 42, 45,
    ],
    [
      "append", "description", "popLast", "removeAll", "removeFirst", "removeLast", "reserveCapacity", "shuffle",
      "sort",
    ]
  ),
  LibraryUnit(
    9, 807, 903, 0, 0, extends: nil,
    needs: [
      24, 36, 37, 40, 41, 42, 45, 46, 417,
    ],
    []
  ),
  LibraryUnit(
    9, 904, 1176, 0, 1, extends: 92,
    needs: [
      24, 29, 35, 36, 40, 41, 45, 50,
    ],
    [
      "count", "lastIndex", "randomElement", "shuffled",
    ]
  ),
  LibraryUnit(
    9, 1177, 2549, 1, 2, extends: 92,
    needs: [
      24, 35, 36, 40, 41, 45, 287, 303, 340, 418, 702,
    ],
    [
      "compactMapValues", "contains", "filter", "grouping", "merging", "removeAll", "removeValue", "updateValue",
    ]
  ),
  LibraryUnit(
    9, 2611, 2975, 2, 2, extends: nil,
    needs: [
      1, 25, 29, 46, 50, 139, 417,
    ],
    [
      "IndexSet"
    ]
  ),
  LibraryUnit(
    9, 2976, 3201, 2, 2, extends: 92,
    needs: [
      29, 42, 46, 141,
    ],
    [
      "move", "remove",
    ]
  ),
  LibraryUnit(
    9, 3202, 3985, 2, 3, extends: nil,
    needs: [
      24, 35, 36, 40, 41, 44, 45, 46, 47, 140, 142, 144, 403,
    ],
    [
      "formUnion", "intersection", "isSubset", "removeAll", "subtracting", "union",
    ]
  ),
]

private let libraryUnits9: [LibraryUnit] = [
  LibraryUnit(
    9, 3986, 4868, 3, 4, extends: 92,
    needs: [
      29, 35, 36, 37, 46, 47, 140, 146, 403,
    ],
    [
      "contains", "hashValue", "localized", "localizedCapitalized", "localizedCaseInsensitiveContains",
      "localizedStandardContains", "padding", "radix", "removeAll", "stringLiteral",
    ]
  ),
  LibraryUnit(
    9, 4869, 4973, 4, 4, extends: nil,
    needs: [
      36, 37, 46, 49, 417,
    ],
    []
  ),
  LibraryUnit(
    9, 4974, 5484, 4, 4, extends: 92,
    needs: [
      29, 35, 36, 37,
    ],
    [
      "isLetter", "isLowercase", "isNumber", "isUppercase", "isWhitespace", "lowercased", "uppercased",
    ]
  ),
  LibraryUnit(
    10, 0, 1603, 0, 6, extends: 92,
    needs: [
      29, 30, 36, 40, 41, 163, 164,
    ],
    [
      "%=", "&", "&*", "&+", "&-", "&=", "<<", ">>", "^", "^=", "_interpolation", "advanced", "bitPattern",
      "clamping", "distance", "formatted", "hashValue", "radix", "random", "truncatingIfNeeded", "|", "|=", "~",
    ]
  ),
  LibraryUnit(
    10, 1604, 2311, 6, 6, extends: 92,
    needs: [
      30, 34, 35, 36, 40, 41, 163, 164,
    ],
    [
      "_interpolation", "distance", "formatted", "isNormal", "leastNormalMagnitude", "random", "round",
    ]
  ),
  LibraryUnit(
    10, 2312, 2964, 6, 6, extends: 92,
    needs: [
      31, 34, 35, 36, 40, 41, 163, 164,
    ],
    [
      "_interpolation", "formatted", "isNormal", "leastNormalMagnitude", "random", "round",
    ]
  ),
  LibraryUnit(
    10, 2965, 3024, 6, 6, extends: 92,
    needs: [
      35
    ],
    [
      "random"
    ]
  ),
  LibraryUnit(
    10, 3025, 3045, 6, 6, extends: 92,
    needs: [
      29
    ],
    [
      "UInt"
    ]
  ),
  LibraryUnit(
    10, 3046, 3066, 6, 6, extends: 92,
    needs: [
      29
    ],
    [
      "Int8"
    ]
  ),
  LibraryUnit(
    10, 3067, 3088, 6, 6, extends: 92,
    needs: [
      29
    ],
    [
      "Int16"
    ]
  ),
  LibraryUnit(
    10, 3089, 3110, 6, 6, extends: 92,
    needs: [
      29
    ],
    [
      "Int32"
    ]
  ),
  LibraryUnit(
    10, 3111, 3132, 6, 6, extends: 92,
    needs: [
      29
    ],
    [
      "Int64"
    ]
  ),
  LibraryUnit(
    10, 3133, 3154, 6, 6, extends: 92,
    needs: [
      29
    ],
    [
      "UInt8"
    ]
  ),
  LibraryUnit(
    10, 3155, 3177, 6, 6, extends: 92,
    needs: [
      29
    ],
    [
      "UInt16"
    ]
  ),
  LibraryUnit(
    10, 3178, 3200, 6, 6, extends: 92,
    needs: [
      29
    ],
    [
      "UInt32"
    ]
  ),
  LibraryUnit(
    10, 3201, 3223, 6, 6, extends: 92,
    needs: [
      29
    ],
    [
      "UInt64"
    ]
  ),
]

private let libraryUnits10: [LibraryUnit] = [
  LibraryUnit(
    10, 3224, 3250, 6, 6, extends: 92,
    needs: [
      30
    ],
    [
      "Float32"
    ]
  ),
  LibraryUnit(
    10, 3251, 3277, 6, 6, extends: 92,
    needs: [
      30
    ],
    [
      "Float64"
    ]
  ),
  LibraryUnit(
    10, 3278, 3304, 6, 6, extends: 92,
    needs: [
      30
    ],
    [
      "Decimal"
    ]
  ),
  LibraryUnit(
    10, 3383, 3471, 6, 7, extends: 92,
    needs: [
      29, 30, 35, 36,
    ],
    [
      "_formatted"
    ]
  ),
  LibraryUnit(
    10, 3513, 5030, 7, 7, extends: nil,
    needs: [
      29, 30, 36, 41, 163,
    ],
    [
      "NumberFormatStyle"
    ]
  ),
  LibraryUnit(
    11, 80, 101, 0, 1, extends: 92,
    needs: [
      30
    ],
    [
      "_now"
    ]
  ),
  LibraryUnit(
    11, 159, 223, 1, 2, extends: 92,
    needs: [
      30, 36,
    ],
    [
      "_formatDate"
    ]
  ),
  LibraryUnit(
    11, 260, 600, 2, 2, extends: nil,
    needs: [
      1, 2, 3, 4, 5, 35, 36, 168,
    ],
    [
      "UUID"
    ]
  ),
  LibraryUnit(
    11, 601, 625, 2, 3, extends: 92,
    needs: [
      36
    ],
    [
      "_unique"
    ]
  ),
  LibraryUnit(
    11, 626, 1201, 3, 3, extends: nil,
    needs: [
      1, 3, 4, 5, 36, 46, 50, 403,
    ],
    [
      "URL"
    ]
  ),
  LibraryUnit(
    11, 1202, 1348, 3, 3, extends: nil,
    needs: [
      1, 4, 5, 29, 35, 169, 517, 519,
    ],
    [
      "Data"
    ]
  ),
  LibraryUnit(
    11, 1371, 4369, 3, 3, extends: nil,
    needs: [
      1, 2, 4, 5, 30, 35, 36, 50, 165, 166, 172, 403,
    ],
    [
      "Date"
    ]
  ),
  LibraryUnit(
    11, 4439, 5978, 3, 3, extends: nil,
    needs: [
      36, 46, 49, 50, 140, 403,
    ],
    [
      "DateFormatStyle"
    ]
  ),
  LibraryUnit(
    11, 6000, 6492, 3, 3, extends: nil,
    needs: [
      1, 29,
    ],
    [
      "DateComponents"
    ]
  ),
  LibraryUnit(
    11, 6521, 13004, 3, 3, extends: nil,
    needs: [
      1, 29, 30, 35, 36, 40, 44, 92, 93, 166, 171, 173, 175,
    ],
    [
      "Calendar"
    ]
  ),
  LibraryUnit(
    11, 13005, 13199, 3, 3, extends: nil,
    needs: [
      1, 30, 35, 171,
    ],
    [
      "DateInterval"
    ]
  ),
]

private let libraryUnits11: [LibraryUnit] = [
  LibraryUnit(
    11, 13242, 14238, 3, 3, extends: nil,
    needs: [
      36, 50, 166, 171, 174, 372, 373,
    ],
    [
      "DateFormatter"
    ]
  ),
  LibraryUnit(
    12, 92, 243, 0, 0, extends: nil,
    needs: [
      31, 181,
    ],
    [
      "AlignmentID"
    ]
  ),
  LibraryUnit(
    12, 332, 935, 0, 6, extends: nil,
    needs: [
      0, 4, 177,
    ],
    [
      "HorizontalAlignment"
    ]
  ),
  LibraryUnit(
    12, 1023, 1671, 6, 12, extends: nil,
    needs: [
      0, 4, 177,
    ],
    [
      "VerticalAlignment"
    ]
  ),
  LibraryUnit(
    12, 1698, 4110, 12, 12, extends: nil,
    needs: [
      0, 4, 178, 179,
    ],
    [
      "Alignment"
    ]
  ),
  LibraryUnit(
    13, 58, 750, 0, 6, extends: nil,
    needs: [
      0, 31, 178, 179,
    ],
    [
      "ViewDimensions"
    ]
  ),
  LibraryUnit(
    14, 29, 1011, 0, 0, extends: nil,
    needs: [
      1, 8, 13, 29, 187, 188,
    ],
    [
      "Edge"
    ]
  ),
  LibraryUnit(
    14, 1050, 1616, 0, 0, extends: nil,
    needs: [
      1, 8, 13, 29, 187,
    ],
    [
      "HorizontalEdge"
    ]
  ),
  LibraryUnit(
    14, 1649, 2183, 0, 0, extends: nil,
    needs: [
      1, 8, 13, 29, 187,
    ],
    [
      "VerticalEdge"
    ]
  ),
  LibraryUnit(
    14, 2210, 2696, 0, 0, extends: nil,
    needs: [
      1, 8, 13, 29, 187,
    ],
    [
      "Axis"
    ]
  ),
  LibraryUnit(
    14, 2732, 3182, 0, 0, extends: nil,
    needs: [
      0, 31,
    ],
    [
      "EdgeInsets"
    ]
  ),
  LibraryUnit(
    14, 3183, 3217, 0, 1, extends: 92,
    needs: [
      29
    ],
    [
      "_union"
    ]
  ),
  LibraryUnit(
    14, 3218, 3248, 1, 2, extends: 92,
    needs: [
      29
    ],
    [
      "_bit"
    ]
  ),
  LibraryUnit(
    15, 26, 319, 0, 0, extends: nil,
    needs: [
      1, 4, 5, 31,
    ],
    [
      "CGSize"
    ]
  ),
  LibraryUnit(
    15, 346, 588, 0, 0, extends: nil,
    needs: [
      1, 4, 5, 31,
    ],
    [
      "CGPoint"
    ]
  ),
  LibraryUnit(
    15, 621, 822, 0, 0, extends: nil,
    needs: [
      1, 4, 31,
    ],
    [
      "CGVector"
    ]
  ),
]

private let libraryUnits12: [LibraryUnit] = [
  LibraryUnit(
    15, 840, 1751, 0, 0, extends: nil,
    needs: [
      1, 4, 5, 31, 92, 93, 94, 95, 96, 97, 98, 189, 190,
    ],
    [
      "CGRect"
    ]
  ),
  LibraryUnit(
    15, 1752, 2591, 0, 0, extends: 92,
    needs: [
      31, 35, 92, 93, 94, 95, 190, 192,
    ],
    [
      "contains", "insetBy", "intersects", "isEmpty", "offsetBy", "union",
    ]
  ),
  LibraryUnit(
    15, 2645, 3415, 0, 0, extends: nil,
    needs: [
      1, 4, 31,
    ],
    [
      "UnitPoint"
    ]
  ),
  LibraryUnit(
    15, 3430, 4659, 0, 0, extends: nil,
    needs: [
      1, 2, 4, 30, 35,
    ],
    [
      "Angle"
    ]
  ),
  LibraryUnit(
    15, 4691, 6426, 0, 0, extends: nil,
    needs: [
      1, 4, 31, 35, 123, 124, 125, 126,
    ],
    [
      "CGAffineTransform"
    ]
  ),
  LibraryUnit(
    16, 57, 2272, 0, 27, extends: nil,
    needs: [
      1, 4, 30, 36, 63, 203, 204,
    ],
    [
      "Color"
    ]
  ),
  LibraryUnit(
    16, 2273, 2480, 27, 27, extends: 92,
    needs: [
      30, 197, 224,
    ],
    [
      "gradient", "mix",
    ]
  ),
  LibraryUnit(
    16, 2481, 2601, 27, 29, extends: 92,
    needs: [
      197, 201,
    ],
    [
      "nsColor", "uiColor",
    ]
  ),
  LibraryUnit(
    16, 2602, 2671, 29, 30, extends: 201,
    needs: [
      197, 201,
    ],
    []
  ),
  LibraryUnit(
    16, 2705, 5888, 30, 30, extends: nil,
    needs: [
      1, 31,
    ],
    [
      "UIColor"
    ]
  ),
  LibraryUnit(
    16, 5889, 5916, 30, 30, extends: 92,
    needs: [
      201
    ],
    [
      "NSColor"
    ]
  ),
  LibraryUnit(
    16, 5943, 6360, 30, 30, extends: nil,
    needs: [
      1, 36, 169, 517, 519,
    ],
    [
      "Bundle"
    ]
  ),
  LibraryUnit(
    17, 65, 97, 0, 0, extends: nil,
    needs: [
      4
    ],
    [
      "ShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 98, 902, 0, 0, extends: 92,
    needs: [
      197, 204,
    ],
    [
      "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary",
      "purple", "red", "secondary", "teal", "white", "yellow",
    ]
  ),
  LibraryUnit(
    17, 903, 1119, 0, 0, extends: 92,
    needs: [
      30, 204, 222,
    ],
    [
      "opacity", "shadow",
    ]
  ),
  LibraryUnit(
    17, 1120, 1226, 0, 0, extends: 92,
    needs: [
      204, 214,
    ],
    [
      "tint"
    ]
  ),
]

private let libraryUnits13: [LibraryUnit] = [
  LibraryUnit(
    17, 1227, 1344, 0, 0, extends: 92,
    needs: [
      204, 215,
    ],
    [
      "foreground"
    ]
  ),
  LibraryUnit(
    17, 1345, 1462, 0, 0, extends: 92,
    needs: [
      204, 216,
    ],
    [
      "background"
    ]
  ),
  LibraryUnit(
    17, 1463, 1591, 0, 0, extends: 92,
    needs: [
      204, 217,
    ],
    [
      "selection"
    ]
  ),
  LibraryUnit(
    17, 1592, 1720, 0, 0, extends: 92,
    needs: [
      204, 218,
    ],
    [
      "separator"
    ]
  ),
  LibraryUnit(
    17, 1721, 2008, 0, 0, extends: 92,
    needs: [
      204, 219,
    ],
    [
      "quaternary", "quinary", "tertiary",
    ]
  ),
  LibraryUnit(
    17, 2009, 2368, 0, 0, extends: 92,
    needs: [
      204, 220,
    ],
    [
      "bar", "regularMaterial", "thickMaterial", "thinMaterial", "ultraThickMaterial", "ultraThinMaterial",
    ]
  ),
  LibraryUnit(
    17, 2369, 2416, 0, 0, extends: nil,
    needs: [
      204
    ],
    [
      "TintShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 2417, 2465, 0, 0, extends: nil,
    needs: [
      204
    ],
    [
      "ForegroundStyle"
    ]
  ),
  LibraryUnit(
    17, 2466, 2514, 0, 0, extends: nil,
    needs: [
      204
    ],
    [
      "BackgroundStyle"
    ]
  ),
  LibraryUnit(
    17, 2515, 2567, 0, 0, extends: nil,
    needs: [
      204
    ],
    [
      "SelectionShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 2568, 2620, 0, 0, extends: nil,
    needs: [
      204
    ],
    [
      "SeparatorShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 2621, 2828, 0, 0, extends: nil,
    needs: [
      204
    ],
    [
      "HierarchicalShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 2859, 3132, 0, 0, extends: nil,
    needs: [
      204
    ],
    [
      "Material"
    ]
  ),
  LibraryUnit(
    17, 3167, 3237, 0, 0, extends: nil,
    needs: [
      204
    ],
    [
      "AnyShapeStyle"
    ]
  ),
  LibraryUnit(
    17, 3273, 3568, 0, 0, extends: nil,
    needs: [
      31, 197, 205,
    ],
    [
      "ShadowStyle"
    ]
  ),
  LibraryUnit(
    18, 38, 364, 0, 0, extends: nil,
    needs: [
      1, 31, 197, 204,
    ],
    [
      "Gradient"
    ]
  ),
]

private let libraryUnits14: [LibraryUnit] = [
  LibraryUnit(
    18, 400, 488, 0, 0, extends: nil,
    needs: [
      1, 204, 223,
    ],
    [
      "AnyGradient"
    ]
  ),
  LibraryUnit(
    18, 518, 775, 0, 3, extends: nil,
    needs: [
      63, 194, 197, 204, 223,
    ],
    [
      "LinearGradient"
    ]
  ),
  LibraryUnit(
    18, 815, 1123, 3, 6, extends: nil,
    needs: [
      31, 63, 194, 197, 204, 223,
    ],
    [
      "RadialGradient"
    ]
  ),
  LibraryUnit(
    18, 1193, 1640, 6, 9, extends: nil,
    needs: [
      31, 63, 194, 197, 204, 223,
    ],
    [
      "EllipticalGradient"
    ]
  ),
  LibraryUnit(
    18, 1673, 2185, 9, 15, extends: nil,
    needs: [
      63, 194, 195, 197, 204, 223,
    ],
    [
      "AngularGradient"
    ]
  ),
  LibraryUnit(
    18, 2186, 2638, 15, 15, extends: 92,
    needs: [
      194, 197, 204, 223, 225,
    ],
    [
      "linearGradient"
    ]
  ),
  LibraryUnit(
    19, 12, 3239, 0, 11, extends: nil,
    needs: [
      1, 4, 8, 29, 31, 36,
    ],
    [
      "Font"
    ]
  ),
  LibraryUnit(
    20, 70, 103, 0, 1, extends: nil,
    needs: [
      63
    ],
    [
      "EmptyView"
    ]
  ),
  LibraryUnit(
    21, 65, 146, 0, 1, extends: nil,
    needs: [
      63, 64, 66,
    ],
    [
      "Group"
    ]
  ),
  LibraryUnit(
    22, 33, 115, 0, 2, extends: nil,
    needs: [
      63
    ],
    [
      "AnyView"
    ]
  ),
  LibraryUnit(
    23, 48, 945, 0, 6, extends: nil,
    needs: [
      1, 3, 24, 26, 29, 36, 40, 41, 45, 63, 64, 66, 75, 86, 170, 235,
    ],
    [
      "ForEach"
    ]
  ),
  LibraryUnit(
    23, 982, 1012, 6, 6, extends: nil,
    needs: [],
    [
      "KeyPath"
    ]
  ),
  LibraryUnit(
    23, 1013, 1048, 6, 6, extends: 92,
    needs: [
      235
    ],
    [
      "WritableKeyPath"
    ]
  ),
  LibraryUnit(
    24, 38, 1185, 0, 10, extends: nil,
    needs: [
      23, 35, 63, 64, 66, 75, 270,
    ],
    [
      "Section"
    ]
  ),
  LibraryUnit(
    25, 78, 225, 0, 1, extends: nil,
    needs: [
      31, 63, 64, 66, 179,
    ],
    [
      "HStack"
    ]
  ),
  LibraryUnit(
    26, 78, 227, 0, 1, extends: nil,
    needs: [
      31, 63, 64, 66, 178,
    ],
    [
      "VStack"
    ]
  ),
]

private let libraryUnits15: [LibraryUnit] = [
  LibraryUnit(
    27, 67, 181, 0, 1, extends: nil,
    needs: [
      63, 64, 66, 180,
    ],
    [
      "ZStack"
    ]
  ),
  LibraryUnit(
    28, 29, 146, 0, 0, extends: nil,
    needs: [
      4, 63, 192, 265,
    ],
    [
      "Shape"
    ]
  ),
  LibraryUnit(
    28, 192, 226, 0, 0, extends: nil,
    needs: [
      241
    ],
    [
      "InsettableShape"
    ]
  ),
  LibraryUnit(
    28, 244, 342, 0, 1, extends: nil,
    needs: [
      192, 242, 265,
    ],
    [
      "Rectangle"
    ]
  ),
  LibraryUnit(
    28, 398, 504, 1, 2, extends: nil,
    needs: [
      192, 242, 265,
    ],
    [
      "Circle"
    ]
  ),
  LibraryUnit(
    28, 521, 628, 2, 3, extends: nil,
    needs: [
      192, 242, 265,
    ],
    [
      "Ellipse"
    ]
  ),
  LibraryUnit(
    28, 681, 816, 3, 4, extends: nil,
    needs: [
      192, 242, 252, 265,
    ],
    [
      "Capsule"
    ]
  ),
  LibraryUnit(
    28, 855, 1090, 4, 6, extends: nil,
    needs: [
      31, 189, 192, 242, 252, 265,
    ],
    [
      "RoundedRectangle"
    ]
  ),
  LibraryUnit(
    28, 1140, 1514, 6, 8, extends: nil,
    needs: [
      31, 192, 242, 251, 252, 265,
    ],
    [
      "UnevenRoundedRectangle"
    ]
  ),
  LibraryUnit(
    28, 1561, 1672, 8, 9, extends: nil,
    needs: [
      192, 242, 265,
    ],
    [
      "ContainerRelativeShape"
    ]
  ),
  LibraryUnit(
    28, 1707, 1813, 9, 10, extends: nil,
    needs: [
      192, 241, 265,
    ],
    [
      "AnyShape"
    ]
  ),
  LibraryUnit(
    28, 1854, 2024, 10, 10, extends: nil,
    needs: [
      0, 31,
    ],
    [
      "RectangleCornerRadii"
    ]
  ),
  LibraryUnit(
    28, 2054, 2107, 10, 10, extends: nil,
    needs: [],
    [
      "RoundedCornerStyle"
    ]
  ),
  LibraryUnit(
    28, 2108, 2194, 10, 10, extends: 92,
    needs: [
      241, 243,
    ],
    [
      "rect"
    ]
  ),
  LibraryUnit(
    28, 2195, 2274, 10, 10, extends: 92,
    needs: [
      241, 244,
    ],
    [
      "circle"
    ]
  ),
  LibraryUnit(
    28, 2275, 2358, 10, 10, extends: 92,
    needs: [
      241, 245,
    ],
    [
      "ellipse"
    ]
  ),
]

private let libraryUnits16: [LibraryUnit] = [
  LibraryUnit(
    28, 2359, 2530, 10, 10, extends: 92,
    needs: [
      241, 246, 252,
    ],
    [
      "capsule"
    ]
  ),
  LibraryUnit(
    28, 2531, 2671, 10, 10, extends: 92,
    needs: [
      241, 249,
    ],
    [
      "containerRelative"
    ]
  ),
  LibraryUnit(
    28, 2672, 2894, 10, 10, extends: 92,
    needs: [
      31, 241, 247, 252,
    ],
    [
      "rect"
    ]
  ),
  LibraryUnit(
    29, 0, 1534, 0, 13, extends: 92,
    needs: [
      31, 35, 63, 189, 194, 195, 196, 204, 241, 261, 262,
    ],
    [
      "fill", "rotation", "scale", "size", "stroke", "transform", "trim",
    ]
  ),
  LibraryUnit(
    29, 1535, 2286, 13, 18, extends: 92,
    needs: [
      31, 35, 63, 204, 242, 262,
    ],
    [
      "inset", "strokeBorder",
    ]
  ),
  LibraryUnit(
    29, 2343, 2550, 18, 18, extends: nil,
    needs: [
      0, 35,
    ],
    [
      "FillStyle"
    ]
  ),
  LibraryUnit(
    29, 2580, 3115, 18, 18, extends: nil,
    needs: [
      0, 31, 263, 264,
    ],
    [
      "StrokeStyle"
    ]
  ),
  LibraryUnit(
    29, 3139, 3182, 18, 18, extends: nil,
    needs: [],
    [
      "CGLineCap"
    ]
  ),
  LibraryUnit(
    29, 3209, 3253, 18, 18, extends: nil,
    needs: [],
    [
      "CGLineJoin"
    ]
  ),
  LibraryUnit(
    30, 28, 411, 0, 6, extends: nil,
    needs: [
      0, 31, 189, 192, 241, 252,
    ],
    [
      "Path"
    ]
  ),
  LibraryUnit(
    30, 412, 1313, 6, 6, extends: 92,
    needs: [
      31, 35, 189, 190, 192, 195, 252, 265,
    ],
    [
      "addArc", "addCurve", "addEllipse", "addLine", "addLines", "addPath", "addQuadCurve", "addRect",
      "addRoundedRect", "boundingRect", "closeSubpath", "currentPoint", "isEmpty", "move",
    ]
  ),
  LibraryUnit(
    30, 1314, 1508, 6, 6, extends: 92,
    needs: [
      31, 35, 190, 196, 265,
    ],
    [
      "applying", "contains", "offsetBy",
    ]
  ),
  LibraryUnit(
    31, 49, 106, 0, 1, extends: nil,
    needs: [
      31, 63,
    ],
    [
      "Spacer"
    ]
  ),
  LibraryUnit(
    32, 46, 77, 0, 1, extends: nil,
    needs: [
      63
    ],
    [
      "Divider"
    ]
  ),
  LibraryUnit(
    33, 27, 1022, 0, 4, extends: nil,
    needs: [
      0, 1, 23, 36, 63, 203, 277,
    ],
    [
      "Text"
    ]
  ),
  LibraryUnit(
    33, 1023, 1076, 4, 5, extends: 92,
    needs: [
      230, 270,
    ],
    [
      "font"
    ]
  ),
]

private let libraryUnits17: [LibraryUnit] = [
  LibraryUnit(
    33, 1077, 1195, 5, 7, extends: 92,
    needs: [
      230, 270, 354, 853,
    ],
    [
      "fontDesign", "fontWeight",
    ]
  ),
  LibraryUnit(
    33, 1196, 1567, 7, 16, extends: 92,
    needs: [
      31, 35, 270,
    ],
    [
      "baselineOffset", "bold", "italic", "kerning", "monospaced", "monospacedDigit", "tracking",
    ]
  ),
  LibraryUnit(
    33, 1568, 1826, 16, 18, extends: 92,
    needs: [
      35, 197, 270,
    ],
    [
      "strikethrough", "underline",
    ]
  ),
  LibraryUnit(
    33, 1827, 1893, 18, 19, extends: 92,
    needs: [
      197, 270,
    ],
    [
      "foregroundColor"
    ]
  ),
  LibraryUnit(
    33, 1894, 1970, 19, 20, extends: 92,
    needs: [
      204, 270,
    ],
    [
      "foregroundStyle"
    ]
  ),
  LibraryUnit(
    33, 2032, 2140, 20, 21, extends: nil,
    needs: [
      0, 15, 23, 36,
    ],
    [
      "LocalizedStringKey"
    ]
  ),
  LibraryUnit(
    33, 2141, 2195, 21, 21, extends: 92,
    needs: [
      277
    ],
    [
      "LocalizedStringResource"
    ]
  ),
  LibraryUnit(
    34, 0, 879, 0, 0, extends: 270,
    needs: [
      1, 4, 35, 41, 147, 148, 149, 166, 171, 172, 176, 270, 281, 410,
    ],
    [
      "DateStyle", "date", "format", "formatter", "offset", "relative", "style", "time", "timer", "timerInterval",
    ]
  ),
  LibraryUnit(
    34, 880, 1239, 0, 0, extends: 92,
    needs: [
      29, 30, 31, 147, 148, 149, 164, 171, 270, 410,
    ],
    [
      "format"
    ]
  ),
  LibraryUnit(
    34, 1240, 2752, 0, 0, extends: 92,
    needs: [
      29, 30, 36, 49, 50, 137, 139, 166, 171, 270, 279, 332, 403,
    ],
    [
      "_distance", "_distanceFromNow", "_interpolation",
    ]
  ),
  LibraryUnit(
    35, 0, 291, 0, 0, extends: 283,
    needs: [
      270, 283, 479,
    ],
    []
  ),
  LibraryUnit(
    35, 337, 1513, 0, 0, extends: nil,
    needs: [
      1, 31, 36, 137, 197, 230, 270, 271, 273, 277, 337, 403,
    ],
    [
      "AttributedString"
    ]
  ),
  LibraryUnit(
    36, 92, 205, 0, 1, extends: nil,
    needs: [
      63, 64, 66, 285,
    ],
    [
      "GeometryReader"
    ]
  ),
  LibraryUnit(
    36, 251, 1558, 1, 8, extends: nil,
    needs: [
      31, 35, 186, 189, 190, 192, 286, 288,
    ],
    [
      "GeometryProxy"
    ]
  ),
  LibraryUnit(
    36, 1592, 1915, 8, 11, extends: nil,
    needs: [
      1, 432,
    ],
    [
      "CoordinateSpace"
    ]
  ),
  LibraryUnit(
    37, 64, 324, 0, 0, extends: nil,
    needs: [],
    [
      "PreferenceKey"
    ]
  ),
]

private let libraryUnits18: [LibraryUnit] = [
  LibraryUnit(
    37, 424, 529, 0, 0, extends: nil,
    needs: [
      31
    ],
    [
      "Anchor"
    ]
  ),
  LibraryUnit(
    37, 620, 1142, 0, 0, extends: nil,
    needs: [
      31, 192,
    ],
    [
      "_RectSource"
    ]
  ),
  LibraryUnit(
    37, 1183, 2153, 0, 0, extends: nil,
    needs: [
      31, 190, 194,
    ],
    [
      "_PointSource"
    ]
  ),
  LibraryUnit(
    37, 2154, 4366, 0, 9, extends: 92,
    needs: [
      63, 64, 180, 190, 192, 287, 288, 289, 290, 303, 340, 418, 702,
    ],
    [
      "anchorPreference", "backgroundPreferenceValue", "onPreferenceChange", "overlayPreferenceValue",
      "preference", "transformAnchorPreference", "transformPreference",
    ]
  ),
  LibraryUnit(
    38, 0, 941, 0, 5, extends: 92,
    needs: [
      0, 1, 63, 285, 286,
    ],
    [
      "coordinateSpace", "onAppear", "onGeometryChange",
    ]
  ),
  LibraryUnit(
    38, 973, 1345, 5, 8, extends: nil,
    needs: [
      294
    ],
    [
      "DispatchQueue"
    ]
  ),
  LibraryUnit(
    38, 1367, 1505, 8, 9, extends: nil,
    needs: [
      30
    ],
    [
      "DispatchTime"
    ]
  ),
  LibraryUnit(
    39, 82, 106, 0, 0, extends: nil,
    needs: [],
    [
      "_Arrangement"
    ]
  ),
  LibraryUnit(
    39, 107, 232, 0, 1, extends: 92,
    needs: [
      63, 64, 295,
    ],
    [
      "callAsFunction"
    ]
  ),
  LibraryUnit(
    39, 323, 1033, 1, 1, extends: nil,
    needs: [
      189, 192, 295, 298, 299, 301, 302,
    ],
    [
      "Layout"
    ]
  ),
  LibraryUnit(
    39, 1034, 1350, 1, 2, extends: 92,
    needs: [
      297, 299, 301,
    ],
    [
      "Subviews", "_noCache", "makeCache", "spacing", "updateCache",
    ]
  ),
  LibraryUnit(
    39, 1351, 1393, 2, 2, extends: 92,
    needs: [
      300
    ],
    [
      "LayoutSubviews"
    ]
  ),
  LibraryUnit(
    39, 1439, 2118, 2, 8, extends: nil,
    needs: [
      30, 181, 189, 190, 194, 287, 301, 302, 303, 340, 418, 702,
    ],
    [
      "LayoutSubview"
    ]
  ),
  LibraryUnit(
    39, 2184, 2531, 8, 11, extends: nil,
    needs: [
      31, 44, 182, 185,
    ],
    [
      "ViewSpacing"
    ]
  ),
  LibraryUnit(
    39, 2599, 3323, 11, 11, extends: nil,
    needs: [
      0, 31, 189,
    ],
    [
      "ProposedViewSize"
    ]
  ),
  LibraryUnit(
    39, 3384, 3475, 11, 11, extends: nil,
    needs: [],
    [
      "LayoutValueKey"
    ]
  ),
]

private let libraryUnits19: [LibraryUnit] = [
  LibraryUnit(
    39, 3476, 3625, 11, 12, extends: 92,
    needs: [
      63, 287, 303, 340, 418, 702,
    ],
    [
      "layoutValue"
    ]
  ),
  LibraryUnit(
    39, 3661, 3732, 12, 13, extends: nil,
    needs: [
      295
    ],
    [
      "AnyLayout"
    ]
  ),
  LibraryUnit(
    39, 3759, 3991, 13, 13, extends: nil,
    needs: [
      31, 179, 295,
    ],
    [
      "HStackLayout"
    ]
  ),
  LibraryUnit(
    39, 4018, 4254, 13, 13, extends: nil,
    needs: [
      31, 178, 295,
    ],
    [
      "VStackLayout"
    ]
  ),
  LibraryUnit(
    39, 4281, 4415, 13, 13, extends: nil,
    needs: [
      180, 295,
    ],
    [
      "ZStackLayout"
    ]
  ),
  LibraryUnit(
    40, 40, 229, 0, 1, extends: nil,
    needs: [
      31, 63, 64, 66, 180,
    ],
    [
      "Grid"
    ]
  ),
  LibraryUnit(
    40, 251, 371, 1, 2, extends: nil,
    needs: [
      63, 64, 66, 179,
    ],
    [
      "GridRow"
    ]
  ),
  LibraryUnit(
    40, 372, 839, 2, 6, extends: 92,
    needs: [
      29, 44, 63, 178, 185, 194,
    ],
    [
      "gridCellAnchor", "gridCellColumns", "gridCellUnsizedAxes", "gridColumnAlignment",
    ]
  ),
  LibraryUnit(
    41, 80, 519, 0, 0, extends: nil,
    needs: [
      13, 29, 187,
    ],
    [
      "PinnedScrollableViews"
    ]
  ),
  LibraryUnit(
    42, 65, 300, 0, 1, extends: nil,
    needs: [
      31, 63, 64, 66, 178, 312,
    ],
    [
      "LazyVStack"
    ]
  ),
  LibraryUnit(
    43, 67, 300, 0, 1, extends: nil,
    needs: [
      31, 63, 64, 66, 179, 312,
    ],
    [
      "LazyHStack"
    ]
  ),
  LibraryUnit(
    44, 38, 524, 0, 0, extends: nil,
    needs: [
      31, 180,
    ],
    [
      "GridItem"
    ]
  ),
  LibraryUnit(
    45, 33, 288, 0, 1, extends: nil,
    needs: [
      31, 63, 64, 66, 178, 312, 315,
    ],
    [
      "LazyVGrid"
    ]
  ),
  LibraryUnit(
    46, 32, 282, 0, 1, extends: nil,
    needs: [
      31, 63, 64, 66, 179, 312, 315,
    ],
    [
      "LazyHGrid"
    ]
  ),
  LibraryUnit(
    47, 45, 191, 0, 1, extends: nil,
    needs: [
      35, 44, 63, 64, 66, 185,
    ],
    [
      "ScrollView"
    ]
  ),
  LibraryUnit(
    47, 251, 330, 1, 1, extends: nil,
    needs: [],
    [
      "ContentMarginPlacement"
    ]
  ),
]

private let libraryUnits20: [LibraryUnit] = [
  LibraryUnit(
    47, 373, 740, 1, 1, extends: nil,
    needs: [],
    [
      "ScrollIndicatorVisibility"
    ]
  ),
  LibraryUnit(
    47, 786, 1066, 1, 1, extends: nil,
    needs: [
      1, 29,
    ],
    [
      "ScrollAnchorRole"
    ]
  ),
  LibraryUnit(
    47, 1067, 2289, 1, 9, extends: 92,
    needs: [
      31, 35, 44, 63, 182, 185, 194, 319, 320, 321,
    ],
    [
      "contentMargins", "defaultScrollAnchor", "scrollClipDisabled", "scrollDisabled", "scrollIndicators",
      "scrollTargetLayout",
    ]
  ),
  LibraryUnit(
    48, 42, 176, 0, 1, extends: nil,
    needs: [
      44, 63, 64, 66, 185,
    ],
    [
      "ViewThatFits"
    ]
  ),
  LibraryUnit(
    49, 0, 521, 0, 2, extends: 92,
    needs: [
      31, 63, 180,
    ],
    [
      "frame"
    ]
  ),
  LibraryUnit(
    50, 0, 374, 0, 3, extends: 92,
    needs: [
      31, 44, 63, 182, 186,
    ],
    [
      "padding"
    ]
  ),
  LibraryUnit(
    51, 0, 416, 0, 2, extends: 92,
    needs: [
      31, 63, 178, 179, 181,
    ],
    [
      "alignmentGuide"
    ]
  ),
  LibraryUnit(
    52, 0, 630, 0, 4, extends: 92,
    needs: [
      44, 63, 64, 180, 182, 204, 241, 261,
    ],
    [
      "overlay"
    ]
  ),
  LibraryUnit(
    53, 0, 938, 0, 6, extends: 92,
    needs: [
      44, 63, 64, 180, 182, 204, 241, 261,
    ],
    [
      "background"
    ]
  ),
  LibraryUnit(
    54, 0, 203, 0, 2, extends: 92,
    needs: [
      35, 63,
    ],
    [
      "fixedSize"
    ]
  ),
  LibraryUnit(
    55, 0, 564, 0, 4, extends: 92,
    needs: [
      31, 63, 189, 331,
    ],
    [
      "aspectRatio", "scaledToFill", "scaledToFit",
    ]
  ),
  LibraryUnit(
    55, 635, 694, 4, 4, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "ContentMode"
    ]
  ),
  LibraryUnit(
    56, 0, 497, 0, 4, extends: 92,
    needs: [
      31, 63, 189, 190,
    ],
    [
      "offset", "position",
    ]
  ),
  LibraryUnit(
    57, 0, 146, 0, 1, extends: 92,
    needs: [
      30, 63,
    ],
    [
      "layoutPriority"
    ]
  ),
  LibraryUnit(
    58, 0, 234, 0, 2, extends: 92,
    needs: [
      1, 3, 36, 63, 86,
    ],
    [
      "accessibilityIdentifier", "id",
    ]
  ),
  LibraryUnit(
    59, 28, 473, 0, 0, extends: nil,
    needs: [
      13, 29, 187,
    ],
    [
      "SafeAreaRegions"
    ]
  ),
]

private let libraryUnits21: [LibraryUnit] = [
  LibraryUnit(
    59, 474, 2068, 0, 10, extends: 92,
    needs: [
      29, 31, 44, 63, 64, 178, 179, 180, 182, 183, 184, 185, 186, 335,
    ],
    [
      "containerRelativeFrame", "edgesIgnoringSafeArea", "ignoresSafeArea", "safeAreaInset", "safeAreaPadding",
    ]
  ),
  LibraryUnit(
    60, 0, 3292, 0, 28, extends: 92,
    needs: [
      29, 31, 35, 41, 59, 61, 63, 197, 230, 270, 338, 339, 354, 853,
    ],
    [
      "allowsTightening", "baselineOffset", "bold", "dynamicTypeSize", "font", "fontDesign", "fontWeight",
      "fontWidth", "italic", "kerning", "lineLimit", "lineSpacing", "minimumScaleFactor", "monospaced",
      "monospacedDigit", "multilineTextAlignment", "strikethrough", "textCase", "tracking", "truncationMode",
      "underline",
    ]
  ),
  LibraryUnit(
    60, 3344, 3421, 28, 28, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "TextAlignment"
    ]
  ),
  LibraryUnit(
    60, 3466, 3785, 28, 28, extends: nil,
    needs: [
      1, 2, 8, 29, 35,
    ],
    [
      "DynamicTypeSize"
    ]
  ),
  LibraryUnit(
    61, 63, 154, 0, 0, extends: nil,
    needs: [],
    [
      "EnvironmentKey"
    ]
  ),
  LibraryUnit(
    61, 155, 200, 0, 0, extends: nil,
    needs: [],
    [
      "Environment"
    ]
  ),
  LibraryUnit(
    61, 263, 2004, 0, 4, extends: nil,
    needs: [
      29, 31, 35, 287, 303, 338, 339, 340, 343, 344, 345, 351, 418, 702,
    ],
    [
      "EnvironmentValues"
    ]
  ),
  LibraryUnit(
    61, 2039, 2117, 4, 4, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "LayoutDirection"
    ]
  ),
  LibraryUnit(
    61, 2182, 2594, 4, 4, extends: nil,
    needs: [
      1, 2, 8, 29, 35,
    ],
    [
      "ContentSizeCategory"
    ]
  ),
  LibraryUnit(
    61, 2623, 2686, 4, 4, extends: nil,
    needs: [
      1
    ],
    [
      "UserInterfaceSizeClass"
    ]
  ),
  LibraryUnit(
    61, 2687, 3178, 4, 8, extends: 92,
    needs: [
      35, 63, 235, 342,
    ],
    [
      "environment", "environmentObject", "flipsForRightToLeftLayoutDirection",
    ]
  ),
  LibraryUnit(
    62, 0, 1148, 0, 0, extends: nil,
    needs: [
      1, 13, 29, 187,
    ],
    [
      "AccessibilityTraits"
    ]
  ),
  LibraryUnit(
    62, 1149, 1453, 0, 0, extends: nil,
    needs: [
      1
    ],
    [
      "AccessibilityChildBehavior"
    ]
  ),
  LibraryUnit(
    62, 1454, 1555, 0, 0, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "AccessibilityHeadingLevel"
    ]
  ),
  LibraryUnit(
    62, 1556, 1842, 0, 0, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "BlendMode"
    ]
  ),
  LibraryUnit(
    62, 1843, 1906, 0, 0, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "ColorScheme"
    ]
  ),
]

private let libraryUnits22: [LibraryUnit] = [
  LibraryUnit(
    62, 1907, 2570, 0, 0, extends: nil,
    needs: [
      1, 30, 35, 488,
    ],
    [
      "ContentTransition"
    ]
  ),
  LibraryUnit(
    62, 2571, 3039, 0, 0, extends: nil,
    needs: [
      1, 13, 29, 187,
    ],
    [
      "RedactionReasons"
    ]
  ),
  LibraryUnit(
    62, 3040, 4127, 0, 0, extends: nil,
    needs: [
      1, 30,
    ],
    [
      "SensoryFeedback"
    ]
  ),
  LibraryUnit(
    62, 4128, 4463, 0, 0, extends: nil,
    needs: [
      1
    ],
    [
      "SymbolRenderingMode"
    ]
  ),
  LibraryUnit(
    62, 4464, 4643, 0, 0, extends: nil,
    needs: [
      1
    ],
    [
      "TextSelectability"
    ]
  ),
  LibraryUnit(
    62, 4644, 4739, 0, 0, extends: nil,
    needs: [
      0, 196,
    ],
    [
      "ProjectionTransform"
    ]
  ),
  LibraryUnit(
    63, 0, 175, 0, 0, extends: 92,
    needs: [
      75, 287, 303, 340, 359, 363, 418, 702,
    ],
    [
      "animation", "transaction",
    ]
  ),
  LibraryUnit(
    63, 214, 2984, 0, 0, extends: nil,
    needs: [
      1, 29, 30, 35, 360, 361,
    ],
    [
      "Animation"
    ]
  ),
  LibraryUnit(
    63, 3022, 3619, 0, 0, extends: nil,
    needs: [
      1, 30,
    ],
    [
      "Spring"
    ]
  ),
  LibraryUnit(
    63, 3620, 4131, 0, 0, extends: nil,
    needs: [
      1, 194,
    ],
    [
      "UnitCurve"
    ]
  ),
  LibraryUnit(
    63, 4163, 5466, 0, 0, extends: nil,
    needs: [
      31, 65, 182, 189, 194, 359, 734,
    ],
    [
      "AnyTransition"
    ]
  ),
  LibraryUnit(
    63, 5496, 5658, 0, 0, extends: nil,
    needs: [
      35, 358, 359, 438, 736,
    ],
    [
      "Transaction"
    ]
  ),
  LibraryUnit(
    64, 0, 79, 0, 0, extends: 92,
    needs: [
      36
    ],
    [
      "print"
    ]
  ),
  LibraryUnit(
    64, 80, 115, 0, 0, extends: 92,
    needs: [],
    [
      "debugPrint"
    ]
  ),
  LibraryUnit(
    64, 116, 147, 0, 0, extends: 92,
    needs: [],
    [
      "dump"
    ]
  ),
  LibraryUnit(
    64, 148, 200, 0, 0, extends: 92,
    needs: [
      36
    ],
    [
      "NSLog"
    ]
  ),
]

private let libraryUnits23: [LibraryUnit] = [
  LibraryUnit(
    64, 251, 332, 0, 0, extends: 92,
    needs: [
      359
    ],
    [
      "withAnimation"
    ]
  ),
  LibraryUnit(
    64, 333, 413, 0, 0, extends: 92,
    needs: [
      363
    ],
    [
      "withTransaction"
    ]
  ),
  LibraryUnit(
    64, 455, 690, 0, 0, extends: nil,
    needs: [
      371
    ],
    [
      "Task"
    ]
  ),
  LibraryUnit(
    64, 691, 771, 0, 0, extends: nil,
    needs: [],
    [
      "TaskPriority"
    ]
  ),
  LibraryUnit(
    64, 772, 1000, 0, 0, extends: nil,
    needs: [
      1, 36,
    ],
    [
      "Locale"
    ]
  ),
  LibraryUnit(
    64, 1001, 1157, 0, 0, extends: nil,
    needs: [
      1, 29, 36,
    ],
    [
      "TimeZone"
    ]
  ),
  LibraryUnit(
    64, 1158, 1179, 0, 0, extends: nil,
    needs: [],
    [
      "CodingKey"
    ]
  ),
  LibraryUnit(
    64, 1180, 1246, 0, 0, extends: nil,
    needs: [
      1
    ],
    [
      "AnyCancellable"
    ]
  ),
  LibraryUnit(
    64, 1247, 1361, 0, 0, extends: nil,
    needs: [],
    [
      "DispatchWorkItem"
    ]
  ),
  LibraryUnit(
    64, 1362, 1425, 0, 0, extends: nil,
    needs: [
      1
    ],
    [
      "ScenePhase"
    ]
  ),
  LibraryUnit(
    64, 1426, 1475, 0, 0, extends: nil,
    needs: [],
    [
      "DismissAction"
    ]
  ),
  LibraryUnit(
    64, 1476, 1535, 0, 0, extends: nil,
    needs: [
      169, 517, 519,
    ],
    [
      "OpenURLAction"
    ]
  ),
  LibraryUnit(
    64, 1536, 1626, 0, 0, extends: nil,
    needs: [
      35
    ],
    [
      "PresentationMode"
    ]
  ),
  LibraryUnit(
    64, 1627, 1733, 0, 0, extends: nil,
    needs: [
      1, 35,
    ],
    [
      "EditMode"
    ]
  ),
  LibraryUnit(
    64, 1734, 1783, 0, 0, extends: nil,
    needs: [],
    [
      "RefreshAction"
    ]
  ),
  LibraryUnit(
    64, 1784, 1832, 0, 0, extends: nil,
    needs: [],
    [
      "ManagedObjectContext"
    ]
  ),
]

private let libraryUnits24: [LibraryUnit] = [
  LibraryUnit(
    64, 1833, 1854, 0, 0, extends: nil,
    needs: [],
    [
      "UndoManager"
    ]
  ),
  LibraryUnit(
    64, 1855, 3028, 0, 0, extends: 92,
    needs: [
      35, 75, 174, 342, 353, 372, 373, 377, 378, 379, 380, 381, 382, 383, 384, 386, 387,
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
    64, 3029, 3073, 0, 0, extends: nil,
    needs: [],
    [
      "LegibilityWeight"
    ]
  ),
  LibraryUnit(
    64, 3074, 3127, 0, 0, extends: nil,
    needs: [],
    [
      "ColorSchemeContrast"
    ]
  ),
  LibraryUnit(
    65, 0, 97, 0, 0, extends: 92,
    needs: [
      11, 36,
    ],
    [
      "localizedDescription"
    ]
  ),
  LibraryUnit(
    65, 98, 251, 0, 0, extends: nil,
    needs: [
      11, 36, 390,
    ],
    [
      "LocalizedError"
    ]
  ),
  LibraryUnit(
    65, 252, 499, 0, 0, extends: 92,
    needs: [
      36, 389,
    ],
    [
      "errorDescription", "failureReason", "localizedDescription", "recoverySuggestion",
    ]
  ),
  LibraryUnit(
    65, 542, 1018, 0, 0, extends: nil,
    needs: [
      11
    ],
    [
      "Result"
    ]
  ),
  LibraryUnit(
    65, 1087, 1193, 0, 0, extends: nil,
    needs: [
      29
    ],
    [
      "Hasher"
    ]
  ),
  LibraryUnit(
    65, 1255, 1306, 0, 0, extends: nil,
    needs: [
      1, 3,
    ],
    [
      "PersistentModel"
    ]
  ),
  LibraryUnit(
    65, 1307, 1360, 0, 0, extends: 92,
    needs: [
      167, 393,
    ],
    [
      "id"
    ]
  ),
  LibraryUnit(
    65, 1361, 1393, 0, 0, extends: 92,
    needs: [
      42
    ],
    [
      "FetchedResults"
    ]
  ),
  LibraryUnit(
    65, 1394, 1472, 0, 0, extends: 92,
    needs: [],
    [
      "swap"
    ]
  ),
  LibraryUnit(
    65, 1473, 1551, 0, 0, extends: nil,
    needs: [
      36
    ],
    [
      "CustomDebugStringConvertible"
    ]
  ),
  LibraryUnit(
    65, 1552, 1614, 0, 0, extends: nil,
    needs: [
      10
    ],
    [
      "LosslessStringConvertible"
    ]
  ),
  LibraryUnit(
    65, 1682, 2449, 0, 0, extends: nil,
    needs: [
      29, 30, 35, 36,
    ],
    [
      "UserDefaults"
    ]
  ),
]

private let libraryUnits25: [LibraryUnit] = [
  LibraryUnit(
    66, 54, 119, 0, 1, extends: 92,
    needs: [
      29, 36,
    ],
    [
      "_slice"
    ]
  ),
  LibraryUnit(
    66, 182, 248, 1, 2, extends: 92,
    needs: [
      29, 36,
    ],
    [
      "_find"
    ]
  ),
  LibraryUnit(
    66, 249, 1107, 2, 2, extends: 92,
    needs: [
      1, 2, 29, 35, 36, 37, 40, 41, 59, 60, 61, 400,
    ],
    [
      "<", "Index", "_offset",
    ]
  ),
  LibraryUnit(
    66, 1108, 8524, 2, 2, extends: 92,
    needs: [
      25, 29, 35, 36, 37, 40, 46, 49, 50, 137, 139, 140, 146, 372, 400, 401, 402, 404, 406,
    ],
    [
      "CompareOptions", "_limited", "addingPercentEncoding", "anchored", "append", "backwards", "caseInsensitive",
      "caseInsensitiveCompare", "compare", "components", "diacriticInsensitive", "distance", "endIndex", "filter",
      "firstIndex", "folding", "index", "insert", "lastIndex", "literal", "localizedCaseInsensitiveCompare",
      "localizedCompare", "localizedLowercase", "localizedStandardCompare", "localizedUppercase", "numeric",
      "popLast", "prefix", "range", "regularExpression", "remove", "removeAll", "removeFirst", "removeLast",
      "removeSubrange", "removingPercentEncoding", "replaceSubrange", "replacing", "replacingCharacters",
      "replacingOccurrences", "split", "startIndex", "suffix", "trimmingCharacters", "trimmingPrefix",
      "unicodeScalars", "utf16", "utf8",
    ]
  ),
  LibraryUnit(
    66, 8562, 8651, 2, 2, extends: nil,
    needs: [
      29
    ],
    [
      "ComparisonResult"
    ]
  ),
  LibraryUnit(
    66, 8652, 9070, 2, 2, extends: 92,
    needs: [
      29, 35, 36, 37, 46, 47, 140, 144, 147,
    ],
    [
      "hexDigitValue", "isASCII", "isEmoji", "isHexDigit", "isNewline", "isPunctuation", "wholeNumberValue",
    ]
  ),
  LibraryUnit(
    66, 9096, 11154, 2, 2, extends: nil,
    needs: [
      1, 29, 35, 36, 37, 46, 47, 50, 140, 144, 146, 405,
    ],
    [
      "CharacterSet"
    ]
  ),
  LibraryUnit(
    66, 11185, 11936, 2, 2, extends: nil,
    needs: [
      29, 30, 35, 36, 46, 50, 139, 144, 147,
    ],
    [
      "Scanner"
    ]
  ),
  LibraryUnit(
    66, 11937, 12009, 2, 2, extends: 92,
    needs: [
      36
    ],
    [
      "NSLocalizedString"
    ]
  ),
  LibraryUnit(
    66, 12010, 12186, 2, 2, extends: 92,
    needs: [
      36, 50, 203,
    ],
    [
      "NSLocalizedString"
    ]
  ),
  LibraryUnit(
    66, 12187, 12519, 2, 2, extends: 92,
    needs: [
      24, 36, 40, 41, 45, 46, 49, 50, 139,
    ],
    [
      "formatted"
    ]
  ),
  LibraryUnit(
    67, 27, 406, 0, 0, extends: nil,
    needs: [
      1, 29, 30, 35, 36,
    ],
    [
      "NSNumber"
    ]
  ),
  LibraryUnit(
    67, 407, 443, 0, 0, extends: 92,
    needs: [
      411
    ],
    [
      "NSDecimalNumber"
    ]
  ),
  LibraryUnit(
    67, 464, 2375, 0, 0, extends: nil,
    needs: [
      29, 30, 36, 92, 93, 163, 372, 403, 411, 515,
    ],
    [
      "NumberFormatter"
    ]
  ),
  LibraryUnit(
    67, 2376, 2635, 0, 0, extends: 92,
    needs: [
      30, 270, 411, 413,
    ],
    [
      "formatter"
    ]
  ),
  LibraryUnit(
    67, 2636, 2775, 0, 0, extends: 92,
    needs: [
      29, 30, 411,
    ],
    [
      "exactly", "truncating",
    ]
  ),
]

private let libraryUnits26: [LibraryUnit] = [
  LibraryUnit(
    68, 24, 43, 0, 0, extends: nil,
    needs: [],
    [
      "Gesture"
    ]
  ),
  LibraryUnit(
    68, 44, 709, 0, 0, extends: 92,
    needs: [
      416, 687,
    ],
    [
      "exclusively", "map", "modifiers", "onChanged", "onEnded", "sequenced", "simultaneously", "updating",
    ]
  ),
  LibraryUnit(
    68, 710, 1009, 0, 0, extends: nil,
    needs: [
      31, 189, 190, 286, 416,
    ],
    [
      "DragGesture"
    ]
  ),
  LibraryUnit(
    68, 1010, 1064, 0, 0, extends: nil,
    needs: [
      29, 416,
    ],
    [
      "TapGesture"
    ]
  ),
  LibraryUnit(
    68, 1065, 1171, 0, 0, extends: nil,
    needs: [
      29, 286, 416,
    ],
    [
      "SpatialTapGesture"
    ]
  ),
  LibraryUnit(
    68, 1172, 1278, 0, 0, extends: nil,
    needs: [
      30, 31, 416,
    ],
    [
      "LongPressGesture"
    ]
  ),
  LibraryUnit(
    68, 1279, 1362, 0, 0, extends: nil,
    needs: [
      31, 416,
    ],
    [
      "MagnificationGesture"
    ]
  ),
  LibraryUnit(
    68, 1363, 1440, 0, 0, extends: nil,
    needs: [
      31, 416,
    ],
    [
      "MagnifyGesture"
    ]
  ),
  LibraryUnit(
    68, 1441, 1524, 0, 0, extends: nil,
    needs: [
      195, 416,
    ],
    [
      "RotationGesture"
    ]
  ),
  LibraryUnit(
    68, 1525, 1606, 0, 0, extends: nil,
    needs: [
      195, 416,
    ],
    [
      "RotateGesture"
    ]
  ),
  LibraryUnit(
    68, 1607, 1668, 0, 0, extends: nil,
    needs: [],
    [
      "MatchedGeometryProperties"
    ]
  ),
  LibraryUnit(
    68, 1669, 1723, 0, 0, extends: nil,
    needs: [],
    [
      "GestureMask"
    ]
  ),
  LibraryUnit(
    68, 1765, 2126, 0, 0, extends: nil,
    needs: [
      29, 30,
    ],
    [
      "Publisher"
    ]
  ),
  LibraryUnit(
    68, 2127, 2317, 0, 0, extends: nil,
    needs: [
      30, 428, 430,
    ],
    [
      "Timer"
    ]
  ),
  LibraryUnit(
    68, 2318, 2478, 0, 0, extends: nil,
    needs: [],
    [
      "RunLoop"
    ]
  ),
  LibraryUnit(
    68, 2479, 2651, 0, 0, extends: nil,
    needs: [
      428, 432,
    ],
    [
      "NotificationCenter"
    ]
  ),
]

private let libraryUnits27: [LibraryUnit] = [
  LibraryUnit(
    68, 2652, 2733, 0, 0, extends: nil,
    needs: [
      1, 36,
    ],
    [
      "Notification"
    ]
  ),
  LibraryUnit(
    68, 2734, 2797, 0, 0, extends: nil,
    needs: [
      416
    ],
    [
      "AnyGesture"
    ]
  ),
  LibraryUnit(
    68, 2798, 2892, 0, 0, extends: nil,
    needs: [
      416
    ],
    [
      "SimultaneousGesture"
    ]
  ),
  LibraryUnit(
    68, 2893, 2983, 0, 0, extends: nil,
    needs: [
      416
    ],
    [
      "SequenceGesture"
    ]
  ),
  LibraryUnit(
    68, 2984, 3075, 0, 0, extends: nil,
    needs: [
      416
    ],
    [
      "ExclusiveGesture"
    ]
  ),
  LibraryUnit(
    68, 3076, 4095, 0, 6, extends: 92,
    needs: [
      1, 3, 35, 63, 86, 194, 324, 416, 426, 427,
    ],
    [
      "gesture", "highPriorityGesture", "matchedGeometryEffect", "onReceive", "simultaneousGesture",
    ]
  ),
  LibraryUnit(
    69, 0, 10922, 0, 84, extends: 92,
    needs: [
      0, 1, 23, 29, 30, 31, 35, 36, 63, 64, 180, 189, 194, 195, 196, 197, 204, 205, 241, 242, 261, 270, 347, 348,
      349, 350, 351, 352, 353, 354, 355, 356, 357, 359, 362, 363, 371,
    ],
    [
      "accentColor", "accessibilityAction", "accessibilityAddTraits", "accessibilityElement",
      "accessibilityHeading", "accessibilityHidden", "accessibilityHint", "accessibilityIgnoresInvertColors",
      "accessibilityInputLabels", "accessibilityLabel", "accessibilityRemoveTraits", "accessibilitySortPriority",
      "accessibilityValue", "allowsHitTesting", "animation", "blendMode", "blur", "border", "brightness",
      "clipShape", "clipped", "colorInvert", "colorMultiply", "colorScheme", "compositingGroup", "containerShape",
      "contentShape", "contentTransition", "contrast", "cornerRadius", "disabled", "drawingGroup", "focusable",
      "foregroundColor", "foregroundStyle", "geometryGroup", "grayscale", "help", "hidden", "hueRotation",
      "interactiveDismissDisabled", "invalidatableContent", "luminanceToAlpha", "mask", "onChange", "onDisappear",
      "onHover", "onLongPressGesture", "onSubmit", "onTapGesture", "opacity", "preferredColorScheme",
      "projectionEffect", "redacted", "rotation3DEffect", "rotationEffect", "saturation", "scaleEffect",
      "sensoryFeedback", "shadow", "speechAlwaysIncludesPunctuation", "statusBarHidden", "symbolRenderingMode",
      "tag", "task", "textSelection", "tint", "transaction", "transformEffect", "transition", "unredacted",
      "zIndex",
    ]
  ),
  LibraryUnit(
    70, 37, 1027, 0, 11, extends: nil,
    needs: [
      36, 63, 64, 270, 277, 440, 445, 446, 466, 480, 492, 547, 573, 580, 587, 828,
    ],
    [
      "Button"
    ]
  ),
  LibraryUnit(
    70, 1054, 1369, 11, 11, extends: nil,
    needs: [
      0, 36,
    ],
    [
      "ButtonRole"
    ]
  ),
  LibraryUnit(
    70, 1414, 1552, 11, 11, extends: nil,
    needs: [
      63, 64, 442, 444, 468, 491, 546, 572, 579, 586,
    ],
    [
      "ButtonStyle"
    ]
  ),
  LibraryUnit(
    70, 1553, 1629, 11, 11, extends: 92,
    needs: [
      441, 445,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    70, 1669, 1816, 11, 11, extends: nil,
    needs: [
      63, 64, 442, 444, 468, 491, 546, 572, 579, 586,
    ],
    [
      "PrimitiveButtonStyle"
    ]
  ),
  LibraryUnit(
    70, 1817, 1911, 11, 11, extends: 92,
    needs: [
      443, 446,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    70, 1955, 2130, 11, 12, extends: nil,
    needs: [
      35, 63, 440,
    ],
    [
      "ButtonStyleConfiguration"
    ]
  ),
  LibraryUnit(
    70, 2174, 2355, 12, 13, extends: nil,
    needs: [
      63, 440,
    ],
    [
      "PrimitiveButtonStyleConfiguration"
    ]
  ),
  LibraryUnit(
    70, 2356, 2417, 13, 13, extends: nil,
    needs: [
      443
    ],
    [
      "DefaultButtonStyle"
    ]
  ),
]

private let libraryUnits28: [LibraryUnit] = [
  LibraryUnit(
    70, 2418, 2477, 13, 13, extends: nil,
    needs: [
      443
    ],
    [
      "PlainButtonStyle"
    ]
  ),
  LibraryUnit(
    70, 2478, 2542, 13, 13, extends: nil,
    needs: [
      443
    ],
    [
      "BorderlessButtonStyle"
    ]
  ),
  LibraryUnit(
    70, 2543, 2605, 13, 13, extends: nil,
    needs: [
      443
    ],
    [
      "BorderedButtonStyle"
    ]
  ),
  LibraryUnit(
    70, 2606, 2677, 13, 13, extends: nil,
    needs: [
      443
    ],
    [
      "BorderedProminentButtonStyle"
    ]
  ),
  LibraryUnit(
    70, 2678, 2736, 13, 13, extends: nil,
    needs: [
      443
    ],
    [
      "LinkButtonStyle"
    ]
  ),
  LibraryUnit(
    70, 2737, 2796, 13, 13, extends: nil,
    needs: [
      443
    ],
    [
      "GlassButtonStyle"
    ]
  ),
  LibraryUnit(
    70, 2797, 2865, 13, 13, extends: nil,
    needs: [
      443
    ],
    [
      "GlassProminentButtonStyle"
    ]
  ),
  LibraryUnit(
    70, 2866, 3001, 13, 13, extends: 92,
    needs: [
      443, 447,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    70, 3002, 3127, 13, 13, extends: 92,
    needs: [
      443, 448,
    ],
    [
      "plain"
    ]
  ),
  LibraryUnit(
    70, 3128, 3273, 13, 13, extends: 92,
    needs: [
      443, 449,
    ],
    [
      "borderless"
    ]
  ),
  LibraryUnit(
    70, 3274, 3411, 13, 13, extends: 92,
    needs: [
      443, 450,
    ],
    [
      "bordered"
    ]
  ),
  LibraryUnit(
    70, 3412, 3585, 13, 13, extends: 92,
    needs: [
      443, 451,
    ],
    [
      "borderedProminent"
    ]
  ),
  LibraryUnit(
    70, 3586, 3707, 13, 13, extends: 92,
    needs: [
      443, 452,
    ],
    [
      "link"
    ]
  ),
  LibraryUnit(
    70, 3708, 3833, 13, 13, extends: 92,
    needs: [
      443, 453,
    ],
    [
      "glass"
    ]
  ),
  LibraryUnit(
    70, 3834, 3995, 13, 13, extends: 92,
    needs: [
      443, 454,
    ],
    [
      "glassProminent"
    ]
  ),
  LibraryUnit(
    70, 4039, 4449, 13, 13, extends: nil,
    needs: [
      0, 31,
    ],
    [
      "ButtonBorderShape"
    ]
  ),
]

private let libraryUnits29: [LibraryUnit] = [
  LibraryUnit(
    70, 4450, 4943, 13, 17, extends: 92,
    needs: [
      63, 441, 443, 463, 465,
    ],
    [
      "buttonBorderShape", "buttonRepeatBehavior", "buttonStyle",
    ]
  ),
  LibraryUnit(
    70, 4998, 5061, 17, 17, extends: nil,
    needs: [],
    [
      "ButtonRepeatBehavior"
    ]
  ),
  LibraryUnit(
    71, 25, 517, 0, 6, extends: nil,
    needs: [
      23, 36, 63, 64, 270, 277, 469, 479, 480,
    ],
    [
      "Label"
    ]
  ),
  LibraryUnit(
    71, 540, 676, 6, 6, extends: nil,
    needs: [
      63, 64, 442, 444, 468, 491, 546, 572, 579, 586,
    ],
    [
      "LabelStyle"
    ]
  ),
  LibraryUnit(
    71, 677, 751, 6, 6, extends: 92,
    needs: [
      467, 469,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    71, 794, 975, 6, 8, extends: nil,
    needs: [
      63
    ],
    [
      "LabelStyleConfiguration"
    ]
  ),
  LibraryUnit(
    71, 976, 1026, 8, 8, extends: nil,
    needs: [
      467
    ],
    [
      "DefaultLabelStyle"
    ]
  ),
  LibraryUnit(
    71, 1027, 1078, 8, 8, extends: nil,
    needs: [
      467
    ],
    [
      "IconOnlyLabelStyle"
    ]
  ),
  LibraryUnit(
    71, 1079, 1131, 8, 8, extends: nil,
    needs: [
      467
    ],
    [
      "TitleOnlyLabelStyle"
    ]
  ),
  LibraryUnit(
    71, 1132, 1187, 8, 8, extends: nil,
    needs: [
      467
    ],
    [
      "TitleAndIconLabelStyle"
    ]
  ),
  LibraryUnit(
    71, 1188, 1310, 8, 8, extends: 92,
    needs: [
      467, 470,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    71, 1311, 1435, 8, 8, extends: 92,
    needs: [
      467, 471,
    ],
    [
      "iconOnly"
    ]
  ),
  LibraryUnit(
    71, 1436, 1564, 8, 8, extends: 92,
    needs: [
      467, 472,
    ],
    [
      "titleOnly"
    ]
  ),
  LibraryUnit(
    71, 1565, 1705, 8, 8, extends: 92,
    needs: [
      467, 473,
    ],
    [
      "titleAndIcon"
    ]
  ),
  LibraryUnit(
    71, 1706, 1825, 8, 9, extends: 92,
    needs: [
      63, 467,
    ],
    [
      "labelStyle"
    ]
  ),
  LibraryUnit(
    72, 27, 1176, 0, 13, extends: nil,
    needs: [
      0, 1, 30, 35, 36, 63, 186, 203, 270, 355, 480, 481,
    ],
    [
      "Image"
    ]
  ),
]

private let libraryUnits30: [LibraryUnit] = [
  LibraryUnit(
    72, 1225, 1343, 13, 13, extends: nil,
    needs: [
      1, 36, 203,
    ],
    [
      "ImageResource"
    ]
  ),
  LibraryUnit(
    72, 1414, 1605, 13, 13, extends: nil,
    needs: [
      36, 170,
    ],
    [
      "UIImage"
    ]
  ),
  LibraryUnit(
    72, 1606, 1633, 13, 13, extends: 92,
    needs: [
      481
    ],
    [
      "NSImage"
    ]
  ),
  LibraryUnit(
    72, 1725, 2146, 13, 16, extends: nil,
    needs: [
      31, 63, 64, 66, 169, 363, 479, 484, 517, 519,
    ],
    [
      "AsyncImage"
    ]
  ),
  LibraryUnit(
    72, 2185, 2322, 16, 16, extends: nil,
    needs: [
      11, 479,
    ],
    [
      "AsyncImagePhase"
    ]
  ),
  LibraryUnit(
    72, 2323, 2864, 16, 20, extends: 92,
    needs: [
      0, 35, 63, 479, 486, 487, 488,
    ],
    [
      "imageScale", "symbolEffect", "symbolVariant",
    ]
  ),
  LibraryUnit(
    72, 2908, 3459, 20, 20, extends: nil,
    needs: [
      29, 30,
    ],
    [
      "SymbolEffectOptions"
    ]
  ),
  LibraryUnit(
    72, 3484, 4061, 20, 20, extends: nil,
    needs: [
      1
    ],
    [
      "SymbolVariants"
    ]
  ),
  LibraryUnit(
    72, 4090, 5215, 20, 20, extends: nil,
    needs: [],
    [
      "SymbolEffect"
    ]
  ),
  LibraryUnit(
    73, 33, 372, 0, 4, extends: nil,
    needs: [
      23, 35, 36, 63, 64, 75, 270, 445, 446, 466, 492, 547, 573, 580, 587, 828,
    ],
    [
      "Toggle"
    ]
  ),
  LibraryUnit(
    73, 396, 534, 4, 4, extends: nil,
    needs: [
      63, 64, 442, 444, 468, 491, 546, 572, 579, 586,
    ],
    [
      "ToggleStyle"
    ]
  ),
  LibraryUnit(
    73, 535, 611, 4, 4, extends: 92,
    needs: [
      490, 492,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    73, 655, 825, 4, 7, extends: nil,
    needs: [
      35, 63,
    ],
    [
      "ToggleStyleConfiguration"
    ]
  ),
  LibraryUnit(
    73, 826, 878, 7, 7, extends: nil,
    needs: [
      490
    ],
    [
      "DefaultToggleStyle"
    ]
  ),
  LibraryUnit(
    73, 879, 955, 7, 7, extends: nil,
    needs: [
      197, 490,
    ],
    [
      "SwitchToggleStyle"
    ]
  ),
  LibraryUnit(
    73, 956, 1007, 7, 7, extends: nil,
    needs: [
      490
    ],
    [
      "ButtonToggleStyle"
    ]
  ),
]

private let libraryUnits31: [LibraryUnit] = [
  LibraryUnit(
    73, 1008, 1061, 7, 7, extends: nil,
    needs: [
      490
    ],
    [
      "CheckboxToggleStyle"
    ]
  ),
  LibraryUnit(
    73, 1062, 1188, 7, 7, extends: 92,
    needs: [
      490, 493,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    73, 1189, 1311, 7, 7, extends: 92,
    needs: [
      490, 494,
    ],
    [
      "switch"
    ]
  ),
  LibraryUnit(
    73, 1312, 1432, 7, 7, extends: 92,
    needs: [
      490, 495,
    ],
    [
      "button"
    ]
  ),
  LibraryUnit(
    73, 1433, 1561, 7, 7, extends: 92,
    needs: [
      490, 496,
    ],
    [
      "checkbox"
    ]
  ),
  LibraryUnit(
    73, 1562, 1898, 7, 10, extends: 92,
    needs: [
      63, 490, 502,
    ],
    [
      "controlSize", "labelsHidden", "toggleStyle",
    ]
  ),
  LibraryUnit(
    73, 1927, 2016, 10, 10, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "ControlSize"
    ]
  ),
  LibraryUnit(
    74, 39, 1231, 0, 12, extends: nil,
    needs: [
      23, 35, 36, 63, 64, 75, 164, 185, 270, 277, 445, 446, 466, 492, 515, 547, 573, 580, 587, 828,
    ],
    [
      "TextField"
    ]
  ),
  LibraryUnit(
    74, 1274, 1635, 12, 16, extends: nil,
    needs: [
      23, 36, 63, 64, 75, 270, 445, 446, 466, 492, 547, 573, 580, 587, 828,
    ],
    [
      "SecureField"
    ]
  ),
  LibraryUnit(
    74, 1688, 1745, 16, 17, extends: nil,
    needs: [
      36, 63, 75,
    ],
    [
      "TextEditor"
    ]
  ),
  LibraryUnit(
    74, 1746, 1772, 17, 17, extends: nil,
    needs: [],
    [
      "TextFieldStyle"
    ]
  ),
  LibraryUnit(
    74, 1773, 1831, 17, 17, extends: nil,
    needs: [
      506
    ],
    [
      "DefaultTextFieldStyle"
    ]
  ),
  LibraryUnit(
    74, 1832, 1888, 17, 17, extends: nil,
    needs: [
      506
    ],
    [
      "PlainTextFieldStyle"
    ]
  ),
  LibraryUnit(
    74, 1889, 1953, 17, 17, extends: nil,
    needs: [
      506
    ],
    [
      "RoundedBorderTextFieldStyle"
    ]
  ),
  LibraryUnit(
    74, 1954, 2017, 17, 17, extends: nil,
    needs: [
      506
    ],
    [
      "SquareBorderTextFieldStyle"
    ]
  ),
  LibraryUnit(
    74, 2018, 2156, 17, 17, extends: 92,
    needs: [
      506, 507,
    ],
    [
      "automatic"
    ]
  ),
]

private let libraryUnits32: [LibraryUnit] = [
  LibraryUnit(
    74, 2157, 2285, 17, 17, extends: 92,
    needs: [
      506, 508,
    ],
    [
      "plain"
    ]
  ),
  LibraryUnit(
    74, 2286, 2446, 17, 17, extends: 92,
    needs: [
      506, 509,
    ],
    [
      "roundedBorder"
    ]
  ),
  LibraryUnit(
    74, 2447, 2603, 17, 17, extends: 92,
    needs: [
      506, 510,
    ],
    [
      "squareBorder"
    ]
  ),
  LibraryUnit(
    74, 2604, 2633, 17, 17, extends: nil,
    needs: [],
    [
      "Formatter"
    ]
  ),
  LibraryUnit(
    74, 2634, 4193, 17, 29, extends: 92,
    needs: [
      1, 35, 63, 75, 506, 517, 518, 519, 520, 521, 522, 523,
    ],
    [
      "autocapitalization", "autocorrectionDisabled", "disableAutocorrection", "focused", "keyboardType",
      "onSubmit", "scrollDismissesKeyboard", "submitLabel", "textContentType", "textFieldStyle",
      "textInputAutocapitalization",
    ]
  ),
  LibraryUnit(
    74, 4194, 4386, 29, 29, extends: nil,
    needs: [],
    [
      "UIKeyboardType"
    ]
  ),
  LibraryUnit(
    74, 4387, 4467, 29, 29, extends: nil,
    needs: [],
    [
      "UITextAutocapitalizationType"
    ]
  ),
  LibraryUnit(
    74, 4468, 4569, 29, 29, extends: nil,
    needs: [],
    [
      "UITextContentType"
    ]
  ),
  LibraryUnit(
    74, 4570, 4656, 29, 29, extends: nil,
    needs: [],
    [
      "ScrollDismissesKeyboardMode"
    ]
  ),
  LibraryUnit(
    74, 4657, 5044, 29, 29, extends: nil,
    needs: [],
    [
      "TextInputAutocapitalization"
    ]
  ),
  LibraryUnit(
    74, 5045, 5194, 29, 29, extends: nil,
    needs: [],
    [
      "SubmitTriggers"
    ]
  ),
  LibraryUnit(
    74, 5195, 5681, 29, 29, extends: nil,
    needs: [],
    [
      "SubmitLabel"
    ]
  ),
  LibraryUnit(
    75, 41, 2165, 0, 14, extends: nil,
    needs: [
      35, 41, 63, 64, 75,
    ],
    [
      "Slider"
    ]
  ),
  LibraryUnit(
    76, 54, 1587, 0, 14, extends: nil,
    needs: [
      23, 35, 41, 63, 64, 75, 164, 445, 446, 466, 492, 547, 573, 580, 587, 828,
    ],
    [
      "Stepper"
    ]
  ),
  LibraryUnit(
    77, 27, 259, 0, 2, extends: nil,
    needs: [
      23, 35, 63, 64, 75, 197, 445, 446, 466, 492, 547, 573, 580, 587, 828,
    ],
    [
      "ColorPicker"
    ]
  ),
  LibraryUnit(
    77, 305, 725, 2, 2, extends: nil,
    needs: [
      13, 29, 187,
    ],
    [
      "DatePickerComponents"
    ]
  ),
]

private let libraryUnits33: [LibraryUnit] = [
  LibraryUnit(
    77, 726, 778, 2, 2, extends: 92,
    needs: [
      527
    ],
    [
      "DatePickerComponent"
    ]
  ),
  LibraryUnit(
    77, 814, 1555, 2, 6, extends: nil,
    needs: [
      23, 63, 64, 75, 171, 445, 446, 466, 492, 527, 547, 573, 580, 587, 828,
    ],
    [
      "DatePicker"
    ]
  ),
  LibraryUnit(
    77, 1556, 1583, 6, 6, extends: nil,
    needs: [],
    [
      "DatePickerStyle"
    ]
  ),
  LibraryUnit(
    77, 1584, 1644, 6, 6, extends: nil,
    needs: [
      530
    ],
    [
      "DefaultDatePickerStyle"
    ]
  ),
  LibraryUnit(
    77, 1645, 1705, 6, 6, extends: nil,
    needs: [
      530
    ],
    [
      "CompactDatePickerStyle"
    ]
  ),
  LibraryUnit(
    77, 1706, 1768, 6, 6, extends: nil,
    needs: [
      530
    ],
    [
      "GraphicalDatePickerStyle"
    ]
  ),
  LibraryUnit(
    77, 1769, 1827, 6, 6, extends: nil,
    needs: [
      530
    ],
    [
      "WheelDatePickerStyle"
    ]
  ),
  LibraryUnit(
    77, 1828, 1886, 6, 6, extends: nil,
    needs: [
      530
    ],
    [
      "FieldDatePickerStyle"
    ]
  ),
  LibraryUnit(
    77, 1887, 1952, 6, 6, extends: nil,
    needs: [
      530
    ],
    [
      "StepperFieldDatePickerStyle"
    ]
  ),
  LibraryUnit(
    77, 1953, 2095, 6, 6, extends: 92,
    needs: [
      530, 531,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    77, 2096, 2236, 6, 6, extends: 92,
    needs: [
      530, 532,
    ],
    [
      "compact"
    ]
  ),
  LibraryUnit(
    77, 2237, 2385, 6, 6, extends: 92,
    needs: [
      530, 533,
    ],
    [
      "graphical"
    ]
  ),
  LibraryUnit(
    77, 2386, 2518, 6, 6, extends: 92,
    needs: [
      530, 535,
    ],
    [
      "field"
    ]
  ),
  LibraryUnit(
    77, 2519, 2679, 6, 6, extends: 92,
    needs: [
      530, 536,
    ],
    [
      "stepperField"
    ]
  ),
  LibraryUnit(
    77, 2680, 2812, 6, 6, extends: 92,
    needs: [
      530, 534,
    ],
    [
      "wheel"
    ]
  ),
  LibraryUnit(
    77, 2813, 2948, 6, 7, extends: 92,
    needs: [
      63, 530,
    ],
    [
      "datePickerStyle"
    ]
  ),
]

private let libraryUnits34: [LibraryUnit] = [
  LibraryUnit(
    78, 31, 784, 0, 10, extends: nil,
    needs: [
      19, 23, 35, 41, 63, 64, 171, 445, 446, 466, 492, 547, 573, 580, 587, 828,
    ],
    [
      "ProgressView"
    ]
  ),
  LibraryUnit(
    78, 815, 966, 10, 10, extends: nil,
    needs: [
      63, 64, 442, 444, 468, 491, 546, 572, 579, 586,
    ],
    [
      "ProgressViewStyle"
    ]
  ),
  LibraryUnit(
    78, 967, 1055, 10, 10, extends: 92,
    needs: [
      545, 547,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    78, 1092, 1376, 10, 13, extends: nil,
    needs: [
      30, 63,
    ],
    [
      "ProgressViewStyleConfiguration"
    ]
  ),
  LibraryUnit(
    78, 1377, 1441, 13, 13, extends: nil,
    needs: [
      545
    ],
    [
      "DefaultProgressViewStyle"
    ]
  ),
  LibraryUnit(
    78, 1442, 1530, 13, 13, extends: nil,
    needs: [
      197, 545,
    ],
    [
      "LinearProgressViewStyle"
    ]
  ),
  LibraryUnit(
    78, 1531, 1621, 13, 13, extends: nil,
    needs: [
      197, 545,
    ],
    [
      "CircularProgressViewStyle"
    ]
  ),
  LibraryUnit(
    78, 1622, 1772, 13, 13, extends: 92,
    needs: [
      545, 548,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    78, 1773, 1917, 13, 13, extends: 92,
    needs: [
      545, 549,
    ],
    [
      "linear"
    ]
  ),
  LibraryUnit(
    78, 1918, 2070, 13, 13, extends: 92,
    needs: [
      545, 550,
    ],
    [
      "circular"
    ]
  ),
  LibraryUnit(
    78, 2071, 2212, 13, 14, extends: 92,
    needs: [
      63, 545,
    ],
    [
      "progressViewStyle"
    ]
  ),
  LibraryUnit(
    79, 27, 826, 0, 5, extends: nil,
    needs: [
      19, 41, 63, 64, 445, 446, 466, 492, 547, 573, 580, 587, 828,
    ],
    [
      "Gauge"
    ]
  ),
  LibraryUnit(
    79, 827, 849, 5, 5, extends: nil,
    needs: [],
    [
      "GaugeStyle"
    ]
  ),
  LibraryUnit(
    79, 850, 900, 5, 5, extends: nil,
    needs: [
      556
    ],
    [
      "DefaultGaugeStyle"
    ]
  ),
  LibraryUnit(
    79, 901, 958, 5, 5, extends: nil,
    needs: [
      556
    ],
    [
      "LinearCapacityGaugeStyle"
    ]
  ),
  LibraryUnit(
    79, 959, 1017, 5, 5, extends: nil,
    needs: [
      556
    ],
    [
      "AccessoryLinearGaugeStyle"
    ]
  ),
]

private let libraryUnits35: [LibraryUnit] = [
  LibraryUnit(
    79, 1018, 1084, 5, 5, extends: nil,
    needs: [
      556
    ],
    [
      "AccessoryLinearCapacityGaugeStyle"
    ]
  ),
  LibraryUnit(
    79, 1085, 1145, 5, 5, extends: nil,
    needs: [
      556
    ],
    [
      "AccessoryCircularGaugeStyle"
    ]
  ),
  LibraryUnit(
    79, 1146, 1214, 5, 5, extends: nil,
    needs: [
      556
    ],
    [
      "AccessoryCircularCapacityGaugeStyle"
    ]
  ),
  LibraryUnit(
    79, 1215, 1337, 5, 5, extends: 92,
    needs: [
      556, 557,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    79, 1338, 1486, 5, 5, extends: 92,
    needs: [
      556, 558,
    ],
    [
      "linearCapacity"
    ]
  ),
  LibraryUnit(
    79, 1487, 1639, 5, 5, extends: 92,
    needs: [
      556, 559,
    ],
    [
      "accessoryLinear"
    ]
  ),
  LibraryUnit(
    79, 1640, 1824, 5, 5, extends: 92,
    needs: [
      556, 560,
    ],
    [
      "accessoryLinearCapacity"
    ]
  ),
  LibraryUnit(
    79, 1825, 1985, 5, 5, extends: 92,
    needs: [
      556, 561,
    ],
    [
      "accessoryCircular"
    ]
  ),
  LibraryUnit(
    79, 1986, 2184, 5, 5, extends: 92,
    needs: [
      556, 562,
    ],
    [
      "accessoryCircularCapacity"
    ]
  ),
  LibraryUnit(
    79, 2185, 2304, 5, 6, extends: 92,
    needs: [
      63, 556,
    ],
    [
      "gaugeStyle"
    ]
  ),
  LibraryUnit(
    80, 39, 455, 0, 5, extends: nil,
    needs: [
      23, 63, 64, 66, 445, 446, 466, 492, 547, 573, 580, 587, 828,
    ],
    [
      "GroupBox"
    ]
  ),
  LibraryUnit(
    80, 483, 620, 5, 5, extends: nil,
    needs: [
      63, 64, 442, 444, 468, 491, 546, 572, 579, 586,
    ],
    [
      "GroupBoxStyle"
    ]
  ),
  LibraryUnit(
    80, 621, 701, 5, 5, extends: 92,
    needs: [
      571, 573,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    80, 738, 937, 5, 7, extends: nil,
    needs: [
      63
    ],
    [
      "GroupBoxStyleConfiguration"
    ]
  ),
  LibraryUnit(
    80, 938, 994, 7, 7, extends: nil,
    needs: [
      571
    ],
    [
      "DefaultGroupBoxStyle"
    ]
  ),
  LibraryUnit(
    80, 995, 1129, 7, 7, extends: 92,
    needs: [
      571, 574,
    ],
    [
      "automatic"
    ]
  ),
]

private let libraryUnits36: [LibraryUnit] = [
  LibraryUnit(
    80, 1130, 1254, 7, 8, extends: 92,
    needs: [
      63, 571,
    ],
    [
      "groupBoxStyle"
    ]
  ),
  LibraryUnit(
    81, 52, 576, 0, 4, extends: nil,
    needs: [
      23, 35, 63, 64, 66, 75, 445, 446, 466, 492, 547, 573, 580, 587, 828,
    ],
    [
      "DisclosureGroup"
    ]
  ),
  LibraryUnit(
    81, 610, 756, 4, 4, extends: nil,
    needs: [
      63, 64, 442, 444, 468, 491, 546, 572, 579, 586,
    ],
    [
      "DisclosureGroupStyle"
    ]
  ),
  LibraryUnit(
    81, 757, 851, 4, 4, extends: 92,
    needs: [
      578, 580,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    81, 888, 1143, 4, 8, extends: nil,
    needs: [
      35, 63,
    ],
    [
      "DisclosureGroupStyleConfiguration"
    ]
  ),
  LibraryUnit(
    81, 1144, 1216, 8, 8, extends: nil,
    needs: [
      578
    ],
    [
      "AutomaticDisclosureGroupStyle"
    ]
  ),
  LibraryUnit(
    81, 1217, 1385, 8, 8, extends: 92,
    needs: [
      578, 581,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    81, 1386, 1536, 8, 9, extends: 92,
    needs: [
      63, 578,
    ],
    [
      "disclosureGroupStyle"
    ]
  ),
  LibraryUnit(
    82, 27, 637, 0, 4, extends: nil,
    needs: [
      23, 29, 30, 36, 63, 64, 66, 164, 445, 446, 466, 492, 547, 573, 580, 587, 828,
    ],
    [
      "LabeledContent"
    ]
  ),
  LibraryUnit(
    82, 670, 810, 4, 4, extends: nil,
    needs: [
      63, 64, 442, 444, 468, 491, 546, 572, 579, 586,
    ],
    [
      "LabeledContentStyle"
    ]
  ),
  LibraryUnit(
    82, 811, 903, 4, 4, extends: 92,
    needs: [
      585, 587,
    ],
    [
      "Configuration"
    ]
  ),
  LibraryUnit(
    82, 940, 1157, 4, 6, extends: nil,
    needs: [
      63
    ],
    [
      "LabeledContentStyleConfiguration"
    ]
  ),
  LibraryUnit(
    82, 1158, 1228, 6, 6, extends: nil,
    needs: [
      585
    ],
    [
      "AutomaticLabeledContentStyle"
    ]
  ),
  LibraryUnit(
    82, 1229, 1393, 6, 6, extends: 92,
    needs: [
      585, 588,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    82, 1394, 1541, 6, 7, extends: 92,
    needs: [
      63, 585,
    ],
    [
      "labeledContentStyle"
    ]
  ),
  LibraryUnit(
    82, 1597, 2591, 7, 12, extends: nil,
    needs: [
      23, 36, 63, 64, 270, 445, 446, 466, 492, 547, 573, 580, 587, 828,
    ],
    [
      "ContentUnavailableView"
    ]
  ),
]

private let libraryUnits37: [LibraryUnit] = [
  LibraryUnit(
    83, 38, 185, 0, 2, extends: nil,
    needs: [
      23, 63, 64, 169, 445, 446, 466, 492, 517, 519, 547, 573, 580, 587, 828,
    ],
    [
      "Link"
    ]
  ),
  LibraryUnit(
    83, 223, 940, 2, 10, extends: nil,
    needs: [
      23, 63, 64, 270, 445, 446, 466, 492, 547, 573, 580, 587, 594, 828,
    ],
    [
      "ShareLink"
    ]
  ),
  LibraryUnit(
    83, 987, 1168, 10, 10, extends: nil,
    needs: [
      23
    ],
    [
      "SharePreview"
    ]
  ),
  LibraryUnit(
    83, 1202, 1236, 10, 11, extends: nil,
    needs: [
      63
    ],
    [
      "EditButton"
    ]
  ),
  LibraryUnit(
    84, 43, 873, 0, 6, extends: nil,
    needs: [
      23, 36, 63, 64, 66, 445, 446, 466, 492, 547, 573, 580, 587, 828,
    ],
    [
      "Menu"
    ]
  ),
  LibraryUnit(
    84, 874, 895, 6, 6, extends: nil,
    needs: [],
    [
      "MenuStyle"
    ]
  ),
  LibraryUnit(
    84, 896, 944, 6, 6, extends: nil,
    needs: [
      597
    ],
    [
      "DefaultMenuStyle"
    ]
  ),
  LibraryUnit(
    84, 945, 992, 6, 6, extends: nil,
    needs: [
      597
    ],
    [
      "ButtonMenuStyle"
    ]
  ),
  LibraryUnit(
    84, 993, 1050, 6, 6, extends: nil,
    needs: [
      597
    ],
    [
      "BorderlessButtonMenuStyle"
    ]
  ),
  LibraryUnit(
    84, 1051, 1169, 6, 6, extends: 92,
    needs: [
      597, 598,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    84, 1170, 1280, 6, 6, extends: 92,
    needs: [
      597, 599,
    ],
    [
      "button"
    ]
  ),
  LibraryUnit(
    84, 1281, 1433, 6, 6, extends: 92,
    needs: [
      597, 600,
    ],
    [
      "borderlessButton"
    ]
  ),
  LibraryUnit(
    84, 1466, 1541, 6, 6, extends: nil,
    needs: [
      1, 8,
    ],
    [
      "Visibility"
    ]
  ),
  LibraryUnit(
    84, 1542, 2035, 6, 10, extends: 92,
    needs: [
      63, 597, 604, 606, 607,
    ],
    [
      "menuActionDismissBehavior", "menuIndicator", "menuOrder", "menuStyle",
    ]
  ),
  LibraryUnit(
    84, 2036, 2086, 10, 10, extends: nil,
    needs: [],
    [
      "MenuOrder"
    ]
  ),
  LibraryUnit(
    84, 2087, 2155, 10, 10, extends: nil,
    needs: [],
    [
      "MenuActionDismissBehavior"
    ]
  ),
]

private let libraryUnits38: [LibraryUnit] = [
  LibraryUnit(
    85, 28, 560, 0, 4, extends: nil,
    needs: [
      23, 36, 63, 64, 66, 75, 445, 446, 466, 492, 547, 573, 580, 587, 828,
    ],
    [
      "Picker"
    ]
  ),
  LibraryUnit(
    85, 561, 584, 4, 4, extends: nil,
    needs: [],
    [
      "PickerStyle"
    ]
  ),
  LibraryUnit(
    85, 585, 637, 4, 4, extends: nil,
    needs: [
      609
    ],
    [
      "DefaultPickerStyle"
    ]
  ),
  LibraryUnit(
    85, 638, 687, 4, 4, extends: nil,
    needs: [
      609
    ],
    [
      "MenuPickerStyle"
    ]
  ),
  LibraryUnit(
    85, 688, 742, 4, 4, extends: nil,
    needs: [
      609
    ],
    [
      "SegmentedPickerStyle"
    ]
  ),
  LibraryUnit(
    85, 743, 794, 4, 4, extends: nil,
    needs: [
      609
    ],
    [
      "InlinePickerStyle"
    ]
  ),
  LibraryUnit(
    85, 795, 850, 4, 4, extends: nil,
    needs: [
      609
    ],
    [
      "RadioGroupPickerStyle"
    ]
  ),
  LibraryUnit(
    85, 851, 901, 4, 4, extends: nil,
    needs: [
      609
    ],
    [
      "WheelPickerStyle"
    ]
  ),
  LibraryUnit(
    85, 902, 954, 4, 4, extends: nil,
    needs: [
      609
    ],
    [
      "PalettePickerStyle"
    ]
  ),
  LibraryUnit(
    85, 955, 1014, 4, 4, extends: nil,
    needs: [
      609
    ],
    [
      "NavigationLinkPickerStyle"
    ]
  ),
  LibraryUnit(
    85, 1015, 1141, 4, 4, extends: 92,
    needs: [
      609, 610,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    85, 1142, 1252, 4, 4, extends: 92,
    needs: [
      609, 611,
    ],
    [
      "menu"
    ]
  ),
  LibraryUnit(
    85, 1253, 1385, 4, 4, extends: 92,
    needs: [
      609, 612,
    ],
    [
      "segmented"
    ]
  ),
  LibraryUnit(
    85, 1386, 1506, 4, 4, extends: 92,
    needs: [
      609, 613,
    ],
    [
      "inline"
    ]
  ),
  LibraryUnit(
    85, 1507, 1643, 4, 4, extends: 92,
    needs: [
      609, 614,
    ],
    [
      "radioGroup"
    ]
  ),
  LibraryUnit(
    85, 1644, 1758, 4, 4, extends: 92,
    needs: [
      609, 615,
    ],
    [
      "wheel"
    ]
  ),
]

private let libraryUnits39: [LibraryUnit] = [
  LibraryUnit(
    85, 1759, 1883, 4, 4, extends: 92,
    needs: [
      609, 616,
    ],
    [
      "palette"
    ]
  ),
  LibraryUnit(
    85, 1884, 2036, 4, 4, extends: 92,
    needs: [
      609, 617,
    ],
    [
      "navigationLink"
    ]
  ),
  LibraryUnit(
    85, 2037, 2159, 4, 5, extends: 92,
    needs: [
      63, 609,
    ],
    [
      "pickerStyle"
    ]
  ),
  LibraryUnit(
    86, 35, 1505, 0, 10, extends: nil,
    needs: [
      1, 3, 24, 26, 29, 36, 40, 41, 45, 63, 64, 66, 75, 86, 170, 235,
    ],
    [
      "List"
    ]
  ),
  LibraryUnit(
    86, 1528, 1608, 10, 11, extends: nil,
    needs: [
      63, 64, 66,
    ],
    [
      "Form"
    ]
  ),
  LibraryUnit(
    86, 1609, 1630, 11, 11, extends: nil,
    needs: [],
    [
      "ListStyle"
    ]
  ),
  LibraryUnit(
    86, 1631, 1679, 11, 11, extends: nil,
    needs: [
      629
    ],
    [
      "DefaultListStyle"
    ]
  ),
  LibraryUnit(
    86, 1680, 1726, 11, 11, extends: nil,
    needs: [
      629
    ],
    [
      "PlainListStyle"
    ]
  ),
  LibraryUnit(
    86, 1727, 1775, 11, 11, extends: nil,
    needs: [
      629
    ],
    [
      "GroupedListStyle"
    ]
  ),
  LibraryUnit(
    86, 1776, 1822, 11, 11, extends: nil,
    needs: [
      629
    ],
    [
      "InsetListStyle"
    ]
  ),
  LibraryUnit(
    86, 1823, 1876, 11, 11, extends: nil,
    needs: [
      629
    ],
    [
      "InsetGroupedListStyle"
    ]
  ),
  LibraryUnit(
    86, 1877, 1925, 11, 11, extends: nil,
    needs: [
      629
    ],
    [
      "SidebarListStyle"
    ]
  ),
  LibraryUnit(
    86, 1926, 1975, 11, 11, extends: nil,
    needs: [
      629
    ],
    [
      "BorderedListStyle"
    ]
  ),
  LibraryUnit(
    86, 1976, 2094, 11, 11, extends: 92,
    needs: [
      629, 630,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    86, 2095, 2201, 11, 11, extends: 92,
    needs: [
      629, 631,
    ],
    [
      "plain"
    ]
  ),
  LibraryUnit(
    86, 2202, 2318, 11, 11, extends: 92,
    needs: [
      629, 632,
    ],
    [
      "grouped"
    ]
  ),
]

private let libraryUnits40: [LibraryUnit] = [
  LibraryUnit(
    86, 2319, 2425, 11, 11, extends: 92,
    needs: [
      629, 633,
    ],
    [
      "inset"
    ]
  ),
  LibraryUnit(
    86, 2426, 2562, 11, 11, extends: 92,
    needs: [
      629, 634,
    ],
    [
      "insetGrouped"
    ]
  ),
  LibraryUnit(
    86, 2563, 2679, 11, 11, extends: 92,
    needs: [
      629, 635,
    ],
    [
      "sidebar"
    ]
  ),
  LibraryUnit(
    86, 2680, 2800, 11, 11, extends: 92,
    needs: [
      629, 636,
    ],
    [
      "bordered"
    ]
  ),
  LibraryUnit(
    86, 2801, 2822, 11, 11, extends: nil,
    needs: [],
    [
      "FormStyle"
    ]
  ),
  LibraryUnit(
    86, 2823, 2873, 11, 11, extends: nil,
    needs: [
      644
    ],
    [
      "AutomaticFormStyle"
    ]
  ),
  LibraryUnit(
    86, 2874, 2922, 11, 11, extends: nil,
    needs: [
      644
    ],
    [
      "GroupedFormStyle"
    ]
  ),
  LibraryUnit(
    86, 2923, 2971, 11, 11, extends: nil,
    needs: [
      644
    ],
    [
      "ColumnsFormStyle"
    ]
  ),
  LibraryUnit(
    86, 2972, 3096, 11, 11, extends: 92,
    needs: [
      644, 645,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    86, 3097, 3213, 11, 11, extends: 92,
    needs: [
      644, 646,
    ],
    [
      "grouped"
    ]
  ),
  LibraryUnit(
    86, 3214, 3330, 11, 11, extends: 92,
    needs: [
      644, 647,
    ],
    [
      "columns"
    ]
  ),
  LibraryUnit(
    86, 3331, 5492, 11, 29, extends: 92,
    needs: [
      29, 31, 35, 44, 63, 141, 182, 186, 197, 604, 629, 644, 652, 653,
    ],
    [
      "deleteDisabled", "formStyle", "headerProminence", "listItemTint", "listRowBackground", "listRowInsets",
      "listRowSeparator", "listRowSeparatorTint", "listRowSpacing", "listSectionSeparator", "listSectionSpacing",
      "listStyle", "moveDisabled", "onDelete", "onMove", "scrollContentBackground", "selectionDisabled",
    ]
  ),
  LibraryUnit(
    86, 5528, 5572, 29, 29, extends: nil,
    needs: [],
    [
      "Prominence"
    ]
  ),
  LibraryUnit(
    86, 5620, 5938, 29, 29, extends: nil,
    needs: [
      31
    ],
    [
      "ListSectionSpacing"
    ]
  ),
  LibraryUnit(
    87, 44, 197, 0, 2, extends: nil,
    needs: [
      63, 64, 75,
    ],
    [
      "NavigationStack"
    ]
  ),
  LibraryUnit(
    87, 242, 332, 2, 3, extends: nil,
    needs: [
      63, 64, 66,
    ],
    [
      "NavigationView"
    ]
  ),
]

private let libraryUnits41: [LibraryUnit] = [
  LibraryUnit(
    87, 381, 555, 3, 3, extends: nil,
    needs: [
      29, 35,
    ],
    [
      "NavigationPath"
    ]
  ),
  LibraryUnit(
    87, 598, 1787, 3, 14, extends: nil,
    needs: [
      23, 35, 63, 64, 75, 445, 446, 466, 492, 547, 573, 580, 587, 828,
    ],
    [
      "NavigationLink"
    ]
  ),
  LibraryUnit(
    87, 1814, 2931, 14, 20, extends: nil,
    needs: [
      63, 64, 66, 75, 659, 660,
    ],
    [
      "NavigationSplitView"
    ]
  ),
  LibraryUnit(
    87, 2977, 3071, 20, 20, extends: nil,
    needs: [
      1
    ],
    [
      "NavigationSplitViewVisibility"
    ]
  ),
  LibraryUnit(
    87, 3102, 3176, 20, 20, extends: nil,
    needs: [
      1
    ],
    [
      "NavigationSplitViewColumn"
    ]
  ),
  LibraryUnit(
    87, 3177, 3208, 20, 20, extends: nil,
    needs: [],
    [
      "NavigationViewStyle"
    ]
  ),
  LibraryUnit(
    87, 3209, 3275, 20, 20, extends: nil,
    needs: [
      661
    ],
    [
      "StackNavigationViewStyle"
    ]
  ),
  LibraryUnit(
    87, 3276, 3344, 20, 20, extends: nil,
    needs: [
      661
    ],
    [
      "DefaultNavigationViewStyle"
    ]
  ),
  LibraryUnit(
    87, 3345, 3493, 20, 20, extends: 92,
    needs: [
      661, 662,
    ],
    [
      "stack"
    ]
  ),
  LibraryUnit(
    87, 3494, 3652, 20, 20, extends: 92,
    needs: [
      661, 663,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    87, 3695, 3791, 20, 20, extends: nil,
    needs: [
      1
    ],
    [
      "NavigationBarItem"
    ]
  ),
  LibraryUnit(
    87, 3792, 5853, 20, 39, extends: 92,
    needs: [
      23, 31, 35, 36, 63, 64, 75, 270, 661, 666,
    ],
    [
      "navigationBarBackButtonHidden", "navigationBarHidden", "navigationBarItems", "navigationBarTitle",
      "navigationBarTitleDisplayMode", "navigationDestination", "navigationSplitViewColumnWidth",
      "navigationSubtitle", "navigationTitle", "navigationViewStyle",
    ]
  ),
  LibraryUnit(
    88, 42, 210, 0, 2, extends: nil,
    needs: [
      63, 64, 66, 75,
    ],
    [
      "TabView"
    ]
  ),
  LibraryUnit(
    88, 237, 1301, 2, 12, extends: nil,
    needs: [
      23, 36, 63, 64, 66, 445, 446, 466, 492, 547, 573, 580, 587, 670, 828,
    ],
    [
      "Tab"
    ]
  ),
  LibraryUnit(
    88, 1325, 1363, 12, 12, extends: nil,
    needs: [
      1
    ],
    [
      "TabRole"
    ]
  ),
  LibraryUnit(
    88, 1364, 1388, 12, 12, extends: nil,
    needs: [],
    [
      "TabViewStyle"
    ]
  ),
]

private let libraryUnits42: [LibraryUnit] = [
  LibraryUnit(
    88, 1389, 1443, 12, 12, extends: nil,
    needs: [
      671
    ],
    [
      "DefaultTabViewStyle"
    ]
  ),
  LibraryUnit(
    88, 1444, 1619, 12, 12, extends: nil,
    needs: [
      671, 674,
    ],
    [
      "PageTabViewStyle"
    ]
  ),
  LibraryUnit(
    88, 1620, 1750, 12, 12, extends: 92,
    needs: [
      671, 672,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    88, 1751, 1982, 12, 12, extends: 92,
    needs: [
      671, 673,
    ],
    [
      "page"
    ]
  ),
  LibraryUnit(
    88, 1983, 2062, 12, 12, extends: nil,
    needs: [],
    [
      "TabBarMinimizeBehavior"
    ]
  ),
  LibraryUnit(
    88, 2063, 2669, 12, 18, extends: 92,
    needs: [
      29, 36, 63, 64, 270, 671, 676,
    ],
    [
      "badge", "tabBarMinimizeBehavior", "tabItem", "tabViewStyle",
    ]
  ),
  LibraryUnit(
    89, 28, 283, 0, 2, extends: nil,
    needs: [
      36, 63, 64, 66, 680,
    ],
    [
      "ToolbarItem"
    ]
  ),
  LibraryUnit(
    89, 317, 455, 2, 3, extends: nil,
    needs: [
      63, 64, 66, 680,
    ],
    [
      "ToolbarItemGroup"
    ]
  ),
  LibraryUnit(
    89, 493, 1681, 3, 3, extends: nil,
    needs: [],
    [
      "ToolbarItemPlacement"
    ]
  ),
  LibraryUnit(
    89, 1693, 2096, 3, 3, extends: nil,
    needs: [
      29
    ],
    [
      "ToolbarPlacement"
    ]
  ),
  LibraryUnit(
    89, 2134, 2672, 3, 3, extends: nil,
    needs: [],
    [
      "SearchFieldPlacement"
    ]
  ),
  LibraryUnit(
    89, 2698, 3056, 3, 3, extends: nil,
    needs: [
      1, 31,
    ],
    [
      "PresentationDetent"
    ]
  ),
  LibraryUnit(
    89, 3085, 3643, 3, 3, extends: nil,
    needs: [
      270
    ],
    [
      "Alert"
    ]
  ),
  LibraryUnit(
    89, 3644, 7746, 3, 29, extends: 92,
    needs: [
      23, 31, 35, 36, 44, 63, 64, 66, 75, 183, 204, 351, 604, 681, 682, 683, 684, 686, 687, 688,
    ],
    [
      "alert", "confirmationDialog", "contextMenu", "fullScreenCover", "keyboardShortcut",
      "persistentSystemOverlays", "popover", "presentationCornerRadius", "presentationDetents",
      "presentationDragIndicator", "refreshable", "searchable", "sheet", "swipeActions", "toolbar",
      "toolbarBackground", "toolbarColorScheme",
    ]
  ),
  LibraryUnit(
    89, 7772, 8872, 29, 29, extends: nil,
    needs: [
      15, 36,
    ],
    [
      "KeyEquivalent"
    ]
  ),
  LibraryUnit(
    89, 8926, 9559, 29, 29, extends: nil,
    needs: [
      13, 29, 187,
    ],
    [
      "EventModifiers"
    ]
  ),
]

private let libraryUnits43: [LibraryUnit] = [
  LibraryUnit(
    89, 9603, 9849, 29, 29, extends: nil,
    needs: [
      686, 687,
    ],
    [
      "KeyboardShortcut"
    ]
  ),
  LibraryUnit(
    90, 0, 4516, 0, 37, extends: 92,
    needs: [
      1, 3, 30, 35, 36, 63, 64, 66, 75, 86, 182, 194, 270, 347, 445, 446, 466, 492, 547, 573, 580, 587, 690, 691,
      692, 693, 828,
    ],
    [
      "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityActivationPoint",
      "accessibilityAdjustableAction", "accessibilityChartDescriptor", "accessibilityChildren",
      "accessibilityCustomContent", "accessibilityDirectTouch", "accessibilityFocused", "accessibilityHint",
      "accessibilityInputLabels", "accessibilityLabeledPair", "accessibilityLinkedGroup",
      "accessibilityRepresentation", "accessibilityRespondsToUserInteraction", "accessibilityRotor",
      "accessibilityRotorEntry", "accessibilityScrollAction", "accessibilityShowsLargeContentViewer",
      "accessibilityTextContentType", "accessibilityZoomAction", "speechAdjustedPitch",
      "speechAnnouncementsQueued", "speechSpellsOutCharacters",
    ]
  ),
  LibraryUnit(
    90, 4517, 4592, 37, 37, extends: nil,
    needs: [
      1
    ],
    [
      "AccessibilityActionKind"
    ]
  ),
  LibraryUnit(
    90, 4593, 4670, 37, 37, extends: nil,
    needs: [
      1
    ],
    [
      "AccessibilityAdjustmentDirection"
    ]
  ),
  LibraryUnit(
    90, 4671, 4738, 37, 37, extends: nil,
    needs: [
      1
    ],
    [
      "AccessibilityLabeledPairRole"
    ]
  ),
  LibraryUnit(
    90, 4739, 4883, 37, 37, extends: nil,
    needs: [
      1
    ],
    [
      "AccessibilityTextContentType"
    ]
  ),
  LibraryUnit(
    90, 4884, 4954, 37, 37, extends: nil,
    needs: [],
    [
      "AccessibilityFocusState"
    ]
  ),
  LibraryUnit(
    91, 0, 1746, 0, 12, extends: 92,
    needs: [
      29, 35, 63, 64, 75, 190,
    ],
    [
      "copyable", "cuttable", "draggable", "dropDestination", "itemProvider", "onDrag", "onDrop", "onInsert",
      "pasteDestination",
    ]
  ),
  LibraryUnit(
    92, 0, 2436, 0, 17, extends: 92,
    needs: [
      29, 30, 31, 35, 63, 75, 190, 286, 686, 697, 698,
    ],
    [
      "defaultHoverEffect", "digitalCrownRotation", "hoverEffect", "hoverEffectDisabled", "onCommand",
      "onContinuousHover", "onDeleteCommand", "onExitCommand", "onKeyPress", "onLongPressGesture",
      "onMoveCommand", "onPlayPauseCommand", "onTapGesture", "pointerStyle",
    ]
  ),
  LibraryUnit(
    92, 2437, 2638, 17, 17, extends: nil,
    needs: [
      1
    ],
    [
      "HoverEffect"
    ]
  ),
  LibraryUnit(
    92, 2639, 2705, 17, 17, extends: nil,
    needs: [
      0, 190,
    ],
    [
      "HoverPhase"
    ]
  ),
  LibraryUnit(
    93, 0, 3662, 0, 27, extends: 92,
    needs: [
      1, 3, 35, 36, 44, 63, 75, 86, 169, 517, 519, 700, 701,
    ],
    [
      "defaultAppStorage", "defaultFocus", "findDisabled", "findNavigator", "focusEffectDisabled", "focusScope",
      "focusSection", "focusable", "focusedObject", "focusedSceneObject", "focusedSceneValue", "focusedValue",
      "handlesExternalEvents", "modelContainer", "modelContext", "onContinueUserActivity", "onOpenURL",
      "prefersDefaultFocus", "privacySensitive", "renameAction", "replaceDisabled", "selectionDisabled",
      "springLoadingBehavior", "submitScope", "userActivity", "writingToolsBehavior",
    ]
  ),
  LibraryUnit(
    93, 3663, 3727, 27, 27, extends: nil,
    needs: [],
    [
      "SpringLoadingBehavior"
    ]
  ),
  LibraryUnit(
    93, 3728, 3801, 27, 27, extends: nil,
    needs: [],
    [
      "WritingToolsBehavior"
    ]
  ),
  LibraryUnit(
    93, 3802, 3851, 27, 27, extends: nil,
    needs: [],
    [
      "FocusedValueKey"
    ]
  ),
  LibraryUnit(
    93, 3852, 3888, 27, 27, extends: nil,
    needs: [],
    [
      "FocusedValues"
    ]
  ),
]

private let libraryUnits44: [LibraryUnit] = [
  LibraryUnit(
    94, 0, 80, 0, 0, extends: nil,
    needs: [],
    [
      "SearchScopeActivation"
    ]
  ),
  LibraryUnit(
    94, 81, 236, 0, 0, extends: nil,
    needs: [],
    [
      "SearchSuggestionsPlacement"
    ]
  ),
  LibraryUnit(
    94, 237, 2485, 0, 15, extends: 92,
    needs: [
      1, 35, 36, 63, 64, 75, 270, 682, 704, 707, 708,
    ],
    [
      "searchCompletion", "searchDictationBehavior", "searchFocused", "searchPresentationToolbarBehavior",
      "searchScopes", "searchSuggestions", "searchToolbarBehavior", "searchable", "textInputCompletion",
      "textInputSuggestions",
    ]
  ),
  LibraryUnit(
    94, 2486, 2563, 15, 15, extends: nil,
    needs: [],
    [
      "SearchPresentationToolbarBehavior"
    ]
  ),
  LibraryUnit(
    94, 2564, 2619, 15, 15, extends: nil,
    needs: [],
    [
      "SearchToolbarBehavior"
    ]
  ),
  LibraryUnit(
    95, 0, 2686, 0, 17, extends: 92,
    needs: [
      0, 1, 3, 30, 35, 44, 63, 75, 86, 182, 185, 194, 285, 710, 715, 716, 717, 718, 719,
    ],
    [
      "onScrollGeometryChange", "onScrollPhaseChange", "onScrollTargetVisibilityChange",
      "onScrollVisibilityChange", "scrollBounceBehavior", "scrollEdgeEffectHidden", "scrollEdgeEffectStyle",
      "scrollIndicatorsFlash", "scrollInputBehavior", "scrollPosition", "scrollTarget", "scrollTargetBehavior",
      "scrollTransition", "visualEffect",
    ]
  ),
  LibraryUnit(
    95, 2687, 2719, 17, 17, extends: nil,
    needs: [],
    [
      "ScrollTargetBehavior"
    ]
  ),
  LibraryUnit(
    95, 2720, 2789, 17, 17, extends: nil,
    needs: [
      710
    ],
    [
      "PagingScrollTargetBehavior"
    ]
  ),
  LibraryUnit(
    95, 2790, 2988, 17, 17, extends: nil,
    needs: [
      710
    ],
    [
      "ViewAlignedScrollTargetBehavior"
    ]
  ),
  LibraryUnit(
    95, 2989, 3145, 17, 17, extends: 92,
    needs: [
      710, 711,
    ],
    [
      "paging"
    ]
  ),
  LibraryUnit(
    95, 3146, 3491, 17, 17, extends: 92,
    needs: [
      710, 712,
    ],
    [
      "viewAligned"
    ]
  ),
  LibraryUnit(
    95, 3492, 3557, 17, 17, extends: nil,
    needs: [],
    [
      "ScrollBounceBehavior"
    ]
  ),
  LibraryUnit(
    95, 3558, 3625, 17, 17, extends: nil,
    needs: [
      1
    ],
    [
      "ScrollEdgeEffectStyle"
    ]
  ),
  LibraryUnit(
    95, 3626, 3781, 17, 17, extends: nil,
    needs: [
      1, 30, 35,
    ],
    [
      "ScrollTransitionPhase"
    ]
  ),
  LibraryUnit(
    95, 3782, 4507, 17, 17, extends: nil,
    needs: [
      359
    ],
    [
      "ScrollTransitionConfiguration"
    ]
  ),
  LibraryUnit(
    95, 4559, 5043, 17, 17, extends: nil,
    needs: [
      0, 1, 3, 31, 35, 86, 182, 194,
    ],
    [
      "ScrollPosition"
    ]
  ),
]

private let libraryUnits45: [LibraryUnit] = [
  LibraryUnit(
    95, 5097, 5194, 17, 17, extends: nil,
    needs: [
      3, 86, 194,
    ],
    [
      "ScrollViewProxy"
    ]
  ),
  LibraryUnit(
    95, 5248, 5489, 17, 17, extends: nil,
    needs: [
      63, 64, 66, 720,
    ],
    [
      "ScrollViewReader"
    ]
  ),
  LibraryUnit(
    96, 58, 678, 0, 0, extends: nil,
    needs: [
      0, 63, 64, 66, 359,
    ],
    [
      "PhaseAnimator"
    ]
  ),
  LibraryUnit(
    96, 743, 1337, 0, 0, extends: nil,
    needs: [
      0, 35, 63, 64, 66,
    ],
    [
      "KeyframeAnimator"
    ]
  ),
  LibraryUnit(
    96, 1338, 2478, 0, 0, extends: 92,
    needs: [
      0, 35, 63, 64, 359,
    ],
    [
      "keyframeAnimator", "phaseAnimator",
    ]
  ),
  LibraryUnit(
    97, 42, 64, 0, 0, extends: nil,
    needs: [],
    [
      "Animatable"
    ]
  ),
  LibraryUnit(
    97, 65, 93, 0, 0, extends: nil,
    needs: [],
    [
      "VectorArithmetic"
    ]
  ),
  LibraryUnit(
    97, 94, 131, 0, 0, extends: 92,
    needs: [
      30, 726,
    ],
    []
  ),
  LibraryUnit(
    97, 132, 170, 0, 0, extends: 92,
    needs: [
      31, 726,
    ],
    []
  ),
  LibraryUnit(
    97, 171, 224, 0, 0, extends: nil,
    needs: [
      0
    ],
    [
      "EmptyAnimatableData"
    ]
  ),
  LibraryUnit(
    97, 262, 455, 0, 0, extends: nil,
    needs: [
      46, 50, 726,
    ],
    [
      "AnimatablePair"
    ]
  ),
  LibraryUnit(
    97, 510, 566, 0, 0, extends: nil,
    needs: [
      65, 725,
    ],
    [
      "AnimatableModifier"
    ]
  ),
  LibraryUnit(
    97, 625, 734, 0, 0, extends: nil,
    needs: [
      65, 189, 357, 725,
    ],
    [
      "GeometryEffect"
    ]
  ),
  LibraryUnit(
    97, 735, 860, 0, 0, extends: 92,
    needs: [
      63, 66, 732,
    ],
    [
      "body", "ignoredByLayout",
    ]
  ),
  LibraryUnit(
    97, 922, 1085, 0, 0, extends: nil,
    needs: [
      64, 67, 735,
    ],
    [
      "Transition"
    ]
  ),
  LibraryUnit(
    97, 1086, 1284, 0, 0, extends: nil,
    needs: [
      1, 30, 35,
    ],
    [
      "TransitionPhase"
    ]
  ),
]

private let libraryUnits46: [LibraryUnit] = [
  LibraryUnit(
    97, 1285, 2482, 0, 9, extends: 92,
    needs: [
      0, 1, 3, 35, 63, 86, 189, 359, 734,
    ],
    [
      "animation", "colorEffect", "distortionEffect", "layerEffect", "matchedTransitionSource",
      "navigationTransition", "textRenderer", "transaction", "transition",
    ]
  ),
  LibraryUnit(
    98, 0, 2345, 0, 19, extends: 92,
    needs: [
      35, 36, 63, 64, 66, 75, 204, 270, 604, 681, 738, 739, 740, 741, 745, 748,
    ],
    [
      "indexViewStyle", "navigationBarColor", "navigationBarTitle", "navigationDestination", "navigationDocument",
      "navigationLinkIndicatorVisibility", "navigationSplitViewStyle", "statusBar", "tabViewCustomization",
      "tabViewSidebarFooter", "tabViewSidebarHeader", "toolbar", "toolbarBackgroundVisibility",
      "toolbarForegroundStyle", "toolbarRole", "toolbarTitleDisplayMode", "toolbarTitleMenu", "toolbarVisibility",
    ]
  ),
  LibraryUnit(
    98, 2346, 2415, 19, 19, extends: nil,
    needs: [],
    [
      "ToolbarRole"
    ]
  ),
  LibraryUnit(
    98, 2416, 2491, 19, 19, extends: nil,
    needs: [],
    [
      "ToolbarTitleDisplayMode"
    ]
  ),
  LibraryUnit(
    98, 2492, 2557, 19, 19, extends: nil,
    needs: [],
    [
      "ToolbarDefaultItemKind"
    ]
  ),
  LibraryUnit(
    98, 2558, 2594, 19, 19, extends: nil,
    needs: [],
    [
      "NavigationSplitViewStyle"
    ]
  ),
  LibraryUnit(
    98, 2595, 2675, 19, 19, extends: nil,
    needs: [
      741
    ],
    [
      "AutomaticNavigationSplitViewStyle"
    ]
  ),
  LibraryUnit(
    98, 2676, 2755, 19, 19, extends: nil,
    needs: [
      741
    ],
    [
      "BalancedNavigationSplitViewStyle"
    ]
  ),
  LibraryUnit(
    98, 2756, 2842, 19, 19, extends: nil,
    needs: [
      741
    ],
    [
      "ProminentDetailNavigationSplitViewStyle"
    ]
  ),
  LibraryUnit(
    98, 2843, 3027, 19, 19, extends: 92,
    needs: [
      741, 742,
    ],
    [
      "automatic"
    ]
  ),
  LibraryUnit(
    98, 3028, 3208, 19, 19, extends: 92,
    needs: [
      741, 743,
    ],
    [
      "balanced"
    ]
  ),
  LibraryUnit(
    98, 3209, 3417, 19, 19, extends: 92,
    needs: [
      741, 744,
    ],
    [
      "prominentDetail"
    ]
  ),
  LibraryUnit(
    98, 3418, 3444, 19, 19, extends: nil,
    needs: [],
    [
      "IndexViewStyle"
    ]
  ),
  LibraryUnit(
    98, 3445, 3654, 19, 19, extends: nil,
    needs: [
      748
    ],
    [
      "PageIndexViewStyle"
    ]
  ),
  LibraryUnit(
    98, 3655, 3916, 19, 19, extends: 92,
    needs: [
      748, 749,
    ],
    [
      "page"
    ]
  ),
  LibraryUnit(
    99, 29, 169, 0, 0, extends: nil,
    needs: [
      270, 684,
    ],
    [
      "ActionSheet"
    ]
  ),
]

private let libraryUnits47: [LibraryUnit] = [
  LibraryUnit(
    99, 170, 6013, 0, 38, extends: 92,
    needs: [
      1, 23, 29, 31, 35, 36, 44, 63, 64, 66, 75, 169, 180, 182, 204, 270, 479, 517, 519, 604, 683, 684, 751, 753,
      754, 755, 757, 758, 759,
    ],
    [
      "actionSheet", "alert", "confirmationDialog", "contextMenu", "dialogIcon", "dialogSeverity",
      "dialogSuppressionToggle", "fileExporter", "fileImporter", "fileMover", "inspector", "inspectorColumnWidth",
      "photosPicker", "popover", "presentationBackground", "presentationBackgroundInteraction",
      "presentationCompactAdaptation", "presentationContentInteraction", "presentationDetents",
      "presentationSizing", "quickLookPreview", "translationPresentation",
    ]
  ),
  LibraryUnit(
    99, 6072, 6162, 38, 38, extends: nil,
    needs: [
      63, 64,
    ],
    [
      "ContextMenu"
    ]
  ),
  LibraryUnit(
    99, 6163, 6221, 38, 38, extends: nil,
    needs: [],
    [
      "DialogSeverity"
    ]
  ),
  LibraryUnit(
    99, 6222, 6315, 38, 38, extends: nil,
    needs: [
      194, 756,
    ],
    [
      "PopoverAttachmentAnchor"
    ]
  ),
  LibraryUnit(
    99, 6316, 6529, 38, 38, extends: nil,
    needs: [
      192
    ],
    [
      "PopoverAttachmentSource"
    ]
  ),
  LibraryUnit(
    99, 6530, 7020, 38, 38, extends: nil,
    needs: [
      683
    ],
    [
      "PresentationBackgroundInteraction"
    ]
  ),
  LibraryUnit(
    99, 7021, 7106, 38, 38, extends: nil,
    needs: [],
    [
      "PresentationAdaptation"
    ]
  ),
  LibraryUnit(
    99, 7107, 7179, 38, 38, extends: nil,
    needs: [],
    [
      "PresentationContentInteraction"
    ]
  ),
  LibraryUnit(
    100, 47, 315, 0, 0, extends: nil,
    needs: [
      0, 35, 197,
    ],
    [
      "Glass"
    ]
  ),
  LibraryUnit(
    100, 354, 561, 0, 0, extends: nil,
    needs: [
      31, 63, 64, 66,
    ],
    [
      "GlassEffectContainer"
    ]
  ),
  LibraryUnit(
    100, 562, 636, 0, 0, extends: nil,
    needs: [],
    [
      "GlassEffectTransition"
    ]
  ),
  LibraryUnit(
    100, 637, 1823, 0, 9, extends: 92,
    needs: [
      1, 3, 35, 63, 64, 86, 180, 204, 241, 760, 762, 764,
    ],
    [
      "backgroundExtensionEffect", "backgroundStyle", "containerBackground", "glassEffect", "glassEffectID",
      "glassEffectTransition", "glassEffectUnion",
    ]
  ),
  LibraryUnit(
    100, 1824, 2220, 9, 9, extends: nil,
    needs: [],
    [
      "ContainerBackgroundPlacement"
    ]
  ),
  LibraryUnit(
    101, 59, 492, 0, 2, extends: nil,
    needs: [
      35, 63, 64, 189, 766,
    ],
    [
      "Canvas"
    ]
  ),
  LibraryUnit(
    101, 546, 2526, 2, 2, extends: nil,
    needs: [
      30, 31, 189, 190, 192, 194, 195, 196, 197, 204, 205, 223, 261, 262, 265, 270, 350, 479,
    ],
    [
      "GraphicsContext"
    ]
  ),
  LibraryUnit(
    102, 65, 427, 0, 0, extends: nil,
    needs: [
      63, 64, 66, 768, 769,
    ],
    [
      "TimelineView"
    ]
  ),
]

private let libraryUnits48: [LibraryUnit] = [
  LibraryUnit(
    102, 466, 633, 0, 0, extends: nil,
    needs: [
      1, 171,
    ],
    [
      "TimelineViewDefaultContext"
    ]
  ),
  LibraryUnit(
    102, 634, 662, 0, 0, extends: nil,
    needs: [],
    [
      "TimelineSchedule"
    ]
  ),
  LibraryUnit(
    102, 663, 781, 0, 0, extends: nil,
    needs: [
      30, 35, 769,
    ],
    [
      "AnimationTimelineSchedule"
    ]
  ),
  LibraryUnit(
    102, 782, 888, 0, 0, extends: nil,
    needs: [
      30, 171, 769,
    ],
    [
      "PeriodicTimelineSchedule"
    ]
  ),
  LibraryUnit(
    102, 889, 955, 0, 0, extends: nil,
    needs: [
      769
    ],
    [
      "EveryMinuteTimelineSchedule"
    ]
  ),
  LibraryUnit(
    102, 956, 1034, 0, 0, extends: nil,
    needs: [
      171, 769,
    ],
    [
      "ExplicitTimelineSchedule"
    ]
  ),
  LibraryUnit(
    102, 1035, 1332, 0, 0, extends: 92,
    needs: [
      30, 35, 769, 770,
    ],
    [
      "animation"
    ]
  ),
  LibraryUnit(
    102, 1333, 1562, 0, 0, extends: 92,
    needs: [
      30, 171, 769, 771,
    ],
    [
      "periodic"
    ]
  ),
  LibraryUnit(
    102, 1563, 1723, 0, 0, extends: 92,
    needs: [
      769, 772,
    ],
    [
      "everyMinute"
    ]
  ),
  LibraryUnit(
    102, 1724, 1897, 0, 0, extends: 92,
    needs: [
      171, 769, 773,
    ],
    [
      "explicit"
    ]
  ),
  LibraryUnit(
    103, 40, 61, 0, 0, extends: nil,
    needs: [
      63
    ],
    [
      "App"
    ]
  ),
  LibraryUnit(
    103, 62, 101, 0, 0, extends: 92,
    needs: [
      778
    ],
    [
      "main"
    ]
  ),
  LibraryUnit(
    103, 149, 172, 0, 0, extends: nil,
    needs: [
      63
    ],
    [
      "Scene"
    ]
  ),
  LibraryUnit(
    103, 173, 210, 0, 0, extends: nil,
    needs: [],
    [
      "SceneBuilder"
    ]
  ),
  LibraryUnit(
    103, 211, 251, 0, 0, extends: nil,
    needs: [],
    [
      "CommandsBuilder"
    ]
  ),
  LibraryUnit(
    103, 252, 298, 0, 0, extends: nil,
    needs: [],
    [
      "ToolbarContentBuilder"
    ]
  ),
]

private let libraryUnits49: [LibraryUnit] = [
  LibraryUnit(
    103, 328, 354, 0, 0, extends: nil,
    needs: [
      63
    ],
    [
      "Commands"
    ]
  ),
  LibraryUnit(
    103, 387, 419, 0, 0, extends: nil,
    needs: [
      63
    ],
    [
      "ToolbarContent"
    ]
  ),
  LibraryUnit(
    103, 420, 474, 0, 0, extends: nil,
    needs: [
      785
    ],
    [
      "CustomizableToolbarContent"
    ]
  ),
  LibraryUnit(
    103, 502, 530, 0, 0, extends: nil,
    needs: [
      63
    ],
    [
      "TabContent"
    ]
  ),
  LibraryUnit(
    103, 558, 1035, 0, 0, extends: nil,
    needs: [
      23, 36, 63, 64, 66, 780,
    ],
    [
      "WindowGroup"
    ]
  ),
  LibraryUnit(
    103, 1036, 1247, 0, 0, extends: nil,
    needs: [
      23, 36, 63, 64, 66, 780,
    ],
    [
      "Window"
    ]
  ),
  LibraryUnit(
    103, 1305, 1431, 0, 0, extends: nil,
    needs: [
      63, 64, 66, 231, 780,
    ],
    [
      "Settings"
    ]
  ),
  LibraryUnit(
    103, 1432, 1721, 0, 0, extends: nil,
    needs: [
      23, 36, 63, 64, 66, 231, 445, 446, 466, 492, 547, 573, 580, 587, 780, 828,
    ],
    [
      "MenuBarExtra"
    ]
  ),
  LibraryUnit(
    103, 1722, 1883, 0, 0, extends: nil,
    needs: [
      23, 63, 64, 66, 231, 784,
    ],
    [
      "CommandMenu"
    ]
  ),
  LibraryUnit(
    103, 1884, 2257, 0, 0, extends: nil,
    needs: [
      63, 64, 66, 231, 784, 794,
    ],
    [
      "CommandGroup"
    ]
  ),
  LibraryUnit(
    103, 2258, 3111, 0, 0, extends: nil,
    needs: [],
    [
      "CommandGroupPlacement"
    ]
  ),
  LibraryUnit(
    103, 3112, 3198, 0, 0, extends: nil,
    needs: [
      63, 231, 784,
    ],
    [
      "SidebarCommands"
    ]
  ),
  LibraryUnit(
    103, 3199, 3285, 0, 0, extends: nil,
    needs: [
      63, 231, 784,
    ],
    [
      "ToolbarCommands"
    ]
  ),
  LibraryUnit(
    103, 3286, 3374, 0, 0, extends: nil,
    needs: [
      63, 231, 784,
    ],
    [
      "InspectorCommands"
    ]
  ),
  LibraryUnit(
    103, 3375, 3465, 0, 0, extends: nil,
    needs: [
      63, 231, 784,
    ],
    [
      "TextEditingCommands"
    ]
  ),
  LibraryUnit(
    103, 3466, 3559, 0, 0, extends: nil,
    needs: [
      63, 231, 784,
    ],
    [
      "TextFormattingCommands"
    ]
  ),
]

private let libraryUnits50: [LibraryUnit] = [
  LibraryUnit(
    103, 3560, 3644, 0, 0, extends: nil,
    needs: [
      63, 231, 784,
    ],
    [
      "EmptyCommands"
    ]
  ),
  LibraryUnit(
    103, 3645, 3716, 0, 0, extends: nil,
    needs: [],
    [
      "WindowResizability"
    ]
  ),
  LibraryUnit(
    103, 3717, 3782, 0, 0, extends: nil,
    needs: [],
    [
      "DefaultToolbarItemKind"
    ]
  ),
  LibraryUnit(
    103, 3783, 3925, 0, 0, extends: nil,
    needs: [],
    [
      "SpacerSizing"
    ]
  ),
  LibraryUnit(
    103, 3967, 4137, 0, 0, extends: nil,
    needs: [
      63, 231, 680, 785, 803,
    ],
    [
      "ToolbarSpacer"
    ]
  ),
  LibraryUnit(
    103, 4138, 5229, 0, 9, extends: 92,
    needs: [
      31, 63, 64, 66, 189, 194, 801,
    ],
    [
      "backgroundTask", "commands", "defaultPosition", "defaultSize", "menuBarExtraStyle", "windowResizability",
      "windowStyle", "windowToolbarStyle",
    ]
  ),
  LibraryUnit(
    104, 65, 328, 0, 3, extends: nil,
    needs: [
      3, 24, 26, 36, 40, 41, 45, 63, 86, 170, 235,
    ],
    [
      "Chart"
    ]
  ),
  LibraryUnit(
    104, 329, 384, 3, 3, extends: nil,
    needs: [],
    [
      "AxisVisibility"
    ]
  ),
  LibraryUnit(
    104, 385, 4684, 3, 36, extends: 92,
    needs: [
      31, 36, 44, 63, 64, 180, 185, 604,
    ],
    [
      "chartAngleSelection", "chartBackground", "chartForegroundStyleScale", "chartGesture", "chartLegend",
      "chartLineStyleScale", "chartOverlay", "chartPlotStyle", "chartScrollPosition", "chartScrollTargetBehavior",
      "chartScrollableAxes", "chartSymbolScale", "chartXAxis", "chartXAxisLabel", "chartXAxisStyle",
      "chartXScale", "chartXSelection", "chartXVisibleDomain", "chartYAxis", "chartYAxisLabel", "chartYAxisStyle",
      "chartYScale", "chartYSelection", "chartYVisibleDomain",
    ]
  ),
  LibraryUnit(
    105, 31, 1075, 0, 8, extends: nil,
    needs: [
      35, 63,
    ],
    [
      "Map"
    ]
  ),
  LibraryUnit(
    105, 1076, 1864, 8, 14, extends: 92,
    needs: [
      3, 35, 63, 75, 86, 604,
    ],
    [
      "lookAroundViewer", "mapControlVisibility", "mapControls", "mapScope", "mapStyle", "onMapCameraChange",
    ]
  ),
  LibraryUnit(
    105, 1865, 1901, 14, 14, extends: 92,
    needs: [
      30
    ],
    [
      "CLLocationDegrees"
    ]
  ),
  LibraryUnit(
    105, 1902, 1939, 14, 14, extends: 92,
    needs: [
      30
    ],
    [
      "CLLocationDistance"
    ]
  ),
  LibraryUnit(
    105, 1940, 2190, 14, 14, extends: nil,
    needs: [
      30
    ],
    [
      "CLLocationCoordinate2D"
    ]
  ),
  LibraryUnit(
    105, 2191, 2390, 14, 14, extends: nil,
    needs: [
      30, 813,
    ],
    [
      "CLLocation"
    ]
  ),
  LibraryUnit(
    105, 2391, 2615, 14, 14, extends: nil,
    needs: [
      30
    ],
    [
      "MKCoordinateSpan"
    ]
  ),
]

private let libraryUnits51: [LibraryUnit] = [
  LibraryUnit(
    105, 2616, 3200, 14, 14, extends: nil,
    needs: [
      30, 813, 815,
    ],
    [
      "MKCoordinateRegion"
    ]
  ),
  LibraryUnit(
    105, 3201, 3331, 14, 14, extends: nil,
    needs: [
      30, 813,
    ],
    [
      "MapCamera"
    ]
  ),
  LibraryUnit(
    105, 3332, 3773, 14, 14, extends: nil,
    needs: [
      35, 816, 817,
    ],
    [
      "MapCameraPosition"
    ]
  ),
  LibraryUnit(
    105, 3774, 3943, 14, 14, extends: nil,
    needs: [],
    [
      "MapStyle"
    ]
  ),
  LibraryUnit(
    106, 34, 187, 0, 2, extends: nil,
    needs: [
      63, 64,
    ],
    [
      "VideoPlayer"
    ]
  ),
  LibraryUnit(
    106, 231, 307, 2, 4, extends: nil,
    needs: [
      63, 169, 517, 519,
    ],
    [
      "WebView"
    ]
  ),
  LibraryUnit(
    106, 353, 526, 4, 5, extends: nil,
    needs: [
      63
    ],
    [
      "SceneView"
    ]
  ),
  LibraryUnit(
    106, 573, 702, 5, 6, extends: nil,
    needs: [
      63
    ],
    [
      "SpriteView"
    ]
  ),
  LibraryUnit(
    106, 736, 829, 6, 8, extends: nil,
    needs: [
      63
    ],
    [
      "Model3D"
    ]
  ),
  LibraryUnit(
    106, 868, 1047, 8, 9, extends: nil,
    needs: [
      29, 32, 35, 63, 197, 204, 205, 826,
    ],
    [
      "MeshGradient"
    ]
  ),
  LibraryUnit(
    106, 1065, 1254, 9, 9, extends: nil,
    needs: [
      32, 827,
    ],
    [
      "SIMD2"
    ]
  ),
  LibraryUnit(
    106, 1255, 1300, 9, 9, extends: 92,
    needs: [
      14, 826,
    ],
    []
  ),
  LibraryUnit(
    106, 1378, 1671, 9, 10, extends: nil,
    needs: [
      63
    ],
    [
      "SignInWithAppleButton"
    ]
  ),
  LibraryUnit(
    106, 1672, 1824, 10, 11, extends: 92,
    needs: [
      63, 176, 413, 828,
    ],
    [
      "signInWithAppleButtonStyle"
    ]
  ),
  LibraryUnit(
    107, 43, 466, 0, 0, extends: nil,
    needs: [
      29, 63, 64, 439, 445, 446, 466, 492, 547, 573, 580, 587, 684, 751, 828,
    ],
    [
      "PhotosPicker"
    ]
  ),
  LibraryUnit(
    107, 467, 784, 0, 0, extends: 92,
    needs: [
      23, 29, 270, 445, 446, 466, 492, 547, 573, 580, 587, 828, 830,
    ],
    [
      "selection"
    ]
  ),
]

private let libraryUnits52: [LibraryUnit] = [
  LibraryUnit(
    107, 806, 853, 0, 0, extends: nil,
    needs: [
      1
    ],
    [
      "PhotosPickerItem"
    ]
  ),
  LibraryUnit(
    107, 854, 1005, 0, 0, extends: nil,
    needs: [],
    [
      "PHPickerFilter"
    ]
  ),
  LibraryUnit(
    108, 0, 142, 0, 0, extends: nil,
    needs: [
      342
    ],
    [
      "UIViewRepresentableContext"
    ]
  ),
  LibraryUnit(
    108, 143, 180, 0, 1, extends: nil,
    needs: [
      63
    ],
    [
      "_PlatformView"
    ]
  ),
  LibraryUnit(
    108, 222, 315, 1, 1, extends: nil,
    needs: [
      63, 834,
    ],
    [
      "UIViewRepresentable"
    ]
  ),
  LibraryUnit(
    108, 316, 389, 1, 1, extends: 92,
    needs: [
      63, 835, 836,
    ],
    [
      "body"
    ]
  ),
  LibraryUnit(
    108, 437, 540, 1, 1, extends: nil,
    needs: [
      63, 834,
    ],
    [
      "UIViewControllerRepresentable"
    ]
  ),
  LibraryUnit(
    108, 541, 624, 1, 1, extends: 92,
    needs: [
      63, 835, 838,
    ],
    [
      "body"
    ]
  ),
  LibraryUnit(
    108, 667, 760, 1, 1, extends: nil,
    needs: [
      63, 834,
    ],
    [
      "NSViewRepresentable"
    ]
  ),
  LibraryUnit(
    108, 761, 834, 1, 1, extends: 92,
    needs: [
      63, 835, 840,
    ],
    [
      "body"
    ]
  ),
  LibraryUnit(
    108, 883, 986, 1, 1, extends: nil,
    needs: [
      63, 834,
    ],
    [
      "NSViewControllerRepresentable"
    ]
  ),
  LibraryUnit(
    108, 987, 1070, 1, 1, extends: 92,
    needs: [
      63, 835, 842,
    ],
    [
      "body"
    ]
  ),
  LibraryUnit(
    109, 44, 482, 0, 0, extends: nil,
    needs: [
      31, 192, 342,
    ],
    [
      "UIScreen"
    ]
  ),
  LibraryUnit(
    109, 483, 577, 0, 0, extends: nil,
    needs: [
      1
    ],
    [
      "UIUserInterfaceIdiom"
    ]
  ),
  LibraryUnit(
    109, 578, 924, 0, 0, extends: nil,
    needs: [
      1, 35,
    ],
    [
      "UIDeviceOrientation"
    ]
  ),
  LibraryUnit(
    109, 1012, 1637, 0, 0, extends: nil,
    needs: [
      32, 36, 92, 93, 432, 844, 845, 846,
    ],
    [
      "UIDevice"
    ]
  ),
]

private let libraryUnits53: [LibraryUnit] = [
  LibraryUnit(
    110, 30, 57, 0, 0, extends: nil,
    needs: [],
    [
      "CGPath"
    ]
  ),
  LibraryUnit(
    110, 58, 151, 0, 0, extends: 848,
    needs: [
      265, 848,
    ],
    [
      "cgPath"
    ]
  ),
  LibraryUnit(
    110, 180, 748, 0, 0, extends: nil,
    needs: [
      1, 4, 13, 29, 187,
    ],
    [
      "UIRectCorner"
    ]
  ),
  LibraryUnit(
    110, 783, 1771, 0, 0, extends: nil,
    needs: [
      31, 35, 189, 190, 192, 196, 848, 850,
    ],
    [
      "UIBezierPath"
    ]
  ),
  LibraryUnit(
    110, 1814, 2257, 0, 0, extends: nil,
    needs: [
      31, 35, 190, 192,
    ],
    [
      "CGMutablePath"
    ]
  ),
  LibraryUnit(
    111, 21, 1206, 0, 0, extends: nil,
    needs: [
      31, 230, 337,
    ],
    [
      "UIFont"
    ]
  ),
  LibraryUnit(
    111, 1207, 1268, 0, 0, extends: 853,
    needs: [
      230, 853,
    ],
    []
  ),
  LibraryUnit(
    111, 1310, 1571, 0, 0, extends: nil,
    needs: [
      31
    ],
    [
      "UIImpactFeedbackGenerator"
    ]
  ),
  LibraryUnit(
    111, 1572, 1783, 0, 0, extends: nil,
    needs: [],
    [
      "UINotificationFeedbackGenerator"
    ]
  ),
  LibraryUnit(
    111, 1784, 1883, 0, 0, extends: nil,
    needs: [],
    [
      "UISelectionFeedbackGenerator"
    ]
  ),
]
