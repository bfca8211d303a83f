import System
import ThemeFormats
import ThemeModel
import ThemeSource

extension ThemeSession {
  /// The state that `restore(_:)` brings back.
  public var snapshot: SessionSnapshot {
    SessionSnapshot(
      currentID: currentID, currentPath: current?.path,
      appearance: [scheme.rawValue] + options,
      files: entries.compactMap { $0.origin == .file ? $0.path.map(RegularFile.absolute) : nil },
      unsaved: entries.compactMap(SessionSnapshot.Unsaved.init))
  }

  /// Restores opened files, unsaved edits, the current theme and the appearance.
  ///
  /// The edits of a file that has changed since are in conflict with it. To show another theme than
  /// the one that crashed the program, change the snapshot's `currentID` and `currentPath` first.
  public func restore(_ snapshot: SessionSnapshot) {
    for path in snapshot.files { list.put(reloaded(opened(path))) }
    for unsaved in snapshot.unsaved { restore(unsaved) }
    if let path = snapshot.currentPath, RegularFile.realPath(path) != nil {
      list.put(reloaded(opened(path)))
    }
    let file = snapshot.currentPath.flatMap { list.entry(ofFile: $0) }
    currentID = (file ?? list[snapshot.currentID])?.id ?? ThemeLibrary.base.id
    setAppearance(named: snapshot.appearance)
  }

  private func restore(_ unsaved: SessionSnapshot.Unsaved) {
    let known = unsaved.path.flatMap { list.entry(ofFile: $0) }
    let file = unsaved.path ?? "\(unsaved.id).livery.toml"
    var entry = ThemeEntry(
      id: known?.id ?? list.freeID(for: file),
      origin: known?.origin ?? unsaved.original.map { .copy(of: $0) } ?? .file, path: unsaved.path)
    entry.work = WorkingText(SourceText(file: file, unsaved.saved))
    entry = updated(entry)
    entry.work?.edit(SourceText(file: file, unsaved.text))
    entry = unsaved.path == nil ? updated(entry) : reloaded(updated(entry))
    list.put(entry)
  }
}
