public import ThemeColor
import ThemeFormats
import ThemeModel
public import ThemeSource

extension ThemeSession {
  /// Sets a color of the current theme, in its text, to an expression as themes write them.
  ///
  /// One value of the text changes; a name that it referred to keeps its own. A built-in theme is
  /// edited as a copy, which then is current. An edit that would leave errors is refused.
  ///
  /// - Parameters:
  ///   - color: A role, a custom color or a palette entry, which the file need not have yet.
  ///   - expression: The new value, such as `#3584e4` or `alpha($accent, 20%)`.
  ///   - scope: Where the change is to be seen.
  /// - Throws: Why nothing was changed.
  public func setColor(
    _ color: ColorName, to expression: String, in scope: EditScope = .holding
  ) throws(SessionError) {
    let value = expression.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    try edit { (editor) throws(SessionError) in
      try editor.setting(color.path, to: .string(value), in: scope)
    }
  }

  /// Sets a color of the current theme, in its text, to one that was chosen.
  public func setColor(
    _ color: ColorName, to chosen: Color, in scope: EditScope = .holding
  ) throws(SessionError) {
    try setColor(color, to: chosen.literal, in: scope)
  }

  /// Sets colors of the current theme, in its text, for both schemes, in one step; the values that
  /// they have for other traits stay.
  public func setColors(_ colors: [SchemeColor]) throws(SessionError) {
    try edit { (editor) throws(SessionError) in
      try editor.changing(colors) { (editor, color) throws(SessionError) in
        try editor.setting(color)
      }
    }
  }

  /// Removes a color from the current theme's text, so that it gets the value that it inherits.
  ///
  /// With `.appearance` every value is removed that applies in the appearance shown; in the other
  /// scheme they stay.
  public func removeColor(
    _ color: ColorName, in scope: EditScope = .everywhere
  ) throws(SessionError) {
    try edit { (editor) throws(SessionError) in try editor.removing(color.path, in: scope) }
  }

  /// Sets any value of the current theme's text, such as `fonts`, `headline`, `size`.
  public func setValue(at path: [String], to value: SourceValue) throws(SessionError) {
    try edit { (editor) throws(SessionError) in try editor.setting(path, to: value) }
  }

  /// Makes one change to the current theme's text.
  func edit(
    _ change: (ThemeEditor) throws(SessionError) -> SourceEdit
  ) throws(SessionError) {
    guard let entry = current, let theme = entry.theme, let text = entry.editable else {
      throw .notEditable(name: current?.name ?? currentID)
    }
    let editor = ThemeEditor(text, of: theme, in: theme.forced(appearance))
    let edited = text.applying(try change(editor))
    guard edited.bytes != text.bytes else { return }
    defer { overrideHistory.forgetUndone() }
    if entry.origin == .builtIn {
      try addCopy(of: entry, text, edited)
    } else {
      var entry = entry
      entry.update(with: try good(edited, path: entry.path), gesture: gesture)
      list.put(entry)
    }
    self.change()
  }

  /// Adds a copy of a built-in theme under a new name, with a first edit, and makes it current.
  private func addCopy(
    of original: ThemeEntry, _ text: SourceText, _ edited: SourceText
  ) throws(SessionError) {
    let file = "\(original.id)-copy.livery.toml"
    let name = list.freeName("\(original.name) copy")
    let named = { (text: SourceText) throws(SessionError) in
      let document = SourceDocument(livery: text)
      // The first edit may be another name.
      guard document.root["name"]?.string == original.name else {
        return SourceText(file: file, bytes: text.bytes)
      }
      guard let edit = document.edit(setting: ["name"], to: .string(name)) else {
        throw SessionError.cannotSet(key: "name")
      }
      return SourceText(file: file, bytes: text.applying(edit).bytes)
    }
    var copy = ThemeEntry(id: list.freeID(for: file), origin: .copy(of: original.id), path: nil)
    copy.update(with: try good(named(text), path: nil))
    copy.update(with: try good(named(edited), path: nil), gesture: gesture)
    list.append(copy)
    currentID = copy.id
  }

  /// The reading of a text that has no errors.
  func good(_ text: SourceText, path: String?) throws(SessionError) -> ThemeReading {
    let reading: ThemeReading
    do throws(ThemeFileError) {
      reading = try library.read(text, path: path)
    } catch {
      throw .unrecognized(error)
    }
    guard reading.theme != nil else { throw .refused(reading.findings) }
    return reading
  }
}

extension ThemeEntry {
  /// The text that an edit begins with; `nil` where the file is of a format that is only read.
  ///
  /// A copy of the base theme extends it, and leaves everything else open: with its values spelled
  /// out it would set what the toolkit says better itself.
  var editable: SourceText? {
    guard format == .livery, let text else { return nil }
    guard origin == .builtIn, id == ThemeLibrary.baseID else { return text }
    return SourceText(file: text.file, "livery = 1\nname = \"\(name)\"\n")
  }
}
