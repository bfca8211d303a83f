import ThemeFormats
import ThemeModel
import ThemeSource

/// Creates the one change to a theme's text that sets or removes a value.
struct ThemeEditor {
  private(set) var document: SourceDocument

  /// The traits that the theme knows by name.
  let traits: Traits

  let schemes: [Appearance.Scheme]

  /// The scheme shown, and the traits shown that the theme uses somewhere.
  let shown: TraitSet

  /// Edits the text of a theme as it is shown in an appearance.
  init(_ text: SourceText, of theme: Theme, in appearance: Appearance) {
    document = SourceDocument(livery: text)
    traits = theme.traits
    schemes = theme.schemes
    let scheme = appearance.scheme.trait
    shown = appearance.traits.intersection(theme.usedTraits.union(scheme)).union(scheme)
  }

  /// The change that sets the value at a path of keys.
  func setting(_ path: [String], to value: SourceValue) throws(SessionError) -> SourceEdit {
    guard let edit = document.edit(setting: path, to: value) else {
      throw .cannotSet(key: path.joined(separator: "."))
    }
    return edit
  }

  /// The change that removes a value; an empty one where there is none.
  func removing(_ path: [String]) throws(SessionError) -> SourceEdit {
    guard node(at: path) != nil else { return .nothing }
    guard let edit = document.edit(removing: path) else {
      throw .cannotSet(key: path.joined(separator: "."))
    }
    return edit
  }

  /// The same editor after a change.
  func applying(_ edit: SourceEdit) -> ThemeEditor {
    var editor = self
    editor.document = SourceDocument(livery: document.text.applying(edit))
    return editor
  }

  func node(at path: [String]) -> SourceNode? {
    path.reduce(document.root) { node, key in node?[key] }
  }
}

extension ThemeEditor {
  /// The change that sets a color.
  func setting(
    _ color: ColorName, to value: String, in scope: EditScope
  ) throws(SessionError) -> SourceEdit {
    let path = color.path
    switch (scope, node(at: path)) {
    case (.everywhere, _), (.holding, nil):
      return try setting(path, to: .string(value))
    case (.holding, let node?):
      guard node.kind == .table else { return try setting(path, to: .string(value)) }
      let keys = try keys(node, path)
      let key =
        keys.applying(in: shown)?.key ?? traits.key(of: shown.intersection([.light, .dark]))
      return try setting(path + [key], to: .string(value))
    case (.appearance, let node):
      return try setting(path, node, onlyHereTo: value)
    }
  }

  private func setting(
    _ path: [String], _ node: SourceNode?, onlyHereTo value: String
  ) throws(SessionError) -> SourceEdit {
    if let node, node.kind == .table {
      var keys = try keys(node, path)
      keys.setUntied(shown, to: value)
      return try setting(path, to: keys.value)
    }
    let isWholeTheme = schemes.count == 1 && shown == schemes[0].trait
    if isWholeTheme { return try setting(path, to: .string(value)) }
    var keys = AppearanceKeys(known: traits)
    if let node {
      guard let old = node.string else { throw .cannotSet(key: path.joined(separator: ".")) }
      keys.set([], to: old)
      // Two schemes with a value each need none for the rest.
      if shown.size == 1 { keys.clear(in: shown, schemes: schemes) }
    }
    keys.set(shown, to: value)
    keys.sort()
    return try setting(path, to: keys.value)
  }

  /// The change that removes a color, so that it gets the value that it inherits.
  func removing(_ color: ColorName, in scope: EditScope) throws(SessionError) -> SourceEdit {
    let path = color.path
    guard let node = node(at: path) else { return .nothing }
    switch scope {
    case .everywhere: return try removing(path)
    case .holding:
      guard node.kind == .table else { return try removing(path) }
      let keys = try keys(node, path)
      guard let key = keys.applying(in: shown)?.key else { return .nothing }
      return try removing(keys.members.count == 1 ? path : path + [key])
    case .appearance:
      var keys = AppearanceKeys(known: traits)
      if let value = node.string {
        keys.set([], to: value)
      } else {
        keys = try self.keys(node, path)
      }
      keys.clear(in: shown, schemes: schemes)
      return keys.members.isEmpty ? try removing(path) : try setting(path, to: keys.value)
    }
  }

  private func keys(_ node: SourceNode, _ path: [String]) throws(SessionError) -> AppearanceKeys {
    guard let keys = AppearanceKeys(node, known: traits) else {
      throw .cannotSet(key: path.joined(separator: "."))
    }
    return keys
  }
}

extension SourceEdit {
  /// A change that changes nothing.
  static let nothing = SourceEdit(replacing: 0..<0, with: [])
}
