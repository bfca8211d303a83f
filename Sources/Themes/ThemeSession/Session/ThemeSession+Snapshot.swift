import LiverySystem
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
  /// The edits of a file that has changed since are in conflict with it. To avoid showing the theme
  /// that crashed the program, change the snapshot's `currentID` and `currentPath` first.
  ///
  /// The files are read here unless readings are given.
  public func restore(_ snapshot: SessionSnapshot, with readings: [FileReading] = []) {
    for path in snapshot.files { list.put(reloaded(opened(path), with: readings)) }
    for unsaved in snapshot.unsaved { restore(unsaved) }
    if let path = snapshot.currentPath, RegularFile.realPath(path) != nil {
      list.put(reloaded(opened(path), with: readings))
    }
    let file = snapshot.currentPath.flatMap { list.entry(ofFile: $0) }
    currentID = (file ?? list[snapshot.currentID])?.id ?? ThemeLibrary.baseID
    setAppearance(named: snapshot.appearance)
  }

  /// The requests for restoring a state.
  public func requests(for snapshot: SessionSnapshot) -> [FileRequest] {
    let current = snapshot.currentPath.flatMap { RegularFile.realPath($0) != nil ? $0 : nil }
    var seen: Set<String> = []
    return (snapshot.files + [current].compactMap(\.self)).filter { seen.insert($0).inserted }
      .map(request)
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
