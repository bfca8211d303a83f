import ThemeSource

extension OtherFile {
  /// The number of lines that are checked; comments may come before the line that identifies the
  /// program.
  private static let reach = 256

  /// The kind of a file by its name, independent of its content: rofi's themes are similar to GTK
  /// stylesheets.
  static func title(ofFileNamed name: String) -> String? {
    if name.lowercased().hasSuffix(".rasi") { return "it is a theme of rofi" }
    guard name.hasSuffix(".css") else { return nil }
    let parts = name.split(separator: "/")
    if let file = parts.last, let title = shellFiles[String(file)] { return "it is \(title)" }
    return parts.dropLast().lazy.compactMap { shellFolders[String($0)] }.first.map { "it is \($0)" }
  }

  /// Stylesheets of shells and browsers, which are similar to GTK's, by their names and by their
  /// folders in a theme.
  private static let shellFiles = [
    "gnome-shell.css": "a stylesheet of GNOME Shell", "cinnamon.css": "a stylesheet of Cinnamon",
    "userChrome.css": "a stylesheet of Firefox", "userContent.css": "a stylesheet of Firefox",
  ]
  private static let shellFolders = [
    "gnome-shell": "a stylesheet of GNOME Shell", "cinnamon": "a stylesheet of Cinnamon",
  ]

  /// Whether a file has placeholders such as `{{ name }}`, or begins with two braces as pywal's
  /// templates do, where each pair stands for one.
  static func isTemplate(_ text: ThemeText) -> Bool {
    if text.content.drop(while: { $0 <= 0x20 }).starts(with: "{{".utf8) { return true }
    return text.lines.prefix(reach).contains { line in
      guard let start = line.firstRange(of: Array("{{".utf8)) else { return false }
      let name = line[start.upperBound...].prefix { $0 != UInt8(ascii: "}") }
      return line[name.endIndex...].starts(with: "}}".utf8) && name.contains(where: \.isASCIILetter)
        && !name.contains(UInt8(ascii: "\""))
    }
  }

  /// The kind of a file by a line that only that program's files have.
  static func lineTitle(of lines: some Sequence<ArraySlice<UInt8>>) -> String? {
    for line in lines.prefix(reach) {
      if let title = beginnings.first(where: { line.starts(with: $0.text.utf8) })?.title {
        return title
      }
      if setsColor(line) { return "a terminal's color scheme" }
    }
    return nil
  }

  private static let beginnings: [(text: String, title: String)] = [
    ("regular0", "a color scheme of foot"), ("theme[main", "a theme of btop"),
    ("palette = 0=", "a theme of Ghostty"), ("palette=0=", "a theme of Ghostty"),
    ("*color0", "resources of X"), ("*.color0", "resources of X"),
    ("*background:", "resources of X"), ("*.background:", "resources of X"),
    ("[Colors:", "a color scheme of KDE"), ("[Color0]", "a color scheme of Konsole"),
    ("[BackgroundIntense]", "a color scheme of Konsole"), ("[bar/", "a configuration of Polybar"),
    ("[urgency_", "a configuration of dunst"), ("terminal_colors:", "a theme of Warp"),
    ("colors.primary:", "a color scheme of Alacritty"),
  ]

  /// Whether a line sets a numbered color like kitty's files: `color0 #1e1e2e`.
  private static func setsColor(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "color".utf8) else { return false }
    let rest = line.dropFirst(5).drop { (0x30...0x39).contains($0) }
    guard rest.count < line.count - 5, rest.first == 0x20 || rest.first == 0x09 else {
      return false
    }
    return rest.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "#")
  }
}
