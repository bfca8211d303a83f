import ThemeCSS
import ThemeModel
import ThemeSource

/// Reads Livery's own files, TOML or JSON.
enum LiveryReader {
  /// The largest size of a theme in bytes, without its CSS, which has a limit of its own.
  private static let sizeLimit = SourceLimits.theme.bytes

  /// Reads a theme.
  ///
  /// CSS that crashes a release is an error, and is left out of the theme. If its rules are known
  /// to fit into a stylesheet, their selectors are not generated to check that.
  static func read(
    _ text: ThemeText, id: String, loader: (any ThemeLoader)?, surviving survivors: Target = .all4,
    within budget: ReadingBudget = ReadingBudget(), isKnownToFit: Bool = false
  ) -> ThemeReading {
    var findings: [Finding] = []
    let document = document(text, findings: &findings)
    let source = text.text
    let css = document.root["extra"]?["css"]?.range.count ?? 0
    let size = source.bytes.count - css
    if size > sizeLimit {
      findings.report(
        .error, .size, at: source.location(of: sizeLimit..<sizeLimit),
        "a theme has at most 256 KiB beside its CSS, and this has \(size) bytes")
    }
    let (theme, draft) = theme(
      of: document, id: id, loader: loader, surviving: survivors, within: budget,
      isKnownToFit: isKnownToFit, findings: &findings)
    return ThemeReading(
      theme: theme, format: .livery, text: source, findings: findings.sortedByLocation(),
      draft: draft, document: document, css: (theme ?? draft?.theme)?.extraCSS?.source)
  }

  private static func document(_ text: ThemeText, findings: inout [Finding]) -> SourceDocument {
    let source = text.text
    // A recognized file is parsed with the limits of other formats.
    if source.isJSON, source.bytes.count <= SourceLimits.theme.bytes {
      return text.document(findings: &findings)
    }
    let document = text.own ?? SourceDocument(livery: source)
    findings += document.findings
    return document
  }

  private static func theme(
    of document: SourceDocument, id: String, loader: (any ThemeLoader)?,
    surviving survivors: Target, within budget: ReadingBudget, isKnownToFit: Bool,
    findings: inout [Finding]
  ) -> (Theme?, IncompleteTheme?) {
    guard
      budget.keep(document.memory, at: document.text.location(of: 0..<0)),
      var builder = ThemeReader.read(
        document, id: id, loader: loader, within: budget, findings: &findings)
    else { return (nil, nil) }
    let deadly = builder.checkExtraCSS(on: survivors)
    if let finder = loader as? BaseFinder {
      builder.findPictures(in: finder.folder, finder.picture)
    }
    builder.findings += findings
    let theme = isKnownToFit ? builder.build() : builder.buildForStylesheets()
    findings = builder.findings + deadly
    return (theme, builder.draft)
  }
}
