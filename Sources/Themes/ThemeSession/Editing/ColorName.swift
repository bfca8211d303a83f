public import ThemeColor
public import ThemeModel

/// A color that a theme's file can set.
public enum ColorName: Hashable, Sendable {
  case role(ColorRole)
  /// A color of an app, under `[custom-colors]`.
  case custom(CustomColor)
  /// A private name of the file, under `[palette]`.
  case palette(String)

  /// The keys that lead to its value in the file.
  public var path: [String] {
    switch self {
    case .role(let role): ["colors", role.name]
    case .custom(let name): ["custom-colors", name.rawValue]
    case .palette(let name): ["palette", name]
    }
  }
}

extension Theme {
  /// A color of a theme's file that is not a role.
  public struct NamedColor: Hashable, Sendable {
    public let name: ColorName
    package let slot: ColorSlot

    /// Whether a base theme also has a value for it.
    public let isInherited: Bool
  }

  /// The palette entries of the theme's own file, then the custom colors.
  public var namedColors: [NamedColor] {
    (paletteSlots.map { (ColorName.palette(name(of: $0)), $0) }
      + customSlots.map { (.custom(CustomColor(rawValue: name(of: $0))), $0) })
      .map { NamedColor(name: $0, slot: $1, isInherited: isInherited($1)) }
  }
}

extension LoadedTheme {
  /// A color before color vision is simulated; `nil` for a name without a value here.
  public func color(of name: ColorName) -> Color? { theme.color(of: name, in: resolved) }
}

extension Theme {
  /// A color in a resolved theme; `nil` if the name has no value there.
  package func color(of name: ColorName, in resolved: ResolvedTheme) -> Color? {
    if case .role(let role) = name { return resolved[role] }
    let slot = namedColors.first { $0.name == name }?.slot
    return slot.flatMap { color(of: $0, in: resolved) }
  }
}
