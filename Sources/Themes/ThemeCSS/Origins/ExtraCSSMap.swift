import ThemeModel
import ThemeSource

/// A file's own CSS, with a mapping from the written CSS back to it.
struct ExtraCSSMap: Sendable {
  /// The index of the file in the theme's `sources`.
  let layer: Int

  private let css: ExtraCSS
  private let edits: [SourceEdit]
  private let sheet: CSSStylesheet
  private let references: ColorReferences

  /// The mapping back from `shownCSS`, or from `css`.
  init(_ css: ExtraCSS, layer: Int, isShown: Bool) {
    (self.css, edits) = (css, isShown ? css.shownEdits : css.edits)
    self.layer = layer
    var findings: [Finding] = []
    sheet = CSSStylesheet(css.source, findings: &findings)
    references = ColorReferences(sheet)
  }

  /// The original declaration of a byte in the written CSS.
  func origin(of offset: Int, theme: Theme, in appearance: Appearance) -> DeclarationOrigin? {
    guard let (declaration, rule) = sheet.declarationAndRule(at: sourceOffset(of: offset)) else {
      return nil
    }
    let reading = references.reading(of: declaration)
    var roles = reading.roles
    let slots = reading.unknown.compactMap { theme.customSlot(cssName: $0) }
    for role in theme.roles(behind: slots, in: appearance) where !roles.contains(role) {
      roles.append(role)
    }
    let property = sheet.tokens[declaration.tokens.lowerBound].range
    let value = sheet.range(of: declaration.value)
    let selector = rule.map { " of '\(sheet.bytes(of: $0.prelude).shownOnOneLine)'" } ?? ""
    return DeclarationOrigin(
      layer: layer,
      location: sheet.text.location(
        of: property.lowerBound..<max(property.upperBound, value.upperBound)),
      roles: roles,
      name: "'\(sheet.shown(declaration.property))'\(selector) in the theme's own CSS")
  }

  /// The byte of the file's CSS that corresponds to a byte of the result.
  private func sourceOffset(of offset: Int) -> Int {
    var (rest, position) = (offset, css.source.range.lowerBound)
    for edit in edits {
      let kept = edit.range.lowerBound - position
      if rest < kept { break }
      rest -= kept
      if rest < edit.replacement.count { return edit.range.lowerBound }
      rest -= edit.replacement.count
      position = edit.range.upperBound
    }
    return position + rest
  }
}

extension Theme {
  /// An app's own color by its name in GTK's CSS, such as `@body_text` or `--body-text`.
  fileprivate func customSlot(cssName: String) -> ColorSlot? {
    let name = cssName.drop { $0 == "@" || $0 == "-" }.replacing("_", with: "-")
    return customSlots.first { self.name(of: $0).replacing("_", with: "-") == name }
  }
}
