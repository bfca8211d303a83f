import ThemeModel

extension StyleProperty {
  /// The property of GTK's CSS that it sets.
  var cssName: String {
    switch self {
    case .background: "background-color"
    case .radius: "border-radius"
    case .spacing: "border-spacing"
    case .shadow: "box-shadow"
    case .iconSize: "-gtk-icon-size"
    case .transition: "transition-duration"
    default: name
    }
  }
}
