/// Reads one color function, from its opening bracket to the closing one.
struct ColorFunctionParser {
  var scanner: ColorScanner
  let function: CSSColorFunction

  /// One argument with its location.
  private struct Argument {
    enum Value { case number(Double), percentage(Double), angle(Double), none }
    let value: Value
    let range: Range<Int>
  }

  mutating func parse() throws(ColorSyntaxError) -> CSSColor {
    scanner.skipSpace()
    let space = function == .color ? try predefinedSpace() : nil
    let first = try argument()
    let isLegacy = scanner.next == UInt8(ascii: ",")
    if isLegacy, !function.hasLegacySyntax { throw unexpected("a space between the components") }
    try separator(isLegacy)
    let second = try argument()
    try separator(isLegacy)
    let third = try argument()
    var alpha: Double? = 1
    if scanner.accept(isLegacy ? "," : "/") {
      scanner.skipSpace()
      alpha = try self.alpha(isLegacy: isLegacy)
    }
    guard scanner.accept(")") else { throw unexpected("')'") }
    return try color(space, (first, second, third), alpha: alpha, isLegacy: isLegacy)
  }

  // MARK: Arguments

  private mutating func predefinedSpace() throws(ColorSyntaxError) -> ColorSpace {
    let start = scanner.index
    let word = scanner.word()
    scanner.skipSpace()
    guard let space = ColorSpace(predefined: word) else {
      throw ColorSyntaxError(
        range: start..<word.endIndex,
        message: "expected 'srgb', 'srgb-linear', 'display-p3' or another color space of CSS")
    }
    return space
  }

  private mutating func argument() throws(ColorSyntaxError) -> Argument {
    let start = scanner.index
    guard let number = scanner.number() else {
      let word = scanner.word()
      scanner.skipSpace()
      if word.equalsIgnoringCase("none") {
        return Argument(value: .none, range: start..<word.endIndex)
      }
      if word.equalsIgnoringCase("from") {
        throw ColorSyntaxError(
          range: start..<word.endIndex, message: "relative colors are not supported")
      }
      throw ColorSyntaxError(
        range: start..<max(word.endIndex, min(start + 1, scanner.bytes.endIndex)),
        message: "expected a number, a percentage or 'none'")
    }
    let value: Argument.Value
    if scanner.accept("%") {
      value = .percentage(number)
    } else {
      let unit = scanner.word()
      switch unit {
      case _ where unit.isEmpty: value = .number(number)
      case _ where unit.equalsIgnoringCase("deg"): value = .angle(number)
      case _ where unit.equalsIgnoringCase("grad"): value = .angle(number * 0.9)
      case _ where unit.equalsIgnoringCase("rad"): value = .angle(number * (180 / .pi))
      case _ where unit.equalsIgnoringCase("turn"): value = .angle(number * 360)
      default:
        throw ColorSyntaxError(
          range: unit.startIndex..<unit.endIndex,
          message: "expected '%', 'deg', 'grad', 'rad' or 'turn'")
      }
    }
    let range = start..<scanner.index
    scanner.skipSpace()
    return Argument(value: value, range: range)
  }

  private mutating func separator(_ isLegacy: Bool) throws(ColorSyntaxError) {
    guard isLegacy else { return }
    guard scanner.accept(",") else { throw unexpected("','") }
    scanner.skipSpace()
  }

  private mutating func alpha(isLegacy: Bool) throws(ColorSyntaxError) -> Double? {
    let argument = try argument()
    switch argument.value {
    case .number(let number): return number
    case .percentage(let percent): return percent / 100
    case .none where !isLegacy: return nil
    case .none, .angle: throw error(argument, "expected a number or a percentage")
    }
  }

  // MARK: Meaning

