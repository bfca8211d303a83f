import Adwaita

/// Tells when files may have changed, however an editor saves them.
///
/// It watches the folders, so it sees writes in place, renames onto a file, and a file that is deleted
/// and made again. A burst of changes is told once, when it has been quiet for a moment.
final class FileWatch {
  /// How long it has to be quiet, in ms: longer than between the steps of one save.
  private static let quiet = 25

  /// How long a burst may put the telling off, in ms.
  private static let patience = 150

  private let onChange: () -> Void
  private var paths: Set<String> = []
  private var monitors: [FileMonitor] = []
  private var settling: ScheduledCall?
  private var deadline: ScheduledCall?

  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  /// Watches these files and no others.
  func watch(_ files: [String]) {
    let wanted = Set(files.flatMap { [$0, Program.linkTarget($0)].compactMap(\.self) })
    guard wanted != paths else { return }
    paths = wanted
    let folders = Set(wanted.map(Program.folder(of:))).sorted()
    monitors = folders.compactMap { folder in
      FileMonitor(path: folder) { [weak self] change in self?.noticed(change) }
    }
  }

  private func noticed(_ change: FileMonitor.Change) {
    let touched = [change.path, change.otherPath].compactMap(\.self)
    guard touched.contains(where: paths.contains) else { return }
    settling?.cancel()
    settling = .after(milliseconds: Self.quiet) { [weak self] in self?.tell() }
    if deadline == nil {
      deadline = .after(milliseconds: Self.patience) { [weak self] in self?.tell() }
    }
  }

  private func tell() {
    settling?.cancel()
    deadline?.cancel()
    (settling, deadline) = (nil, nil)
    onChange()
  }
}
