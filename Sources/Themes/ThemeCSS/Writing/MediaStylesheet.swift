public import ThemeModel

/// All appearances of a theme in one stylesheet, each in the block that GTK 4.20 applies when the
/// display requests it.
///
/// Traits that no display requests, such as `pure-black`, cannot be distinguished there: they apply
/// in every block or in none.
public struct MediaStylesheet: Sendable {
  private let sheets: [Stylesheet]
  private let hasContrast: Bool

  /// Creates the stylesheet of a theme in each of its schemes.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - options: The traits besides scheme and contrast that apply.
  ///   - target: The GTK that will read it, 4.20 or later.
  ///   - isComplete: Whether roles are written that only the base theme sets.
  ///   - showsPictures: Whether the theme's own CSS has the URLs of its pictures.
  ///   - names: The naming of colors.
  public init(
    _ theme: Theme, options: TraitSet = [], target: Target = .v4_20, isComplete: Bool = false,
    showsPictures: Bool = false, names: ColorNames = .all
  ) {
    let schemes = theme.schemes.map { scheme in
      [TraitSet(), .highContrast].map { contrast in
        let traits = options.subtracting(.highContrast).union(contrast)
        return Stylesheet(
          theme.resolved(Appearance(scheme, traits)), target: target, isComplete: isComplete,
          showsPictures: showsPictures, names: names)
      }
    }
    // The theme's values may depend on colors that the base theme makes stronger in high contrast.
    let hasContrast = schemes.contains { sheets in
      sheets[0].colors != sheets[1].colors || sheets[0].rules != sheets[1].rules
    }
    self.hasContrast = hasContrast
    sheets = schemes.flatMap { hasContrast ? $0 : [$0[0]] }
  }

  /// The whole stylesheet in UTF-8, headed by the theme's name.
  public var bytes: [UInt8] {
    var writer = StylesheetWriter()
    writer.append(title: sheets[0].theme.name)
    // Rules that name colors are usually equal everywhere, and are then written once, after the
    // blocks.
    let rules = sheets.map(Self.rules)
    let areShared = rules.allSatisfy { $0 == rules[0] }
    let isEmpty = areShared && sheets.allSatisfy { $0.colors.isEmpty }
    for (sheet, rules) in zip(sheets, rules) where !isEmpty {
      let condition = condition(for: sheet)
      if !condition.isEmpty { writer.append(string: "\n@media \(condition) {\n") }
      sheet.writeColors(to: &writer)
      if !areShared { writer.append(rules) }
      if !condition.isEmpty { writer.append("}\n") }
    }
    if areShared { writer.append(rules[0]) }
    writeExtraCSS(to: &writer)
    return writer.bytes
  }

  /// Writes the CSS that the theme's files add: once, or in the block of each scheme.
  private func writeExtraCSS(to writer: inout StylesheetWriter) {
    if sheets.allSatisfy({ $0.theme.extraCSS == sheets[0].theme.extraCSS }) {
      return sheets[0].writeExtraCSS(to: &writer)
    }
    var written: [Appearance.Scheme] = []
    for sheet in sheets where !written.contains(sheet.theme.appearance.scheme) {
      let scheme = sheet.theme.appearance.scheme
      written.append(scheme)
      guard !sheet.theme.extraCSS.isEmpty else { continue }
      writer.append(mediaFor: scheme) { sheet.writeExtraCSS(to: &$0) }
    }
  }

  private static func rules(of sheet: Stylesheet) -> [UInt8] {
    var writer = StylesheetWriter()
    sheet.writeRules(to: &writer)
    return writer.bytes
  }

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The media query of an appearance; empty if the theme has only this one.
  private func condition(for sheet: Stylesheet) -> String {
    let traits = sheet.theme.appearance.traits
    var conditions: [String] = []
    if Set(sheets.map(\.theme.appearance.scheme)).count > 1 {
      conditions.append(sheet.theme.appearance.scheme.condition)
    }
    if hasContrast {
      conditions.append(
        traits.contains(.highContrast)
          ? "(prefers-contrast: more)" : "(not (prefers-contrast: more))")
    }
    return conditions.joined(separator: " and ")
  }
}
