import ArgumentParser
import CommandLineKit
import ThemeLint
import ThemeModel
import ThemeProject
import ThemeSource

/// `livery rule contrast/text` explains a rule, with a bad and a good example.
struct RuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule", abstract: "Explains a rule of 'check', with a bad and a good example.")

  @Argument(
    help: "A rule or a family, such as contrast/text or contrast; without it all are listed.")
  var name: String?
  @Option(help: "How to print: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = Format.text

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, json
  }

  /// The named rule, or all rules.
  private var rules: [RuleDescription] {
    guard let name else { return RuleCatalog.all }
    return RuleCatalog.all.filter { RuleSelector(name).matches($0.id) }
  }

  func validate() throws {
    if let name, rules.isEmpty {
      throw ValidationError(
        "no rule is called '\(name.escapingControls)'"
          + NameSuggestion.hint(for: name, among: RuleSelector.known))
    }
  }

  func run() throws {
    switch format {
    case .text:
      try Terminal.write(name == nil ? RuleTable(isJSON: false).text : RulePage(rules).text)
    case .markdown: try Terminal.write(RulePage(rules).markdown)
    case .json: try Terminal.write(JSONReport.explained(rules).text + "\n")
    }
  }
}
