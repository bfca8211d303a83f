import LiverySystem
import ThemeFormats
import ThemeModel
import ThemeSource

extension ThemeEntry {
  /// Whether its text can be edited; for a built-in theme, that of a copy.
  public var isEditable: Bool { editable != nil }
}

extension ThemeSession {
  /// Renames a theme in its file, makes it current, and changes nothing else of the text.
  ///
  /// Without unsaved edits the file is saved; with some, the name is one more of them.
  ///
  /// - Throws: An error if not; nothing was changed.
  public func rename(_ id: String, to name: String) throws(SessionError) {
    guard let entry = list[id], let path = entry.path else {
      throw .noFile(name: list[id]?.name ?? id)
    }
    let found = try bytes(ofFile: path)
    if !entry.isDirty, found != entry.text?.bytes { reload(path) }
    select(id)
    if entry.isForeign { return try offerCopy(named: name) }
    try set(["name"], to: .string(name))
    guard !entry.isDirty else { return }
    do throws(SessionError) {
      try save()
    } catch {
      _ = try undo()
      throw error
    }
  }

  /// Writes a copy of a file's theme, with its unsaved edits, into a new file beside it.
  ///
  /// - Returns: The path of the copy, which has its own name if its format can be edited.
  /// - Throws: An error if that fails; nothing was written.
  public func duplicate(_ path: String) throws(SessionError) -> String {
    let known = list.entry(ofFile: path)?.text
    let text: SourceText
    if let known {
      text = known
    } else {
      text = SourceText(file: path, bytes: try bytes(ofFile: path))
    }
    return try writeCopy(of: text, path)
  }

  /// Writes a copy of a theme without a file, with its unsaved edits, into a new file in a folder.
  ///
  /// - Parameters:
  ///   - id: The entry of the theme, which is built in or an edited copy of a built-in one.
  ///   - folder: The folder, which is created if necessary.
  /// - Returns: The path of the copy, which has its own name.
  /// - Throws: An error if that fails; nothing was written.
  public func duplicate(_ id: String, into folder: String) throws(SessionError) -> String {
    guard let entry = list[id], let text = entry.editable else {
      throw .notEditable(name: list[id]?.name ?? id)
    }
    do throws(FileError) {
      try AtomicFile.createFolder(folder)
    } catch {
      throw .file(error)
    }
    return try writeCopy(of: text, "\(folder)/\(entry.id).livery.toml")
  }

  /// Writes a copy of a text, with its own name, beside a path; returns the path of the copy.
  private func writeCopy(of text: SourceText, _ path: String) throws(SessionError) -> String {
    try writeCopy(renamedCopy(of: text, path), beside: path)
  }

  /// Writes a new file beside another; returns its path.
  func writeCopy(_ bytes: [UInt8], beside path: String) throws(SessionError) -> String {
    let file = freeCopy(of: path)
    do throws(FileError) {
      try AtomicFile.create(file, bytes)
    } catch {
      throw .file(error)
    }
    return file
  }

  /// A text under a name that no open theme has; unchanged if the name cannot be set.
  private func renamedCopy(of text: SourceText, _ path: String) -> [UInt8] {
    guard let reading = try? library.read(text, path: path), reading.format == .livery,
      let theme = reading.theme,
      let edit = SourceDocument(livery: text).edit(
        setting: ["name"], to: .string(list.freeName("\(theme.name) copy")))
    else { return text.bytes }
    return text.applying(edit).bytes
  }

  /// An unused path beside a file.
  private func freeCopy(of path: String) -> String {
    let name = RegularFile.name(of: path)
    let ending = FileName.ending(of: name, among: ThemeFormat.endings)
    let stem = "\(RegularFile.folder(of: path))/\(name.dropLast(ending.count))-copy"
    var (file, number) = (stem + ending, 1)
    while RegularFile.exists(file) || RegularFile.isLink(file) {
      number += 1
      file = "\(stem)-\(number)\(ending)"
    }
    return file
  }

  private func bytes(ofFile path: String) throws(SessionError) -> [UInt8] {
    do throws(FileError) {
      return try RegularFile.read(path, upTo: ThemeLibrary.readLimit)
    } catch {
      throw .file(error)
    }
  }
}
