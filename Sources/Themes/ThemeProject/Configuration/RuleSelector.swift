import ThemeLint
public import ThemeSource

/// A rule, or all rules of a family.
public struct RuleSelector: Hashable, Sendable {
  /// `contrast/text`, or `contrast` for the family.
  public let text: String

  public init(_ text: String) { self.text = text }

  public func matches(_ rule: RuleID) -> Bool {
    rule.rawValue == text || rule.family == text
  }

  /// The rules and families that there are.
  package static let known: [String] = {
    let names = RuleCatalog.all.map(\.id)
    var families: [String] = []
    for family in names.map({ String($0.family) }) where !families.contains(family) {
      families.append(family)
    }
    return families + names.map(\.rawValue)
  }()
}
