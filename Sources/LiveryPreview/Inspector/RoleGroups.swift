import Gallery
import ThemeModel

extension ColorRole.Group {
  /// The title above the group's roles.
  var title: String {
    switch self {
    case .view: "Views"
    case .headerbar: "Header Bars"
    case .sidebar: "Sidebars"
    case .card: "Cards"
    case .dialog: "Dialogs"
    case .popover: "Popovers"
    case .thumbnail: "Thumbnails"
    case .toggle: "Toggles"
    case .overview: "Tab Overview"
    case .line: "Lines and Shades"
    case .swatch: "Swatches"
    default: rawValue.capitalizedFirst
    }
  }
}
