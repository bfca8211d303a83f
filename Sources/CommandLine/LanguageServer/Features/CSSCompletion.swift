import ThemeLint
import ThemeSource

/// Completes names in a stylesheet.
struct CSSCompletion {
  private let syntax: DocumentSyntax
  private let sheet: CSSStylesheet
  private let vocabulary: CSSVocabulary
  private let programs: [ProgramVocabulary]

  /// The offset in the bytes of the sheet.
  private let offset: Int

  /// Creates the completion at an offset of the document, which may be a stylesheet of programs;
  /// `nil` if no stylesheet is.
  ///
  /// The programs are looked up on disk, so only where one is.
  init?(
    _ syntax: DocumentSyntax, at offset: Int, _ vocabulary: CSSVocabulary,
    of programs: @autoclosure () -> [ProgramVocabulary]
  ) {
    guard let sheet = syntax.sheet else { return nil }
    let range = sheet.text.fileRange(of: sheet.text.range)
    // If escapes before the cursor were replaced, the offset would not match.
    guard range.lowerBound <= offset, offset <= range.upperBound,
      range.count == sheet.text.range.count
    else { return nil }
    (self.syntax, self.sheet, self.vocabulary) = (syntax, sheet, vocabulary)
    self.programs = programs()
    self.offset = offset - range.lowerBound + sheet.text.range.lowerBound
  }

  var list: CompletionList? {
    let before = sheet.tokens.prefix { $0.range.lowerBound < offset }
    if let last = before.last, last.kind == .comment || last.kind == .string,
      offset < last.range.upperBound || !last.isClosed
    {
      return nil
    }
    let start = wordStart
    let sign = start > 0 ? sheet.text.bytes[start - 1] : 0
    let items: [CompletionItem] =
      switch place(before.prefix { $0.range.upperBound <= start }) {
      case .selector where sign == UInt8(ascii: "."):
        names(\.classes, .value) + items(vocabulary.classes, .value)
      case .selector where sign == UInt8(ascii: "#"): names(\.ids, .value)
      case .selector where sign == UInt8(ascii: ":"): items(vocabulary.pseudoClasses, .keyword)
      case .selector where sign == UInt8(ascii: "@"): items(vocabulary.atRules, .keyword)
      case .selector: names(\.nodes, .classKind) + items(vocabulary.nodes, .classKind)
      case .property: items(vocabulary.properties, .property) + variables
      case .value where sign == UInt8(ascii: "@"): colors(after: "")
      case .value where sheet.text.bytes[start..<offset].starts(with: "-".utf8): variables
      case .value: functions + colors(after: "@") + variables
      }
    let range = sheet.text.fileRange(of: start..<offset)
    return CompletionList(items: items, range: range)
  }

  private func items(
    _ terms: [CSSVocabulary.Term], _ kind: CompletionItem.Kind, after sign: String = ""
  ) -> [CompletionItem] {
    terms.map { CompletionItem(label: sign + $0.name, kind: kind, detail: $0.note) }
  }

  /// The names that widgets of programs have.
  private func names(
    _ list: KeyPath<ProgramVocabulary, NamePatterns>, _ kind: CompletionItem.Kind
  ) -> [CompletionItem] {
    programs.flatMap { program in
      program[keyPath: list].names.map {
        CompletionItem(label: $0, kind: kind, detail: program.name)
      }
    }
  }

  private var functions: [CompletionItem] {
    (vocabulary.functions + [.init(name: "var")]).map {
      CompletionItem(label: $0.name, kind: .function, detail: $0.note, text: "\($0.name)(")
    }
  }

  private func colors(after sign: String) -> [CompletionItem] {
    items(own(.names) + vocabulary.colors, .color, after: sign)
  }

  private var variables: [CompletionItem] {
    items(own(.variables) + vocabulary.variables, .variable)
  }

  private enum Place {
    case selector, property, value
  }

  /// What is expected after some tokens.
  private func place(_ tokens: ArraySlice<CSSToken>) -> Place {
    var depth = 0
    // Between two braces the answer is the same for all colons.
    lazy var isBehindProperty = tokens.last.map(isInDeclarations) ?? false
    for token in tokens.reversed() where !token.isSpace {
      switch token.kind {
      case .closeBrace, .openBrace, .semicolon:
        // A block of declarations, unless the block contains rules.
        if token.kind == .openBrace { return isOfRules(token) ? .selector : .property }
        return isInDeclarations(token) ? .property : .selector
      case .colon where depth == 0:
        if isBehindProperty { return .value }
      case .closeParenthesis: depth += 1
      case .openParenthesis, .function: depth -= 1
      case .atKeyword where sheet.isWord(token, "define-color"): return .value
      default: break
      }
    }
    return .selector
  }

  /// Whether a token is in a block of declarations.
  private func isInDeclarations(_ token: CSSToken) -> Bool {
    var depth = token.kind == .closeBrace ? 1 : 0
    for other in sheet.tokens.reversed() where other.range.lowerBound < token.range.lowerBound {
      if other.kind == .closeBrace { depth += 1 }
      guard other.kind == .openBrace else { continue }
      if depth == 0 { return !isOfRules(other) }
      depth -= 1
    }
    return false
  }

  /// Whether a brace opens a block that contains rules, such as that of `@media`.
  private func isOfRules(_ brace: CSSToken) -> Bool {
    for token in sheet.tokens.reversed() where token.range.lowerBound < brace.range.lowerBound {
      if token.kind == .atKeyword {
        return sheet.isWord(token, "media") || sheet.isWord(token, "keyframes")
      }
      if token.kind == .closeBrace || token.kind == .openBrace || token.kind == .semicolon {
        return false
      }
    }
    return false
  }

  private enum Own {
    case names, variables
  }

  /// The names that the document itself defines.
  private func own(_ kind: Own) -> [CSSVocabulary.Term] {
    var seen: Set<String> = []
    return syntax.occurrences.compactMap { occurrence in
      guard occurrence.isDefinition else { return nil }
      switch (occurrence.symbol, kind) {
      case (.theme(let name), .names) where occurrence.symbol.role == nil:
        let exported = name.replacing("-", with: "_")
        let isCustom = syntax.theme?.root["custom-colors"]?[name] != nil
        guard isCustom, seen.insert(exported).inserted else { return nil }
        return CSSVocabulary.Term(name: exported, note: "defined here")
      case (.named(let name), .names) where seen.insert(name).inserted:
        return CSSVocabulary.Term(name: name, note: "defined here")
      case (.variable(let name), .variables) where seen.insert(name).inserted:
        return CSSVocabulary.Term(name: name, note: "defined here")
      default: return nil
      }
    }
  }

  /// The start of the word before the cursor.
  private var wordStart: Int {
    var start = offset
    while start > sheet.text.range.lowerBound, ThemeCursor.isWord(sheet.text.bytes[start - 1]) {
      start -= 1
    }
    return start
  }
}
