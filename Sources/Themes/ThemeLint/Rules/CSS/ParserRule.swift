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
      remedy: "write what the finding expects"))
  static let pseudoClass = ParserRule(
    RuleDescription(
      .cssPseudoClass, .error, .warning, finds: "a pseudo-class that GTK does not have",
      remedy: "take the name that the finding suggests"))

  func check(_ subject: LintSubject) -> [Finding] {
    guard let css = subject.css else { return [] }
    let found = ParserRule.found(css).filter { $0.finding.rule == description.id }
    let causes = Dictionary(found.map { ($0.finding, css.repeatedCause(of: $0)) }) { $1 }
    return found.map(\.finding).joinedByLine { causes[$0] ?? nil }
  }

  /// What GTK refuses in some CSS, whatever the rule.
  ///
  /// What one sign that is missing or too many leads to is one finding, where that sign should be.
  static func findings(_ css: CSSAudit) -> [Finding] { found(css).map(\.finding) }

  private static func found(_ css: CSSAudit) -> [(finding: Finding, problem: GTKFinding)] {
    let problems = css.problems.filter { $0.applies(to: css.target) }
    let names = Set(problems.filter { $0.rule == .cssPseudoClass }.map(\.range.lowerBound))
    var found: [(finding: Finding, problem: GTKFinding)] = []
    for problem in problems {
      let text = css.sheet.text
      // Of '::before' the name says enough.
      if problem.rule == .cssPseudoClass, text.bytes[problem.range].elementsEqual(":".utf8),
        names.contains(problem.range.upperBound)
      {
        continue
      }
      if let last = found.last, css.isSame(problem, as: last.problem) {
        if !last.problem.releases.contains(where: problem.releases.contains) {
          found[found.count - 1].finding = last.finding.saying(
            last.finding.message + "; " + problem.message(for: css.target))
        }
        continue
      }
      let fix =
        css.sheet.importantFix(at: problem.range)
        ?? problem.replacement.map {
          Finding.Fix(replacing: text.location(of: problem.range), with: $0)
        }
      let finding =
        css.missingSign(for: problem)
        ?? Finding(
          problem.severity, problem.rule, at: text.location(of: problem.range),
          problem.message(for: css.target), fix: fix)
      found.append((finding, problem))
    }
    return found
  }
}

extension CSSAudit {
  /// What a finding has in common with others of one cause; `nil` if it has a cause of its own.
  ///
  /// Nothing that GTK 3 has deprecated is removed any more, so one finding for each such thing is
  /// enough. GTK 3 has no variables, and no GTK the properties of another program's prefix.
  fileprivate func repeatedCause(
    of found: (finding: Finding, problem: GTKFinding)
  ) -> String? {
    let (finding, problem) = found
    if target.isForGTK3, finding.severity == .warning {
      // Each number without a unit has its own replacement.
      return problem.replacement?.hasSuffix("px") == true ? "px" : finding.message
    }
    guard finding.rule == .cssProperty,
      let declaration = sheet.declaration(at: problem.range.lowerBound)
    else { return nil }
    let property = sheet.name(of: declaration.property)
    if property.hasPrefix("--") { return "--" }
    let parts = property.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0].isEmpty, parts[1].first?.isUppercase == true else { return nil }
    return "-\(parts[1])-"
  }

  /// Whether a problem is another's: in the same selector that is none, in the same declaration on
  /// other releases, or in what is left of a declaration that has no colon.
  fileprivate func isSame(_ problem: GTKFinding, as other: GTKFinding) -> Bool {
    if let stray = strays.stray(at: other.range.lowerBound) {
      return stray.prelude.contains(problem.range.lowerBound)
    }
    guard problem.rule == other.rule else { return false }
    let declaration = sheet.declaration(at: problem.range.lowerBound)?.tokens
    if declaration != nil, declaration == sheet.declaration(at: other.range.lowerBound)?.tokens {
      return !other.releases.contains(where: problem.releases.contains)
    }
    guard problem.rule == .cssParse, other.range.upperBound <= problem.range.lowerBound else {
      return false
    }
    return sheet.text.bytes[other.range.upperBound..<problem.range.lowerBound]
      .allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: ";") }
  }

  /// A problem as a sign that is missing before the line, or too many, where that is the reason.
  fileprivate func missingSign(for problem: GTKFinding) -> Finding? {
    let name = { (message: String) in
      problem.applies(to: target) && problem.releases.count < target.all.count
        ? problem.message(for: target) : message
    }
    if let stray = strays.stray(at: problem.range.lowerBound) {
      let property = sheet.shown(stray.property)
      guard let end = stray.selectorEnd else {
        return Finding(
          .error, .cssParse, at: sheet.location(of: stray.property),
          name("expected a selector, found the property '\(property)'; a '}' before it is too many")
        )
      }
      return Finding(
        .error, .cssParse, at: sheet.location(of: end),
        name("expected '{' after the selector, before '\(property)'"))
    }
    guard problem.rule == .cssValue,
      let value = sheet.declaration(at: problem.range.lowerBound)?.value,
      let index = value.first(where: {
        sheet.tokens[$0].range.lowerBound == problem.range.lowerBound
      }),
      sheet.tokens[index].kind == .identifier, sheet.isFirstOfLine(index),
      sheet.tokens[(index + 1)...].first(where: { !$0.isSpace })?.kind == .colon,
      let end = sheet.tokens[value.lowerBound..<index].last(where: { !$0.isSpace })
    else { return nil }
    return Finding(
      problem.severity, problem.rule, at: sheet.location(of: end),
      name("expected ';' between this value and '\(sheet.shown(sheet.tokens[index]))'"))
  }
}

extension Finding {
  /// The finding with other words.
  fileprivate func saying(_ message: String) -> Finding {
    Finding(severity, rule, at: location, message, fix: fix)
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