  private func color(
    _ predefined: ColorSpace?, _ arguments: (Argument, Argument, Argument), alpha: Double?,
    isLegacy: Bool
  ) throws(ColorSyntaxError) -> CSSColor {
    let (a, b, c) = arguments
    if let predefined {
      return CSSColor(
        predefined, try scaled(a, 1), try scaled(b, 1), try scaled(c, 1), alpha: alpha)
    }
    switch function {
    case .rgb, .color:
      if isLegacy { try requireOneKind(arguments) }
      return CSSColor(.srgb, try channel(a), try channel(b), try channel(c), alpha: alpha)
    case .hsl:
      if isLegacy { try requirePercentages(arguments) }
      let saturation = try scaled(b, 100).map { max($0, 0) }
      return CSSColor(.hsl, try hue(a), saturation, try scaled(c, 100), alpha: alpha)
    case .hwb:
      let limited = { (value: Double) in max(value, 0) }
      return CSSColor(
        .hwb, try hue(a), try scaled(b, 100).map(limited), try scaled(c, 100).map(limited),
        alpha: alpha)
    case .lab:
      return CSSColor(
        .lab, try lightness(a, 100), try scaled(b, 125), try scaled(c, 125), alpha: alpha)
    case .oklab:
      return CSSColor(
        .oklab, try lightness(a, 1), try scaled(b, 0.4), try scaled(c, 0.4), alpha: alpha)
    case .lch:
      let chroma = try scaled(b, 150).map { max($0, 0) }
      return CSSColor(.lch, try lightness(a, 100), chroma, try hue(c), alpha: alpha)
    case .oklch:
      let chroma = try scaled(b, 0.4).map { max($0, 0) }
      return CSSColor(.oklch, try lightness(a, 1), chroma, try hue(c), alpha: alpha)
    }
  }

  /// A number as it is, or a percentage of the reference value in CSS Color 4.
  private func scaled(_ argument: Argument, _ whole: Double) throws(ColorSyntaxError) -> Double? {
    switch argument.value {
    case .number(let number): return number
    // A percentage of 100 is the number itself, but the two operations may not give it exactly.
    case .percentage(let percent): return whole == 100 ? percent : percent * whole / 100
    case .none: return nil
    case .angle: throw error(argument, "expected a number or a percentage")
    }
  }

  /// A channel of `rgb()`: `0...255` or a percentage, clamped on parsing.
  private func channel(_ argument: Argument) throws(ColorSyntaxError) -> Double? {
    let clamped = { (value: Double, whole: Double) in min(max(value, 0), whole) / whole }
    switch argument.value {
    case .number(let number): return clamped(number, 255)
    case .percentage(let percent): return clamped(percent, 100)
    case .none: return nil
    case .angle: throw error(argument, "expected a number or a percentage")
    }
  }

  /// A lightness, clamped on parsing (CSS Color 4, sections 9.3 and 9.4).
  private func lightness(_ argument: Argument, _ whole: Double) throws(ColorSyntaxError) -> Double?
  {
    try scaled(argument, whole).map { min(max($0, 0), whole) }
  }

  private func hue(_ argument: Argument) throws(ColorSyntaxError) -> Double? {
    switch argument.value {
    case .number(let degrees), .angle(let degrees): return Hue.normalized(degrees)
    case .none: return nil
    case .percentage: throw error(argument, "expected an angle or a number of degrees")
    }
  }

  /// The comma syntax takes three numbers or three percentages (CSS Color 4, section 5.1).
  private func requireOneKind(
    _ arguments: (Argument, Argument, Argument)
  ) throws(ColorSyntaxError) {
    var isPercentage = false
    if case .percentage = arguments.0.value { isPercentage = true }
    for argument in [arguments.0, arguments.1, arguments.2] {
      switch argument.value {
      case .number where !isPercentage, .percentage where isPercentage: continue
      default: throw error(argument, isPercentage ? "expected a percentage" : "expected a number")
      }
    }
  }

  /// The comma syntax takes percentages for saturation and lightness (CSS Color 4, section 7).
  private func requirePercentages(
    _ arguments: (Argument, Argument, Argument)
  ) throws(ColorSyntaxError) {
    if case .none = arguments.0.value { throw error(arguments.0, "expected an angle or a number") }
    for argument in [arguments.1, arguments.2] {
      guard case .percentage = argument.value else {
        throw error(argument, "expected a percentage")
      }
    }
  }

  // MARK: Errors

  private func error(_ argument: Argument, _ message: String) -> ColorSyntaxError {
    ColorSyntaxError(range: argument.range, message: message)
  }

  private func unexpected(_ expected: String) -> ColorSyntaxError {
    let end = min(scanner.index + 1, scanner.bytes.endIndex)
    return ColorSyntaxError(range: scanner.index..<end, message: "expected \(expected)")
  }
}
