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
    for layer in layers {
      let isInset = layer.contains { term in
        sheet.text.bytes[term.range].elementsEqual("inset".utf8)
      }
      let component = isInset ? "inset \(name)" : name
      if name == "box-shadow", subjects.mayBeContents {
        checkReach(of: layer, in: declaration.value)
      }
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
        check(
          whole: blurs[index].sum, "\(component) blur", term.range, subjects,
          expected: "expected at most # of blur in all")
      }
    }
    // The surface of a popover is as large as its shadows, including those inside it.
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

  /// Checks how far an invisible shadow of a popover reaches to the right and down: the popover
  /// becomes larger for it, although nothing is painted there.
  private mutating func checkReach(
    of layer: ArraySlice<CSSTerms.Term>, in value: Range<Int>
  ) {
    let lengths = layer.compactMap { term in term.number.map { ($0, term.range) } }
    guard lengths.count > 1, let tokens = sheet.tokens(of: layer, in: value),
      colors.kinds(in: tokens).contains(.clear)
    else { return }
    let offset = min(lengths[0].0, lengths[1].0)
    guard offset > 0 else { return }
    let reach = lengths.dropFirst(2).reduce(offset) { $0 + abs($1.0) }
    check(reach, "invisible box-shadow reach", lengths[0].1, in: .contents)
  }

  /// Refuses a blur below 0, which GTK's parser refuses only outside of `calc()`.
  mutating func checkBlur(_ blur: Double, _ range: Range<Int>) {
    if blur < 0 { report("negative blur", range, "expected a blur of at least 0") }
  }

  /// Refuses a shadow in the color of the text, which is also its default.
  private mutating func checkColor(
    ofShadow layer: ArraySlice<CSSTerms.Term>, in value: Range<Int>, _ kind: String
  ) {
    guard let first = layer.first, let last = layer.last, first.number != nil || last.number != nil,
      let tokens = sheet.tokens(of: layer, in: value)
    else { return }
    let range = first.range.lowerBound..<last.range.upperBound
    let kinds = colors.kinds(in: tokens)
    guard kinds.contains(.text) || kinds.isDisjoint(with: [.named, .other]) else { return }
    report(kind, range, "expected a color other than 'currentColor'")
  }
}

extension CSSStylesheet {
  /// The tokens of some terms of a value; `nil` if there are none.
  fileprivate func tokens(of terms: ArraySlice<CSSTerms.Term>, in value: Range<Int>) -> Range<Int>?
  {
    guard let first = terms.first, let last = terms.last else { return nil }
    let range = first.range.lowerBound..<last.range.upperBound
    let indices = value.filter { range.contains(tokens[$0].range.lowerBound) }
    guard let start = indices.first, let end = indices.last else { return nil }
    return start..<(end + 1)
  }
}
