import ThemeModel
import ThemeSource

extension ThemeEditor {
  /// The change that sets a value which may have one for each appearance.
  func setting(
    _ path: [String], to value: SourceValue, in scope: EditScope
  ) throws(SessionError) -> SourceEdit {
    switch (scope, node(at: path)) {
    case (.everywhere, _), (.holding, nil):
      return try setting(path, to: value)
    case (.holding, let node?):
      guard node.kind == .table else { return try setting(path, to: value) }
      let key =
        try keys(at: path).applying(in: shown)?.key
        ?? traits.key(of: shown.intersection([.light, .dark]))
      return try setting(path + [key], to: value)
    case (.appearance, _):
      return try setting(path, onlyHereTo: value)
    }
  }

  private func setting(
    _ path: [String], onlyHereTo value: SourceValue
  ) throws(SessionError) -> SourceEdit {
    let isTable = node(at: path)?.kind == .table
    let isWholeTheme = schemes.count == 1 && shown == schemes[0].trait
    if isWholeTheme, !isTable { return try setting(path, to: value) }
    var keys = try keys(at: path)
    if isTable {
      keys.setUntied(shown, to: value)
    } else {
      // Two schemes with a value each need none for the rest.
      if shown.count == 1 { keys.clear(in: shown, schemes: schemes) }
      keys.set(shown, to: value)
      keys.sort()
    }
    return try setting(path, to: keys.value)
  }

  /// The change that sets a color in both schemes; values for other traits stay.
  func setting(_ color: SchemeColor) throws(SessionError) -> SourceEdit {
    let path = color.name.path
    var keys = try keys(at: path)
    keys.removePlain()
    if schemes.count == 1 {
      keys.set([], to: .string(schemes[0] == .dark ? color.dark : color.light))
    } else if color.light == color.dark {
      keys.set([], to: .string(color.light))
    } else {
      keys.setUntied(.light, to: .string(color.light))
      keys.setUntied(.dark, to: .string(color.dark))
    }
    keys.sort()
    return try setting(path, to: keys.value)
  }

  /// The change that removes a value, so that what it is about gets what it inherits; the table of a
  /// font or a rule that would be empty without it goes, too.
  func removing(_ path: [String], in scope: EditScope) throws(SessionError) -> SourceEdit {
    guard let node = node(at: path) else { return .nothing }
    switch scope {
    case .everywhere: break
    case .holding:
      guard node.kind == .table else { break }
      let keys = try keys(at: path)
      guard let key = keys.applying(in: shown)?.key else { return .nothing }
      if keys.members.count > 1 { return try removing(path + [key]) }
    case .appearance:
      var keys = try keys(at: path)
      keys.clear(in: shown, schemes: schemes)
      if !keys.members.isEmpty { return try setting(path, to: keys.value) }
    }
    let around = Array(path.dropLast())
    let isAlone = around.count > 1 && self.node(at: around)?.childCount == 1
    return try removing(isAlone ? around : path)
  }

  /// The change that sets some members of a table as they are shown, and leaves the others.
  func merging(
    _ members: [SourceValue.Member], at path: [String]
  ) throws(SessionError) -> SourceEdit {
    guard node(at: path) != nil else { return try setting(path, to: .table(members)) }
    return try changing(members) { (editor, member) throws(SessionError) in
      try editor.setting(path + [member.key], to: member.value, in: .holding)
    }
  }

  /// One change that makes one after the other.
  func changing<Step>(
    _ steps: [Step], _ change: (ThemeEditor, Step) throws(SessionError) -> SourceEdit
  ) throws(SessionError) -> SourceEdit {
    var editor = self
    for step in steps { editor = editor.applying(try change(editor, step)) }
    let text = document.text.bytes
    return SourceEdit(replacing: 0..<text.count, with: editor.document.text.bytes)
  }

  /// The values at a path by appearance: of one without a table, the value for all.
  private func keys(at path: [String]) throws(SessionError) -> AppearanceKeys {
    var keys = AppearanceKeys(known: traits)
    guard let node = node(at: path) else { return keys }
    if node.kind == .table, let keys = AppearanceKeys(node, known: traits) { return keys }
    guard node.kind != .table, let value = node.written else {
      throw .cannotSet(key: path.joined(separator: "."))
    }
    keys.set([], to: value)
    return keys
  }
}
