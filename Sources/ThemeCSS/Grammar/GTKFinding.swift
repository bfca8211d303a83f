public import ThemeSource

/// Something in a stylesheet that the parser of GTK 4.8 refuses, so that it drops a declaration, a
/// rule or an at-rule.
public struct GTKFinding: Hashable, Sendable {
  /// One of `css/parse`, `css/property`, `css/value` and `css/pseudo-class`.
  public let rule: RuleID

  /// The bytes of the CSS at which GTK stops reading; empty at the end.
  public let range: Range<Int>

  public let message: String

  /// What replaces `range` to fix it, where that is known.
  public let replacement: String?

  /// The first GTK that reads it; `nil` where none does, or that is not known.
  public let since: Target?

  /// Whether a GTK refuses it.
  public func applies(to target: Target) -> Bool {
    // The targets are listed from the oldest on.
    Target.allCases.prefix { $0 != since }.contains(target)
  }

  /// Stands for all findings beyond the limit.
  static func beyondLimit(at range: Range<Int>) -> GTKFinding {
    GTKFinding(
      rule: .cssParse, range: range,
      message: "GTK refuses this and perhaps more; only the first \(Finding.limit) are named",
      replacement: nil, since: nil)
  }

  /// What GTK 4.8 objects to in a stylesheet, in the order of their locations.
  public static func all(in sheet: CSSStylesheet) -> [GTKFinding] {
    var parser = GTKParser(sheet)
    parser.parseStylesheet()
    return parser.findings
  }
}

extension RuleID {
  public static let cssParse: RuleID = "css/parse"
  public static let cssProperty: RuleID = "css/property"
  public static let cssValue: RuleID = "css/value"
  public static let cssPseudoClass: RuleID = "css/pseudo-class"
}
