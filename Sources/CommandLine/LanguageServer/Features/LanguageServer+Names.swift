import LiverySystem
import ThemeFormats
import ThemeModel
import ThemeSource

/// Finds the definitions of color names, and their other names.
extension LanguageServer {
  /// Answers `textDocument/definition`.
  mutating func definition(_ parameters: Parameters) throws(RPCError) -> JSONValue {
    let index = try index(parameters)
    let syntax = DocumentSyntax(documents[index])
    let offset = try parameters["position"].offset(in: syntax.text, client.encoding)
    if let base = syntax.theme?.root["extends"], base.range.contains(offset),
      let path = pathOfBase(base.string ?? "", at: index)
    {
      return location(in: SourceText(file: path, ""), 0..<0, path)
    }
    guard let symbol = syntax.occurrence(at: offset)?.symbol else { return .null }
    let own = syntax.definitions(of: symbol)
    let places = TextPlaces(syntax.text, client.encoding)
    if !own.isEmpty {
      return .array(
        own.map { occurrence in
          [
            "uri": .string(documents[index].uri),
            "range": places.value(of: occurrence.range),
          ]
        })
    }
    return definitionInBases(of: symbol, at: index)
  }

  /// The definition in the nearest of the files that a document extends.
  private mutating func definitionInBases(of symbol: ColorSymbol, at index: Int) -> JSONValue {
    let check = check(at: index)
    guard let theme = check.reading?.theme ?? documents[index].theme else { return .null }
    for source in theme.sources.dropLast().reversed() {
      let document = OpenDocument(
        uri: "file:///\(source.file)", languageID: "", version: 0,
        text: String(decoding: source.bytes, as: UTF8.self))
      let syntax = DocumentSyntax(document)
      let place = source.location(of: 0..<0)
      guard let found = syntax.definitions(of: symbol.inTheme).first,
        let path = check.path(of: place)
      else { continue }
      return location(in: source, found.range, path)
    }
    return .null
  }

  /// The file that a theme's `extends` names; `nil` for a built-in theme.
  private mutating func pathOfBase(_ name: String, at index: Int) -> String? {
    check(at: index).reading?.files.dropFirst().first { path in
      RegularFile.isRegular(path)
        && ["", ".livery.toml", ".livery.json"].contains {
          path == name + $0 || path.hasSuffix("/\(name)\($0)")
        }
    }
  }

  private func location(in text: SourceText, _ range: Range<Int>, _ path: String) -> JSONValue {
    let path = RegularFile.realPath(path) ?? path
    return [
      "uri": .string(FileURL.url(of: path)),
      "range": TextPlaces(text, client.encoding).value(of: range),
    ]
  }
}

extension DocumentSyntax {
  /// The places where a color is defined, also under its name in another language.
  func definitions(of symbol: ColorSymbol) -> [SymbolOccurrence] {
    let own = occurrences.filter { $0.isDefinition && $0.symbol == symbol }
    guard own.isEmpty, theme != nil else { return own }
    return occurrences.filter { $0.isDefinition && $0.symbol == symbol.inTheme }
  }
}
