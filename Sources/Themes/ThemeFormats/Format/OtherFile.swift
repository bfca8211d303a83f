import ThemeSource

/// Names files that people take for themes, and that are made for other programs.
enum OtherFile {
  /// What a file of JSON is; `nil` where it may be a theme.
  static func title(of root: SourceNode) -> String? {
    if root["livery"] != nil { return nil }
    let keys = root["colors"].map { $0.children.map(\.key) } ?? []
    if root["tokenColors"] != nil || keys.contains(where: isOfEditor) {
      return "it is a theme of VS Code"
    }
    let schemes = root["schemes"].map { Array($0.children) } ?? []
    if ([root] + Array(root.children).prefix(1) + schemes.prefix(1)).contains(where: isOfTerminal) {
      return "it is a color scheme of Windows Terminal"
    }
    let list = root["color"].map { Array($0.children) } ?? []
    if list.count == 16, list.allSatisfy({ $0.string != nil }), root["foreground"]?.string != nil {
      return "it is a list of terminal.sexy"
    }
    return nil
  }

  /// Whether a key names a part of VS Code's window, as `editor.background` does.
  private static func isOfEditor(_ key: String) -> Bool {
    ["editor.", "activityBar.", "sideBar.", "statusBar."].contains(where: key.hasPrefix)
  }

  /// Whether an object has the colors that only Windows Terminal calls so.
  private static func isOfTerminal(_ node: SourceNode) -> Bool {
    ["brightBlack", "brightPurple", "purple"].allSatisfy { node[$0]?.string != nil }
  }
}
