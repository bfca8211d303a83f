import System
import ThemeFormats
import ThemeModel
import ThemeSource

extension ThemeSession {
  /// Takes up what a snapshot holds: opened files, unsaved edits, the current theme, the appearance.
  ///
  /// Folders are to be opened before. A file that changed since leaves its edits in conflict with
  /// it. Who does not want to show the theme that the program died of changes the snapshot's
  /// `currentID` and `currentPath`.
  public func restore(_ snapshot: SessionSnapshot) {
    for path in snapshot.files { list.put(refreshed(opened(path))) }
    for unsaved in snapshot.unsaved { restore(unsaved) }
    if let path = snapshot.currentPath, RegularFile.realPath(path) != nil {
      list.put(refreshed(opened(path)))
    }
    let file = snapshot.currentPath.flatMap { list.entry(ofFile: $0) }
    currentID = (file ?? list[snapshot.currentID])?.id ?? ThemeLibrary.base.id
    ask(for: snapshot.appearance)
  }

  private func restore(_ unsaved: SessionSnapshot.Unsaved) {
    let known = unsaved.path.flatMap { list.entry(ofFile: $0) }
    let file = unsaved.path ?? "\(unsaved.id).livery.toml"
    var entry = ThemeEntry(
      id: known?.id ?? list.freeID(for: file),
      origin: known?.origin ?? unsaved.original.map { .copy(of: $0) } ?? .file, path: unsaved.path)
    entry.start(with: SourceText(file: file, unsaved.saved))
    entry = reread(entry)
    entry.edit(SourceText(file: file, unsaved.text))
    entry = unsaved.path == nil ? reread(entry) : refreshed(reread(entry))
    list.put(entry)
  }
}
