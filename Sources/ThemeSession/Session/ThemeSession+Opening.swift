import System
public import ThemeFormats
import ThemeModel
import ThemeSource

extension ThemeSession {
  /// Opens a file, or reloads it if it is open, and makes it current; returns the ID of its entry.
  @discardableResult
  public func open(_ path: String) -> String {
    let entry = opened(path)
    list.put(reloaded(entry))
    select(entry.id)
    return entry.id
  }

  /// Adds a theme that was read elsewhere, or replaces the one with the ID, and makes it current.
  public func offer(_ reading: ThemeReading, as id: String) {
    var entry = ThemeEntry(id: id, origin: .file, path: nil)
    entry.update(with: reading)
    list.put(entry)
    select(id)
  }

  /// Offers the same themes as another session, with all its unsaved edits.
  ///
  /// The current theme stays the same while it is on offer. Each session has its own appearance and
  /// vision.
  public func updateEntries(from other: ThemeSession) {
    list = other.list
    if list[currentID] == nil { currentID = ThemeLibrary.base.id }
    change()
  }

  /// The entry of a file; a new one is appended to the list, not yet read.
  func opened(_ path: String) -> ThemeEntry {
    if let known = list.entry(ofFile: path) { return known }
    let entry = ThemeEntry(id: list.freeID(for: path), origin: .file, path: path)
    list.append(entry)
    return entry
  }

  /// Reloads every entry that depends on a path.
  ///
  /// A path is that of the theme's own file, of a file that it extends, or of a link to one of
  /// these. Where there are errors now, the last good theme stays. An entry with unsaved edits
  /// whose file changed is in conflict.
  public func reload(_ path: String) {
    let paths = RegularFile.trail(of: path)
    var hasChanged = false
    for entry in entries where entry.files.contains(where: paths.contains) {
      let new = reloaded(entry)
      guard !new.isSame(as: entry) else { continue }
      list.put(new)
      hasChanged = true
    }
    if hasChanged { change() }
  }

  /// Removes an entry with its unsaved edits; built-in themes stay.
  public func close(_ id: String) {
    guard let entry = list[id], entry.origin != .builtIn else { return }
    list.remove([id])
    if currentID == id {
      if case .copy(let original) = entry.origin, list[original] != nil {
        currentID = original
      } else {
        currentID = ThemeLibrary.base.id
      }
    }
    change()
  }

  /// An entry after its file and the files that it extends were read again.
  func reloaded(_ entry: ThemeEntry) -> ThemeEntry {
    var entry = entry
    guard let path = entry.path else { return entry }
    do throws(FileError) {
      let bytes = try RegularFile.read(path, upTo: ThemeLibrary.readLimit)
      entry.load(SourceText(file: path, bytes: bytes))
    } catch {
      entry.fail(.unreadable(error))
      return entry
    }
    return updated(entry)
  }

  /// An entry after its text was parsed again.
  func updated(_ entry: ThemeEntry) -> ThemeEntry {
    var entry = entry
    guard let text = entry.text else { return entry }
    do throws(ThemeFileError) {
      entry.update(with: try library.read(text, path: entry.path))
    } catch {
      entry.fail(error)
    }
    return entry
  }
}
