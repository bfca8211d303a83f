import ThemeSource

/// Renames a custom color everywhere in its file.
extension LanguageServer {
  /// Answers `textDocument/prepareRename`: the range of the name, or nothing if it cannot be
  /// renamed.
  func prepareRename(_ parameters: Parameters) throws(RPCError) -> JSONValue {
    let syntax = DocumentSyntax(documents[try index(parameters)])
    let offset = try parameters["position"].offset(in: syntax.text, client.encoding)
    guard let occurrence = syntax.occurrence(at: offset),
      syntax.reasonToKeep(occurrence.symbol) == nil
    else { return .null }
    return TextPlaces(syntax.text, client.encoding).value(of: occurrence.range)
  }

  /// Answers `textDocument/rename`.
  func rename(_ parameters: Parameters) throws(RPCError) -> JSONValue {
    let document = documents[try index(parameters)]
    let syntax = DocumentSyntax(document)
    let offset = try parameters["position"].offset(in: syntax.text, client.encoding)
    let name = try parameters["newName"].string()
    guard let symbol = syntax.occurrence(at: offset)?.symbol else {
      throw .failed("there is no name of a color here")
    }
    if let reason = syntax.reasonToKeep(symbol) { throw .failed(reason) }
    let new = try syntax.symbol(like: symbol, named: name)
    let places = TextPlaces(document.text, client.encoding)
    let edits = syntax.occurrences.compactMap { occurrence -> JSONValue? in
      guard let text = syntax.newName(of: occurrence.symbol, renaming: symbol, to: new) else {
        return nil
      }
      return places.edit(occurrence.range, text)
    }
    return ["changes": .object([.init(document.uri, .array(edits))])]
  }
}

extension DocumentSyntax {
  /// Why a name stays as it is; `nil` if it can be changed.
  fileprivate func reasonToKeep(_ symbol: ColorSymbol) -> String? {
    if symbol.role != nil { return "'\(symbol.text)' is libadwaita's name, and stays" }
    let isDefined = occurrences.contains { $0.isDefinition && $0.symbol == symbol }
    return isDefined ? nil : "'\(symbol.text)' is not defined in this file"
  }

  /// Checks a new name of the same kind; an error if it is not valid, or already in use.
  fileprivate func symbol(
    like symbol: ColorSymbol, named name: String
  ) throws(RPCError) -> ColorSymbol {
    let isVariable = if case .variable = symbol { true } else { false }
    let bare = isVariable && name.hasPrefix("--") ? String(name.dropFirst(2)) : name
    let bytes = Array(bare.utf8)
    guard let first = bytes.first, first.isASCIILetter,
      bytes.allSatisfy(DocumentSyntax.isNameByte)
    else {
      throw .failed("expected a name of letters, digits, '-' and '_' that begins with a letter")
    }
    let new: ColorSymbol =
      switch symbol {
      case .theme: .theme(bare)
      case .named: .named(bare)
      case .variable: .variable("--\(bare)")
      }
    if new.role != nil { throw .failed("'\(bare)' is libadwaita's name; choose another") }
    if new != symbol, occurrences.contains(where: { $0.symbol == new }) {
      throw .failed("'\(bare)' is taken; choose another name")
    }
    return new
  }

  /// The new text of a place after a color is renamed; `nil` if the place names another color.
  ///
  /// In the theme's own CSS a custom color has its name from the exported stylesheet.
  fileprivate func newName(
    of occurrence: ColorSymbol, renaming old: ColorSymbol, to new: ColorSymbol
  ) -> String? {
    guard case .theme(let name) = new else {
      guard occurrence == old else { return nil }
      return String(new.text.drop { $0 == "@" })
    }
    if occurrence == old { return name }
    guard isCustom(old), occurrence.inTheme == old.inExport else { return nil }
    switch occurrence {
    case .theme: return nil
    case .named: return name.replacing("-", with: "_")
    case .variable: return "--" + name.replacing("_", with: "-")
    }
  }

  private func isCustom(_ symbol: ColorSymbol) -> Bool {
    guard case .theme(let name) = symbol else { return false }
    return theme?.root["custom-colors"]?[name] != nil
  }
}

extension ColorSymbol {
  /// The name with hyphens, which replace the underscores of GTK's CSS.
  fileprivate var inExport: ColorSymbol {
    if case .theme(let name) = self { .theme(name.replacing("_", with: "-")) } else { self }
  }
}
