import ThemeModel
import ThemeSource

/// The colors to which a theme's own CSS refers by `@`.
struct QuotedNames {
  private var table = NameTable()

  init(in sheets: [ExtraCSS]) {
    for sheet in sheets {
      let bytes = Array(sheet.css.utf8)
      for token in CSSTokenizer(bytes, bytes.indices) where token.kind == .atKeyword {
        table.insert(CSSEscape.decode(bytes[token.range].dropFirst())[...])
      }
    }
  }

  func contains(_ name: [UInt8]) -> Bool { table.index(of: name[...]) != nil }
}
