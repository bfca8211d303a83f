import LiverySystem
import ThemeFormats
import ThemeModel
public import ThemeSource

extension ThemeSession {
  /// Sets a value of the current theme's text, such as `metrics`, `card-radius`.
  ///
  /// One value of the text changes. A built-in theme is edited as a copy, which then becomes
  /// current; for a theme in a read-only format, `onCopyNeeded` is called with a copy. An edit that
  /// would leave errors is refused.
  ///
  /// - Parameters:
  ///   - path: The keys of the value. The file may lack it; missing tables are created.
  ///   - value: The new value. If it is a table that exists, such as a rule, only its given members
  ///     change.
  ///   - scope: The appearances in which it changes.
  /// - Throws: The reason why nothing was changed.
  public func set(
    _ path: [String], to value: SourceValue, in scope: EditScope = .current
  ) throws(SessionError) {
    try edit { (editor) throws(SessionError) in try editor.set(path, to: value, in: scope) }
  }

  /// Sets a color of the current theme's text to an expression in the notation of themes, such as
  /// `#3584e4` or `alpha($accent, 20%)`; a color to which it referred before does not change.
  public func set(
    _ color: ColorName, to expression: String, in scope: EditScope = .current
  ) throws(SessionError) {
    let value = expression.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    try set(color.path, to: .string(value), in: scope)
  }

  /// Sets colors of the current theme for both schemes, in one step; other values stay.
  public func set(_ colors: [SchemeColor]) throws(SessionError) {
    try edit { (editor) throws(SessionError) in
      for color in colors { try editor.set(color) }
    }
  }

  /// Removes a value or a whole table from the current theme's text, so that the inherited one
  /// applies; a font or a rule that would become empty is removed, too.
  ///
  /// With `.appearance`, every value that applies in the shown appearance is removed.
  public func remove(
    _ path: [String], in scope: EditScope = .current
  ) throws(SessionError) {
    try edit { (editor) throws(SessionError) in try editor.remove(path, in: scope) }
  }

  /// Removes a trait that the current theme's file declares, with the values that only apply with
  /// it.
  public func removeTrait(_ name: String) throws(SessionError) {
    try edit { (editor) throws(SessionError) in try editor.remove(trait: name) }
  }

  /// Makes one change to the current theme's text.
  func edit(
    _ change: (inout ThemeEditor) throws(SessionError) -> Void
  ) throws(SessionError) {
    guard var entry = current, let theme = entry.theme, let document = entry.editableDocument else {
      return try offerCopy(changing: change)
    }
    var editor = ThemeEditor(document, of: theme, in: theme.forced(appearance))
    try change(&editor)
    guard editor.document.text.bytes != document.text.bytes else { return }
    defer { overrideHistory.forgetUndone() }
    if entry.origin == .builtIn {
      try addCopy(of: entry, document, editor.document)
    } else {
      let reading = library.read(editor.document, path: place(of: entry))
      if entry.isBroken, reading.theme == nil, !reading.hasOtherErrors(than: entry.findings) {
        throw .hasErrors(name: entry.path.map(RegularFile.name) ?? entry.name)
      }
      entry.update(with: try good(reading), gesture: gesture)
      list.put(entry)
    }
    self.change()
  }

  /// Adds a copy of a built-in theme under a new name, with a first edit, and makes it current.
  private func addCopy(
    of original: ThemeEntry, _ document: SourceDocument, _ edited: SourceDocument
  ) throws(SessionError) {
    let file = "\(original.id)-copy.livery.toml"
    let name = list.freeName("\(original.name) copy")
    let named = { (document: SourceDocument) throws(SessionError) in
      var text = document.text
      // The first edit may be another name.
      if document.root["name"]?.string == original.name {
        guard let edit = document.edit(setting: ["name"], to: .string(name)) else {
          throw SessionError.cannotSet(key: "name")
        }
        text = text.applying(edit)
      }
      return SourceText(file: file, bytes: text.bytes)
    }
    var copy = ThemeEntry(id: list.freeID(for: file), origin: .copy(of: original.id), path: nil)
    copy.update(with: try good(named(document), path: nil))
    copy.update(with: try good(named(edited), path: nil), gesture: gesture)
    list.append(copy)
    currentID = copy.id
  }

  /// The reading of a text without errors.
  func good(_ text: SourceText, path: String?) throws(SessionError) -> ThemeReading {
    try good(try read(text, path: path))
  }

  func good(_ reading: ThemeReading) throws(SessionError) -> ThemeReading {
    guard reading.theme != nil else { throw .refused(reading.findings) }
    return reading
  }

  func read(_ text: SourceText, path: String?) throws(SessionError) -> ThemeReading {
    do throws(ThemeFileError) {
      return try library.read(text, path: path)
    } catch {
      throw .unrecognized(error)
    }
  }
}

extension ThemeEntry {
  /// The initial text of an edit; `nil` if the file has a read-only format.
  ///
  /// A copy of the base theme extends it, and sets nothing else: with all values copied, it would
  /// override values that the toolkit derives better itself.
  var editable: SourceText? {
    guard format == .livery, let text else { return nil }
    guard origin == .builtIn, id == ThemeLibrary.baseID else { return text }
    return SourceText(file: text.file, "livery = 1\nname = \"\(name)\"\n")
  }

  /// The initial text of an edit, parsed.
  var editableDocument: SourceDocument? {
    editable.map { text in
      // JSON is read with a smaller limit than the size to which edits may grow it.
      if let document, document.text == text, document.language == .toml { return document }
      return SourceDocument(livery: text)
    }
  }
}

extension ThemeReading {
  /// Whether it has errors besides the given ones, wherever those are now.
  fileprivate func hasOtherErrors(than known: [Finding]) -> Bool {
    let messages = Set(known.map(\.message))
    return findings.contains { $0.severity == .error && !messages.contains($0.message) }
  }
}
