import ThemeModel
import ThemeSource

extension MagnitudeScan {
  /// Checks the functions of a filter, and how much all of them blur.
  mutating func checkFilter(
    of declaration: CSSDeclaration, _ name: [UInt8], offset: Double, blur: Double,
    _ subjects: RuleSubjects, _ terms: inout CSSTerms
  ) {
    let before = findings.count
    // One value that is too large makes the sum too large.
    var isSound: Bool { findings.count == before }
    let functions = terms.read(declaration.value).filter {
      if case .function = $0.kind { true } else { false }
    }
    check(functions, beyond: 0, "functions")
    var sum = 0.0
    let isBackdrop = name.starts(with: "backdrop".utf8)
    for case .function(let name, let arguments) in functions.map(\.kind) {
      switch name {
      case "blur":
        let lengths = terms.lengths(in: arguments)
        check(lengths, blur)
        for (length, range) in lengths { checkBlur(length, range) }
        sum += lengths.reduce(0) { $0 + abs($1.length) }
      case "drop-shadow":
        checkColor(ofShadow: arguments)
        let arguments = terms.read(arguments)
        check(arguments, [offset, offset, blur])
        let lengths = arguments.compactMap(\.number)
        if lengths.count > 2 { sum += abs(lengths[2]) }
      default: break
      }
    }
    let isIcon = name.starts(with: "-gtk".utf8)
    let doubling = functions.count { term in
      if case .function("drop-shadow", _) = term.kind { true } else { isBackdrop }
    }
    if isSound, !isIcon, doubling > 0, let range = functions.first?.range,
      let reason = paintings.add(Double(1 << min(doubling, 16)), for: subjects)
    {
      report(range, reason)
    }
    // GTK 4.24 blurs what is behind a widget once for each.
    let most = subjects.nest ? blur / 4 : isBackdrop ? blur : blur * 2
    if isSound, sum > most, let range = functions.first?.range {
      report(
        range,
        "expected at most \(most.text)px of blur in all"
          + (subjects.nest ? ", since widgets inside each other are blurred again" : ""))
    }
  }
}
