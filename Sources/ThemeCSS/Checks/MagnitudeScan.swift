import ThemeModel
import ThemeSource

/// Looks through declarations for values beyond the limits.
struct MagnitudeScan {
  let sheet: CSSStylesheet
  let variables: CSSVariables
  private var load: SelectorLoad
  private var fonts = RelativeGrowth.ofSizes(limit: 64)
  private var scales = RelativeGrowth.ofSizes(limit: 16)
  private var paintings = RelativeGrowth.ofPainting
  private(set) var findings: [ExtraCSSFinding] = []

  /// Checks a stylesheet.
  init(_ sheet: CSSStylesheet) {
    self.sheet = sheet
    variables = CSSVariables(sheet)
    load = SelectorLoad(sheet)
    check(sheet.statements, of: .frames)
    load.sort()
    findings += load.findings
    findings += ColorGrowth.findings(in: sheet)
  }

  private mutating func check(_ statements: [CSSStatement], of subjects: RuleSubjects) {
    for statement in statements {
      switch statement {
      case .rule(let rule):
        let selectors = SelectorTokens.all(rule.prelude, in: sheet)
        load.add(selectors)
        check(rule.block.statements, of: RuleSubjects(selectors, in: sheet))
      case .atRule(let rule):
        guard let block = rule.block else { continue }
        if sheet.isWord(rule.name, "keyframes") {
          for case .rule(let frame) in block.statements {
            check(frame.block.statements, of: .frames)
          }
        } else {
          check(block.statements, of: subjects)
        }
      case .declaration(let declaration): check(declaration, of: subjects)
      }
    }
  }

  private mutating func check(_ declaration: CSSDeclaration, of subjects: RuleSubjects) {
    let name = sheet.content(of: declaration.property).map {
      (0x41...0x5a).contains($0) ? $0 | 0x20 : $0
    }
    checkParts(of: declaration, name)
    checkGradients(of: declaration)
    if name.starts(with: "border".utf8) { checkBorder(of: declaration, subjects) }
    guard let limit = MagnitudeLimit.limit(of: name[...]) else { return }
    var terms = CSSTerms(sheet, variables)
    let before = findings.count
    // One value that is too large makes the sum too large.
    var isSound: Bool { findings.count == before }
    switch limit {
    case .lengths(let most):
      let limit = subjects.nest && MagnitudeLimit.addsUp(name) ? most / 2 : most
      check(terms.lengths(in: declaration.value), limit)
    case .numbers(let limit):
      for term in terms.read(declaration.value) {
        guard case .number(let number) = term.kind else { continue }
        check(number, limit, "", term.range)
      }
    case .lineHeight(let limit):
      for term in terms.read(declaration.value) {
        switch term.kind {
        case .length(let length): check(length, limit, "px", term.range)
        case .number(let factor): check(factor, 8, "", term.range)
        case .percentage(let percentage): check(percentage, 800, "%", term.range)
        default: break
        }
      }
    case .shadow(let offset, let blur, let spread):
      let read = terms.read(declaration.value)
      check(read, [offset, offset, blur, spread])
      if subjects.nest, isSound { checkBlur(of: read, blur / 2) }
      check(read.filter { if case .comma = $0.kind { true } else { false } }, beyond: 1, "layers")
    case .filter(let offset, let blur):
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
      let most = subjects.nest ? blur / 4 : blur * 2
      if isSound, sum > most, let range = functions.first?.range {
        report(
          range,
          "expected at most \(most.text)px of blur in all"
            + (subjects.nest ? ", since widgets inside each other are blurred again" : ""))
      }
    case .fontSize(let limit):
      check(terms.lengths(in: declaration.value), limit)
      for term in terms.read(declaration.value) {
        guard case .percentage(let percentage) = term.kind else { continue }
        check(percentage, (limit / 0.16).rounded(), "%", term.range)
      }
      if isSound { checkGrowth(of: declaration, subjects) }
    case .transform(let lengths, let factors, let angles):
      var scale = 1.0
      check(terms.lengths(in: declaration.value), lengths)
      for case .function(_, let arguments) in terms.read(declaration.value).map(\.kind) {
        for term in terms.read(arguments) {
          guard case .angle(let angle) = term.kind else { continue }
          check(angle, angles, "deg", term.range)
        }
      }
      for case .function(let name, let arguments) in terms.read(declaration.value).map(\.kind) {
        guard name.hasPrefix("scale") || name.hasPrefix("matrix") else { continue }
        var largest = 1.0
        for term in terms.read(arguments) {
          guard case .number(let factor) = term.kind else { continue }
          check(factor, name.hasPrefix("scale") ? factors : lengths, "", term.range)
          largest = max(largest, abs(factor))
        }
        scale *= largest
      }
      guard isSound else { break }
      // Icons are no widgets that others are inside of.
      if !name.starts(with: "-gtk".utf8), let reason = scales.add(scale, for: subjects) {
        report(sheet.range(of: declaration.value), reason)
      } else {
        check(scale, factors, "", sheet.range(of: declaration.value))
      }
    }
    findings += terms.findings
  }

