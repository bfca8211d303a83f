import ThemeModel
import ThemeSource

/// Looks through declarations for values beyond the limits.
struct MagnitudeScan {
  private let sheet: CSSStylesheet
  private(set) var findings: [ExtraCSSFinding] = []

  init(_ sheet: CSSStylesheet) {
    self.sheet = sheet
  }

  mutating func check(_ statements: [CSSStatement]) {
    for statement in statements {
      switch statement {
      case .rule(let rule): check(rule.block.statements)
      case .atRule(let rule): if let block = rule.block { check(block.statements) }
      case .declaration(let declaration): check(declaration)
      }
    }
  }

  private mutating func check(_ declaration: CSSDeclaration) {
    let name = sheet.content(of: declaration.property).map {
      (0x41...0x5a).contains($0) ? $0 | 0x20 : $0
    }
    guard let limit = MagnitudeLimit.limit(of: name[...]) else { return }
    var terms = CSSTerms(sheet)
    switch limit {
    case .lengths(let limit):
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
      check(read.filter { if case .comma = $0.kind { true } else { false } }, beyond: 1, "layers")
    case .filter(let offset, let blur):
      let functions = terms.read(declaration.value).filter {
        if case .function = $0.kind { true } else { false }
      }
      check(functions, beyond: 0, "functions")
      for case .function(let name, let arguments) in functions.map(\.kind) {
        switch name {
        case "blur": check(terms.lengths(in: arguments), blur)
        case "drop-shadow": check(terms.read(arguments), [offset, offset, blur])
        default: break
        }
      }
    case .fontSize(let limit):
      check(terms.lengths(in: declaration.value), limit)
      for term in terms.read(declaration.value) {
        guard case .percentage(let percentage) = term.kind else { continue }
        check(percentage, (limit / 0.16).rounded(), "%", term.range)
      }
    case .transform(let lengths, let factors, let angles):
      check(terms.lengths(in: declaration.value), lengths)
      for case .function(_, let arguments) in terms.read(declaration.value).map(\.kind) {
        for term in terms.read(arguments) {
          guard case .angle(let angle) = term.kind else { continue }
          check(angle, angles, "deg", term.range)
        }
      }
      for case .function(let name, let arguments) in terms.read(declaration.value).map(\.kind) {
        guard name.hasPrefix("scale") || name.hasPrefix("matrix") else { continue }
        for term in terms.read(arguments) {
          guard case .number(let factor) = term.kind else { continue }
          check(factor, name.hasPrefix("scale") ? factors : lengths, "", term.range)
        }
      }
    }
    findings += terms.findings
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
        position += 1
      default: break
      }
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
}
