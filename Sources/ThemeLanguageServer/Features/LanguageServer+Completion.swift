import ThemeSource

extension LanguageServer {
  /// Answers `textDocument/completion`.
  mutating func completion(_ parameters: Parameters) throws(RPCError) -> JSONValue {
    let document = documents[try index(parameters)]
    let offset = try parameters["position"].offset(in: document.text, client.encoding)
    let syntax = DocumentSyntax(document)
    guard let list = list(in: syntax, at: offset) else { return .array([]) }
    let range = TextPlaces(document.text, client.encoding).value(of: list.range)
    return .members([
      "isIncomplete": .boolean(false),
      "items": .array(list.items.map { $0.value(replacing: range) }),
    ])
  }

  private mutating func list(in syntax: DocumentSyntax, at offset: Int) -> CompletionList? {
    let vocabulary = vocabulary.flatMap { $0.target == target ? $0 : nil } ?? CSSVocabulary(target)
    self.vocabulary = vocabulary
    if let css = CSSCompletion(syntax, at: offset, vocabulary) { return css.list }
    guard let theme = syntax.theme, let cursor = ThemeCursor(theme, at: offset) else { return nil }
    return ThemeCompletion(document: theme, cursor: cursor).list
  }
}
