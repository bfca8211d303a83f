import ThemeColor

extension ColorFunction {
  /// The syntax of the function in themes.
  fileprivate var form: String {
    switch self {
    case .mix: "mix(a, b, n)"
    case .alpha: "alpha(c, n)"
    case .shade: "shade(c, n)"
    case .lighter: "lighter(c)"
    case .darker: "darker(c)"
    case .readable: "readable(bg, a, b, ...)"
    case .standalone: "standalone(bg)"
    case .tone: "tone(c, n)"
    case .colorMix: "color-mix(in SPACE, a p%, b q%)"
    }
  }

  /// A short description of the function's result.
  fileprivate var summary: String {
    switch self {
    case .mix: "the color at `n` on the way from `a`, at 0, to `b`, at 1; as GTK mixes"
    case .alpha: "`c` with its opacity multiplied by `n`; as GTK does it"
    case .shade: "`c` with its lightness and saturation multiplied by `n`; as GTK does it"
    case .lighter: "`shade(c, 1.3)`"
    case .darker: "`shade(c, 0.7)`"
    case .readable:
      "the one of `a`, `b`, ... that can be read best on `bg`; black or white if none is given"
    case .standalone:
      "`bg` as text on a window, lighter or darker as libadwaita makes `accent` of `accent-bg`"
    case .tone:
      "`c` with the lightness `n`, from 0 (black) to 100 (white), as Material Design's tones; hue and "
        + "chroma stay, as far as sRGB has them"
    case .colorMix:
      "the mixture of CSS Color 5; SPACE is "
        + ColorFunction.mixingSpaces.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    }
  }
}

extension ExpressionParser {
  /// The functions that compute a color from others in a theme: their syntax and result.
  package static let functions: [(form: String, summary: String)] =
    ColorFunction.allCases.map { ($0.form, $0.summary) }
}
