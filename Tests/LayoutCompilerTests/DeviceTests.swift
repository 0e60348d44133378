import LayoutDevices
import Testing

/// Screens by the names that people, shells and Xcode give them.
@Suite struct DeviceTests {
  @Test(arguments: [
    (["iphone-16-pro", "iPhone 16 Pro", "IPHONE16PRO", "iphone_16_pro"], "iPhone 16 Pro"),
    (["iPhone XR", "iPhone X\u{280}"], "iPhone XR"),
    (["iphone-se-3", "iPhone SE (3rd generation)", "iPhone SE (2nd gen)", "iPhone SE"], "iPhone SE 4.7-inch"),
    (["iPhone SE (1st generation)", "iphone-se-4-inch"], "iPhone SE 4-inch"),
    (["ipad pro 13", "iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"], "iPad Pro 13-inch (M4)"),
    (["iPad Pro (12.9-inch) (6th generation)", "ipad-pro-12.9"], "iPad Pro 12.9-inch"),
    (["iPad Pro (11-inch) (4th generation)", "iPad Pro 11"], "iPad Pro 11-inch"),
    (["iPad Air (5th generation)"], "iPad Air 10.9-inch"),
    (["iPad (10th generation)", "iPad (A16)", "ipad"], "iPad 11-inch"),
    (["iPad mini (6th generation)", "iPad mini (A17 Pro)", "ipad mini"], "iPad mini 8.3-inch"),
    (["Apple Watch Series 10 (46mm)", "series-11-46mm"], "Series 10/11 46mm"),
    (["Apple Watch SE (40mm) (2nd generation)"], "Series 4-6, SE 40mm"),
    (["Apple Watch Ultra 2 (49mm)", "Apple Watch Ultra"], "Ultra 1/2 49mm"),
    (["Apple TV", "Apple TV 4K (3rd generation)"], "Apple TV 1080p"),
    (["mac", "Mac window"], "Mac"),
  ])
  func isFound(names: [String], device: String) {
    for name in names { #expect(Device.named(name)?.name == device, "\(name)") }
  }

  @Test func isFoundByItsSlugAndItsName() {
    for device in Device.all {
      #expect(Device.named(device.name) == device)
      #expect(Device.named(device.slug) == device)
    }
  }

  @Test(arguments: ["", "apple watch", "iphone-99", "ipad pro", "iphone1"])
  func isNotGuessed(name: String) { #expect(Device.named(name) == nil) }
}
