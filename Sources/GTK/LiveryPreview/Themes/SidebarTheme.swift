import LiveryAdwaita
import ThemeColor
import ThemeModel
import ThemeSession

/// A theme as the sidebar shows it.
struct SidebarTheme: Hashable {
  /// The section of the list, in their order.
  enum Section: Comparable {
    case opened, builtIn, folder

    var title: String {
      switch self {
      case .opened: translated("Open Files")
      case .folder: translated("Your Themes")
      case .builtIn: translated("Built In")
      }
    }
  }

  /// How the settings name it: the ID of a built-in theme or the path of a file.
  let key: String

  /// The ID of its entry; `nil` for a file that is not open yet.
  let id: String?

  let name: String

  /// What tells it from others of its name: its file, with the folder where that is the same.
  var place: String?

  /// The file, unless the theme is built in or was never saved.
  let path: String?

  let section: Section

  /// The colors of its swatches in CSS, in the scheme shown.
  private(set) var swatches: [String]

  /// Whether it has unsaved edits.
  let isDirty: Bool

  /// Whether its file has errors.
  let isBroken: Bool
}

extension SidebarTheme {
  init(_ entry: ThemeEntry, _ colors: SwatchColors?, in scheme: Appearance.Scheme, section: Section)
  {
    key = entry.path ?? entry.id
    id = entry.id
    name = entry.name
    path = entry.path
    self.section = section
    swatches = colors?[scheme] ?? []
    isDirty = entry.isDirty
    isBroken = entry.isBroken
  }

  /// Creates the item of a file that is not open yet.
  init(_ card: ThemeCard, in scheme: Appearance.Scheme) {
    key = card.path
    id = nil
    name = card.name
    path = card.path
    section = .folder
    swatches = card.colors[scheme]
    isDirty = false
    isBroken = false
  }

  /// The name, and the place where another theme has the same.
  var distinctName: String { place.map { "\(name) (\($0))" } ?? name }

  /// Whether a command can be given for it.
  func allows(_ command: ThemeCommand) -> Bool { !command.needsFile || path != nil }

  /// The same theme with its colors simulated for a color vision.
  func seen(by vision: Vision) -> SidebarTheme {
    var theme = self
    theme.swatches = swatches.map { name in Color(hex: name).map { vision.seen($0).hex } ?? name }
    return theme
  }
}

/// The colors of a theme's swatches.
nonisolated struct SwatchColors: Hashable, Sendable {
  private static let roles: [ColorRole] = [.windowBg, .headerbarBg, .windowFg, .accentBg, .accent]

  private let light: [String]
  private let dark: [String]

  init(_ theme: Theme) {
    let colors = { (appearance: Appearance) in
      let resolved = theme.resolved(appearance)
      let window = resolved[.windowBg].composited(over: .white)
      return Self.roles.map { resolved[$0].composited(over: window).hex }
    }
    light = colors(theme.schemes.contains(.light) ? .light : .dark)
    dark = colors(theme.schemes.contains(.dark) ? .dark : .light)
  }

  subscript(scheme: Appearance.Scheme) -> [String] { scheme == .dark ? dark : light }
}
