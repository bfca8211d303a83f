import LiverySystem
public import ThemeFormats
public import ThemeModel

extension ThemeSession {
  /// Opens a file, or reloads it if it is open, and makes it current; returns the ID of its entry.
  @discardableResult
  public func open(_ path: String) -> String {
    open([request(ofFile: path).read(from: library)], isShown: true)[0]
  }

  /// Opens files that were read, or reloads them if they are open.
  ///
  /// - Parameters:
  ///   - readings: The files.
  ///   - isShown: Whether the first becomes current.
  /// - Returns: The IDs of their entries.
  @discardableResult
  public func open(_ readings: [FileReading], isShown: Bool) -> [String] {
    let ids = readings.map { reading in
      let entry = opened(reading.path)
      list.put(reloaded(entry, with: [reading]))
      return entry.id
    }
    if isShown, let first = ids.first { select(first) } else { change() }
    return ids
  }

  /// The request for opening a file, or for reloading it if it is open.
  public func request(ofFile path: String) -> FileRequest {
    guard let entry = list.entry(ofFile: path), let known = entry.path else {
      return FileRequest(path: path, edited: nil, writes: writes[path, default: 0])
    }
    return FileRequest(
      path: known, edited: entry.isDirty ? entry.text : nil, writes: writes[known, default: 0])
  }

  /// Adds a theme that was read elsewhere, or replaces the one with the ID, and makes it current.
  public func offer(_ reading: ThemeReading, as id: String) {
    var entry = ThemeEntry(id: id, origin: .file, path: nil)
    entry.update(with: reading)
    list.put(entry)
    select(id)
  }

  /// Adds a theme without a text, or replaces the one with its ID, and makes it current.
  public func show(_ theme: Theme) {
    add(theme)
    select(theme.id)
  }

  /// Adds a theme without a text, or replaces the one with its ID.
  package func add(_ theme: Theme) {
    var entry = ThemeEntry(id: theme.id, origin: .file, path: nil)
    entry.update(with: theme)
    list.put(entry)
    change()
  }

  /// Offers the same themes as another session, including all its unsaved edits.
  ///
  /// The current theme stays if it is still offered. Each session has its own appearance and
  /// vision.
  public func updateEntries(from other: ThemeSession) {
    list = other.list
    if list[currentID] == nil { currentID = ThemeLibrary.baseID }
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
  /// The path is that of the theme's own file, of a base theme's file, or of a link to one of
  /// these. If there are errors now, the last good theme stays. Changes of the file are merged with
  /// unsaved edits; if both changed one value, the entry is in conflict.
  public func reload(_ path: String) {
    reload([path], with: requests(dependingOn: [path]).map { $0.read(from: library) })
  }

  /// The requests for reading changed files, each once.
  public func requests(dependingOn paths: [String]) -> [FileRequest] {
    entries(dependingOn: paths).compactMap(\.path).map(request)
  }

  private func entries(dependingOn paths: [String]) -> [ThemeEntry] {
    let paths = Set(paths.flatMap(RegularFile.trail))
    return entries.filter { $0.files.contains(where: paths.contains) }
  }

  /// Updates every entry that depends on one of some paths, using the readings since their change.
  public func reload(_ paths: [String], with readings: [FileReading]) {
    var hasChanged = false
    for entry in entries(dependingOn: paths) {
      let new = reloaded(entry, with: readings)
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
        currentID = ThemeLibrary.baseID
      }
    }
    change()
  }

  /// An entry after its file and its base themes' files were read again.
  ///
  /// They are read here, unless readings are given and the file was not written since.
  func reloaded(_ entry: ThemeEntry, with readings: [FileReading] = []) -> ThemeEntry {
    var entry = entry
    guard let path = entry.path else { return entry }
    let reading =
      readings.first { $0.path == path && $0.writes == writes[path, default: 0] }
      ?? request(ofFile: path).read(from: library)
    switch reading.content {
    case .success(let text):
      if let joined = joined(entry, with: text) { return joined }
      entry.load(text)
    case .failure(let error):
      entry.fail(.unreadable(error))
      return entry
    }
    return updated(entry, with: reading)
  }

  /// An entry after its text was parsed again; if the reading has parsed that text already, its
  /// result is used.
  func updated(_ entry: ThemeEntry, with reading: FileReading? = nil) -> ThemeEntry {
    var entry = entry
    guard let text = entry.text else { return entry }
    do throws(ThemeFileError) {
      if let known = reading?.answer(for: text) {
        entry.update(with: try known.get())
      } else {
        entry.update(with: try library.read(text, path: place(of: entry)))
      }
    } catch {
      entry.fail(error)
    }
    return entry
  }
}
