import ThemeSource

/// The sizes of border pictures.
extension MagnitudeScan {
  /// Refuses a size below 0 of a border picture or its parts, which GTK's parser refuses only outside of
  /// functions: where the parts are spaced, GTK looks without end for how many fit.
  mutating func checkSigns(of declaration: CSSDeclaration) {
    // A sum of a length and a share of a side is least where the side is 0, or where it is very long.
    for side in [0, 1_000_000.0] {
      var terms = CSSTerms(sheet, variables, whole: side)
      for term in terms.read(declaration.value) {
        switch term.kind {
        case .length(let size), .number(let size):
          if size < 0 { return reportSign(term.range) }
        default: break
        }
      }
    }
    // What these come to is not known well enough.
    for index in declaration.value {
      let token = sheet.tokens[index]
      guard token.kind == .function,
        ["min", "max", "clamp", "round", "mod", "rem"].contains(sheet.name(of: token).lowercased())
      else { continue }
      let end = sheet.tokens[..<declaration.value.upperBound].end(of: index)
      if sheet.tokens[index..<end].contains(where: isMinus) { return reportSign(token.range) }
    }
  }

  /// Whether a token begins with a minus: a number below 0, or what takes one from another.
  private func isMinus(_ token: CSSToken) -> Bool {
    sheet.text.bytes[token.range.lowerBound] == UInt8(ascii: "-")
  }

  private mutating func reportSign(_ range: Range<Int>) {
    report(range, "expected at least 0", because: "GTK hangs on less")
  }
}
