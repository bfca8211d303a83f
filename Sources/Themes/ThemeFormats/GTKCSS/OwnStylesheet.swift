import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// A stylesheet that Livery wrote, with the information for writing it again unchanged.
struct OwnStylesheet {
  /// The theme's name, from the first line.
  let name: String

  /// The bytes of the first line, including its end.
  let title: Range<Int>

  /// `nil` for a stylesheet that Livery did not write.
  init?(_ text: SourceText) {
    guard let title = StylesheetTitle.title(of: text.bytes) else { return nil }
    name =
      OwnStylesheet.schemes.first { title.hasSuffix($0) }
      .map { String(title.dropLast($0.count)) } ?? title
    self.title = 0..<((text.bytes.firstIndex(of: 0x0a) ?? text.bytes.endIndex - 1) + 1)
  }

  private static let schemes = Appearance.Scheme.allCases.map { " (\($0.rawValue))" }

  /// The first release that refuses the fewest statements of a stylesheet: it was written for that
  /// release.
  static func release(of text: SourceText) -> GTKRelease? {
    guard StylesheetTitle.isFirst(in: text.bytes) else { return nil }
    var findings: [Finding] = []
    let refused = GTKFinding.all(in: CSSStylesheet(CSSText(text), findings: &findings))
    let releases = GTKRelease.allCases.filter { $0 >= .first4 }
    return releases.min { left, right in
      refused.count { $0.releases.contains(left) } < refused.count { $0.releases.contains(right) }
    }
  }

  /// The statements that are written for a theme in each of its appearances, independent of its own
  /// CSS.
  static func statements(
    of theme: Theme, for release: GTKRelease
  ) -> Set<WrittenStatements.Statement> {
    let target = Target(max(release, .first4))
    let sheets =
      release.has(.mediaQueries)
      ? [MediaStylesheet(theme, target: target).bytes]
      : theme.appearances.map { Stylesheet(theme.resolved($0), target: target).bytes }
    return sheets.reduce(into: []) { all, bytes in
      var findings: [Finding] = []
      let text = CSSText(SourceText(file: "", bytes: bytes))
      all.formUnion(WrittenStatements.all(of: CSSStylesheet(text, findings: &findings)))
    }
  }
}
