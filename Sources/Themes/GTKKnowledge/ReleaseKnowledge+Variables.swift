import ThemeColor
public import ThemeModel

extension ReleaseKnowledge {
  /// The variable with which libadwaita makes colors readable on a window: `oklab(from
  /// var(--accent-bg-color) var(--standalone-color-oklab))`.
  public static let standaloneVariable = "--standalone-color-oklab"

  /// The default value of a variable of `:root`, as stylesheets spell it; `nil` if the release does
  /// not have it, or if it is not a part of colors.
  ///
  /// An opacity is a percentage, such as `15%` for `--border-opacity`.
  public func text(ofVariable name: String, in appearance: Appearance) -> String? {
    if name == ReleaseKnowledge.standaloneVariable {
      guard hasVariable(name) else { return nil }
      return appearance.scheme == .dark ? "max(l, 0.85) a b" : "min(l, 0.5) a b"
    }
    guard name.hasPrefix("--"), let color = stock(name, in: appearance) else { return nil }
    guard name.hasSuffix("-opacity") else { return Color(color).hex }
    return "\(Int((Double(color.alpha) * 100).rounded()))%"
  }

  /// Whether the stylesheet reads or defines a variable of `:root`.
  public func hasVariable(_ name: String) -> Bool {
    name.hasPrefix("--")
      && (table.has(.stock, name) || table.has(.usedByRoot, name) || table.has(.usedByRules, name))
  }
}
