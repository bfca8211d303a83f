import System
import ThemeFormats
import ThemeSource

extension ThemeSession {
  /// Writes the current theme's text into its file.
  ///
  /// - Throws: Why not; the edits stay, and so does the file. Where the file changed since it was
  ///   read, the entry is left in conflict: see `keepMine()` and `takeTheirs()`.
  public func save() throws(SessionError) {
    guard var entry = current, let text = entry.text else {
      throw .notEditable(name: current?.name ?? currentID)
    }
    guard let path = entry.path else { throw .noFile(name: entry.name) }
    let found = try content(ofFile: path)
    if let found, found != text.bytes {
      entry.find(SourceText(file: path, bytes: found))
      if entry.conflict != nil {
        list.put(entry)
        change()
        throw .changedOnDisk(path: path)
      }
    }
    if found != text.bytes { try write(text.bytes, to: path) }
    entry.keep(text.bytes)
    list.put(entry)
    endGesture()
    change()
    reload(path)
  }

  /// Writes the current theme's text into another file, whatever that holds, and goes on with it.
  ///
  /// Edits and history move to the entry of that file, which is current from now on; the entry of
  /// the old one goes back to what its file holds, and a copy that had none leaves the list.
  ///
  /// - Parameter path: The file, which need not exist.
  /// - Returns: The id of its entry.
  /// - Throws: Why not; nothing was changed. A text that reads without errors where it is must do so
  ///   at the new place, too.
  @discardableResult
  public func saveAs(_ path: String) throws(SessionError) -> String {
    guard let entry = current, let text = entry.editable else {
      throw .notEditable(name: current?.name ?? currentID)
    }
    let other = list.entry(ofFile: path)
    if let other, other.id == entry.id {
      _ = try content(ofFile: path)
      var entry = entry
      try write(text.bytes, to: path)
      entry.keep(text.bytes)
      list.put(entry)
      change()
      return entry.id
    }
    if let other, other.isDirty { throw .isOpen(path: path) }
    _ = try content(ofFile: path)
    if !entry.isBroken { _ = try good(SourceText(file: path, bytes: text.bytes), path: path) }
    try write(text.bytes, to: path)
    if case .copy = entry.origin { list.remove([entry.id]) }
    let id = other?.id ?? list.freeID(for: path)
    let isBuiltIn = entry.origin == .builtIn
    let moved =
      isBuiltIn
      ? ThemeEntry(id: id, origin: .file, path: path) : entry.moved(to: path, id: id)
    list.put(refreshed(moved))
    if entry.path != nil {
      list.put(refreshed(ThemeEntry(id: entry.id, origin: entry.origin, path: entry.path)))
    }
    currentID = id
    endGesture()
    change()
    reload(path)
    return id
  }

  /// Gives the current theme's unsaved edits up for what its file holds; undoing brings them back.
  public func revert() {
    guard var entry = current, let work = entry.work, entry.origin != .builtIn else { return }
    entry.start(
      with: work.theirs ?? SourceText(file: work.text.file, bytes: work.saved))
    list.put(entry.path == nil ? reread(entry) : refreshed(reread(entry)))
    endGesture()
    change()
  }

  /// Ends a conflict in favor of the unsaved edits: the next save overwrites the file.
  public func keepMine() {
    guard var entry = current, let conflict = entry.conflict else { return }
    entry.keep(conflict.theirs.bytes)
    list.put(entry)
    change()
  }

  /// Ends a conflict in favor of what the file holds; undoing brings the edits back.
  public func takeTheirs() {
    guard var entry = current, entry.conflict != nil else { return }
    entry.yield()
    list.put(reread(entry))
    endGesture()
    change()
  }

  /// What a file holds; `nil` where there is none.
  private func content(ofFile path: String) throws(SessionError) -> [UInt8]? {
    guard RegularFile.realPath(path) != nil else { return nil }
    do throws(FileError) {
      return try RegularFile.read(path, upTo: ThemeLibrary.readLimit)
    } catch {
      throw .unreadable(error)
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(SessionError) {
    do throws(FileError) {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .unwritable(error)
    }
  }
}
