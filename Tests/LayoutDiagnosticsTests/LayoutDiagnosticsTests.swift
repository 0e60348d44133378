import LayoutDiagnostics
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (66.666666666, "66.666667"), (0.0000004, "0"), (-0.0000004, "0"),
    (0.000001, "0.000001"), (10.05, "10.05"), (1e9, "1000000000"), (0.9999999, "1"), (1e20, "100000000000000000000"),
    (123_456_789.000_001, "123456789.000001"),
  ]) func writesAtMostSixDecimals(number: Double, expected: String) {
    var bytes: [UInt8] = []
    bytes.appendDecimal(number)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func indentsWhatIsNotInline() {
    var json = JSONWriter()
    json.beginObject()
    json.key("a")
    json.value(1)
    json.key("list")
    json.beginArray()
    json.beginObject(inline: true)
    json.key("x")
    json.value(0.5)
    json.key("y")
    json.null()
    json.endObject()
    json.value(true)
    json.endArray()
    json.key("none")
    json.beginArray()
    json.endArray()
    json.endObject()
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == """
        {
          "a": 1,
          "list": [
            {"x": 0.5, "y": null},
            true
          ],
          "none": []
        }
        """)
  }

  @Test func escapes() {
    var json = JSONWriter()
    json.value("a\"b\\c\n\u{1}é")
    #expect(String(decoding: json.bytes, as: UTF8.self) == #""a\"b\\c\n\u0001é""#)
  }
}
