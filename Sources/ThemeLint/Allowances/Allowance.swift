import ThemeFormats
import ThemeSource

/// A rule whose findings a theme allows, in the whole file or on one line.
struct Allowance: Sendable {
  let rule: RuleID

  /// The location of the rule's name.
  let location: SourceLocation

  /// The same without quotes.
  let nameLocation: SourceLocation

  /// The line that it applies to; `nil` for the whole file.
  let line: Int?
}

extension Allowance {
  private static let marker = Array("livery: allow".utf8)

  /// What the text of a Livery file allows.
  static func all(in text: SourceText) -> [Allowance] {
    // Most files allow nothing, and need not be parsed a second time.
    guard offset(of: Array("allow".utf8), in: text.bytes[...]) != nil else { return [] }
    return all(in: SourceDocument(livery: text))
  }

  /// What a Livery file allows: the rules of `allow` at its top, and those that comments of the
  /// form
  /// `# livery: allow RULE` name for their lines.
  static func all(in document: SourceDocument) -> [Allowance] {
    let listed = (document.root["allow"].map { Array($0.children) } ?? []).compactMap { node in
      node.string.map {
        Allowance(
          rule: RuleID(rawValue: $0), location: node.location,
          nameLocation: node.location(of: 0..<$0.utf8.count), line: nil)
      }
    }
    return listed + document.comments.flatMap { comment($0, in: document.text) }
  }

  /// The rules that a comment names: the word after the marker, and the words with a slash after
  /// that, so that a reason may follow.
  private static func comment(_ range: Range<Int>, in text: SourceText) -> [Allowance] {
    guard let found = offset(of: marker, in: text.bytes[range]) else { return [] }
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

  /// The offset of a word in some bytes.
  private static func offset(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let start = rest.firstIndex(of: word[0]) {
      if bytes[start...].starts(with: word) { return start }
      rest = bytes[(start + 1)...]
    }
    return nil
  }
}
