import ThemeModel
import ThemeSource

/// Reads Livery's own files, TOML or JSON.
enum LiveryReader {
  static func read(_ text: SourceText, id: String, loader: (any ThemeLoader)?) -> ThemeReading {
    var diagnostics: [Diagnostic] = []
    let isJSON = text.bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "{")
    let document =
      isJSON
      ? SourceDocument(json: text, diagnostics: &diagnostics)
      : SourceDocument(toml: text, diagnostics: &diagnostics)
    let theme = ThemeReader.read(document, id: id, loader: loader, diagnostics: &diagnostics)
    return ThemeReading(
      theme: theme, format: .livery, text: text, diagnostics: diagnostics.sortedByPlace())
  }
}
