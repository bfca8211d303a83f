import ThemeSource

extension ThemeEditor {
  /// The tables whose members may have a value for each appearance, and how many keys lead to one.
  private static let tables: KeyValuePairs<String, Int> = [
    "palette": 2, "colors": 2, "custom-colors": 2, "pictures": 2, "styles": 3,
  ]

  /// Removes a trait of the file, and the values that only apply with it.
  mutating func remove(trait name: String) throws(SessionError) {
    var obsolete: [[String]] = []
    for path in ThemeEditor.tables.flatMap({ tablesByAppearance(below: [$0], depth: $1) }) {
      let keys = document.node(at: path)?.children.map(\.key) ?? []
      let gone = keys.filter { $0.split(separator: "+").contains { $0 == name } }
      obsolete += gone.count == keys.count ? [path] : gone.map { path + [$0] }
    }
    obsolete.append(["traits", name])
    for path in obsolete { try remove(path, in: .everywhere) }
  }

  /// The paths of the tables below a path, with a given number of keys.
  private func tablesByAppearance(below path: [String], depth: Int) -> [[String]] {
    guard let node = document.node(at: path), node.kind == .table else { return [] }
    if path.count == depth { return [path] }
    return node.children.flatMap { tablesByAppearance(below: path + [$0.key], depth: depth) }
  }
}
