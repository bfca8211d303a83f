import ThemeColor
import ThemeSource

extension LanguageServer {
  /// Answers `textDocument/documentColor`.
  func documentColors(_ parameters: Parameters) throws(RPCError) -> JSONValue {
    let document = documents[try index(parameters)]
    let places = TextPlaces(document.text, client.encoding)
    return .array(
      DocumentSyntax(document).colorLiterals.map { literal in
        let color = literal.color.mapped()
        return [
          "range": places.value(of: literal.range),
          "color": [
            "red": .number(color.red), "green": .number(color.green), "blue": .number(color.blue),
            "alpha": .number(color.alpha),
          ],
        ]
      })
  }

  /// Answers `textDocument/colorPresentation`: the present notation comes first.
  func colorPresentations(_ parameters: Parameters) throws(RPCError) -> JSONValue {
    let document = documents[try index(parameters)]
    let range = try parameters["range"].range(in: document.text, client.encoding)
    let parts = parameters["color"]
    let color = Color(
      red: try parts["red"].number(), green: try parts["green"].number(),
      blue: try parts["blue"].number(), alpha: try parts["alpha"].number())
    let notations = ColorNotation.all(of: color, like: document.text.bytes[range])
    let places = TextPlaces(document.text, client.encoding)
    return .array(
      notations.map { text in
        [
          "label": .string(text),
          "textEdit": places.edit(range, text),
        ]
      })
  }
}
