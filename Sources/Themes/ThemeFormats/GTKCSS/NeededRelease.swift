package import GTKKnowledge
import ThemeCSS
package import ThemeSource

/// The first release of GTK that supports the syntax that a stylesheet uses throughout.
///
/// Older releases skip `@media` blocks, and lose each color that is a variable or uses a function
/// that they lack. Judging the stylesheet for them would report the same for every line.
package struct NeededRelease: Sendable {
  package let feature: GTKFeature

  /// The first place in the stylesheet that uses it; `nil` in a file that Livery wrote, for a GTK
  /// that the user chose.
  package let location: SourceLocation?

  package var release: GTKRelease { feature.since }

  /// `nil` for a file that is not a stylesheet, and for one that every GTK 4 reads.
  package init?(_ reading: ThemeReading) {
    guard reading.format == .gtkCSS, let sheet = reading.sheet else { return nil }
    let dark = reading.stylesheet?.dark
    let found =
      NeededRelease.media(in: sheet, besides: dark).map { (GTKFeature.mediaQueries, $0) }
      ?? NeededRelease.variable(in: sheet).map { (GTKFeature.customProperties, $0) }
      ?? NeededRelease.definition(in: sheet).map { (GTKFeature.modernColors, $0) }
    guard let (feature, token) = found else { return nil }
    self.feature = feature
    let location = sheet.location(of: token)
    let file = reading.stylesheet?.files.first { $0.file == location.file } ?? reading.text
    self.location = StylesheetTitle.isFirst(in: file.bytes) ? nil : location
  }

  /// How many values of rules have a later function where the stylesheet as a whole needs it.
  private static let leastFunctions = 4

  /// The first `@media`; that which stands for a file for dark is Livery's own.
  private static func media(in sheet: CSSStylesheet, besides dark: Range<Int>?) -> CSSToken? {
    for case .atRule(let rule) in sheet.statements where sheet.isWord(rule.name, "media") {
      if dark?.contains(rule.name.range.lowerBound) != true { return rule.name }
      for case .atRule(let inner) in rule.block?.statements ?? []
      where sheet.isWord(inner.name, "media") {
        return inner.name
      }
    }
    return nil
  }

  /// The first variable that is set or used.
  private static func variable(in sheet: CSSStylesheet) -> CSSToken? {
    sheet.tokens.first { token in
      switch token.kind {
      case .function: sheet.isWord(token, "var")
      case .identifier:
        sheet.text.bytes[token.range].starts(with: "--".utf8)
          && sheet.declaration(at: token.range.lowerBound)?.property.range == token.range
      default: false
      }
    }
  }

  /// The first function that the first GTK 4 lacks, in a definition of a color, or where so many
  /// values have one that none is by mistake.
  private static func definition(in sheet: CSSStylesheet) -> CSSToken? {
    for case .atRule(let rule) in sheet.statements where sheet.isWord(rule.name, "define-color") {
      let function = sheet.tokens[rule.prelude].first(where: sheet.isModernColorFunction)
      if let function { return function }
    }
    let functions = sheet.tokens.filter(sheet.isModernColorFunction)
    return functions.count >= leastFunctions ? functions[0] : nil
  }
}
