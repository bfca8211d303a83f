import Adwaita

/// Opens a file at a line in a text editor that supports it.
enum EditorCommand {
  /// Graphical editors in the order in which they are tried, with their arguments for a line.
  private static let editors: [(program: String, words: (String, Int) -> [String])] = [
    ("gnome-text-editor", { ["+\($1)", $0] }),
    ("gnome-builder", { [$0, "+\($1)"] }),
    ("code", { ["--goto", "\($0):\($1)"] }),
    ("codium", { ["--goto", "\($0):\($1)"] }),
    ("kate", { ["--line", "\($1)", $0] }),
    ("gedit", { [$0, "+\($1)"] }),
    ("subl", { ["\($0):\($1)"] }),
    ("mousepad", { ["--line=\($1)", $0] }),
  ]

  /// Opens a file; `false` where no editor was found.
  ///
  /// `$VISUAL` comes first where it names one of the editors; without any, the desktop opens the file
  /// with its default program.
  static func open(_ file: String, line: Int, environment: [String: String]) -> Bool {
    let preferred = environment["VISUAL"]?.split(separator: "/").last.map(String.init)
    let ordered =
      editors.filter { $0.program == preferred } + editors.filter { $0.program != preferred }
    for editor in ordered
    where Launcher.start([editor.program] + editor.words(file, line)) { return true }
    return Launcher.openWithDefault(file)
  }
}
