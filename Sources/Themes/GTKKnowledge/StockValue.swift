public import ThemeColor
public import ThemeModel

/// The default definition of a role's color in libadwaita.
public enum StockValue: Hashable, Sendable {
  case color(GTKColor)

  /// The color of another role, even if a theme sets that one.
  case role(ColorRole)

  /// Made from the color of another role so that it can be read on a window, in OKLab.
  case standalone(ColorRole)
}

extension ReleaseKnowledge {
  /// The definition of a role in an appearance; `nil` if libadwaita does not have the role.
  public func stockValue(of role: ColorRole, in appearance: Appearance) -> StockValue? {
    guard let reading = reading(of: role) else { return nil }
    if let background = reading.derivedFrom { return .standalone(background) }
    let other = table.sources(of: reading.name).lazy.compactMap { name in
      isSame(reading.name, name, in: appearance) ? ColorRole(colorName: name) : nil
    }.first
    if let other { return .role(other) }
    return stock(role, in: appearance).map { .color($0) }
  }

  /// Whether a named color is defined as exactly another one.
  private func isSame(_ name: String, _ other: String, in appearance: Appearance) -> Bool {
    table.value(.link, "\(name) \(other)", in: appearance) == "same"
  }
}
