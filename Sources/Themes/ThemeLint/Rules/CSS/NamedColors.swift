import GTKKnowledge
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// The colors that a theme's own CSS can refer to by `@`.
struct NamedColors {
  private var table = NameTable()

  /// The programs for which the stylesheet is, which define colors, too.
  private let vocabularies: [ProgramVocabulary]

  var all: [String] { table.names }

  /// The colors of the theme, those that its CSS defines itself, and those of the target's
  /// libadwaita.
  init(of subject: LintSubject, css: CSSStylesheet) {
    vocabularies = subject.vocabularies
    for role in ColorRole.allCases {
      let isOfToolkit = role.since.map { $0 <= subject.target.adwaita } ?? false
      if isOfToolkit || subject.judgedAppearances.contains(where: { $0.resolved.sets(role) }) {
        table.insert(Array(role.namedColor.utf8)[...])
      }
    }
    // Custom colors of a stylesheet are its variables, which '@' does not find.
    if subject.format != .gtkCSS {
      for color in subject.judgedAppearances.flatMap(\.resolved.customColors) {
        table.insert(Array(color.name.replacing("-", with: "_").utf8)[...])
      }
    }
    for name in GTKColorNames.compatibilityNames.names { table.insert(Array(name.utf8)[...]) }
    if subject.target.isForGTK3 {
      for name in GTKRelease.v3_24.knowledge.names(.styleColors) {
        table.insert(Array(name.utf8)[...])
      }
    }
    var defined: [CSSToken] = []
    css.forEachStatement { statement in
      if case .atRule(let rule) = statement, css.isWord(rule.name, "define-color"),
        let first = rule.prelude.first
      {
        defined.append(css.tokens[first])
      }
    }
    for name in defined { table.insert(css.content(of: name)) }
  }

  func contains(_ name: ArraySlice<UInt8>) -> Bool {
    table.index(of: name) != nil || vocabularies.has(name, in: \.colors)
  }
}
