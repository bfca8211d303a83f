extension SourceDocument {
  /// The change to the text that sets the value at a path of keys and touches nothing else.
  ///
  /// A string keeps its quoting if the new one can be written in it. A table gets its new members
  /// one by one, so that unchanged ones keep their layout. A missing value is added at the end of
  /// its table in the layout of its neighbors; missing tables are created.
  ///
  /// - Parameters:
  ///   - path: The keys from the root to the value; it must not contain an array.
  ///   - value: The new value.
  /// - Returns: The change, empty if the document has the value already; `nil` if the path leads
  ///   through a value that is not a table or could not be read, or if the language cannot express
  ///   the value.
  public func edit(setting path: [String], to value: SourceValue) -> SourceEdit? {
    setting(path, to: value)?.edit
  }

  /// The change to the text that removes a value or a whole table.
  ///
  /// A value is removed with its line and the comment after it; a table with a header is removed
  /// with all its lines and the tables below it.
  ///
  /// - Parameter path: The keys from the root to the value; it must not contain an array.
  /// - Returns: The change; `nil` if there is no value at the path, or it could not be read.
  public func edit(removing path: [String]) -> SourceEdit? {
    removing(path)?.edit
  }

  /// The change that sets the value at a path of keys, and the document after it.
  package func setting(
    _ path: [String], to value: SourceValue
  ) -> (edit: SourceEdit, document: SourceDocument)? {
    guard let last = path.last else { return nil }
    if let old = node(at: path), old.equals(value) {
      return (SourceEdit(replacing: old.range.lowerBound..<old.range.lowerBound, with: []), self)
    }
    guard let edit = unchecked(setting: path, to: value) else { return nil }
    let document = reading(edit)
    // A change after which the value reads otherwise is never made.
    let isRead = document.node(at: path.dropLast())?[last]?.equals(value) ?? false
    return isRead ? (edit, document) : nil
  }

  /// The change that removes a value or a whole table, and the document after it.
  package func removing(_ path: [String]) -> (edit: SourceEdit, document: SourceDocument)? {
    guard let node = node(at: path), !path.isEmpty,
      let edit = DocumentEditor(contents: contents).remove(node.index)
    else { return nil }
    let document = reading(edit)
    return document.node(at: path) == nil ? (edit, document) : nil
  }

  /// The value at a path of keys; `nil` if there is none.
  package func node(at path: some Sequence<String>) -> SourceNode? {
    var node = root
    for key in path {
      guard let next = node[key] else { return nil }
      node = next
    }
    return node
  }

  private func unchecked(setting path: [String], to value: SourceValue) -> SourceEdit? {
    let editor = DocumentEditor(contents: contents)
    guard let old = node(at: path) else { return editor.insert(value, at: path) }
    if case .table(let members) = value, old.kind == .table,
      old.form != .inline || members.contains(where: { old[$0.key] != nil })
    {
      return update(old, at: path, to: members)
    }
    if old.form == .inline { return editor.replace(old.index, by: value) }
    if old.form == .dotted, let edit = editor.collapse(old.index, to: value) { return edit }
    return editor.flatten(old.index, to: value, at: path)
  }

  /// Sets the members of a table one by one, and removes the others.
  private func update(
    _ table: SourceNode, at path: [String], to members: [SourceValue.Member]
  ) -> SourceEdit? {
    let obsolete = table.children.map(\.key).filter { key in !members.contains { $0.key == key } }
    var document = self
    for member in members {
      guard let next = document.setting(path + [member.key], to: member.value) else { return nil }
      document = next.document
    }
    for key in obsolete {
      guard let next = document.removing(path + [key]) else { return nil }
      document = next.document
    }
    return difference(to: document)
  }

  /// The document after a change.
  private func reading(_ edit: SourceEdit) -> SourceDocument {
    var findings: [Finding] = []
    let text = text.applying(edit)
    return language == .toml
      ? SourceDocument(toml: text, limits: contents.limits, findings: &findings)
      : SourceDocument(json: text, limits: contents.limits, findings: &findings)
  }

  /// The single change between two texts: all except their common beginning and end.
  private func difference(to document: SourceDocument) -> SourceEdit {
    let (old, new) = (text.bytes, document.text.bytes)
    var lower = zip(old, new).prefix { $0 == $1 }.count
    while lower > 0, lower < old.count, old[lower] & 0xC0 == 0x80 { lower -= 1 }
    let most = min(old.count, new.count) - lower
    var tail = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    while tail > 0, old[old.count - tail] & 0xC0 == 0x80 { tail -= 1 }
    return SourceEdit(
      replacing: lower..<old.count - tail, with: Array(new[lower..<new.count - tail]))
  }
}