  /// Checks a size of fonts that is relative to the font around it.
  private mutating func checkGrowth(of declaration: CSSDeclaration, _ subjects: RuleSubjects) {
    guard let factor = factor(of: declaration), let reason = fonts.add(factor, for: subjects) else {
      return
    }
    report(sheet.range(of: declaration.value), reason)
  }

  /// How many times the font around it a font's size is; `nil` where it is not relative to it.
  private func factor(of declaration: CSSDeclaration) -> Double? {
    let tokens = declaration.value
    let isRelative = tokens.contains { index in
      let token = sheet.tokens[index]
      return switch token.kind {
      case .percentage: true
      case .dimension: sheet.isWord(token, "em") || sheet.isWord(token, "ex")
      case .identifier: sheet.isWord(token, "larger")
      case .function: sheet.isWord(token, "var")
      default: false
      }
    }
    guard isRelative else { return nil }
    let slash = tokens.first { sheet.bytes(of: $0..<($0 + 1)).elementsEqual("/".utf8) }
    // The size by which CSSTerms counts 'em'.
    let size = 16.0
    var terms = CSSTerms(sheet, variables, whole: size)
    let end = sheet.tokens[tokens].contains { $0.kind == .function } ? nil : slash
    let lengths = terms.lengths(in: tokens.lowerBound..<(end ?? tokens.upperBound))
    if tokens.contains(where: { sheet.isWord(sheet.tokens[$0], "larger") }) { return 1.2 }
    return lengths.map { $0.length / size }.max()
  }

  /// Checks how many parts there are that are painted one over the other, beside some others.
  private mutating func check(_ parts: [CSSTerms.Term], beyond others: Int, _ name: String) {
    let limit = StyleProperty.shadowLimit
    guard parts.count + others > limit else { return }
    findings.append(
      ExtraCSSFinding(
        rule: .magnitude, range: parts[limit - others].range,
        message: "expected at most \(limit) \(name); GTK hangs or dies of more"))
  }

  /// Checks the lengths of layers that commas separate, each by the limit of its position.
  private mutating func check(_ terms: [CSSTerms.Term], _ limits: [Double]) {
    var position = 0
    for term in terms {
      switch term.kind {
      case .comma: position = 0
      case .length(let length), .number(let length):
        check(length, limits[min(position, limits.count - 1)], "px", term.range)
        if position == 2 { checkBlur(length, term.range) }
        position += 1
      default: break
      }
    }
  }

  /// Refuses a blur below 0, which GTK's parser refuses only outside of `calc()`.
  private mutating func checkBlur(_ blur: Double, _ range: Range<Int>) {
    if blur < 0 { report(range, "expected a blur of at least 0", because: "GTK 4.24 dies of it") }
  }

  /// Checks how much blur layers have in all, since widgets inside each other paint them all.
  private mutating func checkBlur(of terms: [CSSTerms.Term], _ limit: Double) {
    var (position, sum) = (0, 0.0)
    for term in terms {
      if case .comma = term.kind { position = 0 }
      guard let length = term.number else { continue }
      position += 1
      guard position == 3 else { continue }
      sum += abs(length)
      guard sum > limit else { continue }
      return report(
        term.range,
        "expected at most \(limit.text)px of blur in all where widgets inside each other have it")
    }
  }

  private mutating func check(_ lengths: [(length: Double, range: Range<Int>)], _ limit: Double) {
    for (length, range) in lengths { check(length, limit, "px", range) }
  }

  private mutating func check(
    _ value: Double, _ limit: Double, _ unit: String, _ range: Range<Int>
  ) {
    // A number that is none, such as infinity less infinity, is beyond any limit.
    guard !(abs(value) <= limit) else { return }
    findings.append(
      ExtraCSSFinding(
        rule: .magnitude, range: range,
        message: "expected at most \(limit.text)\(unit); GTK hangs or dies of larger values"))
  }

  mutating func report(
    _ range: Range<Int>, _ expectation: String,
    because reason: String = "GTK hangs or dies of more"
  ) {
    findings.append(
      ExtraCSSFinding(rule: .magnitude, range: range, message: "\(expectation); \(reason)"))
  }
}
