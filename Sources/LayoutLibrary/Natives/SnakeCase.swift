/// Names between `snake_case` and `camelCase`, by Foundation's rules: underscores at both ends stay where they are.
enum SnakeCase {
  /// `image_url` to `imageUrl`.
  static func camel(_ key: String) -> String {
    let letters = Array(key)
    guard let first = letters.firstIndex(where: { $0 != "_" }), let last = letters.lastIndex(where: { $0 != "_" })
    else {
      return key
    }
    let words = letters[first...last].split(separator: "_")
    var result = String(letters[..<first])
    for (index, word) in words.enumerated() {
      if words.count == 1 || index == 0 {
        result += words.count == 1 ? String(word) : String(word).lowercased()
      } else {
        result += String(word.prefix(1)).uppercased() + String(word.dropFirst()).lowercased()
      }
    }
    return result + String(letters[(last + 1)...])
  }

  /// `myURLValue` to `my_url_value`: a word begins at a capital behind a small letter, and at the last of several capitals.
  static func snake(_ key: String) -> String {
    let letters = Array(key)
    guard !letters.isEmpty else { return key }
    var words: [ArraySlice<Character>] = []
    var start = 0
    var index = 1
    while let upper = letters.indices.first(where: { $0 >= index && letters[$0].isUppercase }) {
      words.append(letters[start..<upper])
      guard let lower = letters.indices.first(where: { $0 >= upper && letters[$0].isLowercase }) else {
        start = upper
        break
      }
      if lower == upper + 1 {
        start = upper
      } else {
        words.append(letters[upper..<lower - 1])
        start = lower - 1
      }
      index = lower
    }
    words.append(letters[start...])
    return words.map { String($0).lowercased() }.joined(separator: "_")
  }
}
