import LiveryAdwaita
import LiverySystem

/// Opens a file at a line in a text editor that supports it, or a folder as the desktop does.
enum EditorCommand {
  private typealias Editor = (program: String, words: (String, Int) -> [String])

  /// Graphical editors in the order of preference, with their arguments for a line.
  private static let editors: [Editor] = [
    ("gnome-text-editor", { ["+\($1)", $0] }),
    ("gnome-builder", { [$0, "+\($1)"] }),
    ("code", { ["--goto", "\($0):\($1)"] }),
    ("codium", { ["--goto", "\($0):\($1)"] }),
    ("kate", { ["--line", "\($1)", $0] }),
    ("gedit", { [$0, "+\($1)"] }),
    ("subl", { ["\($0):\($1)"] }),
    ("mousepad", { ["--line=\($1)", $0] }),
  ]

  /// Opens a file, if possible by another process; `false` if no program for it was found.
  ///
  /// An editor that `$VISUAL` names comes first; without any, the desktop opens the file.
  static func open(
    _ request: EditorRequest, environment: [String: String], by starter: ProgramStarter? = nil
  ) -> Bool {
    let found =
      request.isFolder ? nil : editors(environment).first { Program.find($0.program) != nil }
    guard let starter else {
      guard let found else { return Launcher.openWithDefault(request.file) }
      return Launcher.start([found.program] + found.words(request.file, request.line))
    }
    guard found != nil || Launcher.hasDefault(for: request.file) else { return false }
    starter.send(request.bytes)
    return true
  }

  private static func editors(_ environment: [String: String]) -> [Editor] {
    let preferred = environment["VISUAL"]?.split(separator: "/").last.map(String.init)
    return editors.filter { $0.program == preferred } + editors.filter { $0.program != preferred }
  }
}
