import ThemeModel
import ThemeSource

/// Which colors of a file lead to which others.
struct GTKColorReferences {
  private var names = NameTable()
  private var references: [[[UInt8]]] = []

  init(_ definitions: [GTKColorDefinition]) {
    for definition in definitions {
      let (index, isNew) = names.insert(definition.name[...])
      if isNew { references.append([]) }
      references[index] += definition.references
    }
  }

  /// Whether a name's color is made of a role's, perhaps by other names between them.
  func lead(from name: String, to role: ColorRole) -> Bool {
    var seen = NameTable()
    var pending = [Array(name.utf8)]
    while let next = pending.popLast() {
      if GTKColorNames.role(next[...]) == role { return true }
      guard seen.insert(next[...]).isNew, let index = names.index(of: next[...]) else { continue }
      pending += references[index]
    }
    return false
  }
}
