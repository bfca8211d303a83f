import ThemeSource

extension MagnitudeScan {
  /// Refuses a shadow of a filter in the color of the text, which it also has where it names none:
  /// GTK 4.18 and 4.24 end the program at it.
  mutating func checkColor(ofShadow arguments: Range<Int>) {
    var color: CSSToken?
    var isText = false
    for token in tokens(of: arguments) {
      switch token.kind {
      case .identifier where sheet.isWord(token, "currentcolor"): isText = true
      case .identifier where sheet.content(of: token).starts(with: "--".utf8): break
      case .identifier, .hash, .atKeyword: color = token
      case .function where !["calc", "var"].contains { sheet.isWord(token, $0) }: color = token
      default: break
      }
    }
    guard isText || color == nil else { return }
    report(
      sheet.range(of: arguments), "expected a color other than 'currentColor'",
      because: "GTK 4.18 dies of it")
  }

  /// Refuses colors of symbolic icons that depend on the color of the text and on one that has a name:
  /// GTK 4.18 and 4.24 end the program at them.
  mutating func checkPalette(of declaration: CSSDeclaration) {
    let tokens = tokens(of: declaration.value)
    guard tokens.contains(where: { $0.kind == .identifier && sheet.isWord($0, "currentcolor") }),
      tokens.contains(where: {
        // What the toolkit's own variables stand for has names, too.
        $0.kind == .atKeyword || $0.kind == .function && sheet.isWord($0, "var")
      })
    else { return }
    report(
      sheet.range(of: declaration.value),
      "expected 'currentColor' or colors with names, not both, in '-gtk-icon-palette'",
      because: "GTK 4.18 dies of it")
  }

  /// The tokens of a value, and those of the variables and the named colors in it that the stylesheet
  /// sets.
  private func tokens(of value: Range<Int>) -> [CSSToken] {
    var tokens: [CSSToken] = []
    var pending = [value]
    // Each once, so that a loop ends.
    var seen: Set<Range<Int>> = []
    while let range = pending.popLast() {
      for index in range {
        let token = sheet.tokens[index]
        var values: [Range<Int>] = []
        if token.kind == .function, sheet.isWord(token, "var") {
          // What stands for it where it is not set is among the tokens that follow.
          let name = sheet.tokens[(index + 1)..<range.upperBound].first { !$0.isSpace }
          values = name.flatMap { variables[sheet.name(of: $0)] }.map { [$0] } ?? []
        } else if token.kind == .atKeyword {
          values = colors[sheet.name(of: token)] ?? []
        }
        // A variable is its value; a color stays a name.
        if values.isEmpty || token.kind == .atKeyword { tokens.append(token) }
        pending += values.filter { seen.insert($0).inserted }
      }
    }
    return tokens
  }
}
