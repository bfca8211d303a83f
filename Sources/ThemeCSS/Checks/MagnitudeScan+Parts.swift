import ThemeSource

extension MagnitudeScan {
  /// The most values of a list; GTK ends the program at more.
  private static let listLimit = 128

  /// The most pictures over each other; 128 cones behind each widget take over 4 s.
  private static let layerLimit = 16

  /// The most pictures that are mixed of others; 16, behind each widget, take half a second.
  private static let mixLimit = 8

  /// Checks how many values a declaration lists, and how many pictures.
  mutating func checkParts(of declaration: CSSDeclaration, _ name: [UInt8]) {
    let isBackground = name.starts(with: "background".utf8)
    let limit = isBackground ? MagnitudeScan.layerLimit : MagnitudeScan.listLimit
    var depth = 0
    var (values, mixes) = (1, 0)
    for index in declaration.value {
      let token = sheet.tokens[index]
      switch token.kind {
      case .function, .openParenthesis:
        depth += 1
        guard sheet.isWord(token, "cross-fade") else { continue }
        mixes += 1
        if mixes == MagnitudeScan.mixLimit + 1 {
          report(token.range, "expected at most \(MagnitudeScan.mixLimit) times 'cross-fade()'")
        }
      case .closeParenthesis: depth -= 1
      case .comma where depth == 0:
        values += 1
        if values == limit + 1 { report(token.range, "expected at most \(limit) values") }
      default: break
      }
    }
    checkVariableParts(of: declaration, limit)
  }

  /// Refuses a shadow of a filter in the color of the text, which it also has where it names none:
  /// GTK 4.18 and 4.24 end the program at it.
  mutating func checkColor(ofShadow arguments: Range<Int>) {
    var color: CSSToken?
    var isText = false
    var pending = [arguments]
    // Each variable once, so that a loop ends.
    var seen: [Range<Int>] = []
    while let range = pending.popLast() {
      for index in range {
        let token = sheet.tokens[index]
        switch token.kind {
        case .identifier where sheet.isWord(token, "currentcolor"): isText = true
        case .identifier where sheet.bytes(of: index..<(index + 1)).starts(with: "--".utf8): break
        case .identifier, .hash, .atKeyword: color = token
        case .function where sheet.isWord(token, "var"):
          let name = sheet.tokens[(index + 1)..<range.upperBound].first { !$0.isSpace }
          // Its fallback is among the tokens that follow.
          guard let value = name.flatMap({ variables[sheet.name(of: $0)] }), !seen.contains(value)
          else { continue }
          seen.append(value)
          pending.append(value)
        case .function where !sheet.isWord(token, "calc"): color = token
        default: break
        }
      }
    }
    guard isText || color == nil else { return }
    report(
      sheet.range(of: arguments), "expected a color other than 'currentColor'",
      because: "GTK 4.18 dies of it")
  }

  /// Refuses borders that GTK paints in a thousand lines, where each of many boxes has one.
  mutating func checkBorder(of declaration: CSSDeclaration, _ subjects: RuleSubjects) {
    guard subjects.nest else { return }
    for token in sheet.tokens[declaration.value] where token.kind == .identifier {
      guard sheet.isWord(token, "groove") || sheet.isWord(token, "ridge") else { continue }
      report(
        token.range, "expected a style such as 'solid' where widgets inside each other have it")
    }
  }

  /// Checks how many values a declaration lists with those of its variables.
  private mutating func checkVariableParts(of declaration: CSSDeclaration, _ limit: Int) {
    let tokens = sheet.tokens[declaration.value]
    guard let use = tokens.first(where: { $0.kind == .function && sheet.isWord($0, "var") }) else {
      return
    }
    var terms = CSSTerms(sheet, variables)
    let values = terms.read(declaration.value).count {
      if case .comma = $0.kind { true } else { false }
    }
    if values >= limit {
      report(use.range, "expected at most \(limit) values with those of variables")
    }
  }
}
