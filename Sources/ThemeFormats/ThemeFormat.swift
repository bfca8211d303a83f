import ThemeSource

/// A kind of file that holds a theme.
public enum ThemeFormat: String, CaseIterable, Hashable, Sendable {
  case livery, gradience, base16, base24, dtcg
  case gtkCSS = "gtk-css"

  /// Recognizes a file by its content; `nil` where it is no theme that Livery reads.
  public static func recognize(_ bytes: [UInt8]) -> ThemeFormat? {
    let content = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes[3...] : bytes[...]
    guard !content.contains(0) else { return nil }
    let first = content.first { $0 > 0x20 }
    if first == UInt8(ascii: "{") { return recognizeJSON(content) }
    if CSSRecognition.isCSS(content) { return .gtkCSS }
    var isScheme = false
    for line in content.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d }) {
      let line = line.drop { $0 == 0x20 || $0 == 0x09 }
      if isKey("livery", of: line, before: "=") || isHeader(line) { return .livery }
      if isKey("base10", of: line, before: ":") { return .base24 }
      if isKey("base00", of: line, before: ":") { isScheme = true }
    }
    if isScheme { return .base16 }
    return looksLikeTOML(content) ? .livery : nil
  }

  /// Whether a line begins with a key, bare or in quotes, and the sign behind it.
  private static func isKey(
    _ key: String, of line: ArraySlice<UInt8>, before sign: Character
  ) -> Bool {
    var line = line
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    if let quote = line.first, quotes.contains(quote) { line = line.dropFirst() }
    guard line.starts(with: key.utf8) else { return false }
    let rest = line.dropFirst(key.utf8.count).drop {
      quotes.contains($0) || $0 == 0x20 || $0 == 0x09
    }
    return rest.first == sign.asciiValue
  }

  /// Whether a line is the header of a table that only Livery's files have.
  private static func isHeader(_ line: ArraySlice<UInt8>) -> Bool {
    ["[colors", "[palette", "[styles", "[custom-colors", "[metrics", "[extra"].contains {
      line.starts(with: $0.utf8)
    }
  }

  /// Whether the first line that says something assigns a value, as a theme without its first
  /// line does.
  private static func looksLikeTOML(_ content: ArraySlice<UInt8>) -> Bool {
    ["name", "summary", "extends", "author", "license"].contains { key in
      content.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d }).prefix(64).contains { line in
        isKey(key, of: line, before: "=")
      }
    }
  }

  /// Whether an object is a design token, or one in it is.
  private static func holdsToken(_ node: SourceNode) -> Bool {
    guard node.kind == .table else { return false }
    return node["$value"] != nil || node.children.contains(where: holdsToken)
  }

  private static func recognizeJSON(_ content: ArraySlice<UInt8>) -> ThemeFormat? {
    let text = SourceText(file: "", bytes: Array(content))
    var ignored: [Diagnostic] = []
    let root = SourceDocument(json: text, diagnostics: &ignored).root
    if root["livery"] != nil { return .livery }
    if ResolverFile.isResolver(root) || holdsToken(root) { return .dtcg }
    if root["variables"] != nil || root["palette"] != nil || root["custom_css"] != nil {
      return .gradience
    }
    return ["colors", "styles", "custom-colors"].contains { root[$0] != nil } ? .livery : nil
  }
}
