import LayoutDevices
import LayoutDiagnostics

extension Command {
  /// `keyline devices`: every device that `--device` knows.
  static let devices = Command(
    name: "devices", operands: "", summary: "List the devices that layouts can be laid out on.",
    discussion: "Names match without regard to case, spaces and hyphens.", options: [ColorChoice.option]
  ) { (arguments, console) throws(UsageError) in
    let slugs = Device.all.map(\.slug)
    let width = slugs.map(\.utf8.count).max() ?? 0
    for (device, slug) in zip(Device.all, slugs) {
      let padding = String(repeating: " ", count: width - slug.utf8.count + 2)
      console.write("\(slug)\(padding)\(size(device))  \(device.name)\n")
    }
    return .success
  }

  private static func size(_ device: Device) -> String {
    var bytes: [UInt8] = []
    bytes.appendDecimal(device.width)
    bytes.append(UInt8(ascii: "x"))
    bytes.appendDecimal(device.height)
    bytes += Array(" @".utf8)
    bytes.appendDecimal(device.scale)
    bytes.append(UInt8(ascii: "x"))
    bytes += repeatElement(UInt8(ascii: " "), count: max(0, 13 - bytes.count))
    return String(decoding: bytes, as: UTF8.self)
  }
}
