import ThemeCSS
import ThemeSource

/// Something that GTK's parser refuses, so that it drops a declaration or a rule.
///
/// The four of them speak for GTK: an error where it has one, a warning where it warns or drops
/// something without a word, and nothing where it has nothing to say.
struct ParserRule: LintRule {
  let description: RuleDescription

  private init(_ description: RuleDescription) { self.description = description }

  static let syntax = ParserRule(
    RuleDescription(
      .cssParse, .error, finds: "CSS that GTK's parser refuses", remedy: "correct it"))
  static let property = ParserRule(
    RuleDescription(
      .cssProperty, .error, .warning, finds: "a property that GTK does not have",
      remedy: "take the name that the finding suggests, or delete the declaration"))
  static let value = ParserRule(
    RuleDescription(
      .cssValue, .error, .warning, finds: "a value that GTK does not take for its property",
      remedy: "write what the finding asks for"))
  static let pseudoClass = ParserRule(
    RuleDescription(
      .cssPseudoClass, .error, .warning, finds: "a pseudo-class that GTK does not have",
      remedy: "take the name that the finding suggests"))

  func check(_ subject: LintSubject) -> [Finding] {
    guard let css = subject.css else { return [] }
    return ParserRule.findings(css).filter { $0.rule == description.id }
  }

  /// What GTK refuses in some CSS, whatever the rule.
  static func findings(_ css: CSSAudit) -> [Finding] {
    let problems = css.problems.filter { $0.applies(to: css.target) }
    let names = Set(problems.filter { $0.rule == .cssPseudoClass }.map(\.range.lowerBound))
    return problems.compactMap { problem in
      let text = css.sheet.text
      // Of '::before' the name says enough.
      if problem.rule == .cssPseudoClass, text.bytes[problem.range].elementsEqual(":".utf8),
        names.contains(problem.range.upperBound)
      {
        return nil
      }
      let fix =
        css.sheet.importantFix(at: problem.range)
        ?? problem.replacement.map {
          Finding.Fix(replacing: text.location(of: problem.range), with: $0)
        }
      return Finding(
        problem.severity, problem.rule, at: text.location(of: problem.range),
        problem.message(for: css.target), fix: fix)
    }
  }
}

extension CSSStylesheet {
  /// Takes an `!important` away that begins at some bytes, with the space in front of it.
  fileprivate func importantFix(at range: Range<Int>) -> Finding.Fix? {
    guard text.bytes[range].elementsEqual("!".utf8),
      let declaration = declaration(at: range.lowerBound), let important = declaration.important,
      self.range(of: important).lowerBound == range.lowerBound
    else { return nil }
    let value = self.range(of: declaration.value).upperBound
    return Finding.Fix(
      replacing: text.location(of: value..<self.range(of: important).upperBound), with: "")
  }
}
