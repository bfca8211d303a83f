import CommandLineKit
import ThemeLint
import ThemeProject
import ThemeSource

/// The declarations of an app that themes override, each with the variants where this happens.
nonisolated struct OverriddenRules {
  private var found: [RenderJob: [OverriddenCount]] = [:]

  /// Adds the counts for a job, replacing those that a crashed worker reported.
  mutating func add(_ counts: [OverriddenCount], of job: RenderJob) {
    found[job] = counts
  }

  /// A variant in which a declaration is overridden.
  struct PaintedAppearance: Decodable, Hashable {
    let theme, variant: String
    let widgets: Int
  }

  /// A declaration and its variants, in the order of the themes.
  struct Rule: Decodable, Hashable {
    let file: String
    let line, column: Int
    let selector, property: String
    let appearances: [PaintedAppearance]
  }

  /// All of them, by their places, for the themes that could be painted.
  func rules(of themes: [(index: Int, theme: RenderTheme)]) -> [Rule] {
    var appearances: [OverriddenDeclaration: [PaintedAppearance]] = [:]
    for (index, theme) in themes {
      for variant in theme.variants {
        var counts: [OverriddenDeclaration: Int] = [:]
        for (job, list) in found where job.theme == index && job.variant == variant {
          for count in list { counts[count.declaration, default: 0] += count.widgets }
        }
        for (declaration, widgets) in counts {
          appearances[declaration, default: []].append(
            PaintedAppearance(theme: theme.id, variant: variant.name, widgets: widgets))
        }
      }
    }
    return appearances.map { declaration, appearances in
      Rule(
        file: declaration.file, line: declaration.line, column: declaration.column,
        selector: declaration.selector, property: declaration.property, appearances: appearances)
    }.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }
}

nonisolated extension OverriddenRules.Rule {
  /// How many themes a message names.
  private static let namedThemes = 6

  /// The declaration as a finding in the app's stylesheet.
  var finding: Finding {
    let place = SourcePosition(line: line, column: column)
    let location = SourceLocation(file: file, range: 0..<0, start: place, end: place)
    var themes: [(id: String, variants: [String])] = []
    for appearance in appearances {
      if themes.last?.id == appearance.theme {
        themes[themes.count - 1].variants.append(appearance.variant)
      } else {
        themes.append((appearance.theme, [appearance.variant]))
      }
    }
    let rest = themes.count - Self.namedThemes
    let names = themes.prefix(Self.namedThemes).map { theme in
      "'\(theme.id)' (\(theme.variants.joined(separator: ", ")))"
    }
    return Finding(
      .note, "app/override", at: location,
      "'\(selector) { \(property) }' does not survive "
        + (rest > 0 ? names + [rest.counted("more theme")] : names).formatted(joinedBy: "and"),
      about: "\(selector) { \(property) }")
  }

  var json: JSONValue {
    [
      "file": .string(file), "line": .integer(line), "column": .integer(column),
      "selector": .string(selector), "property": .string(property),
      "looks": .array(
        appearances.map {
          [
            "theme": .string($0.theme), "cell": .string($0.variant),
            "widgets": .integer($0.widgets),
          ]
        }),
    ]
  }
}
