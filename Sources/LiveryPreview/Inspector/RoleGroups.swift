import ThemeModel

extension ColorRole.Group {
  /// The title above the group's roles.
  var title: String {
    switch self {
    case .accent: "Accent"
    case .destructive: "Destructive"
    case .success: "Success"
    case .warning: "Warning"
    case .error: "Error"
    case .window: "Window"
    case .view: "Views"
    case .headerbar: "Header Bars"
    case .sidebar: "Sidebars"
    case .card: "Cards"
    case .dialog: "Dialogs"
    case .popover: "Popovers"
    case .thumbnail: "Thumbnails"
    case .toggle: "Toggles"
    case .overview: "Tab Overview"
    case .text: "Text"
    case .line: "Lines and Shades"
    case .swatch: "Swatches"
    }
  }
}
