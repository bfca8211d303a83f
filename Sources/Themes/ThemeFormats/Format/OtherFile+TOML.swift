import ThemeSource

extension OtherFile {
  /// The kind of a TOML file by a key that only that program's files have.
  static func tomlTitle(of root: SourceNode) -> String? {
    programs.first { $0.isMeant(root) }?.title
  }

  private static let programs: [(title: String, isMeant: @Sendable (SourceNode) -> Bool)] = [
    (
      "a color scheme of Alacritty",
      { root in
        ["primary", "normal", "bright", "cursor"].contains {
          root["colors"]?[$0]?.kind == .table
        }
      }
    ),
    ("a color scheme of WezTerm", { has(["ansi", "brights", "indexed"], in: $0["colors"]) }),
    ("a theme of Helix", { $0.children.contains { $0.key.hasPrefix("ui.") } }),
    ("a configuration of Starship", { has(["palettes", "add_newline"], in: $0) }),
    ("a theme of Oh My Posh", { has(["blocks"], in: $0) }),
    ("a theme of Yazi", { has(["manager", "mgr", "filetype", "flavor"], in: $0) }),
    ("a configuration of bottom", { has(["cpu", "graphs", "widgets"], in: $0["styles"]) }),
    ("a list of themes of spotify-player", { $0["themes"]?.kind == .array }),
    ("a configuration of matugen", { has(["templates"], in: $0) }),
    ("a manifest of Cargo", { has(["package", "dependencies", "workspace"], in: $0) }),
    ("a project of Python", { has(["project", "build-system", "tool"], in: $0) }),
    ("a terminal's palette", { has(["color0", "color1"], in: $0) }),
    (
      "a color scheme of a terminal or another program",
      { has(["background", "foreground"], in: $0["colors"]) }
    ),
  ]

  /// Whether a table has one of some keys.
  private static func has(_ keys: [String], in table: SourceNode?) -> Bool {
    guard let table else { return false }
    return keys.contains { table[$0] != nil || table.isUnreadable($0) }
  }
}
