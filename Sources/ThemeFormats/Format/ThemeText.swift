import ThemeSource

/// The text of a file that may be a theme, with its values where it is JSON: they are read once,
/// for recognizing the format and for its reader.
struct ThemeText: Sendable {
  let text: SourceText

  /// The bytes behind a byte order mark.
  let content: ArraySlice<UInt8>

  /// The file's values and what is wrong with them; `nil` where the text does not begin as JSON
  /// does.
  private let json: (document: SourceDocument, findings: [Finding])?

  init(_ text: SourceText) {
    self.text = text
    let hasMark = text.bytes.starts(with: [0xef, 0xbb, 0xbf])
    content = text.bytes[(hasMark ? 3 : 0)...]
    json = ThemeText.isJSON(content) ? ThemeText.parsed(text) : nil
  }

  /// Whether a text begins as an object does, or an array of objects: TOML may begin with `[`.
  private static func isJSON(_ content: ArraySlice<UInt8>) -> Bool {
    let signs = content.lazy.filter { $0 > 0x20 }.prefix(2)
    return signs.first == UInt8(ascii: "{") || signs.elementsEqual("[{".utf8)
  }

  /// The root of a JSON file that begins so; `nil` for any other text.
  var root: SourceNode? { json?.document.root }

  /// The text as JSON, within the limits of `SourceLimits.theme`, whatever it begins with.
  func document(findings: inout [Finding]) -> SourceDocument {
    let (document, found) = json ?? ThemeText.parsed(text)
    findings += found
    return document
  }

  /// The lines, the white space at their beginnings left out.
  var lines: some Sequence<ArraySlice<UInt8>> {
    let isEnd = { (byte: UInt8) in byte == 0x0a || byte == 0x0d }
    // Most formats look at a few lines only.
    return sequence(state: content) { rest in
      rest = rest.drop(while: isEnd)
      guard !rest.isEmpty else { return nil }
      let line = rest.prefix { !isEnd($0) }
      rest = rest[line.endIndex...]
      return line.drop { $0 == 0x20 || $0 == 0x09 }
    }
  }

  /// Whether a line begins with a key, bare or in quotes, and a sign after it.
  func hasLine(withKey key: String, before sign: UInt8) -> Bool {
    lines.contains { ThemeText.isKey(key, of: $0, before: sign) }
  }

  /// Whether a line begins with a key, bare or in quotes, and a sign after it.
  static func isKey(_ key: String, of line: ArraySlice<UInt8>, before sign: UInt8) -> Bool {
    let isQuote = { (byte: UInt8) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
    let line = line.first.map(isQuote) == true ? line.dropFirst() : line
    guard line.starts(with: key.utf8) else { return false }
    let rest = line.dropFirst(key.utf8.count).drop { isQuote($0) || $0 == 0x20 || $0 == 0x09 }
    return rest.first == sign
  }

  private static func parsed(
    _ text: SourceText
  ) -> (document: SourceDocument, findings: [Finding]) {
    var findings: [Finding] = []
    let document = SourceDocument(json: text, findings: &findings)
    return (document, findings)
  }
}

extension SourceLimits {
  /// What a stylesheet may hold, and so a file that holds one.
  static let stylesheet = SourceLimits(bytes: 1024 * 1024)
}
