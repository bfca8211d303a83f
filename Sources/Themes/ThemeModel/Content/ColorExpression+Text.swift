import ThemeColor

extension ColorExpression {
  /// The expression as theme files spell it, given the names of slots; reading it gives the same
  /// expression.
  ///
  /// Expressions that only GTK's stylesheets support are spelled as there.
  package func text(naming name: (ColorSlot) -> String) -> String {
    func text(_ operand: ColorExpression) -> String { operand.text(naming: name) }
    func weighted(_ color: ColorExpression, _ percentage: Double?) -> String {
      text(color) + (percentage.map { " \($0.text)%" } ?? "")
    }
    switch self {
    case .literal(let color): return CSSColor(color).text
    case .wide(let color): return color.text
    case .reference(let slot): return "$" + name(slot)
    case .mix(let a, let b, let amount): return "mix(\(text(a)), \(text(b)), \(amount.text))"
    case .alpha(let color, let factor):
      let percent = (factor * 100).rounded()
      return "alpha(\(text(color)), \(percent / 100 == factor ? "\(percent.text)%" : factor.text))"
    case .shade(let color, 1.3): return "lighter(\(text(color)))"
    case .shade(let color, 0.7): return "darker(\(text(color)))"
    case .shade(let color, let factor): return "shade(\(text(color)), \(factor.text))"
    case .standalone(let background): return "standalone(\(text(background)))"
    case .tone(let color, let tone): return "tone(\(text(color)), \(tone.text))"
    case .readable(let background, let candidates):
      return "readable(\(([background] + candidates).map(text).joined(separator: ", ")))"
    case .channels(let channels, from: let origin):
      return channels.text(from: origin.map(text))
    case .gtkMix(let mixture, let a, let b): return mixture.text(text(a), text(b))
    case .colorMix(let space, let a, let p, let b, let q):
      return "color-mix(in \(space.rawValue), \(weighted(a, p)), \(weighted(b, q)))"
    }
  }
}
