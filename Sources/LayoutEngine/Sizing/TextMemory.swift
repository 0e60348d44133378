/// What the texts answered, by text and offered width, the height being unlimited. A list for each text in one column, as
/// in `Memory`; an answer is found again under every width that breaks the text alike.
struct TextMemory: ~Copyable {
  /// The latest entry of each text, by its index in the table of texts; 0 for none.
  private var heads = Column<UInt32>()
  private var entries = Column<Entry>()

  /// An answer, and the entry of the same text before it.
  struct Entry {
    let width: Double
    let text: TextSize
    let next: UInt32
  }

  var byteCount: Int { heads.byteCount + entries.byteCount }
  var allocations: Int { heads.allocations + entries.allocations }
  /// The number of answers, those included that were forgotten.
  var count: Int { entries.count }

  mutating func prepare(texts: Int) {
    heads.removeAll()
    entries.removeAll()
    guard texts > 0 else { return }
    heads.resize(to: texts, filling: 0)
    let none = TextSize(size: .zero, firstBaseline: 0, lastBaseline: 0)
    entries.append(Entry(width: .nan, text: none, next: 0))
  }

  mutating func forget(_ text: Int) { heads[text] = 0 }

  /// The size in an offer, nil if the text must be measured for that.
  func find(_ text: Int, _ width: Double, _ height: Double) -> TextSize? {
    var index = heads[text]
    while index != 0 {
      let entry = entries.base + Int(index)
      if entry.pointee.width == width { return entry.pointee.text.limited(to: height) }
      if width < entry.pointee.width && entry.pointee.text.narrowest <= width {
        let isWhole = entry.pointee.text.size.height <= height || entry.pointee.text.oneLine.limit == .infinity
        if isWhole { return entry.pointee.text }
      }
      index = entry.pointee.next
    }
    return nil
  }

  mutating func store(_ text: Int, _ width: Double, _ size: TextSize) {
    let entry = Entry(width: width, text: size, next: heads[text])
    heads[text] = UInt32(truncatingIfNeeded: entries.count)
    entries.append(entry)
  }
}

extension TextSize {
  /// The size where the height is limited to `height`, nil if that must be measured.
  func limited(to height: Double) -> TextSize? {
    if size.height <= height { return self }
    guard height <= oneLine.limit else { return nil }
    return TextSize(size: oneLine.size, firstBaseline: firstBaseline, lastBaseline: oneLine.lastBaseline)
  }
}
