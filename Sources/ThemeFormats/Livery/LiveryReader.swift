import ThemeCSS
import ThemeModel
import ThemeSource

/// Reads Livery's own files, TOML or JSON.
enum LiveryReader {
  /// The most bytes of a theme beside its CSS, which has a limit of its own.
  private static let sizeLimit = SourceLimits.theme.bytes

  static func read(_ text: ThemeText, id: String, loader: (any ThemeLoader)?) -> ThemeReading {
    var diagnostics: [Diagnostic] = []
    let document = document(text, diagnostics: &diagnostics)
    let source = text.text
    let css = document.root["extra"]?["css"]?.range.count ?? 0
    let size = source.bytes.count - css
    if size > sizeLimit {
      diagnostics.append(
        Diagnostic(
          .error, .size, at: source.location(of: sizeLimit..<sizeLimit),
          "a theme has at most 256 KiB beside its CSS, and this has \(size) bytes"))
    }
    let theme = theme(of: document, id: id, loader: loader, diagnostics: &diagnostics)
    return ThemeReading(
      theme: theme, format: .livery, text: source, diagnostics: diagnostics.sortedByPlace(),
      document: document, css: theme?.extraCSS?.source)
  }

  private static func document(
    _ text: ThemeText, diagnostics: inout [Diagnostic]
  ) -> SourceDocument {
    let source = text.text
    let isJSON = source.bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "{")
    guard isJSON else {
      return SourceDocument(toml: source, limits: .stylesheet, diagnostics: &diagnostics)
    }
    // What is recognized is parsed with the limits of other formats.
    return source.bytes.count <= SourceLimits.theme.bytes
      ? text.document(diagnostics: &diagnostics)
      : SourceDocument(json: source, limits: .stylesheet, diagnostics: &diagnostics)
  }

  private static func theme(
    of document: SourceDocument, id: String, loader: (any ThemeLoader)?,
    diagnostics: inout [Diagnostic]
  ) -> Theme? {
    guard
      var builder = ThemeReader.read(document, id: id, loader: loader, diagnostics: &diagnostics)
    else { return nil }
    builder.checkExtraCSS()
    builder.diagnostics += diagnostics
    let theme = builder.buildForStylesheets()
    diagnostics = builder.diagnostics
    return theme
  }
}
