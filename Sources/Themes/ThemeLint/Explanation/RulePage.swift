import LiverySystem
import ThemeSource

/// The explanations of several rules together.
public struct RulePage: Sendable {
  private let rules: [RuleDescription]

  public init(_ rules: [RuleDescription]) { self.rules = rules }

  /// The URL of the installed page; `nil` if there is none.
  public static var installedURL: String? { Program.installedURL(of: "doc/livery/rules.md") }

  /// The environment variable with the URL of the page of all rules, if it is published elsewhere.
  private static let variable = "LIVERY_RULES_URL"

  /// The page in Livery's repository.
  private static let repositoryURL = "https://github.com/OWNER/livery/blob/main/docs/rules.md"

  /// The URL of the page of all rules: that in `LIVERY_RULES_URL`, or that of the repository once
  /// it is published, or the installed page; `nil` if there is none.
  public static var url: String? {
    if let url = Environment.variable(variable), !url.isEmpty { return url }
    return repositoryURL.contains("/OWNER/") ? installedURL : repositoryURL
  }

  /// All rules in order, for a terminal.
  public var text: String {
    rules.map { RuleExplanation($0).text }.joined(separator: "\n")
  }

  /// A page in Markdown with a heading for each family.
  public var markdown: String {
    var text = Self.opening
    var family: Substring?
    for rule in rules {
      if rule.id.family != family {
        family = rule.id.family
        text += "\n## \(rule.id.family)\n"
      }
      text += "\n\(RuleExplanation(rule).section)"
    }
    return text
  }

  private static let opening = """
    # Rules

    What `livery check`, `livery audit` and `livery prove` look for, by family. A finding names
    its rule in brackets at its end, and `livery rule NAME` explains a rule or a family as this
    page does, which `livery rule --format markdown` printed.

    Themes are shown without their first two lines, `livery = 1` and the `name`, where these are
    not the point; a byte that is not UTF-8 is shown as \u{fffd}. What GTK paints is seen by
    `livery audit` alone, so that no finding is quoted under `audit`.

    """
}
