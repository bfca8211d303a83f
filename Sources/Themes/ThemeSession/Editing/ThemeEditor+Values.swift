import ThemeModel
package import ThemeSource

extension ThemeEditor {
  /// Sets a value that may be given for each appearance.
  ///
  /// If it is an existing table, such as a rule, only the given members are set.
  package mutating func set(
    _ path: [String], to value: SourceValue, in scope: EditScope
  ) throws(SessionError) {
    switch (scope, document.node(at: path)) {
    case (.everywhere, _), (.current, nil):
      try set(path, to: value)
    case (.current, let node?):
      if node.kind == .table, case .table(let members) = value {
        for member in members { try set(path + [member.key], to: member.value, in: scope) }
        return
      }
      guard node.kind == .table else { return try set(path, to: value) }
      let key =
        try keys(at: path).applying(in: shown)?.key
        ?? traits.key(of: shown.intersection([.light, .dark]))
      try set(path + [key], to: value)
    case (.appearance, _):
      try set(path, to: value, onlyIn: shown)
    case (.scheme(let scheme), let node):
      let applying =
        node?.kind == .table ? try keys(at: path).applying(in: shown(in: scheme)) : nil
      if let applying, applying.traits.isSuperset(of: scheme.trait) {
        try set(path + [applying.key], to: value)
      } else {
        try set(path, to: value, onlyIn: scheme.trait)
      }
    }
  }

  /// The traits that apply as the theme is shown, but in a scheme.
  private func shown(in scheme: Appearance.Scheme) -> TraitSet {
    shown.subtracting([.light, .dark]).union(scheme.trait)
  }

  private mutating func set(
    _ path: [String], to value: SourceValue, onlyIn shown: TraitSet
  ) throws(SessionError) {
    let isTable = document.node(at: path)?.kind == .table
    let isWholeTheme = schemes.count == 1 && shown == schemes[0].trait
    if isWholeTheme, !isTable { return try set(path, to: value) }
    var keys = try keys(at: path)
    if isTable {
      keys.setUntied(shown, to: value)
    } else {
      // With a value for each scheme, no general one is needed.
      if shown.count == 1 { keys.clear(in: shown, schemes: schemes) }
      keys.set(shown, to: value)
      keys.sort()
    }
    try set(path, to: keys.value)
  }

  /// Sets a color in both schemes; values for other traits stay.
  mutating func set(_ color: SchemeColor) throws(SessionError) {
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
    try set(path, to: keys.value)
  }

  /// Removes a value, so that the inherited one applies; the table of a font or a rule that would
  /// become empty is removed, too.
  mutating func remove(_ path: [String], in scope: EditScope) throws(SessionError) {
    guard let node = document.node(at: path) else { return }
    switch scope {
    case .everywhere: break
    case .current:
      guard node.kind == .table else { break }
      let keys = try keys(at: path)
      guard let key = keys.applying(in: shown)?.key else { return }
      if keys.members.count > 1 { return try remove(path + [key]) }
    case .appearance, .scheme:
      var shown = shown
      if case .scheme(let scheme) = scope { shown = self.shown(in: scheme) }
      var keys = try keys(at: path)
      keys.clear(in: shown, schemes: schemes)
      if !keys.members.isEmpty { return try set(path, to: keys.value) }
    }
    let around = Array(path.dropLast())
    let isAlone = around.count > 1 && document.node(at: around)?.childCount == 1
    try remove(isAlone ? around : path)
  }

  /// The values at a path by appearance; a value that is not a table is for all.
  private func keys(at path: [String]) throws(SessionError) -> AppearanceKeys {
    var keys = AppearanceKeys(known: traits)
    guard let node = document.node(at: path) else { return keys }
    if node.kind == .table, let keys = AppearanceKeys(node, known: traits) { return keys }
    guard node.kind != .table, let value = node.written else {
      throw .cannotSet(key: path.joined(separator: "."))
    }
    keys.set([], to: value)
    return keys
  }
}
