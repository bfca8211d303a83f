import EmbeddedFiles
import ThemeSource

extension RuleDescription {
  /// A text with a finding of the rule, and the fixed text, if they are short enough.
  public var example: RuleExample? { Self.examples[id] }

  /// The examples of all rules, which are below their names in `Resources/rules/examples.md`.
  private static let examples: [RuleID: RuleExample] = {
    let bytes = EmbeddedFile("rules/examples.md")?.bytes ?? []
    let sections = String(decoding: bytes, as: UTF8.self).split(separator: "\n## ").dropFirst()
    return sections.reduce(into: [:]) { examples, section in
      let name = section.prefix { $0 != "\n" }
      examples[RuleID(rawValue: String(name))] = RuleExample(section.dropFirst(name.count))
    }
  }()
}

extension RuleExample {
  /// Reads two blocks between fences, and the finding between them.
  fileprivate init?(_ section: Substring) {
    let parts = section.split(separator: "```", omittingEmptySubsequences: false)
    guard parts.count == 5 else { return nil }
    let name = parts[1].prefix { $0 != "\n" }
    guard let language = Language(rawValue: String(name)) else { return nil }
    let text = { (block: Substring) in
      String(block.dropFirst(name.count + 1).dropLast())
    }
    let finding = parts[2].filter { $0 != "\n" }
    self.init(
      language, bad: text(parts[1]), finding: finding.isEmpty ? nil : finding,
      good: text(parts[3]))
  }
}
