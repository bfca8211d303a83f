import ThemeModel
package import ThemeSource

/// Every rule: the one list for `check` and `check --list-rules`.
public enum RuleCatalog {
  /// The rules, in the order of their findings at one location.
  static let rules: [any LintRule] = [
    TextContrastRule(), LabelContrastRule(), DimmedContrastRule(), DisabledContrastRule(),
    FocusContrastRule(), BorderContrastRule(), StyleContrastRule(),
    SelectionContrastRule(), SeeThroughRule(), BackdropRule(),
    ColorVisionRule(),
    OpaqueShadeRule(), OutlineRule(),
    LaterRoleRule(), OpenSurfaceRule(), IgnoredOverrideRule(),
    LaterComponentRule(), BeatenRule(), EmptyRule(),
    UnusedPaletteRule(), UnusedDefinitionRule(), NeverHoldsRule(), MissingSchemeRule(),
    GamutRule(), AmountRule(),
    ParserRule.syntax, ParserRule.property, ParserRule.value, ParserRule.pseudoClass,
    TransitionRule(), VariableKindRule(),
    NodeRule(), CommentRule(), StyleClassRule(), BroadSelectorRule(), MissingFileRule(),
    MediaRule(),
    UndefinedColorRule(), UndefinedVariableRule(), UndefinedAnimationRule(), DefinitionLoopRule(),
    ColorNameRule(), ColorFunctionRule(), DeprecatedNameRule(), StylesheetNameRule(),
  ]

  /// The rules that compare pairs of colors.
  static let contrastRules = rules.compactMap { $0 as? any ContrastRule }

  /// The rules whose notes count only if a project asks for them.
  package static let quiet = Set(all.filter(\.hasQuietNotes).map(\.id))

  /// The descriptions of the rules in `check --list-rules`, by family: first those of reading a
  /// file, then those of judging a theme, then those of painted pages, finally those of templates.
  public static let all: [RuleDescription] = {
    let families = [
      "syntax", "name", "reference", "value", "css", "deprecated", "contrast", "color-vision",
      "shade",
      "target", "style", "format", "audit", "template",
    ]
    // Reading reports references that lead nowhere too.
    let judging = rules.map(\.description).filter { ![.undefined, .loop].contains($0.id) }
      .reduce(into: [RuleDescription]()) { all, description in
        if !all.contains(where: { $0.id == description.id }) { all.append(description) }
      }
    let all =
      ReadingRules.descriptions + judging + AllowanceRules.descriptions + AuditRules.descriptions
      + TemplateRules.descriptions
    let positions = all.map { description in
      families.firstIndex { $0 == description.id.family } ?? families.count
    }
    return all.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }.map { all[$0] }
  }()
}
