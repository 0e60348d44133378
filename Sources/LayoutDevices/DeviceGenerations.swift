/// The names of generations of devices, as Xcode and Apple's shop have them, where the table of devices tells a screen.
///
/// Of a family that is named without a generation, the newest screen is meant, unless it comes in several sizes.
extension Device {
  static let generations: [(names: [String], device: String)] = [
    (["iPhone SE", "iPhone SE 2", "iPhone SE 3"], "iPhone SE 4.7-inch"),
    (["iPhone SE 1", "iPhone 5s"], "iPhone SE 4-inch"),
    (["iPod touch", "iPod touch 5", "iPod touch 6", "iPod touch 7"], "iPod touch 5th generation and later"),
    (["iPad Pro 13-inch", "iPad Pro 13-inch M5"], "iPad Pro 13-inch (M4)"),
    (["iPad Pro 11-inch M5"], "iPad Pro 11-inch (M4)"),
    (
      [
        "iPad Pro 12.9-inch 1", "iPad Pro 12.9-inch 2", "iPad Pro 12.9-inch 3", "iPad Pro 12.9-inch 4",
        "iPad Pro 12.9-inch 5", "iPad Pro 12.9-inch 6",
      ], "iPad Pro 12.9-inch"
    ),
    (
      ["iPad Pro 11-inch 1", "iPad Pro 11-inch 2", "iPad Pro 11-inch 3", "iPad Pro 11-inch 4"], "iPad Pro 11-inch"
    ),
    (["iPad Air 13-inch M2", "iPad Air 13-inch M3"], "iPad Air 13-inch"),
    (["iPad Air 11-inch M2", "iPad Air 11-inch M3"], "iPad Air 11-inch"),
    (["iPad Air 4", "iPad Air 5"], "iPad Air 10.9-inch"),
    (["iPad Air 3"], "iPad Air 10.5-inch"),
    (["iPad Air 1", "iPad Air 2"], "iPad Air 9.7-inch"),
    (["iPad", "iPad A16", "iPad 10"], "iPad 11-inch"),
    (["iPad 7", "iPad 8", "iPad 9"], "iPad 10.2-inch"),
    (["iPad 5", "iPad 6"], "iPad 9.7-inch"),
    (["iPad mini", "iPad mini A17 Pro", "iPad mini 6"], "iPad mini 8.3-inch"),
    (["iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini 5"], "iPad mini 7.9-inch"),
    (["Mac Catalyst", "My Mac"], "Mac"),
    (["Ultra 3"], "Apple Watch Ultra 3 49mm"),
    (["Ultra", "Ultra 2", "Ultra 49mm", "Ultra 1 49mm", "Ultra 2 49mm"], "Ultra 1/2 49mm"),
    (["Series 10 42mm", "Series 11 42mm"], "Series 10/11 42mm"),
    (["Series 10 46mm", "Series 11 46mm"], "Series 10/11 46mm"),
    (["Series 7 41mm", "Series 8 41mm", "Series 9 41mm"], "Series 7-9 41mm"),
    (["Series 7 45mm", "Series 8 45mm", "Series 9 45mm"], "Series 7-9 45mm"),
    (
      ["Series 4 40mm", "Series 5 40mm", "Series 6 40mm", "SE 40mm", "SE 40mm 1", "SE 40mm 2", "SE 3 40mm"],
      "Series 4-6, SE 40mm"
    ),
    (
      ["Series 4 44mm", "Series 5 44mm", "Series 6 44mm", "SE 44mm", "SE 44mm 1", "SE 44mm 2", "SE 3 44mm"],
      "Series 4-6, SE 44mm"
    ),
    (["Series 1 38mm", "Series 2 38mm", "Series 3 38mm"], "Series 1-3 38mm"),
    (["Series 1 42mm", "Series 2 42mm", "Series 3 42mm"], "Series 1-3 42mm"),
    (["Apple TV", "Apple TV 4K", "Apple TV 4K 2", "Apple TV 4K 3"], "Apple TV 1080p"),
    (["Mac window", "macOS", "MacBook Pro", "MacBook Air", "iMac"], "Mac"),
  ]
}
