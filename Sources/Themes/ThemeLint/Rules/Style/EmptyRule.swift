import ThemeModel
import ThemeSource

/// A rule that sets nothing: a leftover, or one whose content was forgotten.
///
/// A block with a comment in it says that it is meant.
struct EmptyRule: LintRule {
  let description = RuleDescription(
    "style/empty", .note, finds: "a rule that sets nothing",
    remedy: "say what it is to set, or delete it", hasQuietNotes: true)

  func check(_ subject: LintSubject) -> [Finding] {
    if subject.isBase { return [] }
    let styles = subject.declaredRules.filter(\.declarations.isEmpty).map {
      ($0.selector.text, $0.location)
    }
    return [styles, inCSS(subject)].compactMap(finding)
  }

  private func inCSS(_ subject: LintSubject) -> [(String, SourceLocation)] {
    guard let sheet = subject.css?.sheet else { return [] }
    return sheet.statements.compactMap { statement in
      guard case .rule(let rule) = statement, rule.block.statements.isEmpty, rule.block.isClosed,
        sheet.tokens[rule.block.tokens].dropFirst().dropLast().allSatisfy({
          $0.kind == .whitespace
        })
      else { return nil }
      return (sheet.bytes(of: rule.prelude).shownOnOneLine, sheet.location(of: rule.prelude))
    }
  }

  /// One finding says all that are empty.
  private func finding(_ rules: [(name: String, location: SourceLocation)]) -> Finding? {
    guard let first = rules.first else { return nil }
    let others = rules.count - 1
    let more =
      others == 0
      ? "" : ", and so \(others == 1 ? "does one rule more" : "do \(others) rules more")"
    return Finding(
      .note, description.id, at: first.location, "'\(first.name)' sets nothing\(more)",
      each: rules.map { "'\($0.name)'" })
  }
}
