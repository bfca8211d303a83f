public import ThemeModel

/// A color that a theme's file can set.
public enum ColorName: Hashable, Sendable {
  case role(ColorRole)
  /// A name of an app's own, under `[custom-colors]`.
  case custom(CustomColor)
  /// A private name of the file, under `[palette]`.
  case palette(String)

  /// The keys that lead to its value in the file.
  var path: [String] {
    switch self {
    case .role(let role): ["colors", role.name]
    case .custom(let name): ["custom-colors", name.rawValue]
    case .palette(let name): ["palette", name]
    }
  }
}
