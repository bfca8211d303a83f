import LiveryAdwaita
import ThemeModel
import ThemeSession

extension ColorName {
  /// The name in the file.
  var title: String {
    switch self {
    case .role(let role): role.name
    case .custom(let name): name.rawValue
    case .palette(let name): name
    }
  }

  var summary: String {
    switch self {
    case .role(let role): role.summary
    case .custom: translated("A color of an app’s own")
    case .palette: translated("A private color of this theme")
    }
  }

  /// The title of the color's group.
  var group: String {
    switch self {
    case .role(let role): role.group.title
    case .custom: translated("Custom Colors")
    case .palette: translated("Palette")
    }
  }
}
