import ThemeSource

/// The examples of the rules, a file a family or two.
enum RuleExamples {
  static let all: [RuleID: RuleExample] = [
    syntax, names, references, values, css, contrast, looks, audits, templates,
  ].reduce(into: [:]) { all, family in all.merge(family) { first, _ in first } }
}
