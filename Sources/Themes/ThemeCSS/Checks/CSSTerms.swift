import ThemeSource

/// Splits a property's value into its terms: lengths in px, numbers, functions.
struct CSSTerms {
  struct Term {
    enum Kind: Equatable {
      /// A length in px.
      case length(Double)
      case number(Double)
      /// An angle in degrees.
      case angle(Double)
      case percentage(Double)
      /// A function by its name in small letters, with the tokens of its arguments.
      case function(String, Range<Int>)
      case comma
      case other
    }

    let kind: Kind
    let range: Range<Int>

    var number: Double? {
      switch kind {
      case .length(let number), .number(let number): number
      default: nil
      }
    }
  }

  static let nestingLimit = 32

  /// The maximum number of terms of a value, so that variables cannot multiply them without limit.
  private static let countLimit = 10_000

  /// The maximum number of variables that refer to each other.
  private static let chainLimit = 100

  let sheet: CSSStylesheet
  private let variables: CSSVariables
  private let whole: Double?
  private let (font, root): (Double, Double)
  /// How many functions are inside each other at the value that is read.
  var depth = 0

  /// The variables whose values are being read, each used in the value of the one before it.
  private var followed: Set<String> = []
  private var count = 0
  private(set) var findings: [ExtraCSSFinding] = []

  /// The first mathematical function that was read whose result may be negative.
  var unsureSign: Range<Int>?

  /// Prepares to read values of a stylesheet, given the values of `var()`, 100%, `em` and `rem`.
  init(
    _ sheet: CSSStylesheet, _ variables: CSSVariables, whole: Double? = nil,
    font: Double = usualFont, root: Double = usualFont
  ) {
    (self.sheet, self.variables, self.whole) = (sheet, variables, whole)
    (self.font, self.root) = (font, root)
  }

  /// The terms of a value, `calc()` already counted.
  mutating func read(_ tokens: Range<Int>) -> [Term] {
    var terms: [Term] = []
    var position = tokens.lowerBound
    while position < tokens.upperBound {
      let token = sheet.tokens[position]
      guard count < CSSTerms.countLimit else {
        variables.budget.refuse()
        break
      }
      let start = position
      position += 1
      count += 1
      switch token.kind {
      case .whitespace, .comment: continue
      case .number: terms.append(Term(kind: .number(token.number), range: token.range))
      case .percentage:
        let length = whole.map { Term.Kind.length($0 * token.number / 100) }
        terms.append(Term(kind: length ?? .percentage(token.number), range: token.range))
      case .dimension:
        let unit = sheet.name(of: token).lowercased()
        let length = CSSTerms.factor(of: unit, font: font, root: root).map {
          Term.Kind.length($0 * token.number)
        }
        let angle = CSSTerms.degrees(of: unit).map { Term.Kind.angle($0 * token.number) }
        terms.append(Term(kind: length ?? angle ?? .other, range: token.range))
      case .comma: terms.append(Term(kind: .comma, range: token.range))
      case .function, .openParenthesis:
        position = sheet.tokens[..<tokens.upperBound].end(of: start)
        let range = token.range.lowerBound..<sheet.tokens[position - 1].range.upperBound
        let isClosed = sheet.tokens[position - 1].kind == .closeParenthesis
        let arguments = (start + 1)..<max(start + 1, isClosed ? position - 1 : position)
        let name = token.kind == .function ? sheet.name(of: token).lowercased() : ""
        if name == "var" {
          terms += read(variable: arguments, at: range)
        } else if name == "calc" || name == "" {
          terms.append(Term(kind: calculate(arguments, at: token.range), range: range))
        } else if let kind = largest(of: name, arguments, at: range) {
          terms.append(Term(kind: kind, range: range))
        } else {
          if CSSTerms.signedFunctions.contains(name) { unsureSign = unsureSign ?? range }
          terms.append(Term(kind: .function(name, arguments), range: range))
        }
      default: terms.append(Term(kind: .other, range: token.range))
      }
    }
    return terms
  }

  /// The terms of a variable's value, all at the place of `var()`.
  private mutating func read(variable arguments: Range<Int>, at range: Range<Int>) -> [Term] {
    guard let first = arguments.first(where: { !sheet.tokens[$0].isSpace }) else { return [] }
    let name = sheet.name(of: sheet.tokens[first])
    guard let value = variables[name] else {
      guard let comma = arguments.first(where: { sheet.tokens[$0].kind == .comma }),
        enter(at: range)
      else { return [] }
      defer { depth -= 1 }
      return read((comma + 1)..<arguments.upperBound).map { Term(kind: $0.kind, range: range) }
    }
    // A variable that refers to itself has no value.
    guard !followed.contains(name) else { return [] }
    guard followed.count < CSSTerms.chainLimit else {
      variables.budget.refuse()
      return []
    }
    guard variables.budget.allowsMore() else { return [] }
    followed.insert(name)
    defer { followed.remove(name) }
    let terms = read(value).map { Term(kind: $0.kind, range: range) }
    variables.budget.take(terms.count + 1)
    return terms
  }

  /// Every length of a value, including those inside functions.
  mutating func lengths(in tokens: Range<Int>) -> [(length: Double, range: Range<Int>)] {
    var lengths: [(length: Double, range: Range<Int>)] = []
    for term in read(tokens) {
      switch term.kind {
      case .length(let length): lengths.append((length, term.range))
      case .function(_, let arguments):
        guard enter(at: term.range) else { return lengths }
        lengths += self.lengths(in: arguments)
        depth -= 1
      default: break
      }
    }
    return lengths
  }

  /// Goes one level deeper; `false`, and reported once, beyond the limit.
  mutating func enter(at range: Range<Int>) -> Bool {
    guard depth < CSSTerms.nestingLimit else {
      if findings.isEmpty {
        findings.append(
          ExtraCSSFinding(
            rule: CSSStylesheet.syntaxRule, range: range,
            message: "functions nest more than \(CSSTerms.nestingLimit) deep"))
      }
      return false
    }
    depth += 1
    return true
  }
}
