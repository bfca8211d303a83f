import ThemeSource

extension MagnitudeScan {
  /// Checks the functions of a filter, their total blur, and their number.
  mutating func checkFilter(
    of declaration: CSSDeclaration, _ name: String, _ subjects: RuleSubjects,
    _ terms: inout CSSTerms
  ) {
    let functions = terms.read(declaration.value).filter {
      if case .function = $0.kind { true } else { false }
    }
    guard let range = functions.first?.range else { return }
    var (sum, shadowSum) = (0.0, 0.0)
    var (blurs, shadows) = (0, 0)
    for case .function(let function, let arguments) in functions.map(\.kind) {
      switch function {
      case "blur":
        blurs += 1
        for (length, range) in terms.lengths(in: arguments) {
          check(length, "\(name) blur", range, subjects)
          checkBlur(length, range)
          sum += abs(length)
        }
      case "drop-shadow":
        shadows += 1
        checkColor(ofShadow: arguments)
        let lengths = terms.read(arguments).filter { $0.number != nil }
        for (part, term) in zip(["offset", "offset", "shadow"], lengths) {
          let length = term.number ?? 0
          check(length, "\(name) \(part)", term.range, subjects)
          guard part == "shadow" else { continue }
          checkBlur(length, term.range)
          shadowSum += abs(length)
        }
      default: break
      }
    }
    // A value that one release refuses may be allowed for another.
    note(painting: "\(name) blur", sum, declaration, subjects)
    note(painting: "\(name) shadow", max(shadowSum, Double(shadows)), declaration, subjects)
    check(
      whole: sum + shadowSum, "\(name) blur", range, subjects,
      expected: "expected at most # of blur in all")
    check(
      whole: Double(blurs + shadows), "\(name) functions", unit: " functions",
      sheet.range(of: declaration.value), subjects)
    // Each paints its content once more, and nested content again.
    let doubling = name == "backdrop-filter" ? functions.count : shadows
    guard !name.hasPrefix("-gtk"), doubling > 0 else { return }
    let growth = paintings.add(Double(1 << min(doubling, 16)), for: subjects)
    if let growth { report(growth, range) }
  }
}
