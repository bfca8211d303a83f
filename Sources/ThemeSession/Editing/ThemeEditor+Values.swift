import ThemeModel
import ThemeSource

extension ThemeEditor {
  /// The change that sets a value which may have one for each appearance: the one that applies as
  /// the theme is shown.
  func setting(shown path: [String], to value: SourceValue) throws(SessionError) -> SourceEdit {
    guard let node = node(at: path), node.kind == .table else {
      return try setting(path, to: value)
    }
    let key = applyingKey(of: node) ?? traits.key(of: shown.intersection([.light, .dark]))
    return try setting(path + [key], to: value)
  }

  /// The change that removes the value that applies as the theme is shown, and the table of a font
  /// or a rule that would be empty without it.
  func removing(shown path: [String]) throws(SessionError) -> SourceEdit {
    guard let node = node(at: path) else { return .nothing }
    if node.kind == .table {
      guard let key = applyingKey(of: node) else { return .nothing }
      if node.childCount > 1 { return try removing(path + [key]) }
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
    var editor = self
    for member in members {
      editor = editor.applying(try editor.setting(shown: path + [member.key], to: member.value))
    }
    let text = document.text.bytes
    return SourceEdit(replacing: 0..<text.count, with: editor.document.text.bytes)
  }

  /// The key of a table by appearance whose value applies: of those that match, the one with the
  /// most traits.
  private func applyingKey(of table: SourceNode) -> String? {
    table.children.compactMap { node in traits.traits(joinedIn: node.key).map { (node.key, $0) } }
      .filter { $0.1.isSubset(of: shown) }.max { $0.1.size < $1.1.size }?.0
  }
}
