import ThemeSource

/// Every rule that findings are printed under.
public enum RuleCatalog {
  /// The rules by family: those of reading a file first, then those of judging a theme.
  public static let all: [RuleDescription] = {
    let described = reading + Linter.rules.flatMap(\.descriptions) + Allowances.descriptions
    let families = [
      "syntax", "name", "reference", "value", "css", "contrast", "color-vision", "shade", "target",
      "style", "format",
    ]
    return described.enumerated().sorted { left, right in
      let place = { (description: RuleDescription) in
        families.firstIndex { $0 == description.id.family } ?? families.count
      }
      return (place(left.element), left.offset) < (place(right.element), right.offset)
    }.map(\.element)
  }()
}
