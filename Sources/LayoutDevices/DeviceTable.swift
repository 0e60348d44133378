/// Every device that Keyline knows, newest first within its family, and a Mac's window.
///
/// A window of a Mac sizes to its content; its row stands for a common one without a title bar's inset.
extension Device {
  package static let all: [Device] = [
    .init(
      name: "iPad Pro 13-inch (M4)", platform: .iPadOS, width: 1032, height: 1376, scale: 2,
      portraitInsets: .init(24, 0, 20, 0), landscapeInsets: .init(24, 0, 20, 0),
      portraitClasses: .init(.regular, .regular), landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPad Pro 11-inch (M4)", platform: .iPadOS, width: 834, height: 1210, scale: 2,
      portraitInsets: .init(24, 0, 20, 0), landscapeInsets: .init(24, 0, 20, 0),
      portraitClasses: .init(.regular, .regular), landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPad Pro 12.9-inch", platform: .iPadOS, width: 1024, height: 1366, scale: 2,
      portraitInsets: .init(24, 0, 20, 0), landscapeInsets: .init(24, 0, 20, 0),
      portraitClasses: .init(.regular, .regular), landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPad Pro 11-inch", platform: .iPadOS, width: 834, height: 1194, scale: 2,
      portraitInsets: .init(24, 0, 20, 0), landscapeInsets: .init(24, 0, 20, 0),
      portraitClasses: .init(.regular, .regular), landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPad Pro 10.5-inch", platform: .iPadOS, width: 834, height: 1194, scale: 2,
      portraitInsets: .init(20, 0, 0, 0), landscapeInsets: .init(20, 0, 0, 0),
      portraitClasses: .init(.regular, .regular), landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPad Pro 9.7-inch", platform: .iPadOS, width: 768, height: 1024, scale: 2,
      portraitInsets: .init(20, 0, 0, 0), landscapeInsets: .init(20, 0, 0, 0),
      portraitClasses: .init(.regular, .regular), landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPad Air 13-inch", platform: .iPadOS, width: 1024, height: 1366, scale: 2,
      portraitInsets: .init(24, 0, 20, 0), landscapeInsets: .init(24, 0, 20, 0),
      portraitClasses: .init(.regular, .regular), landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPad Air 11-inch", platform: .iPadOS, width: 820, height: 1180, scale: 2,
      portraitInsets: .init(24, 0, 20, 0), landscapeInsets: .init(24, 0, 20, 0),
      portraitClasses: .init(.regular, .regular), landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPad Air 10.9-inch", platform: .iPadOS, width: 820, height: 1180, scale: 2,
      portraitInsets: .init(24, 0, 20, 0), landscapeInsets: .init(24, 0, 20, 0),
      portraitClasses: .init(.regular, .regular), landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPad Air 10.5-inch", platform: .iPadOS, width: 834, height: 1112, scale: 2,
      portraitInsets: .init(20, 0, 0, 0), landscapeInsets: .init(20, 0, 0, 0),
      portraitClasses: .init(.regular, .regular), landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPad Air 9.7-inch", platform: .iPadOS, width: 768, height: 1024, scale: 2,
      portraitInsets: .init(20, 0, 0, 0), landscapeInsets: .init(20, 0, 0, 0),
      portraitClasses: .init(.regular, .regular), landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPad 11-inch", platform: .iPadOS, width: 820, height: 1180, scale: 2, portraitInsets: .init(24, 0, 20, 0),
      landscapeInsets: .init(24, 0, 20, 0), portraitClasses: .init(.regular, .regular),
      landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPad 10.2-inch", platform: .iPadOS, width: 810, height: 1080, scale: 2, portraitInsets: .init(20, 0, 0, 0),
      landscapeInsets: .init(20, 0, 0, 0), portraitClasses: .init(.regular, .regular),
      landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPad 9.7-inch", platform: .iPadOS, width: 768, height: 1024, scale: 2, portraitInsets: .init(20, 0, 0, 0),
      landscapeInsets: .init(20, 0, 0, 0), portraitClasses: .init(.regular, .regular),
      landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPad mini 8.3-inch", platform: .iPadOS, width: 744, height: 1133, scale: 2,
      portraitInsets: .init(24, 0, 20, 0), landscapeInsets: .init(24, 0, 20, 0),
      portraitClasses: .init(.regular, .regular), landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPad mini 7.9-inch", platform: .iPadOS, width: 768, height: 1024, scale: 2,
      portraitInsets: .init(20, 0, 0, 0), landscapeInsets: .init(20, 0, 0, 0),
      portraitClasses: .init(.regular, .regular), landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "iPhone 17 Pro Max", platform: .iOS, width: 440, height: 956, scale: 3, portraitInsets: .init(62, 0, 34, 0),
      landscapeInsets: .init(0, 62, 21, 62), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone 17 Pro", platform: .iOS, width: 402, height: 874, scale: 3, portraitInsets: .init(62, 0, 34, 0),
      landscapeInsets: .init(0, 62, 21, 62), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone Air", platform: .iOS, width: 420, height: 912, scale: 3, portraitInsets: .init(68, 0, 34, 0),
      landscapeInsets: .init(0, 68, 21, 68), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone 17", platform: .iOS, width: 402, height: 874, scale: 3, portraitInsets: .init(62, 0, 34, 0),
      landscapeInsets: .init(0, 62, 21, 62), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 16 Pro Max", platform: .iOS, width: 440, height: 956, scale: 3, portraitInsets: .init(62, 0, 34, 0),
      landscapeInsets: .init(0, 62, 21, 62), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone 16 Pro", platform: .iOS, width: 402, height: 874, scale: 3, portraitInsets: .init(62, 0, 34, 0),
      landscapeInsets: .init(0, 62, 21, 62), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 16 Plus", platform: .iOS, width: 430, height: 932, scale: 3, portraitInsets: .init(59, 0, 34, 0),
      landscapeInsets: .init(0, 59, 21, 59), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone 16", platform: .iOS, width: 393, height: 852, scale: 3, portraitInsets: .init(59, 0, 34, 0),
      landscapeInsets: .init(0, 59, 21, 59), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 16e", platform: .iOS, width: 390, height: 844, scale: 3, portraitInsets: .init(47, 0, 34, 0),
      landscapeInsets: .init(0, 47, 21, 47), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 15 Pro Max", platform: .iOS, width: 430, height: 932, scale: 3, portraitInsets: .init(59, 0, 34, 0),
      landscapeInsets: .init(0, 59, 21, 59), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone 15 Pro", platform: .iOS, width: 393, height: 852, scale: 3, portraitInsets: .init(59, 0, 34, 0),
      landscapeInsets: .init(0, 59, 21, 59), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 15 Plus", platform: .iOS, width: 430, height: 932, scale: 3, portraitInsets: .init(59, 0, 34, 0),
      landscapeInsets: .init(0, 59, 21, 59), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone 15", platform: .iOS, width: 393, height: 852, scale: 3, portraitInsets: .init(59, 0, 34, 0),
      landscapeInsets: .init(0, 59, 21, 59), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 14 Pro Max", platform: .iOS, width: 430, height: 932, scale: 3, portraitInsets: .init(59, 0, 34, 0),
      landscapeInsets: .init(0, 59, 21, 59), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone 14 Pro", platform: .iOS, width: 393, height: 852, scale: 3, portraitInsets: .init(59, 0, 34, 0),
      landscapeInsets: .init(0, 59, 21, 59), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 14 Plus", platform: .iOS, width: 428, height: 926, scale: 3, portraitInsets: .init(47, 0, 34, 0),
      landscapeInsets: .init(0, 47, 21, 47), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone 14", platform: .iOS, width: 390, height: 844, scale: 3, portraitInsets: .init(47, 0, 34, 0),
      landscapeInsets: .init(0, 47, 21, 47), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 13 Pro Max", platform: .iOS, width: 428, height: 926, scale: 3, portraitInsets: .init(47, 0, 34, 0),
      landscapeInsets: .init(0, 47, 21, 47), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone 13 Pro", platform: .iOS, width: 390, height: 844, scale: 3, portraitInsets: .init(47, 0, 34, 0),
      landscapeInsets: .init(0, 47, 21, 47), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 13", platform: .iOS, width: 390, height: 844, scale: 3, portraitInsets: .init(47, 0, 34, 0),
      landscapeInsets: .init(0, 47, 21, 47), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 13 mini", platform: .iOS, width: 375, height: 812, scale: 3, portraitInsets: .init(50, 0, 34, 0),
      landscapeInsets: .init(0, 50, 21, 50), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 12 Pro Max", platform: .iOS, width: 428, height: 926, scale: 3, portraitInsets: .init(47, 0, 34, 0),
      landscapeInsets: .init(0, 47, 21, 47), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone 12 Pro", platform: .iOS, width: 390, height: 844, scale: 3, portraitInsets: .init(47, 0, 34, 0),
      landscapeInsets: .init(0, 47, 21, 47), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 12", platform: .iOS, width: 390, height: 844, scale: 3, portraitInsets: .init(47, 0, 34, 0),
      landscapeInsets: .init(0, 47, 21, 47), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 12 mini", platform: .iOS, width: 375, height: 812, scale: 3, portraitInsets: .init(50, 0, 34, 0),
      landscapeInsets: .init(0, 50, 21, 50), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 11 Pro Max", platform: .iOS, width: 414, height: 896, scale: 3, portraitInsets: .init(44, 0, 34, 0),
      landscapeInsets: .init(0, 44, 21, 44), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone 11 Pro", platform: .iOS, width: 375, height: 812, scale: 3, portraitInsets: .init(44, 0, 34, 0),
      landscapeInsets: .init(0, 44, 21, 44), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 11", platform: .iOS, width: 414, height: 896, scale: 2, portraitInsets: .init(48, 0, 34, 0),
      landscapeInsets: .init(0, 48, 21, 48), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone XS Max", platform: .iOS, width: 414, height: 896, scale: 3, portraitInsets: .init(44, 0, 34, 0),
      landscapeInsets: .init(0, 44, 21, 44), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone XS", platform: .iOS, width: 375, height: 812, scale: 3, portraitInsets: .init(44, 0, 34, 0),
      landscapeInsets: .init(0, 44, 21, 44), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone XR", platform: .iOS, width: 414, height: 896, scale: 2, portraitInsets: .init(48, 0, 34, 0),
      landscapeInsets: .init(0, 48, 21, 48), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone X", platform: .iOS, width: 375, height: 812, scale: 3, portraitInsets: .init(44, 0, 34, 0),
      landscapeInsets: .init(0, 44, 21, 44), portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 8 Plus", platform: .iOS, width: 414, height: 736, scale: 3, portraitInsets: .init(20, 0, 0, 0),
      landscapeInsets: .zero, portraitClasses: .init(.compact, .regular), landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone 8", platform: .iOS, width: 375, height: 667, scale: 2, portraitInsets: .init(20, 0, 0, 0),
      landscapeInsets: .zero, portraitClasses: .init(.compact, .regular), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 7 Plus", platform: .iOS, width: 414, height: 736, scale: 3, portraitInsets: .init(20, 0, 0, 0),
      landscapeInsets: .zero, portraitClasses: .init(.compact, .regular), landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone 7", platform: .iOS, width: 375, height: 667, scale: 2, portraitInsets: .init(20, 0, 0, 0),
      landscapeInsets: .zero, portraitClasses: .init(.compact, .regular), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 6s Plus", platform: .iOS, width: 414, height: 736, scale: 3, portraitInsets: .init(20, 0, 0, 0),
      landscapeInsets: .zero, portraitClasses: .init(.compact, .regular), landscapeClasses: .init(.regular, .compact)),
    .init(
      name: "iPhone 6s", platform: .iOS, width: 375, height: 667, scale: 2, portraitInsets: .init(20, 0, 0, 0),
      landscapeInsets: .zero, portraitClasses: .init(.compact, .regular), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 6 Plus", platform: .iOS, width: 414, height: 736, scale: 3, portraitInsets: .init(20, 0, 0, 0),
      landscapeInsets: .zero, portraitClasses: .init(.compact, .regular), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone 6", platform: .iOS, width: 375, height: 667, scale: 2, portraitInsets: .init(20, 0, 0, 0),
      landscapeInsets: .zero, portraitClasses: .init(.compact, .regular), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone SE 4.7-inch", platform: .iOS, width: 375, height: 667, scale: 2, portraitInsets: .init(20, 0, 0, 0),
      landscapeInsets: .zero, portraitClasses: .init(.compact, .regular), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPhone SE 4-inch", platform: .iOS, width: 320, height: 568, scale: 2, portraitInsets: .init(20, 0, 0, 0),
      landscapeInsets: .zero, portraitClasses: .init(.compact, .regular), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "iPod touch 5th generation and later", platform: .iOS, width: 320, height: 568, scale: 2,
      portraitInsets: .init(20, 0, 0, 0), landscapeInsets: .zero, portraitClasses: .init(.compact, .regular),
      landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "Apple Watch Ultra 3 49mm", platform: .watchOS, width: 211, height: 257, scale: 2, portraitInsets: .zero,
      landscapeInsets: .zero, portraitClasses: .init(.compact, .compact), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "Series 10/11 42mm", platform: .watchOS, width: 187, height: 223, scale: 2, portraitInsets: .zero,
      landscapeInsets: .zero, portraitClasses: .init(.compact, .compact), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "Series 10/11 46mm", platform: .watchOS, width: 208, height: 248, scale: 2, portraitInsets: .zero,
      landscapeInsets: .zero, portraitClasses: .init(.compact, .compact), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "Ultra 1/2 49mm", platform: .watchOS, width: 205, height: 251, scale: 2, portraitInsets: .zero,
      landscapeInsets: .zero, portraitClasses: .init(.compact, .compact), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "Series 7-9 41mm", platform: .watchOS, width: 176, height: 215, scale: 2, portraitInsets: .zero,
      landscapeInsets: .zero, portraitClasses: .init(.compact, .compact), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "Series 7-9 45mm", platform: .watchOS, width: 198, height: 242, scale: 2, portraitInsets: .zero,
      landscapeInsets: .zero, portraitClasses: .init(.compact, .compact), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "Series 4-6, SE 40mm", platform: .watchOS, width: 162, height: 197, scale: 2, portraitInsets: .zero,
      landscapeInsets: .zero, portraitClasses: .init(.compact, .compact), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "Series 4-6, SE 44mm", platform: .watchOS, width: 184, height: 224, scale: 2, portraitInsets: .zero,
      landscapeInsets: .zero, portraitClasses: .init(.compact, .compact), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "Series 1-3 38mm", platform: .watchOS, width: 136, height: 170, scale: 2, portraitInsets: .zero,
      landscapeInsets: .zero, portraitClasses: .init(.compact, .compact), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "Series 1-3 42mm", platform: .watchOS, width: 156, height: 195, scale: 2, portraitInsets: .zero,
      landscapeInsets: .zero, portraitClasses: .init(.compact, .compact), landscapeClasses: .init(.compact, .compact)),
    .init(
      name: "Apple TV 1080p", platform: .tvOS, width: 1920, height: 1080, scale: 1,
      portraitInsets: .init(60, 80, 60, 80), landscapeInsets: .init(60, 80, 60, 80),
      portraitClasses: .init(.regular, .regular), landscapeClasses: .init(.regular, .regular)),
    .init(
      name: "Mac", platform: .macOS, width: 900, height: 600, scale: 2, portraitInsets: .zero, landscapeInsets: .zero,
      portraitClasses: .init(.regular, .regular), landscapeClasses: .init(.regular, .regular)),
  ]
}
