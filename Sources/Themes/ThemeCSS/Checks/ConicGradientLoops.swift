import GTKKnowledge
import ThemeSource

/// Finds conic gradients with an invalid first stop, which put GTK 4.18 into an endless loop.
///
/// GTK parses a value with `var()` when a widget uses it, with the variables' values inserted. This
/// does the same, once for each value of the variables in the stylesheet.
struct ConicGradientLoops {
  /// The maximum number of steps for all values of a stylesheet together.
  private static let stepLimit = 200_000

  private let sheet: CSSStylesheet
  private let variables: VariableValues
  /// Whether a variable contains a conic gradient, so that any value with `var()` may.
  private var isInVariables = false
  private var stepsLeft = stepLimit
  private var findings: [ExtraCSSFinding] = []

  static func findings(in sheet: CSSStylesheet) -> [ExtraCSSFinding] {
    guard sheet.tokens.contains(where: { isCone($0, in: sheet) }) else { return [] }
    var cones = ConicGradientLoops(sheet)
    var parser = GTKParser(sheet, release: .v4_18)
    parser.parseStylesheet()
    for range in parser.endless { cones.report(range) }
    sheet.forEachDeclaration { cones.check($0) }
    return cones.findings
  }

  private init(_ sheet: CSSStylesheet) {
    self.sheet = sheet
    variables = VariableValues(sheet)
    isInVariables = variables.contain { ConicGradientLoops.isCone($0, in: sheet) }
  }

  private static func isCone(_ token: CSSToken, in sheet: CSSStylesheet) -> Bool {
    token.kind == .function && sheet.isWord(token, "conic-gradient")
  }

  /// Checks a declaration whose value depends on variables; the parser has read the others.
  private mutating func check(_ declaration: CSSDeclaration) {
    let tokens = sheet.tokens[declaration.value]
    guard let property = GTKProperty(sheet.content(of: declaration.property)),
      let reference = tokens.first(where: { $0.kind == .function && sheet.isWord($0, "var") }),
      isInVariables || tokens.contains(where: { ConicGradientLoops.isCone($0, in: sheet) })
    else { return }
    var choice = 0
    var choices = 1
    while choice < choices {
      let value = variables.expand(declaration.value, choice: choice, stepsLeft: &stepsLeft)
      guard stepsLeft > 0 else {
        return report(
          reference.range, "expected variables with smaller values where they are used")
      }
      (choice, choices) = (choice + 1, value.choices)
      guard value.isValid else { continue }
      var parser = GTKParser(sheet, value.tokens, release: .v4_18)
      _ = property.parse(&parser)
      guard let range = parser.endless.first else { continue }
      return report(value.origin(of: range) ?? reference.range)
    }
  }

  private mutating func report(
    _ range: Range<Int>, _ expectation: String = "expected a color as the first stop"
  ) {
    findings += ExtraCSSFinding.of("conic-gradient", range, expectation)
  }
}
