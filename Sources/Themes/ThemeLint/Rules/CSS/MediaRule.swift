import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// A condition of `@media` that never holds, since GTK has no such feature or no such value of it.
///
/// GTK's parser takes any words there, and says nothing.
struct MediaRule: LintRule {
  static let id: RuleID = "css/media"

  let description = RuleDescription(
    id, .warning, finds: "a feature or value of '@media' that GTK does not have",
    remedy: "take the name that the finding suggests")

  func check(_ subject: LintSubject) -> [Finding] {
    guard let sheet = subject.css?.sheet,
      subject.target.all.contains(where: { $0.has(.mediaQueries) })
    else { return [] }
    return sheet.mediaRules.flatMap { rule in
      sheet.features(of: rule).compactMap { feature, value in finding(feature, value, in: sheet) }
    }
  }

  /// What GTK 4.20 and later know (GTK's documentation of its CSS, "Media queries").
  private static let features: [(name: String, values: [String])] = [
    ("prefers-color-scheme", ["dark", "light"]),
    ("prefers-contrast", ["more", "less", "no-preference"]),
    ("prefers-reduced-motion", ["reduce", "no-preference"]),
  ]

  private func finding(
    _ feature: CSSToken, _ value: CSSToken, in sheet: CSSStylesheet
  ) -> Finding? {
    let known = MediaRule.features.first { $0.name == sheet.name(of: feature).lowercased() }
    if let known {
      return known.values.contains(sheet.name(of: value).lowercased())
        ? nil
        : finding(value, "value of '\(known.name)' is", among: known.values, in: sheet)
    }
    return finding(
      feature, "feature of '@media' is", among: MediaRule.features.map(\.name), in: sheet)
  }

  private func finding(
    _ token: CSSToken, _ kind: String, among names: [String], in sheet: CSSStylesheet
  ) -> Finding {
    var suggestions = NameSuggestions(among: names)
    let known = suggestions.correction(of: sheet.shown(token))
    let location = sheet.location(of: token)
    return Finding(
      .warning, description.id, at: location,
      "no \(kind) called '\(sheet.shown(token))', so that the condition is never true"
        + (known.map { "; did you mean '\($0)'?" }
          ?? "; expected \(names.map { "'\($0)'" }.formatted(joinedBy: "or"))"),
      fix: known.map { Finding.Fix(replacing: location, with: $0) })
  }
}

extension CSSStylesheet {
  /// Every `@media`, those inside others too.
  fileprivate var mediaRules: [CSSAtRule] {
    func rules(in statements: [CSSStatement]) -> [CSSAtRule] {
      statements.flatMap { statement -> [CSSAtRule] in
        guard case .atRule(let rule) = statement, isWord(rule.name, "media") else { return [] }
        return [rule] + rules(in: rule.block?.statements ?? [])
      }
    }
    return rules(in: statements)
  }

  /// The features that a condition names, each with its value: the words around its colons.
  fileprivate func features(of rule: CSSAtRule) -> [(CSSToken, CSSToken)] {
    let words = tokens[rule.prelude].filter { !$0.isSpace }
    return words.indices.compactMap { index in
      guard words[index].kind == .colon, index > 0, index + 1 < words.count,
        words[index - 1].kind == .identifier, words[index + 1].kind == .identifier
      else { return nil }
      return (words[index - 1], words[index + 1])
    }
  }
}
