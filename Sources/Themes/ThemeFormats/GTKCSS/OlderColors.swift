import ThemeCSS
import ThemeModel
import ThemeSource

/// Colors from before libadwaita: GTK 3's `theme_*`, and the shorter names of earlier themes.
enum OlderColors {
  /// The names that set a role's color; the first one wins.
  private static let names: [(ColorRole, [String])] = [
    (.windowBg, ["theme_bg_color", "bg_color"]), (.windowFg, ["theme_fg_color", "fg_color"]),
    (.viewBg, ["theme_base_color", "base_color"]),
    (.viewFg, ["theme_text_color", "text_color"]),
    (.accentBg, ["theme_selected_bg_color", "selected_bg_color"]),
    (.accentFg, ["theme_selected_fg_color", "selected_fg_color"]),
  ]

  /// The colors of roles if only the older names are known: header bars, popovers and dialogs are
  /// like the window, cards like views.
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

  /// Whether a file uses none of libadwaita's names for colors that older names set.
  static func isAll(of definitions: [GTKColorDefinition]) -> Bool {
    let roles = definitions.compactMap(\.role)
    return !names.contains { roles.contains($0.0) }
  }

  /// Whether rules of a stylesheet paint windows with the older names, so that the roles have these
  /// colors in a GTK without the names.
  static func paintWindows(in sheet: CSSStylesheet) -> Bool {
    let windows = names[0].1
    var isPainted = false
    sheet.forEachDeclaration { declaration in
      guard !isPainted, sheet.name(of: declaration.property).hasPrefix("background"),
        sheet.tokens[declaration.value].contains(where: {
          $0.kind == .atKeyword && windows.contains(sheet.name(of: $0))
        })
      else { return }
      let place = sheet.tokens[declaration.tokens.lowerBound].range.lowerBound
      guard let rule = sheet.declarationAndRule(at: place)?.rule else { return }
      isPainted = sheet.tokens[rule.prelude].contains {
        $0.kind == .identifier && (sheet.isWord($0, "window") || sheet.isWord($0, "background"))
      }
    }
    return isPainted
  }

  /// The definitions of roles that a file sets only by older names.
  static func roles(of definitions: [GTKColorDefinition]) -> [GTKColorDefinition] {
    var known: Set<ColorRole> = []
    for definition in definitions {
      if let role = definition.role { known.insert(role) }
    }
    let isOlder = isAll(of: definitions)
    lazy var references = GTKColorReferences(definitions)
    var found: [GTKColorDefinition] = []
    for (role, names) in names where !known.contains(role) {
      // A name that refers to the role, as in libadwaita's own stylesheet, sets no color.
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
