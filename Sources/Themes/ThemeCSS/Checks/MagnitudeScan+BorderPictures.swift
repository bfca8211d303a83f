import ThemeSource

/// The sizes of border pictures.
extension MagnitudeScan {
  /// Refuses a size of a border picture or its parts that may be below 0.
  ///
  /// Where the parts are spaced, GTK looks without end for how many fit; its parser refuses such sizes only
  /// outside of functions.
  mutating func checkSigns(of declaration: CSSDeclaration) {
    // A sum of a length and a share of a side is least where the side is 0, or where it is very long.
    for side in [0, 1_000_000.0] {
      var terms = CSSTerms(sheet, variables, whole: side)
      let negative = terms.read(declaration.value).first {
        ($0.number ?? 0) < 0 && sheet.text.bytes[$0.range.lowerBound] != UInt8(ascii: "-")
      }
      guard let range = negative?.range ?? terms.unsureSign else { continue }
      return report(range, "expected at least 0", because: "GTK hangs on less")
    }
  }
}
