import ThemeModel
import ThemeSession

/// All themes of the sidebar, and those that have a segment in the header bar.
struct ThemeChoice {
  /// Every theme, by section.
  let themes: [SidebarTheme]

  /// Opened files and pinned themes, and the current theme if it is neither.
  let segments: [ThemePicker.Item]

  /// Collects the themes of a session and of the user's folder.
  init(
    _ session: ThemeSession, cards: [ThemeCard], pinned: [String], swatches: SwatchCache
  ) {
    let scheme = session.loadedTheme.appearance.scheme
    let vision = session.loadedTheme.vision
    let ofFolder = Set(cards.map(\.path))
    var themes: [SidebarTheme] = session.entries.map { entry in
      let section: SidebarTheme.Section =
        entry.origin == .builtIn
        ? .builtIn : entry.path.map(ofFolder.contains) == true ? .folder : .opened
      return SidebarTheme(entry, swatches.colors(of: entry), in: scheme, section: section)
    }
    let opened = Set(themes.compactMap(\.path))
    themes += cards.filter { !opened.contains($0.path) }.map { SidebarTheme($0, in: scheme) }
    if vision != .full { themes = themes.map { $0.seen(by: vision) } }
    ThemeChoice.tellApart(&themes)
    self.themes = themes.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      guard a.section == b.section else { return a.section < b.section }
      guard a.section == .folder else { return left.offset < right.offset }
      return (a.name.lowercased(), a.key) < (b.name.lowercased(), b.key)
    }.map(\.element)
    segments = ThemeChoice.segments(of: self.themes, pinned, current: session.currentID)
  }

  /// The theme to show after a theme was removed: the next one in its section, or the one before.
  func neighbor(of theme: SidebarTheme) -> SidebarTheme? {
    guard let index = themes.firstIndex(where: { $0.key == theme.key }) else { return nil }
    let others = [index + 1, index - 1].filter(themes.indices.contains).map { themes[$0] }
    return others.first { $0.section == theme.section } ?? others.first
  }

  /// Gives the files of one name their places.
  private static func tellApart(_ themes: inout [SidebarTheme]) {
    let files = themes.indices.filter { themes[$0].section != .builtIn }
    let ofName = Dictionary(grouping: files, by: { themes[$0].name })
    for same in ofName.values where same.count > 1 {
      let parts = same.map { themes[$0].path?.split(separator: "/") ?? [] }
      let isOneFile = Set(parts.map { $0.suffix(1).joined() }).count < same.count
      for (index, part) in zip(same, parts) where !part.isEmpty {
        themes[index].place = part.suffix(isOneFile ? 2 : 1).joined(separator: "/")
      }
    }
  }

  private static func segments(
    of themes: [SidebarTheme], _ pinned: [String], current: String
  ) -> [ThemePicker.Item] {
    var wanted = themes.filter { $0.section == .opened }
    for key in pinned {
      guard let theme = themes.first(where: { $0.key == key }), !wanted.contains(theme) else {
        continue
      }
      wanted.append(theme)
    }
    if let theme = themes.first(where: { $0.id == current }),
      !wanted.prefix(ThemePicker.pinned).contains(theme)
    {
      wanted.insert(theme, at: min(wanted.count, ThemePicker.pinned - 1))
    }
    return wanted.map(ThemePicker.Item.init)
  }
}

extension ThemePicker.Item {
  init(_ theme: SidebarTheme) {
    self.init(
      key: theme.key, id: theme.id, name: theme.distinctName, path: theme.path, place: theme.place)
  }
}
