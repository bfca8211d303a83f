import ThemeLint
import ThemeSource

/// The table that `check --list-rules` prints.
struct RuleTable {
  let isJSON: Bool

  var text: String {
    let rules = RuleCatalog.all
    if isJSON { return JSONReport.value(rules).text + "\n" }
    let width = rules.map(\.id.rawValue.count).max() ?? 0
    return rules.map { rule in
      let severities = rule.severities.map(\.rawValue).joined(separator: ", ")
      return
        "\(rule.id.rawValue.padded(to: width))  \(severities): \(rule.summary); \(rule.remedy)\n"
    }.joined()
  }
}
