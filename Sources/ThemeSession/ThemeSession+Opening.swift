import System
public import ThemeFormats
import ThemeModel
import ThemeSource

extension ThemeSession {
  /// Opens a file, or reads it again if it is open, and chooses it.
  ///
  /// - Parameter path: The file.
  /// - Returns: The id of its entry.
  @discardableResult
  public func open(_ path: String) -> String {
    let entry = opened(path)
    list.put(refreshed(entry))
    select(entry.id)
    return entry.id
  }

  /// Offers a theme that was read elsewhere, in the place of one that was offered under the id, and
  /// chooses it.
  public func offer(_ reading: ThemeReading, as id: String) {
    var entry = ThemeEntry(id: id, origin: .file, path: nil)
    entry.take(reading)
    list.put(entry)
    select(id)
  }

  /// The entry of a file, which joins the list, unread, where it is new.
  func opened(_ path: String) -> ThemeEntry {
    if let known = list.entry(ofFile: path) { return known }
    let entry = ThemeEntry(id: list.freeID(for: path), origin: .file, path: path)
    list.append(entry)
    return entry
  }

  /// Offers the themes of a folder, or looks again at one that is offered.
  ///
  /// Files that are new join, those that are gone leave unless they are current or have unsaved
  /// edits. What is no theme at all is passed over. Of a folder that is gone all themes stay, each
  /// with its problem.
  ///
  /// - Parameter folder: The folder; folders in it are passed over.
  /// - Returns: Whether it could be read.
  @discardableResult
  public func openFolder(_ folder: String) -> Bool {
    var hasChanged = false
    let files = ThemeLibrary.files(in: folder)
    let present = files.map(Set.init)
    var gone: Set<String> = []
    for entry in entries where entry.origin == .folder(folder) {
      let isThere = present.map { $0.contains(entry.path ?? "") } ?? true
      if isThere || entry.id == currentID || entry.isDirty {
        hasChanged = refresh(entry) || hasChanged
      } else {
        gone.insert(entry.id)
      }
    }
    list.remove(gone)
    hasChanged = hasChanged || !gone.isEmpty
    for path in files ?? [] where list.entry(ofFile: path) == nil {
      let entry = refreshed(
        ThemeEntry(id: list.freeID(for: path), origin: .folder(folder), path: path))
      if case .unrecognized? = entry.problem { continue }
      if entry.problem != nil, !path.hasSuffix(".livery.toml"), !path.hasSuffix(".livery.json") {
        continue
      }
      list.append(entry)
      hasChanged = true
    }
    if hasChanged { change() }
    return files != nil
  }

  /// Reads again every entry that a path has a part in, be it the entry's own file, one that it
  /// extends, or a link to it; the last good theme stays where there now are errors.
  ///
  /// A file that changed while there are unsaved edits of it leaves the entry in conflict.
  public func reload(_ path: String) {
    let places = RegularFile.trail(of: path)
    var hasChanged = false
    for entry in entries where entry.files.contains(where: places.contains) {
      hasChanged = refresh(entry) || hasChanged
    }
    if hasChanged { change() }
  }

  /// Takes an entry off the list, unsaved edits and all; what is built in stays.
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

  /// Reads an entry again; `false` where all is as it was.
  private func refresh(_ entry: ThemeEntry) -> Bool {
    let fresh = refreshed(entry)
    guard !fresh.isSame(as: entry) else { return false }
    list.put(fresh)
    return true
  }

  /// An entry after a look at its file and at what that extends.
  func refreshed(_ entry: ThemeEntry) -> ThemeEntry {
    var entry = entry
    guard let path = entry.path else { return entry }
    do throws(FileError) {
      let bytes = try RegularFile.read(path, upTo: ThemeLibrary.readLimit)
      entry.find(SourceText(file: path, bytes: bytes))
    } catch {
      entry.fail(.unreadable(error))
      return entry
    }
    return reread(entry)
  }

  /// An entry after its text was read again.
  func reread(_ entry: ThemeEntry) -> ThemeEntry {
    var entry = entry
    guard let text = entry.text else { return entry }
    do throws(ThemeFileError) {
      entry.take(try library.read(text, path: entry.path))
    } catch {
      entry.fail(error)
    }
    return entry
  }
}
