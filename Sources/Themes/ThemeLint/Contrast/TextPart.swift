import ThemeColor
import ThemeModel
import ThemeSource

/// A widget with text, and libadwaita's colors for it if a theme sets only one of the two.
struct TextPart {
  let text: ColorRole

  /// Its own surface; `nil` if it is on a window, a view or a card.
  let surface: ColorRole?

  /// Text with a lower opacity is not dimmed but hidden: libadwaita's lowest is about 0.5.
  static let leastOpacity = 0.3

  /// `nil` for a component without text, or whose colors depend on its place.
  init?(_ component: Component) {
    switch component {
    case .window: self.init(.windowFg, .windowBg)
    case .dialog: self.init(.dialogFg, .dialogBg)
    case .headerbar: self.init(.headerbarFg, .headerbarBg)
    case .sidebar: self.init(.sidebarFg, .sidebarBg)
    case .view, .textView: self.init(.viewFg, .viewBg)
    case .card: self.init(.cardFg, .cardBg)
    case .popover, .menu: self.init(.popoverFg, .popoverBg)
    case .suggestedButton: self.init(.accentFg, .accentBg)
    case .list, .row, .rowTitle, .rowSubtitle, .sectionHeader, .label, .title, .headline, .subhead,
      .footnote, .caption, .monospace, .document, .button, .flatButton, .pillButton, .stepper,
      .entry, .dropdown:
      self.init(.windowFg, nil)
    default: return nil
    }
  }

  /// The widgets of some nodes that one name in a selector means; `nil` for others.
  init?(node: ArraySlice<UInt8>) {
    switch String(decoding: node, as: UTF8.self) {
    case "headerbar": self.init(.headerbarFg, .headerbarBg)
    // Selected text keeps the color that it has, so that it is the text around it.
    case "label", "button", "entry", "row", "selection": self.init(.windowFg, nil)
    default: return nil
    }
  }

  private init(_ text: ColorRole, _ surface: ColorRole?) {
    (self.text, self.surface) = (text, surface)
  }

  /// A text with a color at the place of the part.
  func paint(
    _ foreground: Color, in theme: ResolvedTheme, name: String, location: SourceLocation,
    level: ContrastLevel
  ) -> StylePaint {
    StylePaint(
      foreground: foreground,
      backgrounds: [surface.map { theme.shown($0) } ?? foreground.withAlpha(0)], name: name,
      location: location, level: level, isOnOwnBackground: false)
  }
}
