import ThemeSource

/// The text of a file that may be a theme, with its values if it is JSON: they are parsed once, for
/// recognizing the format and for its reader.
struct ThemeText: Sendable {
  let text: SourceText

  /// The bytes after a byte order mark.
  let content: ArraySlice<UInt8>

  /// The file's values; `nil` if the text does not begin as JSON does.
  private let json: SourceDocument?

  /// The values of a file in Livery's own format, if it was parsed before.
  let own: SourceDocument?

  /// Whether a line has the key for the version of a Livery theme.
  let hasVersion: Bool

  /// The values of a TOML file without that key; `nil` for any other text.
  let toml: SourceDocument?

  init(_ text: SourceText, parsed own: SourceDocument? = nil) {
    self.text = text
    self.own = own
    let hasMark = text.bytes.starts(with: [0xef, 0xbb, 0xbf])
    content = text.bytes[(hasMark ? 3 : 0)...]
    let isJSON = ThemeText.isJSON(content)
    json = isJSON ? own ?? ThemeText.parsed(text) : nil
    let lines = ThemeText.lines(of: content)
    hasVersion =
      !isJSON
      && lines.contains {
        ThemeText.key(of: $0, before: UInt8(ascii: "="))?.elementsEqual("livery".utf8) == true
      }
    let isTOML = !isJSON && !hasVersion && own == nil && ThemeText.isTOML(lines)
    toml = isTOML ? SourceDocument(livery: text) : nil
  }

  /// Whether the first line that is not a comment is a header or sets a key.
  private static func isTOML(_ lines: some Sequence<ArraySlice<UInt8>>) -> Bool {
    guard let first = lines.first(where: { $0.first != UInt8(ascii: "#") }) else { return false }
    if first.first == UInt8(ascii: "[") { return true }
    let key = first.prefix { $0 != UInt8(ascii: "=") }
    return !key.isEmpty && key.endIndex < first.endIndex
      && !key.contains { ":;{}(@".utf8.contains($0) }
  }

  /// Whether a text begins as an object does, or an array of objects: TOML may begin with `[`.
  private static func isJSON(_ content: ArraySlice<UInt8>) -> Bool {
    let signs = content.lazy.filter { $0 > 0x20 }.prefix(2)
    return signs.first == UInt8(ascii: "{") || signs.elementsEqual("[{".utf8)
  }

  /// The root, if the text begins as JSON does; `nil` for any other text.
  var root: SourceNode? { json?.root }

  /// The text as JSON, within the limits of `SourceLimits.theme`, however it begins.
  func document(findings: inout [Finding]) -> SourceDocument {
    let document = json ?? ThemeText.parsed(text)
    findings += document.findings
    return document
  }

  /// The lines, the white space at their beginnings left out.
  var lines: some Sequence<ArraySlice<UInt8>> { ThemeText.lines(of: content) }

  private static func lines(of content: ArraySlice<UInt8>) -> some Sequence<ArraySlice<UInt8>> {
    let isEnd = { (byte: UInt8) in byte == 0x0a || byte == 0x0d }
    // Most formats only need a few lines.
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
    lines.contains { ThemeText.key(of: $0, before: sign)?.elementsEqual(key.utf8) == true }
  }

  /// The key at the start of a line, bare or in quotes, before a sign.
  static func key(of line: ArraySlice<UInt8>, before sign: UInt8) -> ArraySlice<UInt8>? {
    let isQuote = { (byte: UInt8) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
    var start = line.startIndex
    if start < line.endIndex, isQuote(line[start]) { start += 1 }
    var end = start
    while end < line.endIndex, line[end].isBareKey { end += 1 }
    var rest = end
    while rest < line.endIndex, isQuote(line[rest]) || line[rest] == 0x20 || line[rest] == 0x09 {
      rest += 1
    }
    return rest < line.endIndex && line[rest] == sign ? line[start..<end] : nil
  }

  private static func parsed(_ text: SourceText) -> SourceDocument {
    var ignored: [Finding] = []
    return SourceDocument(json: text, findings: &ignored)
  }
}

extension SourceLimits {
  /// The limits of a stylesheet, and of a file that contains one.
  static let stylesheet = SourceLimits(bytes: 1024 * 1024)
}
