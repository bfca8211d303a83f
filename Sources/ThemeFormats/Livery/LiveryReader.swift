import ThemeCSS
import ThemeModel
import ThemeSource

/// Reads Livery's own files, TOML or JSON.
enum LiveryReader {
  /// The most bytes of a theme beside its CSS, which has a limit of its own.
  private static let sizeLimit = SourceLimits.theme.bytes

  static func read(_ text: SourceText, id: String, loader: (any ThemeLoader)?) -> ThemeReading {
    var diagnostics: [Diagnostic] = []
    let isJSON = text.bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "{")
    let limits = SourceLimits(bytes: GTKCSSReader.sizeLimit)
    let document =
      isJSON
      ? SourceDocument(json: text, limits: limits, diagnostics: &diagnostics)
      : SourceDocument(toml: text, limits: limits, diagnostics: &diagnostics)
    let css = document.root["extra"]?["css"]?.range.count ?? 0
    let size = text.bytes.count - css
    if size > sizeLimit {
      diagnostics.append(
        Diagnostic(
          .error, .size, at: text.location(of: sizeLimit..<sizeLimit),
          "a theme has at most 256 KiB beside its CSS, and this has \(size) bytes"))
    }
    let theme = theme(of: document, id: id, loader: loader, diagnostics: &diagnostics)
    return ThemeReading(
      theme: theme, format: .livery, text: text, diagnostics: diagnostics.sortedByPlace(),
      css: theme?.extraCSS?.source)
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
