import ThemeModel
import ThemeSource

/// The references between the colors of a file.
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

  /// The names to which some names lead, including themselves, whether or not the file has them.
  func reached(from start: [[UInt8]]) -> NameTable {
    var reached = NameTable()
    var pending = start
    while let name = pending.popLast() {
      guard reached.insert(name[...]).isNew else { continue }
      if let index = names.index(of: name[...]) { pending += references[index] }
    }
    return reached
  }

  /// Whether a name's color is made of a role's, perhaps by other names between them.
  func lead(from name: String, to role: ColorRole) -> Bool {
    reached(from: [Array(name.utf8)]).names.contains {
      GTKColorNames.role(Array($0.utf8)[...]) == role
    }
  }
}
