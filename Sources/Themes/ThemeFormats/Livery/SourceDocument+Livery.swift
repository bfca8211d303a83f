package import ThemeSource

extension SourceText {
  /// Whether a theme of Livery's own format is JSON; else it is TOML.
  package var isJSON: Bool {
    bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "{")
  }
}

extension SourceDocument {
  /// Parses Livery's own format, TOML or JSON, even with errors.
  package init(livery text: SourceText) {
    var ignored: [Finding] = []
    self =
      text.isJSON
      ? SourceDocument(json: text, limits: .stylesheet, findings: &ignored)
      : SourceDocument(toml: text, limits: .stylesheet, findings: &ignored)
  }
}
