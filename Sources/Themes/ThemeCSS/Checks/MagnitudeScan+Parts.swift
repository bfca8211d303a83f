import ThemeSource

extension MagnitudeScan {
  /// The maximum number of values of a list; GTK crashes on more.
  private static let listLimit = 128

  /// Checks the number of values in a declaration, including those of its variables.
  mutating func checkParts(of declaration: CSSDeclaration) {
    var terms = CSSTerms(sheet, variables)
    let values = terms.read(declaration.value).split { $0.kind == .comma }
    let limit = MagnitudeScan.listLimit
    guard values.count > limit, let first = values[limit].first else { return }
    report(first.range, "expected at most \(limit) values")
  }

  /// Checks the number of overlapping pictures, and of those that GTK creates for each widget.
  mutating func checkPictures(
    of declaration: CSSDeclaration, _ name: [UInt8], _ subjects: RuleSubjects
  ) {
    guard name.starts(with: "background".utf8) || name.elementsEqual("-gtk-icon-source".utf8) else {
      return
    }
    let range = sheet.range(of: declaration.value)
    let counts = functionCounts(in: declaration.value)
    for (function, count) in counts.sorted(by: { $0.key < $1.key }) {
      note(painting: function, Double(count), declaration, subjects)
    }
    for (component, function) in [
      ("cross-fade layers", "cross-fade"), ("-gtk-icontheme layers", "-gtk-icontheme"),
      ("background layers", "conic-gradient"), ("radial layers", "radial-gradient"),
      ("linear layers", nil),
    ] {
      let count = function.map { counts[$0] ?? 0 } ?? counts.values.reduce(0, +)
      check(whole: Double(count), component, unit: " pictures", range, subjects)
    }
  }

  /// The number of calls of each picture function in a value, repeating or not, including nested
  /// ones and those in variables.
  private func functionCounts(in tokens: Range<Int>) -> [String: Int] {
    var terms = CSSTerms(sheet, variables)
    var counts: [String: Int] = [:]
    var left = [tokens]
    while let next = left.popLast(), counts.values.reduce(0, +) < 10_000 {
      for case .function(let name, let arguments) in terms.read(next).map(\.kind) {
        if name == "cross-fade" || name == "-gtk-icontheme" || name.hasSuffix("-gradient") {
          counts[name.replacing("repeating-", with: ""), default: 0] += 1
        }
        left.append(arguments)
      }
    }
    return counts
  }

  /// Refuses blended pictures: if neither a picture nor its background paints anything, as in a
  /// widget without a width, GTK crashes.
  mutating func checkBlending(of declaration: CSSDeclaration) {
    let harmless: [StaticString] = ["normal", "initial", "inherit", "unset"]
    let token = sheet.tokens[declaration.value].first { token in
      !token.isSpace && token.kind != .comma && !harmless.contains { sheet.isWord(token, $0) }
    }
    guard let token else { return }
    report("background-blend-mode", token.range, "expected 'normal'")
  }
}
