import LiverySystem

/// A place that sets `GTK_THEME` or another variable of GTK for apps.
struct ThemeVariable: Hashable, Sendable {
  let name, value: String

  /// The file and the line; `nil` for the environment of this program.
  let path: String?
  let line: Int

  /// The variables that change the appearance of apps.
  static let names = [
    "GTK_THEME", "GTK_DEBUG", "ADW_DISABLE_PORTAL", "ADW_DEBUG_COLOR_SCHEME",
    "ADW_DEBUG_HIGH_CONTRAST", "ADW_DEBUG_ACCENT_COLOR",
  ]

  /// The files in the home folder in which people set variables of their session.
  private static let files = [
    ".profile", ".bash_profile", ".bashrc", ".zshenv", ".zprofile", ".zshrc", ".xprofile",
    ".pam_environment", ".config/fish/config.fish", ".config/hypr/hyprland.conf",
    ".config/sway/config", ".config/uwsm/env", ".config/niri/config.kdl",
    ".config/labwc/environment", ".config/river/init",
  ]

  /// Folders whose files set variables, too, and the ending of their names.
  private static let folders = [
    ("environment.d", ".conf"), ("plasma-workspace/env", ".sh"),
  ]

  /// The text that turns its line into a comment, for `sed`.
  var commentSign: String { path?.hasSuffix(".kdl") == true ? "\\/\\/" : "#" }

  static func all(in session: UserSession) -> [ThemeVariable] {
    let own = names.compactMap { name in
      session.variables[name].map { ThemeVariable(name: name, value: $0, path: nil, line: 0) }
    }
    let inFolders = folders.flatMap { name, end in
      let folder = "\(session.configuration)/\(name)"
      return Folder.names(in: folder).filter { $0.hasSuffix(end) }.map { "\(folder)/\($0)" }
    }
    let paths = files.compactMap(session.atHome) + inFolders + ["/etc/environment"]
    return own + paths.flatMap(settings)
  }

  private static func settings(in path: String) -> [ThemeVariable] {
    guard let bytes = try? RegularFile.read(path, upTo: 256 * 1024) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().compactMap { index, line in
      let line = line.trimmed
      guard !line.hasPrefix("#"), !line.hasPrefix("//"),
        let name = names.first(where: { line.contains($0) }),
        let found = line.firstRange(of: name)
      else { return nil }
      let rest = line[found.upperBound...]
      // It matches 'GTK_THEME=x', 'env = GTK_THEME,x', 'set -x GTK_THEME x', but not 'unset
      // GTK_THEME'.
      let value = rest.drop { "=, \t\"'".contains($0) }.prefix { !" \t\"';".contains($0) }
      guard rest.first.map({ "=, \t".contains($0) }) ?? false, !value.isEmpty else { return nil }
      return ThemeVariable(name: name, value: String(value), path: path, line: index + 1)
    }
  }
}
