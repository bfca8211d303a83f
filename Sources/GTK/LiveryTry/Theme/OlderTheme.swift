import LiverySystem

/// The theme of GTK 3 that uses colors with libadwaita's names, unlike GTK's own.
nonisolated enum OlderTheme {
  static func name(isDark: Bool) -> String { isDark ? "adw-gtk3-dark" : "adw-gtk3" }

  /// Whether it is in one of the folders where GTK 3 looks for themes.
  static let isInstalled: Bool = {
    let variables = Environment.variables
    let home = variables["HOME"] ?? ""
    let data = [variables["XDG_DATA_HOME"] ?? "\(home)/.local/share"]
    let system = (variables["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share").split(separator: ":")
    let folders = ["\(home)/.themes"] + (data + system.map(String.init)).map { "\($0)/themes" }
    return folders.contains { RegularFile.isFolder("\($0)/\(name(isDark: false))") }
  }()
}
