import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Reads bytes as a color and as an expression of colors, as themes and as GTK spell them.
struct ColorChecks {
  /// Knows the roles, and a name of a palette.
  private let scope: ThemeBuilder

  init() {
    var builder = ThemeBuilder(
      id: "fuzz", text: SourceText(file: "fuzz", bytes: []),
      extending: ThemeLibrary(userFolder: nil).base)
    let reef = builder.declarePalette(Array("reef".utf8)[...])
    builder.set(reef, to: .literal(.black), at: 0..<0)
    scope = builder
  }

  func run(on bytes: [UInt8], _ isThorough: Bool) throws(Contradiction) {
    try checkLiteral(bytes)
    var choice = CheckChoice(of: bytes, isThorough)
    for sigil in [ExpressionParser.Sigil.dollar, .at] {
      guard let expression = try expression(of: bytes, sigil) else { continue }
      if choice.chooses(oneIn: 8) { resolve(expression) }
    }
  }

  private func checkLiteral(_ bytes: [UInt8]) throws(Contradiction) {
    let color: CSSColor
    do throws(ColorSyntaxError) {
      color = try CSSColor(parsing: bytes[...])
    } catch {
      return try check(error.range, error.message, in: bytes)
    }
    let text = color.text
    let again = CSSColor(text)
    try claim(again == color, "\(color) is written as \(text), which is \(again as Any)")
    let painted = color.mapped()
    for component in [painted.red, painted.green, painted.blue, painted.alpha] {
      try claim((0...1).contains(component), "\(text) is painted as \(painted)")
    }
    _ = painted.gtkText
  }

  /// The expression that the bytes are, which its own text is, too.
  private func expression(
    of bytes: [UInt8], _ sigil: ExpressionParser.Sigil
  ) throws(Contradiction) -> ColorExpression? {
    var errors: [ExpressionError] = []
    var parser = ExpressionParser(scope: scope, sigil: sigil)
    guard let expression = parser.parse(bytes[...], errors: &errors) else {
      try claim(!errors.isEmpty, "neither an expression nor an error")
      for error in errors { try check(error.range, error.message, in: bytes) }
      return nil
    }
    try claim(errors.isEmpty, "an expression in spite of \(errors)")
    let text = expression.text { slot in slot.colorRole?.name ?? "reef" }
    var own = ExpressionParser(scope: scope)
    let again = own.parse(Array(text.utf8)[...], errors: &errors)
    try claim(again == expression, "\(expression) is written as \(text): \(errors)")
    return expression
  }

  /// Paints an expression as a role of a theme.
  private func resolve(_ expression: ColorExpression) {
    var builder = scope
    builder.set(ColorSlot(.link), to: expression, at: 0..<0)
    guard let theme = builder.build() else { return }
    for appearance in theme.appearances { _ = theme.resolved(appearance)[.link].gtkText }
  }

  private func check(
    _ range: Range<Int>, _ message: String, in bytes: [UInt8]
  ) throws(Contradiction) {
    try claim(
      range.lowerBound >= 0 && range.upperBound <= bytes.count && !message.isEmpty,
      "\(range) is outside of \(bytes.count) bytes: \(message)")
  }
}
