import ThemeFormats
import ThemeModel
import ThemeProject
import ThemeSource

extension LanguageServer {
  /// Answers `textDocument/completion`.
  mutating func completion(_ parameters: Parameters) throws(RPCError) -> JSONValue {
    let index = try index(parameters)
    let document = documents[index]
    let offset = try parameters["position"].offset(in: document.text, client.encoding)
    let syntax = DocumentSyntax(document)
    guard let list = list(in: syntax, at: offset, of: index) else {
      return .array([])
    }
    let range = TextPlaces(document.text, client.encoding).value(of: list.range)
    return [
      "isIncomplete": false,
      "items": .array(list.items.map { $0.value(replacing: range) }),
    ]
  }

  /// The components that a document and its base themes register, as far as they can be read.
  private mutating func registered(at index: Int) -> [Component] {
    // If the file never was a valid theme, the parts of it that can be judged.
    let theme = documents[index].theme ?? check(at: index).reading?.draft?.theme
    return (documents[index].theme ?? theme ?? library.base).components.components
  }

  private mutating func list(
    in syntax: DocumentSyntax, at offset: Int, of index: Int
  ) -> CompletionList? {
    let vocabulary = vocabulary.flatMap { $0.target == target ? $0 : nil } ?? CSSVocabulary(target)
    self.vocabulary = vocabulary
    let path = documents[index].path
    let css = CSSCompletion(
      syntax, at: offset, vocabulary,
      of: FileCheck.configuration(for: path).vocabularies(of: path))
    if let css { return css.list }
    guard let theme = syntax.theme, let cursor = ThemeCursor(theme, at: offset) else { return nil }
    return ThemeCompletion(document: theme, cursor: cursor, registered: registered(at: index)).list
  }
}
