import ThemeSource

/// A rule that a theme asks to be passed over, for the whole file or for one line.
struct Allowance: Sendable {
  let rule: RuleID

  /// The place of the rule's name.
  let location: SourceLocation

  /// The same without quotes.
  let nameLocation: SourceLocation

  /// The line that it holds for; `nil` for all of the file.
  let line: Int?
}

extension Allowance {
  private static let marker = Array("livery: allow".utf8)

  /// What a Livery file allows: the rules of `allow` at its top, and those that comments of the form
  /// `# livery: allow RULE` name for their lines.
  static func all(in text: SourceText) -> [Allowance] {
    // Most files allow nothing, and need not be read a second time.
    guard place(of: Array("allow".utf8), in: text.bytes[...]) != nil else { return [] }
    var ignored: [Diagnostic] = []
    let isJSON = text.bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "{")
    let document =
      isJSON
      ? SourceDocument(json: text, diagnostics: &ignored)
      : SourceDocument(toml: text, diagnostics: &ignored)
    let listed = (document.root["allow"].map { Array($0.children) } ?? []).compactMap { node in
      node.string.map {
        Allowance(
          rule: RuleID(rawValue: $0), location: node.location,
          nameLocation: node.location(of: 0..<$0.utf8.count), line: nil)
      }
    }
    return listed + document.comments.flatMap { comment($0, in: text) }
  }

  /// The rules that a comment names: the word behind the marker, and those with a slash behind that,
  /// so that a reason may follow.
  private static func comment(_ range: Range<Int>, in text: SourceText) -> [Allowance] {
    guard let found = place(of: marker, in: text.bytes[range]) else { return [] }
    var allowances: [Allowance] = []
    var rest = text.bytes[(found + marker.count)..<range.upperBound]
    while true {
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ",") }
      let word = rest.prefix { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: ",") }
      if word.isEmpty { break }
      guard allowances.isEmpty || word.contains(UInt8(ascii: "/")) else { break }
      let location = text.location(of: word.startIndex..<word.endIndex)
      allowances.append(
        Allowance(
          rule: RuleID(rawValue: String(decoding: word, as: UTF8.self)), location: location,
          nameLocation: location, line: location.start.line))
      rest = rest[word.endIndex...]
    }
    return allowances
  }

  /// Where a word begins in some bytes.
  private static func place(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let start = rest.firstIndex(of: word[0]) {
      if bytes[start...].starts(with: word) { return start }
      rest = bytes[(start + 1)...]
    }
    return nil
  }
}
