import ThemeSource

extension DocumentSyntax {
  /// Every place where a color is defined or used, those of the theme's definitions first.
  var occurrences: [SymbolOccurrence] { definitionsOfTheme + usesInTheme + occurrencesInCSS }

  /// The occurrence at an offset or directly before it.
  func occurrence(at offset: Int) -> SymbolOccurrence? {
    let occurrences = occurrences
    let signs = Array("$@".utf8)
    let isSign = offset < text.bytes.count && signs.contains(text.bytes[offset])
    return occurrences.first { $0.range.contains(offset) }
      ?? occurrences.first {
        $0.range.upperBound == offset || isSign && $0.range.lowerBound == offset + 1
      }
  }

  private var definitionsOfTheme: [SymbolOccurrence] {
    ["palette", "colors", "custom-colors"].flatMap { table in
      (theme?.root[table]).map { Array($0.children) } ?? []
    }.map { node in
      SymbolOccurrence(
        symbol: .theme(node.key), range: node.keyFileRange(of: 0..<node.keyBytes.count),
        isDefinition: true, value: node.range)
    }
  }

  private var usesInTheme: [SymbolOccurrence] {
    colorStrings.flatMap { node -> [SymbolOccurrence] in
      guard let content = node.content, content.contains(UInt8(ascii: "$")) else { return [] }
      return DocumentSyntax.names(in: content).map { range in
        let start = content.startIndex
        return SymbolOccurrence(
          symbol: .theme(String(decoding: content[range], as: UTF8.self)),
          range: node.fileRange(of: (range.lowerBound - start)..<(range.upperBound - start)),
          isDefinition: false)
      }
    }
  }

  /// The names after `$` in an expression.
  private static func names(in content: ArraySlice<UInt8>) -> [Range<Int>] {
    var names: [Range<Int>] = []
    var index = content.startIndex
    while index < content.endIndex {
      let isName = content[index] == UInt8(ascii: "$")
      index += 1
      guard isName else { continue }
      let start = index
      while index < content.endIndex, isNameByte(content[index]) { index += 1 }
      if index > start { names.append(start..<index) }
    }
    return names
  }

  /// Whether names of colors in themes may have a byte.
  static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}

extension DocumentSyntax {
  private var occurrencesInCSS: [SymbolOccurrence] {
    guard let sheet else { return [] }
    var found: [SymbolOccurrence] = []
    sheet.forEachStatement { statement in
      switch statement {
      case .atRule(let rule) where sheet.isWord(rule.name, "define-color"):
        guard let first = rule.prelude.first, sheet.tokens[first].kind == .identifier else {
          return
        }
        let value = sheet.tokens.trimmed((first + 1)..<max(first + 1, rule.prelude.upperBound))
        found.append(
          SymbolOccurrence(
            symbol: .named(sheet.name(of: sheet.tokens[first])), range: range(of: first, in: sheet),
            isDefinition: true, value: sheet.text.fileRange(of: sheet.range(of: value))))
        found += uses(in: value, of: sheet)
      case .declaration(let declaration):
        let name = sheet.name(of: declaration.property)
        if name.hasPrefix("--") {
          found.append(
            SymbolOccurrence(
              symbol: .variable(name),
              range: sheet.text.fileRange(of: declaration.property.range), isDefinition: true,
              value: sheet.text.fileRange(of: sheet.range(of: declaration.value))))
        }
        found += uses(in: declaration.value, of: sheet)
      default: break
      }
    }
    return found
  }

  private func uses(in value: Range<Int>, of sheet: CSSStylesheet) -> [SymbolOccurrence] {
    value.compactMap { index in
      let token = sheet.tokens[index]
      let name = { sheet.name(of: token) }
      if token.kind == .atKeyword {
        return SymbolOccurrence(
          symbol: .named(name()), range: range(of: index, in: sheet), isDefinition: false)
      }
      if token.kind == .identifier,
        sheet.text.bytes[token.range].starts(with: "--".utf8)
      {
        return SymbolOccurrence(
          symbol: .variable(name()), range: range(of: index, in: sheet), isDefinition: false)
      }
      return nil
    }
  }

  /// The bytes of a token's name in the document.
  private func range(of token: Int, in sheet: CSSStylesheet) -> Range<Int> {
    let token = sheet.tokens[token]
    let head = token.kind == .atKeyword ? 1 : 0
    return sheet.text.fileRange(of: (token.range.lowerBound + head)..<token.range.upperBound)
  }
}
