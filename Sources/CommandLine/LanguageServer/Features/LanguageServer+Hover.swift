import ThemeCSS
import ThemeFormats
import ThemeSource

extension LanguageServer {
  /// Answers `textDocument/hover`: the values and the contrast of a color, or the widgets that have
  /// a name in a selector.
  mutating func hover(_ parameters: Parameters) throws(RPCError) -> JSONValue {
    let index = try index(parameters)
    let syntax = DocumentSyntax(documents[index])
    let offset = try parameters["position"].offset(in: syntax.text, client.encoding)
    let places = TextPlaces(syntax.text, client.encoding)
    guard let occurrence = syntax.occurrence(at: offset) else {
      guard let term = syntax.selectorTerm(at: offset),
        let hover = SelectorHover(term, on: target)
      else { return .null }
      return LanguageServer.hover(hover.text, at: places.value(of: term.range))
    }
    let check = check(at: index)
    let theme = check.reading?.theme ?? documents[index].theme
    let hover = ColorHover(
      occurrence.symbol, in: theme, definition: syntax.definition(of: occurrence.symbol),
      on: target.releases.lowerBound)
    return LanguageServer.hover(hover.text, at: places.value(of: occurrence.range))
  }

  private static func hover(_ text: String, at range: JSONValue) -> JSONValue {
    [
      "contents": ["kind": "markdown", "value": .string(text)], "range": range,
    ]
  }
}

extension DocumentSyntax {
  /// The definition of a color, as it is written.
  fileprivate func definition(of symbol: ColorSymbol) -> String? {
    let values = occurrences.filter { $0.isDefinition && $0.symbol == symbol }.compactMap(\.value)
    return values.last.map { text.bytes[$0].shownOnOneLine(upTo: 200) }
  }
}
