import ThemeColor
import ThemeSource

extension LanguageServer {
  /// Answers `textDocument/documentColor`.
  func documentColors(_ parameters: Parameters) throws(RPCError) -> JSONValue {
    let document = documents[try index(parameters)]
    return .array(
      DocumentSyntax(document).colorLiterals.map { literal in
        let color = literal.color.mapped()
        return .members([
          "range": document.text.value(of: literal.range, in: client.encoding),
          "color": .members([
            "red": .number(color.red), "green": .number(color.green), "blue": .number(color.blue),
            "alpha": .number(color.alpha),
          ]),
        ])
      })
  }

  /// Answers `textDocument/colorPresentation`: the notation that is there comes first.
  func colorPresentations(_ parameters: Parameters) throws(RPCError) -> JSONValue {
    let document = documents[try index(parameters)]
    let range = try parameters["range"].range(in: document.text, client.encoding)
    let parts = parameters["color"]
    let color = Color(
      red: try parts["red"].number(), green: try parts["green"].number(),
      blue: try parts["blue"].number(), alpha: try parts["alpha"].number())
    let notations = ColorNotation.all(of: color, like: document.text.bytes[range])
    return .array(
      notations.map { text in
        .members([
          "label": .string(text),
          "textEdit": document.text.edit(range, text, in: client.encoding),
        ])
      })
  }
}

extension SourceText {
  /// A `TextEdit` of the protocol.
  func edit(_ range: Range<Int>, _ text: String, in encoding: PositionEncoding) -> JSONValue {
    .members(["range": value(of: range, in: encoding), "newText": .string(text)])
  }
}
