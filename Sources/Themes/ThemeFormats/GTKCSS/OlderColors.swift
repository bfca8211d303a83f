import ThemeCSS
import ThemeModel

/// Colors from before libadwaita: GTK 3's `theme_*`, and the shorter names of earlier themes.
enum OlderColors {
  /// The names that say a role's color, the one that counts first.
  private static let names: [(ColorRole, [String])] = [
    (.windowBg, ["theme_bg_color", "bg_color"]), (.windowFg, ["theme_fg_color", "fg_color"]),
    (.viewBg, ["theme_base_color", "base_color"]),
    (.viewFg, ["theme_text_color", "text_color"]),
    (.accentBg, ["theme_selected_bg_color", "selected_bg_color"]),
    (.accentFg, ["theme_selected_fg_color", "selected_fg_color"]),
  ]

  /// What a role is painted in where nothing but the older names is known: header bars, popovers
  /// and dialogs as the window, cards as views.
  private static let derived: [(ColorRole, ColorRole)] = [
    (.headerbarBg, .windowBg), (.headerbarFg, .windowFg), (.headerbarBorder, .windowFg),
    (.headerbarBackdrop, .windowBg),
    (.sidebarBg, .windowBg), (.sidebarFg, .windowFg), (.sidebarBackdrop, .windowBg),
    (.secondarySidebarBg, .windowBg), (.secondarySidebarFg, .windowFg),
    (.secondarySidebarBackdrop, .windowBg),
    (.cardBg, .viewBg), (.cardFg, .viewFg),
    (.dialogBg, .windowBg), (.dialogFg, .windowFg),
    (.popoverBg, .windowBg), (.popoverFg, .windowFg),
    (.thumbnailBg, .viewBg), (.thumbnailFg, .viewFg),
    (.overviewBg, .windowBg), (.overviewFg, .windowFg),
  ]

  /// Whether a file knows none of libadwaita's names for what the older ones say.
  static func isAll(of definitions: [GTKColorDefinition]) -> Bool {
    let roles = definitions.compactMap(\.role)
    return !names.contains { roles.contains($0.0) }
  }

  /// The definitions of roles that a file says only by older names.
  static func roles(of definitions: [GTKColorDefinition]) -> [GTKColorDefinition] {
    var known: Set<ColorRole> = []
    for definition in definitions {
      if let role = definition.role { known.insert(role) }
    }
    let isOlder = isAll(of: definitions)
    lazy var references = GTKColorReferences(definitions)
    var found: [GTKColorDefinition] = []
    for (role, names) in names where !known.contains(role) {
      // A name that stands for the role, as in libadwaita's own stylesheet, says no color.
      let name = names.first { name in
        definitions.contains { $0.name.elementsEqual(name.utf8) }
          && !references.lead(from: name, to: role)
      }
      guard let name else { continue }
      known.insert(role)
      for definition in definitions where definition.name.elementsEqual(name.utf8) {
        found.append(GTKColorDefinition(role, following: name, of: definition))
      }
    }
    guard isOlder else { return found }
    let own = found
    for (role, source) in derived where !known.contains(role) {
      for definition in own where definition.role == source {
        found.append(GTKColorDefinition(role, following: source.namedColor, of: definition))
      }
    }
    return found
  }
}
