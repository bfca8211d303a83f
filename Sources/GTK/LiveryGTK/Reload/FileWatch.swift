import LiveryAdwaita
package import LiverySystem

/// Watches files for changes, however an editor saves them.
///
/// It watches the folders, so it sees writes in place, renames onto a file, and a file that is
/// deleted and created again. A burst of changes is reported once, after a quiet moment. A folder
/// that is replaced, by a rename or a mount, is found by polling, since a monitor stays with the
/// removed folder.
package final class FileWatch {
  /// The time without changes before a report, in ms: longer than the gaps during a save.
  private static let quiet = 25

  /// The same after a file is complete, since another change seldom follows soon.
  private static let quietOnceWhole = 1

  /// How long a burst may delay a report, in ms.
  private static let limit = 150

  /// How often the folders are polled, in ms.
  private static let pollInterval = 1_000

  private let onChange: (_ paths: [String]) -> Void
  private var paths: Set<String> = []
  private var wholeFolders: Set<String> = []
  private var folders: [WatchedFolder] = []
  private var touched: Set<String> = []
  private var settling: ScheduledCall?
  private var deadline: ScheduledCall?
  private var nextPoll: ScheduledCall?

  /// The time of the first change that is not yet reported.
  package private(set) var noticedAt: Moment?

  package init(onChange: @escaping (_ paths: [String]) -> Void) {
    self.onChange = onChange
  }

  isolated deinit {
    settling?.cancel()
    deadline?.cancel()
    nextPoll?.cancel()
  }

  /// Watches only these absolute paths, whether or not the files exist.
  ///
  /// In a watched folder, every file is watched, including new ones.
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
          self?.noticed(
            [change.path, change.otherPath].compactMap(\.self), whole: change.wholePath)
        })
    }
    if nextPoll == nil, !folders.isEmpty { schedulePoll() }
    guard folders.isEmpty else { return }
    nextPoll?.cancel()
    nextPoll = nil
  }

  private func schedulePoll() {
    nextPoll = .after(milliseconds: Self.pollInterval) { [weak self] in
      guard let self else { return }
      nextPoll = nil
      for folder in folders where folder.update() {
        let inside = paths.filter { RegularFile.folder(of: $0) == folder.path }
        noticed(wholeFolders.contains(folder.path) ? inside + [folder.path] : Array(inside))
      }
      if !folders.isEmpty { schedulePoll() }
    }
  }

  private func noticed(_ changed: [String], whole: String? = nil) {
    let ours = changed.filter { path in
      paths.contains(path) || wholeFolders.contains(path)
        || !wholeFolders.isEmpty && wholeFolders.contains(RegularFile.folder(of: path))
    }
    guard !ours.isEmpty else { return }
    touched.formUnion(ours)
    if noticedAt == nil { noticedAt = .now }
    settling?.cancel()
    let quiet = whole.map(ours.contains) ?? false ? Self.quietOnceWhole : Self.quiet
    settling = .after(milliseconds: quiet) { [weak self] in self?.report() }
    if deadline == nil {
      deadline = .after(milliseconds: Self.limit) { [weak self] in self?.report() }
    }
  }

  private func report() {
    settling?.cancel()
    deadline?.cancel()
    (settling, deadline) = (nil, nil)
    let changed = touched.sorted()
    touched = []
    onChange(changed)
    noticedAt = nil
  }
}

/// A monitor of the folder at a path, which is renewed when another folder replaces it.
private final class WatchedFolder {
  package let path: String
  private let onChange: (FileMonitor.Change) -> Void
  private var monitor: FileMonitor?
  private var identity: FileIdentity?

  /// Whether the monitor may belong to a removed folder.
  private var isStale = false

  package init(path: String, _ onChange: @escaping (FileMonitor.Change) -> Void) {
    self.path = path
    self.onChange = onChange
    identity = FileIdentity(of: path)
    watch()
  }

  private func watch() {
    monitor = FileMonitor(path: path) { [weak self] change in
      guard let self else { return }
      // A new folder at the path may have the inode number of the removed one.
      if change.path == path { isStale = true }
      onChange(change)
    }
  }

  /// Watches the folder that is at the path now; `false` if it is the same.
  package func update() -> Bool {
    let found = FileIdentity(of: path)
    guard isStale || found != identity else { return false }
    (identity, isStale) = (found, false)
    monitor = nil
    if found != nil { watch() }
    return true
  }
}
