import ThemeModel
import ThemeSource

/// Looks through declarations for values beyond the limits.
struct MagnitudeScan {
  let sheet: CSSStylesheet
  let variables: CSSVariables
  private(set) lazy var colors = ColorKindTable(sheet)

  /// Whether a value may change in steps, which meet the middle of two values exactly.
  private(set) lazy var hasSteps = sheet.tokens.contains {
    $0.kind == .function && sheet.isWord($0, "steps")
  }

  private var load: SelectorLoad
  var fonts = RelativeGrowth.ofSizes(limit: 64)
  var scales = RelativeGrowth.ofSizes(limit: 16)
  var paintings = RelativeGrowth.ofPainting
  private var layers = NestedLayers()
  private(set) var findings: [ExtraCSSFinding] = []

  /// Checks a stylesheet.
  init(_ sheet: CSSStylesheet) {
    self.sheet = sheet
    variables = CSSVariables(sheet)
    load = SelectorLoad(sheet)
    check(sheet.statements, of: .frames)
    load.sort()
    findings += load.findings
    if let layer = layers.costly {
      report(
        layer.range,
        "expected sides of at most \(layer.limit.text)px, or no '\(layer.name)', where widgets are "
          + "inside each other", because: "GTK paints each again for all that hold it")
    }
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
      $0.asciiLowercased
    }
    checkParts(of: declaration, name)
    checkPictures(of: declaration)
    checkGradients(of: declaration)
    checkEasing(of: declaration)
    if name.elementsEqual("-gtk-icon-palette".utf8) { checkPalette(of: declaration) }
    if name.starts(with: "border".utf8) { checkBorder(of: declaration, subjects) }
    layers.add(declaration, name, subjects, in: sheet)
    if name.elementsEqual("background-blend-mode".utf8) { checkBlending(of: declaration) }
    guard let limit = MagnitudeLimit.limit(of: name[...]) else { return }
    var terms = CSSTerms(sheet, variables, whole: limit.whole)
    switch limit {
    case .lengths(let most), .iconSize(let most):
      let limit = subjects.nest && MagnitudeLimit.addsUp(name) ? most / 2 : most
      let lengths = terms.lengths(in: declaration.value)
      check(lengths, limit)
      layers.add(lengths.map { abs($0.length) }.max() ?? 0, name, subjects)
    case .borderImage(let lengths, let numbers, let nested):
      check(terms.lengths(in: declaration.value), subjects.nest ? lengths / 2 : lengths)
      let most = subjects.nest ? nested : numbers
      for term in terms.read(declaration.value) {
        switch term.kind {
        case .number(let number): check(number, most, "", term.range)
        case .percentage(let percentage): check(percentage, most, "%", term.range)
        default: break
        }
      }
      checkSigns(of: declaration)
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
      let before = findings.count
      check(read, [offset, offset, blur, spread])
      // One value that is too large makes the sum too large.
      if subjects.nest, findings.count == before { checkBlur(of: read, blur / 2) }
      check(read.filter { if case .comma = $0.kind { true } else { false } }, beyond: 1, "layers")
    case .filter(let offset, let blur):
      checkFilter(of: declaration, name, offset: offset, blur: blur, subjects, &terms)
    case .fontSize(let limit): checkFontSize(of: declaration, limit, subjects, &terms)
    case .transform(let lengths, let factors, let angles):
      checkTransform(
        of: declaration, name, lengths: lengths, factors: factors, angles: angles, subjects, &terms)
    }
    findings += terms.findings
  }

  /// The functions of some names in a value, with their arguments.
  func functions(
    _ names: [StaticString], in declaration: CSSDeclaration
  ) -> [(token: CSSToken, arguments: [CSSTerms.Term])] {
    declaration.value.compactMap { index in
      let token = sheet.tokens[index]
      guard token.kind == .function, names.contains(where: { sheet.isWord(token, $0) }) else {
        return nil
      }
      let end = sheet.tokens[..<declaration.value.upperBound].end(of: index)
      var terms = CSSTerms(sheet, variables)
      guard case .function(_, let arguments)? = terms.read(index..<end).first?.kind else {
        return nil
      }
      return (token, terms.read(arguments))
    }
  }

  /// Checks how many parts there are that are painted one over the other, beside some others.
  mutating func check(_ parts: [CSSTerms.Term], beyond others: Int, _ name: String) {
    let limit = StyleProperty.shadowLimit
    guard parts.count + others > limit else { return }
    findings.append(
      ExtraCSSFinding(
        rule: .magnitude, range: parts[limit - others].range,
        message: "expected at most \(limit) \(name); GTK hangs or dies of more"))
  }

  /// Checks the lengths of layers that commas separate, each by the limit of its position.
  mutating func check(_ terms: [CSSTerms.Term], _ limits: [Double]) {
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
  mutating func checkBlur(_ blur: Double, _ range: Range<Int>) {
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

  mutating func check(_ lengths: [(length: Double, range: Range<Int>)], _ limit: Double) {
    for (length, range) in lengths { check(length, limit, "px", range) }
  }

  mutating func check(
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
