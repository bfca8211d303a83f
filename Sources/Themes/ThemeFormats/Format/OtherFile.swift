import ThemeSource

/// Describes files that are often mistaken for themes, but are for other programs.
enum OtherFile {
  /// A description such as "it is a theme of VS Code"; `nil` if the file may be a theme for Livery.
  static func title(of text: ThemeText) -> String? {
    if isTemplate(text) {
      return "it is a template; 'livery prove' judges those of stylesheets with palettes filled in"
    }
    if let root = text.root { return jsonTitle(of: root).map { "it is \($0)" } }
    guard !text.hasVersion else { return nil }
    if let title = lineTitle(of: text.lines) { return "it is \(title)" }
    guard let root = text.toml?.root else { return nil }
    return tomlTitle(of: root).map { "it is \($0)" }
      ?? "it has no sign of a Livery theme, such as 'livery = 1'"
  }

  /// The kind of a JSON file.
  private static func jsonTitle(of root: SourceNode) -> String? {
    if isReport(root) { return "a report of Livery's own" }
    if root["livery"] != nil { return nil }
    let keys = root["colors"].map { $0.children.map(\.key) } ?? []
    if root["tokenColors"] != nil || keys.contains(where: isOfEditor) {
      return "a theme of VS Code"
    }
    let schemes = root["schemes"].map { Array($0.children) } ?? []
    if ([root] + Array(root.children).prefix(1) + schemes.prefix(1)).contains(where: isOfTerminal) {
      return "a color scheme of Windows Terminal"
    }
    let list = root["color"].map { Array($0.children) } ?? []
    if list.count == 16, list.allSatisfy({ $0.string != nil }), root["foreground"]?.string != nil {
      return "a list of terminal.sexy"
    }
    if root["color_01"]?.string != nil { return "a color scheme of Gogh" }
    if root["use-theme-colors"] != nil { return "a color scheme of Tilix" }
    if root["globals"] != nil, root["rules"] != nil { return "a color scheme of Sublime Text" }
    if let first = root["themes"]?.children.first(where: { _ in true }), first["style"] != nil {
      return "a theme of Zed"
    }
    return nil
  }

  /// Whether a JSON file is a report: `livery` is the version of the program there, a string, and
  /// the report has a version of its own.
  static func isReport(_ root: SourceNode) -> Bool {
    root["livery"]?.string != nil && root["version"] != nil && root["name"] == nil
  }

  /// Whether a key names a part of VS Code's window, as `editor.background` does.
  private static func isOfEditor(_ key: String) -> Bool {
    ["editor.", "activityBar.", "sideBar.", "statusBar."].contains(where: key.hasPrefix)
  }

  /// Whether an object has colors with names that only Windows Terminal uses.
  private static func isOfTerminal(_ node: SourceNode) -> Bool {
    ["brightBlack", "brightPurple", "purple"].allSatisfy { node[$0]?.string != nil }
  }
}
