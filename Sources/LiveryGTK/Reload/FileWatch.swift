import Adwaita
import System

/// Tells which files may have changed, however an editor saves them.
///
/// It watches the folders, so it sees writes in place, renames onto a file, and a file that is deleted
/// and made again. A burst of changes is told once, when it has been quiet for a moment. A folder that
/// goes and comes back, by a rename or a mount, is noticed by looking at it now and then, since a
/// monitor stays with the folder that went.
package final class FileWatch {
  /// How long it has to be quiet, in ms: longer than between the steps of one save.
  private static let quiet = 25

  /// How long a burst may put the telling off, in ms.
  private static let patience = 150

  /// How often the folders are looked at, in ms.
  private static let pulse = 1_000

  private let onChange: (_ paths: [String]) -> Void
  private var paths: Set<String> = []
  private var wholeFolders: Set<String> = []
  private var folders: [WatchedFolder] = []
  private var touched: Set<String> = []
  private var settling: ScheduledCall?
  private var deadline: ScheduledCall?
  private var heartbeat: ScheduledCall?

  /// When the first of the changes was noticed that are about to be told.
  private(set) var noticedAt: Moment?

  package init(onChange: @escaping (_ paths: [String]) -> Void) {
    self.onChange = onChange
  }

  isolated deinit {
    settling?.cancel()
    deadline?.cancel()
    heartbeat?.cancel()
  }

  /// Watches these absolute paths and no others, whether or not anything is there.
  ///
  /// Of a whole folder every file is watched, those too that are yet to come.
  package func watch(_ files: [String], andFolders whole: Set<String> = []) {
    let wanted = Set(files)
    guard wanted != paths || whole != wholeFolders else { return }
    paths = wanted
    wholeFolders = whole
    let names = Set(wanted.map(RegularFile.folder(of:))).union(whole)
    folders.removeAll { !names.contains($0.path) }
    for name in names.subtracting(folders.map(\.path)).sorted() {
      folders.append(
        WatchedFolder(path: name) { [weak self] change in
          self?.noticed([change.path, change.otherPath].compactMap(\.self))
        })
    }
    if heartbeat == nil, !folders.isEmpty { beat() }
    guard folders.isEmpty else { return }
    heartbeat?.cancel()
    heartbeat = nil
  }

  private func beat() {
    heartbeat = .after(milliseconds: Self.pulse) { [weak self] in
      guard let self else { return }
      heartbeat = nil
      for folder in folders where folder.lookAgain() {
        let inside = paths.filter { RegularFile.folder(of: $0) == folder.path }
        noticed(wholeFolders.contains(folder.path) ? inside + [folder.path] : Array(inside))
      }
      if !folders.isEmpty { beat() }
    }
  }

  private func noticed(_ changed: [String]) {
    let ours = changed.filter { path in
      paths.contains(path) || wholeFolders.contains(path)
        || !wholeFolders.isEmpty && wholeFolders.contains(RegularFile.folder(of: path))
    }
    guard !ours.isEmpty else { return }
    touched.formUnion(ours)
    if noticedAt == nil { noticedAt = .now }
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
    let changed = touched.sorted()
    touched = []
    onChange(changed)
    noticedAt = nil
  }
}

/// A folder with a monitor on whatever goes by its path.
private final class WatchedFolder {
  let path: String
  private let onChange: (FileMonitor.Change) -> Void
  private var monitor: FileMonitor?
  private var identity: FileIdentity?

  /// Whether the monitor may be on a folder that went.
  private var isStale = false

  init(path: String, _ onChange: @escaping (FileMonitor.Change) -> Void) {
    self.path = path
    self.onChange = onChange
    identity = FileIdentity(of: path)
    watch()
  }

  private func watch() {
    monitor = FileMonitor(path: path) { [weak self] change in
      guard let self else { return }
      // Another folder in its place may well get the number of the one that went.
      if change.path == path { isStale = true }
      onChange(change)
    }
  }

  /// Follows the path to another folder, and tells whether there is another or none now.
  func lookAgain() -> Bool {
    let found = FileIdentity(of: path)
    guard isStale || found != identity else { return false }
    (identity, isStale) = (found, false)
    monitor = nil
    if found != nil { watch() }
    return true
  }
}
