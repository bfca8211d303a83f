import ThemeSource

extension MagnitudeScan {
  /// The most values of a list; GTK ends the program at more.
  private static let listLimit = 128

  /// The most pictures over each other; 128 cones behind each widget take over 4 s.
  private static let layerLimit = 16

  /// The most of some pictures in a value.
  ///
  /// Behind each widget, 16 that are mixed of others take half a second, and 16 icons of a theme
  /// 4 s: GTK reads an icon anew for the size of each widget.
  private static let pictureLimits: [(name: StaticString, most: Int)] = [
    ("cross-fade", 8), ("-gtk-icontheme", 4),
  ]

  /// Checks how many values a declaration lists.
  mutating func checkParts(of declaration: CSSDeclaration, _ name: [UInt8]) {
    let isBackground = name.starts(with: "background".utf8)
    let limit = isBackground ? MagnitudeScan.layerLimit : MagnitudeScan.listLimit
    var (depth, values) = (0, 1)
    for index in declaration.value {
      let token = sheet.tokens[index]
      switch token.kind {
      case .function, .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      case .comma where depth == 0:
        values += 1
        if values == limit + 1 { report(token.range, "expected at most \(limit) values") }
      default: break
      }
    }
    checkVariableParts(of: declaration, limit)
  }

  /// Checks how many pictures of a kind a declaration has.
  mutating func checkPictures(of declaration: CSSDeclaration) {
    for (name, most) in MagnitudeScan.pictureLimits {
      let uses = sheet.tokens[declaration.value].filter {
        $0.kind == .function && sheet.isWord($0, name)
      }
      guard uses.count > most else { continue }
      report(uses[most].range, "expected at most \(most) times '\(name)()'")
    }
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

  /// Refuses to blend pictures: where neither a picture nor what is below it paints anything, as in
  /// a widget without a width, GTK ends the program.
  mutating func checkBlending(of declaration: CSSDeclaration) {
    let harmless: [StaticString] = ["normal", "initial", "inherit", "unset"]
    let token = sheet.tokens[declaration.value].first { token in
      !token.isSpace && token.kind != .comma && !harmless.contains { sheet.isWord(token, $0) }
    }
    guard let token else { return }
    report(
      token.range, "expected 'normal'", because: "GTK dies of others where nothing is painted")
  }

  /// Checks how many values a declaration lists with those of its variables.
  private mutating func checkVariableParts(of declaration: CSSDeclaration, _ limit: Int) {
    let tokens = sheet.tokens[declaration.value]
    guard let use = tokens.first(where: { $0.kind == .function && sheet.isWord($0, "var") }) else {
      return
    }
    var terms = CSSTerms(sheet, variables)
    let read = terms.read(declaration.value)
    let commas = read.count { $0.kind == .comma }
    if commas >= limit {
      report(use.range, "expected at most \(limit) values with those of variables")
    }
    for (name, most) in MagnitudeScan.pictureLimits {
      let uses = read.count {
        if case .function(name.description, _) = $0.kind { true } else { false }
      }
      guard uses > most else { continue }
      report(use.range, "expected at most \(most) times '\(name)()' with those of variables")
    }
  }
}
