import LiverySystem
import ThemeFormats
import ThemeModel
import ThemeSource

/// A copy of a theme in Livery's own format, which waits for the user's answer.
struct OfferedCopy {
  let entry: ThemeEntry

  /// Called after it is open.
  let done: () -> Void
}

/// Themes in read-only formats, which are edited as copies in Livery's own format.
extension ThemeSession {
  /// Offers a copy of the current theme, under another name if one is given.
  package func offerCopy(
    named name: String? = nil, then done: @escaping () -> Void = {}
  ) throws(SessionError) {
    try offer(done) { (entry) throws(SessionError) in
      guard let name else { return [try livery(entry)] }
      let text = try livery(entry)
      guard let edit = SourceDocument(livery: text).edit(setting: ["name"], to: .string(name))
      else {
        throw .cannotSet(key: "name")
      }
      return [text.applying(edit)]
    }
  }

  /// Opens a copy of the current theme under another name; one in a format that is only read is
  /// offered first.
  package func openCopy(named name: String) throws(SessionError) {
    let isForeign = current?.isForeign ?? false
    try offerCopy(named: name)
    if !isForeign { acceptCopy() }
  }

  /// Offers a copy of the current theme with a first change.
  func offerCopy(
    changing change: (inout ThemeEditor) throws(SessionError) -> Void
  ) throws(SessionError) {
    guard current?.isForeign ?? false else {
      throw .notEditable(name: current?.name ?? currentID)
    }
    try offer { (entry) throws(SessionError) in
      let text = try livery(entry)
      let theme = entry.theme ?? library.base
      var editor = ThemeEditor(
        SourceDocument(livery: text), of: theme, in: theme.forced(appearance))
      try change(&editor)
      let changed = editor.document.text
      return changed.bytes == text.bytes ? [] : [text, changed]
    }
  }

  /// Offers a copy of the current theme, and then the result of another text of its file.
  func offerCopy(of changed: SourceText) throws(SessionError) {
    try offer { (entry) throws(SessionError) in
      var other = entry
      other.update(with: try good(changed, path: entry.path))
      return [try livery(entry), try livery(other)]
    }
  }

  /// Opens the offered copy, which is not saved yet, and makes it current.
  package func acceptCopy() {
    guard let offered = offeredCopy else { return }
    offeredCopy = nil
    list.put(offered.entry)
    currentID = offered.entry.id
    overrideHistory.forgetUndone()
    endGesture()
    change()
    offered.done()
  }

  /// Whether a copy is offered, with an edit that is not made before it is accepted.
  package var offersCopy: Bool { offeredCopy != nil }

  /// Discards the offered copy, and the edit with it.
  package func refuseCopy() {
    offeredCopy = nil
    change()
  }

  /// The path for reading an entry's text: that of its file, or the path of a future copy.
  package func place(of entry: ThemeEntry) -> String? {
    guard entry.path == nil, case .copy(let id) = entry.origin,
      let folder = (list[id]?.path).map(RegularFile.folder)
    else { return entry.path }
    return "\(folder)/\(entry.id).livery.toml"
  }

  /// Offers a copy of the current theme with a first text, followed by others as steps; does
  /// nothing without texts.
  ///
  /// A second edit before the answer replaces the first one.
  private func offer(
    _ done: @escaping () -> Void = {},
    _ texts: (ThemeEntry) throws(SessionError) -> [SourceText]
  ) throws(SessionError) {
    guard let entry = current, !entry.isForeign || onCopyNeeded != nil else {
      throw .notEditable(name: current?.name ?? currentID)
    }
    let file = "\(entry.id).livery.toml"
    var copy = ThemeEntry(id: list.freeID(for: file), origin: .copy(of: entry.id), path: nil)
    let texts = try texts(entry)
    guard !texts.isEmpty else { return }
    for text in texts { copy.update(with: try good(text, path: place(of: copy))) }
    // It is not saved in any file.
    copy.markSaved([])
    let isAsked = offeredCopy != nil
    offeredCopy = OfferedCopy(entry: copy, done: done)
    if !isAsked, entry.isForeign { onCopyNeeded?(entry) }
  }

  /// The theme of an entry as a text in Livery's own format.
  func livery(_ entry: ThemeEntry) throws(SessionError) -> SourceText {
    if let text = entry.editable { return text }
    guard let theme = entry.theme else { throw .notEditable(name: entry.name) }
    let name = "\(entry.id).livery.toml"
    let written = ThemeWriter(theme).written(as: .livery, named: name)
    return SourceText(file: name, bytes: written.files.first?.bytes ?? [])
  }
}
