import ThemeColor
import ThemeSource

/// A color that a document writes out.
struct ColorLiteral {
  let range: Range<Int>

  let color: CSSColor
}

extension DocumentSyntax {
  /// The colors that the document writes out, in its order.
  var colorLiterals: [ColorLiteral] {
    let inTheme = colorStrings.flatMap { node -> [ColorLiteral] in
      guard let content = node.content else { return [] }
      let bytes = Array(content)
      return ColorScan(bytes, CSSTokenizer(bytes, 0..<bytes.count).map { $0 }).literals.map {
        ColorLiteral(range: node.fileRange(of: $0.range), color: $0.color)
      }
    }
    return inTheme + literalsInCSS
  }

  private var literalsInCSS: [ColorLiteral] {
    guard let sheet else { return [] }
    var found: [ColorLiteral] = []
    let add = { (tokens: Range<Int>) in
      let scan = ColorScan(sheet.text.bytes, Array(sheet.tokens[tokens]))
      found += scan.literals.map {
        ColorLiteral(range: sheet.text.fileRange(of: $0.range), color: $0.color)
      }
    }
    DocumentSyntax.walk(sheet.statements) { statement in
      switch statement {
      case .atRule(let rule) where sheet.isWord(rule.name, "define-color"):
        add(rule.prelude.dropFirst())
      case .declaration(let declaration):
        let name = sheet.name(of: declaration.property)
        let hasNames = ["font", "transition", "animation"].contains { name.hasPrefix($0) }
        if !hasNames { add(declaration.value) }
      default: break
      }
    }
    return found
  }
}

/// Looks for colors among tokens.
struct ColorScan {
  private let bytes: [UInt8]
  private let tokens: [CSSToken]

  init(_ bytes: [UInt8], _ tokens: [CSSToken]) {
    (self.bytes, self.tokens) = (bytes, tokens)
  }

  /// The colors in their order; what is inside one is none of its own.
  var literals: [ColorLiteral] {
    var found: [ColorLiteral] = []
    var index = 0
    while index < tokens.count {
      if let end = end(at: index) {
        let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
        if let color = try? CSSColor(parsing: bytes[range]) {
          found.append(ColorLiteral(range: range, color: color))
          index = end
        }
      }
      index += 1
    }
    return found
  }

  /// The most tokens of a color, which has four components and spaces between them.
  private static let tokenLimit = 64

  /// The last token of what may be a color that begins at one.
  private func end(at index: Int) -> Int? {
    let token = tokens[index]
    switch token.kind {
    case .hash: return index
    case .identifier:
      // `$red` is a name of the theme's own.
      let isName = index > 0 && bytes[tokens[index - 1].range].elementsEqual("$".utf8)
      let isWord = bytes[token.range].allSatisfy { $0.isASCIILetter }
      return isWord && !isName && token.range.count > 2 ? index : nil
    case .function:
      guard CSSColor.isFunctionName(bytes[token.range].dropLast()) else { return nil }
      var depth = 0
      for end in index..<min(index + ColorScan.tokenLimit, tokens.count) {
        if tokens[end].closer == .closeParenthesis { depth += 1 }
        if tokens[end].kind == .closeParenthesis { depth -= 1 }
        if depth == 0 { return end }
      }
      return nil
    default: return nil
    }
  }
}
