import ThemeSource

/// Borders, their corners and their pictures.
extension MagnitudeScan {
  /// Refuses styles of borders that GTK paints in a thousand lines.
  mutating func checkBorder(of declaration: CSSDeclaration, _ subjects: RuleSubjects) {
    guard subjects.nest else { return }
    for token in sheet.tokens[declaration.value] where token.kind == .identifier {
      guard sheet.isWord(token, "groove") || sheet.isWord(token, "ridge") else { continue }
      report(
        CrashLimits.of("ridge border-width", in: .nested), token.range,
        "expected a style such as 'solid', or at most #", unit: "px")
    }
  }

  /// Refuses corners of popovers that are not circular or very large.
  mutating func checkRadii(
    of declaration: CSSDeclaration, _ lengths: [(length: Double, range: Range<Int>)],
    _ subjects: RuleSubjects
  ) {
    guard subjects.mayBeContents else { return }
    for (length, range) in lengths { check(length, "border-radius", range, in: .contents) }
    let range = sheet.range(of: declaration.value)
    let isShorthand = sheet.content(of: declaration.property).elementsEqual("border-radius".utf8)
    let hasSlash = sheet.slash(in: declaration.value) != nil
    // Percentages of a side are computed for a side without a length and for a very long one;
    // percentages of a font for the default one, and for different fonts of a widget and of the
    // root.
    let usual = CSSTerms.usualFont
    let isPair =
      !isShorthand
      && [(0, usual, usual), (1_000_000, usual, usual), (0, usual / 2, usual * 2)].contains {
        side, font, root in
        var terms = CSSTerms(sheet, variables, whole: side, font: font, root: root)
        let radii = terms.read(declaration.value).compactMap(\.number)
        return radii.count > 1 && radii[0] != radii[1]
      }
    guard hasSlash || isPair else { return }
    report("elliptical radius", range, "expected one radius for each corner of a popover")
  }

  /// Checks the widths and the slices of a border picture: GTK paints each repeated part.
  mutating func checkBorderPicture(
    of declaration: CSSDeclaration, _ subjects: RuleSubjects, _ terms: inout CSSTerms
  ) {
    for (length, range) in terms.lengths(in: declaration.value) {
      check(length, "border-image-width", range, subjects)
    }
    for term in terms.read(declaration.value) {
      switch term.kind {
      case .number(let number), .percentage(let number):
        check(number, "border-image-slice", unit: "", term.range, subjects)
      default: break
      }
    }
    for index in declaration.value where sheet.isWord(sheet.tokens[index], "auto") {
      report(
        "border-image-width auto", sheet.tokens[index].range,
        "expected a width of the border's picture other than 'auto'")
    }
    for gradient in functions(["conic-gradient"], in: declaration) {
      report(
        "border-image conic-gradient", gradient.token.range,
        "expected another gradient than a conic one")
    }
    checkSigns(of: declaration)
  }

  /// Refuses a size of a border picture or its parts that may be negative.
  ///
  /// GTK would compute forever how many spaced parts fit; its parser only refuses plain negative
  /// sizes.
  private mutating func checkSigns(of declaration: CSSDeclaration) {
    // A sum of a length and a percentage is smallest if the side is 0, or if it is very long.
    for side in [0, 1_000_000.0] {
      var terms = CSSTerms(sheet, variables, whole: side)
      let negative = terms.read(declaration.value).first {
        ($0.number ?? 0) < 0 && sheet.text.bytes[$0.range.lowerBound] != UInt8(ascii: "-")
      }
      guard let range = negative?.range ?? terms.unsureSign else { continue }
      let kind = negative == nil ? "unknown border-image-width" : "negative border-image-width"
      return report(kind, range, "expected at least 0")
    }
  }
}
