import ThemeFormats
import ThemeModel
import ThemeSource

/// Creates the one change to a theme's text that sets or removes a value.
struct ThemeEditor {
  private(set) var document: SourceDocument

  /// The traits that the theme knows by name.
  let traits: Traits

  let schemes: [Appearance.Scheme]

  /// The traits that hold as the theme is shown, its scheme among them.
  let shown: TraitSet

  /// Edits the text of a theme as it is shown in an appearance.
  init(_ text: SourceText, of theme: Theme, in appearance: Appearance) {
    document = SourceDocument(livery: text)
    traits = theme.traits
    schemes = theme.schemes
    shown = appearance.traits
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

extension SourceEdit {
  /// A change that changes nothing.
  static let nothing = SourceEdit(replacing: 0..<0, with: [])
}
