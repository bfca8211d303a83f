import LiveryAdwaita
import ThemeModel

extension ColorRole.Group {
  /// The title above the group's roles.
  var title: String {
    switch self {
    case .view: translated("Views")
    case .headerbar: translated("Header Bars")
    case .sidebar: translated("Sidebars")
    case .card: translated("Cards")
    case .dialog: translated("Dialogs")
    case .popover: translated("Popovers")
    case .thumbnail: translated("Thumbnails")
    case .toggle: translated("Toggles")
    case .overview: translated("Tab Overview")
    case .line: translated("Lines and Shades")
    case .swatch: translated("Swatches")
    case .accent: translated("Accent")
    case .destructive: translated("Destructive")
    case .success: translated("Success")
    case .warning: translated("Warning")
    case .error: translated("Error")
    case .window: translated("Window")
    case .text: translated("Text", context: "colors")
    }
  }
}
