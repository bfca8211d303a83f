import ThemeSource

/// The explanation of a rule, its fix, and an example, as `livery rule NAME` prints it.
public struct RuleExplanation: Sendable {
  private let rule: RuleDescription

  public init(_ rule: RuleDescription) { self.rule = rule }

  private var severities: String {
    rule.severities.map(\.rawValue).joined(separator: ", ")
  }

  private static let quiet =
    "its notes count where 'select' or 'severity' in 'livery.toml' names it"

  /// The explanation for a terminal.
  public var text: String {
    var text = "\(rule.id) (\(severities))\n  finds: \(rule.summary)\n  remedy: \(rule.remedy)\n"
    if rule.hasQuietNotes { text += "  \(RuleExplanation.quiet)\n" }
    if let example = rule.example {
      text += "\nbad, \(example.language.title):\n\n\(indented(example.bad))\n"
      if let finding = example.finding { text += "  \(finding)\n\n" }
      text += "good:\n\n\(indented(example.good))"
    }
    return text
  }

  private func indented(_ lines: String) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  /// The explanation in Markdown, without a heading.
  public var markdown: String {
    var text = "Finds \(rule.summary) (\(severities)). Remedy: \(rule.remedy)."
    text += rule.hasQuietNotes ? " Its \(RuleExplanation.quiet.dropFirst(4)).\n" : "\n"
    if let example = rule.example {
      text +=
        "\nBad, \(example.language.title):\n\n\(fenced(example.bad, as: example.language.fence))"
      if let finding = example.finding { text += "\n\(fenced(finding, as: "text"))" }
      text += "\nGood:\n\n\(fenced(example.good, as: example.language.fence))"
    }
    return text
  }

  private func fenced(_ text: String, as language: String) -> String {
    "```\(language)\n\(text)\n```\n"
  }

  /// The explanation after a heading with an anchor: `contrast-text` for `contrast/text`.
  var section: String {
    "<a id=\"\(rule.anchor)\"></a>\n\n### `\(rule.id)`\n\n\(markdown)"
  }
}

extension RuleDescription {
  /// The anchor of the explanation in the page of all rules.
  var anchor: String { id.rawValue.replacing("/", with: "-") }
}
