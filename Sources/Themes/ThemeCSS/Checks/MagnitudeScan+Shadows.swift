import ThemeSource

extension MagnitudeScan {
  /// Checks the lengths of shadows, how much blur they have in all, and how many there are.
  mutating func checkShadow(
    of declaration: CSSDeclaration, _ name: String, _ subjects: RuleSubjects,
    _ terms: inout CSSTerms
  ) {
    let layers = terms.read(declaration.value).split { $0.kind == .comma }
    var blurs: [(component: String, sum: Double)] = [("inset \(name)", 0), (name, 0)]
    var spreads: [(length: Double, range: Range<Int>)] = []
    let before = findings.count
    for layer in layers {
      let isInset = layer.contains { term in
        sheet.text.bytes[term.range].elementsEqual("inset".utf8)
      }
      let component = isInset ? "inset \(name)" : name
      for (part, term) in zip(
        ["offset", "offset", "blur", "spread"], layer.filter { $0.number != nil })
      {
        let length = term.number ?? 0
        check(length, "\(component) \(part)", term.range, subjects)
        if isInset, name == "box-shadow", part == "spread" { spreads.append((length, term.range)) }
        guard part == "blur" else { continue }
        checkBlur(length, term.range)
        let index = isInset ? 0 : 1
        blurs[index].sum += abs(length)
        // One value that is too large makes the sum too large.
        guard findings.count == before else { continue }
        check(
          blurs[index].sum, "\(component) blur", term.range, in: subjects.place,
          expected: "expected at most # of blur in all")
      }
    }
    // What a popover lies on is as large as its shadows, those inside it too.
    for (length, range) in spreads where subjects.mayBeContents {
      check(length, "inset box-shadow spread", range, in: .contents)
    }
    for (component, sum) in blurs {
      note(painting: "\(component) blur", sum, declaration, subjects)
    }
    let kind = "\(name) currentColor"
    if !subjects.areLeaves || name != "text-shadow" {
      for layer in layers { checkColor(ofShadow: layer, in: declaration.value, kind) }
    }
    check(
      Double(layers.count), "\(name) layers", unit: " layers",
      sheet.range(of: declaration.value), subjects)
  }

  /// Refuses a blur below 0, which GTK's parser refuses only outside of `calc()`.
  mutating func checkBlur(_ blur: Double, _ range: Range<Int>) {
    if blur < 0 { report("negative blur", range, "expected a blur of at least 0") }
  }

  /// Refuses a shadow in the color of the text, which it also has where it names none.
  private mutating func checkColor(
    ofShadow layer: ArraySlice<CSSTerms.Term>, in value: Range<Int>, _ kind: String
  ) {
    guard let first = layer.first, let last = layer.last, first.number != nil || last.number != nil
    else { return }
    let range = first.range.lowerBound..<last.range.upperBound
    let tokens = value.filter { range.contains(sheet.tokens[$0].range.lowerBound) }
    guard let start = tokens.first, let end = tokens.last else { return }
    let kinds = colors.kinds(in: start..<(end + 1))
    guard kinds.contains(.text) || kinds.isDisjoint(with: [.named, .other]) else { return }
    report(kind, range, "expected a color other than 'currentColor'")
  }
}
