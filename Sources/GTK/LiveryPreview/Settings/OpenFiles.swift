import LiveryAdwaita
import LiverySystem
import ThemeFormats
import ThemeSession

/// Remembers the open files for the next window, and the recently opened ones.
///
/// Themes in the user's own folder are not included: the sidebar lists them anyway.
final class OpenFiles {
  /// How many files the menu has that were opened lately.
  private static let limit = 10

  /// The desktop's name for the program.
  private static let program = "Livery"

  private let settings: WindowSettings
  private let userFolder: String?
  private let recent = RecentFiles.ofDesktop

  /// The opened files, with whether the window remembers them.
  private var known: [String: Bool] = [:]

  /// The files that crashed windows; they are not opened again automatically.
  private var skipped: Set<String> = []

  /// The files of the last window that this one does not open, but the next one may.
  private var left: [String] = []

  /// Whether changes are remembered; not before the files of the last window are open.
  private var isActive = false

  /// The menu of files that were opened lately.
  let menu = Menu()

  init(_ settings: WindowSettings, library: ThemeLibrary) {
    self.settings = settings
    userFolder = library.userFolder.flatMap(RegularFile.realPath)
    recent.onChanged { [weak self] in self?.updateMenu() }
    updateMenu()
  }

  /// Returns the files of the last window to open again, and those that no longer exist.
  ///
  /// Files that crashed windows are skipped; as the last resort, as few files as possible are
  /// opened.
  func files(
    skipping skipped: [String] = [], isLastResort: Bool = false
  ) -> (there: [String], gone: [String]) {
    self.skipped = Set(skipped)
    let last = settings.reopensFiles ? settings.openFiles : []
    let wanted = last.filter { !self.skipped.contains($0) }
    guard !isLastResort else {
      left = wanted
      return ([], [])
    }
    let there = wanted.filter(RegularFile.exists)
    for path in there { known[path] = true }
    return (there, gone: wanted.filter { !there.contains($0) })
  }

  /// Remembers the open files from now on.
  func begin(_ session: ThemeSession) {
    isActive = true
    update(session)
  }

  /// Notes the open files.
  func update(_ session: ThemeSession) {
    guard isActive else { return }
    let paths = session.entries.compactMap(\.path).map { RegularFile.absolute($0) }
    for path in paths where known[path] == nil {
      let folder = RegularFile.realPath(RegularFile.folder(of: path))
      known[path] = folder != userFolder
      if known[path] == true, RegularFile.exists(path) {
        recent.add(path, by: Self.program, command: "livery-preview %f")
      }
    }
    let open = paths.filter { known[$0] == true && !skipped.contains($0) }
    settings.openFiles = left.filter { !open.contains($0) } + open
  }

  private func updateMenu() {
    menu.removeAll()
    let paths = recent.paths(of: Self.program).prefix(Self.limit)
    let names = paths.map(RegularFile.name)
    for (path, name) in zip(paths, names) {
      let isAlone = names.count { $0 == name } == 1
      menu.append(
        plain: isAlone ? name : "\(name) — \(RegularFile.folder(of: path))",
        action: "win.open-recent", value: path)
    }
    // Without an action it cannot be selected.
    if paths.isEmpty { menu.append(translated("No Recent Files"), action: "win.no-recent-file") }
  }
}
