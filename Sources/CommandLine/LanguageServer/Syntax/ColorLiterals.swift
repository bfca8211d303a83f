import ThemeColor
import ThemeSource

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
    let inCSS = sheet.map { sheet in
      sheet.colorLiterals.map {
        ColorLiteral(range: sheet.text.fileRange(of: $0.range), color: $0.color)
      }
    }
    return inTheme + (inCSS ?? [])
  }
}
