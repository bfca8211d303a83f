import LiverySystem
import ThemeFormats
import ThemeSource

extension ThemeSession {
  /// How often a save is retried if another program changes the file at the same time.
  private static let saveLimit = 10

  /// Writes the current theme's text into its file.
  ///
  /// Another program's changes of the file since it was read stay, if the edits changed other
  /// values.
  ///
  /// - Throws: An error if that fails; the edits and the file stay. If both changed one value, the
  ///   entry is left in conflict: see `keepMine()` and `loadTheirs()`.
  public func save() throws(SessionError) {
    guard var entry = current, var text = entry.text else {
      throw .notEditable(name: current?.name ?? currentID)
    }
    guard let path = entry.path else { throw .noFile(name: entry.name) }
    for attempt in 1... {
      let found = try content(ofFile: path)
      if let found, found != text.bytes {
        let theirs = SourceText(file: path, bytes: found)
        if let joined = joined(entry, with: theirs) {
          entry = joined
          text = entry.text ?? text
        } else {
          entry.load(theirs)
        }
        if entry.conflict != nil {
          list.put(entry)
          change()
          throw .changedOnDisk(path: path)
        }
        // Without edits, the present file is used.
        guard entry.isDirty else { return reload(path) }
      }
      if found == text.bytes { break }
      if try replace(path, holding: found, with: text.bytes) { break }
      guard attempt < Self.saveLimit else { throw .changedOnDisk(path: path) }
    }
    entry.markSaved(text.bytes)
    list.put(entry)
    endGesture()
    change()
    reload(path)
  }

  /// Writes the current theme's text into another file, replacing that, and continues with the
  /// file.
  ///
  /// Edits and history move to the entry of that file, which becomes current. The entry of the old
  /// file is reloaded; a copy without a file is removed.
  ///
  /// - Parameter path: The file, which need not exist.
  /// - Returns: The ID of its entry.
  /// - Throws: An error if that fails; nothing was changed. A text without errors must also have
  ///   none in the new folder, where other files may be found.
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
      entry.markSaved(text.bytes)
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
    list.put(reloaded(moved))
    if entry.path != nil {
      list.put(reloaded(ThemeEntry(id: entry.id, origin: entry.origin, path: entry.path)))
    }
    currentID = id
    endGesture()
    change()
    reload(path)
    return id
  }

  /// The content of a file; `nil` if there is none.
  private func content(ofFile path: String) throws(SessionError) -> [UInt8]? {
    guard RegularFile.realPath(path) != nil else { return nil }
    do throws(FileError) {
      return try RegularFile.read(path, upTo: ThemeLibrary.readLimit)
    } catch {
      throw .file(error)
    }
  }

  /// Writes a file; `false` if it was changed since it was read.
  private func replace(
    _ path: String, holding found: [UInt8]?, with bytes: [UInt8]
  ) throws(SessionError) -> Bool {
    do throws(FileError) {
      guard try AtomicFile.replace(path, holding: found, with: bytes) else { return false }
      writes[path, default: 0] += 1
      return true
    } catch {
      throw .file(error)
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(SessionError) {
    do throws(FileError) {
      try AtomicFile.write(bytes, to: path)
      writes[path, default: 0] += 1
    } catch {
      throw .file(error)
    }
  }
}
