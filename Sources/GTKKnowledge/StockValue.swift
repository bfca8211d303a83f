public import ThemeColor
public import ThemeModel

/// What libadwaita defines a role's color as, while nobody sets it.
public enum StockValue: Hashable, Sendable {
  case color(GTKColor)

  /// The color of another role, also where a theme sets that one.
  case role(ColorRole)

  /// Made from the color of another role so that it can be read on a window, in OKLab.
  case standalone(ColorRole)
}

extension ReleaseKnowledge {
  /// What a role is defined as in an appearance; `nil` where libadwaita has no such color.
  public func stockValue(of role: ColorRole, in appearance: Appearance) -> StockValue? {
    guard let reading = reading(of: role) else { return nil }
    if let background = reading.derivedFrom { return .standalone(background) }
    if let other = source(of: reading.name, in: appearance) { return .role(other) }
    return stock(role, in: appearance).map { .color($0) }
  }

  /// The role whose color a named color is, as it stands.
  private func source(of name: String, in appearance: Appearance) -> ColorRole? {
    ColorRole.allCases.first { role in
      role.knownName != name
        && table.value(.link, "\(name) \(role.knownName)", in: appearance) == "same"
    }
  }
}
