package import ThemeSource

/// A role of a color in a theme: a name with the same meaning in every theme.
///
/// The raw value is the index in the table of definitions, so that arrays can be indexed by role.
public enum ColorRole: UInt8, CaseIterable, Hashable, Sendable {
  case accentBg, accentFg, accent, secondaryAccent
  case destructiveBg, destructiveFg, destructive
  case successBg, successFg, success
  case warningBg, warningFg, warning
  case errorBg, errorFg, error
  case windowBg, windowFg
  case viewBg, viewFg
  case headerbarBg, headerbarFg, headerbarBorder, headerbarBackdrop, headerbarShade
  case headerbarDarkerShade
  case sidebarBg, sidebarFg, sidebarBackdrop, sidebarShade, sidebarBorder
  case secondarySidebarBg, secondarySidebarFg, secondarySidebarBackdrop, secondarySidebarShade,
    secondarySidebarBorder
  case cardBg, cardFg, cardShade
  case dialogBg, dialogFg
  case popoverBg, popoverFg, popoverShade
  case thumbnailBg, thumbnailFg
  case activeToggleBg, activeToggleFg
  case overviewBg, overviewFg
  case label, secondaryLabel, subtleLabel, link
  case separator, border, selection, shade, scrollbarOutline
  case blue1, blue2, blue3, blue4, blue5
  case green1, green2, green3, green4, green5
  case yellow1, yellow2, yellow3, yellow4, yellow5
  case orange1, orange2, orange3, orange4, orange5
  case red1, red2, red3, red4, red5
  case purple1, purple2, purple3, purple4, purple5
  case brown1, brown2, brown3, brown4, brown5
  case light1, light2, light3, light4, light5
  case dark1, dark2, dark3, dark4, dark5
}

extension ColorRole {
  /// The name as theme files spell it, such as `accent-bg`.
  public var name: String { definition.name }

  /// A short description of what the role paints.
  public var summary: String { definition.summary }

  /// The first libadwaita that has the role; `nil` for Livery's own.
  public var since: AdwaitaVersion? { definition.since }

  public var group: Group { definition.group }

  /// Whether the role is one of libadwaita's 45 palette swatches.
  package var isSwatch: Bool { group == .swatch }

  /// The role with a name as theme files spell it.
  public init?(name: String) {
    self.init(name: Array(name.utf8)[...])
  }

  package init?(name: ArraySlice<UInt8>) {
    guard let index = ColorRole.names.index(of: name) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  package static let names = NameTable(definitions.map(\.name))

  var definition: Definition { ColorRole.definitions[Int(rawValue)] }

  /// The roles that belong together in a list.
  public enum Group: String, CaseIterable, Sendable {
    case accent, destructive, success, warning, error
    case window, view, headerbar, sidebar, card, dialog, popover, thumbnail, toggle, overview
    case text, line, swatch
  }
}
