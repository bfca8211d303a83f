import ThemeColor
import ThemeSource

/// Evaluates expressions.
extension Resolver {
  /// The value of an expression; `nil` if a name in it has no value, or the budget is used up.
  mutating func evaluate(_ expression: ColorExpression) -> SlotValue? {
    guard budget == nil || take(expression) else { return nil }
    switch expression {
    case .literal(let color): return .painted(color)
    case .wide(let color): return .wide(color)
    case .reference(let slot):
      let index = Int(slot.index)
      guard let color = color(of: index) else { return nil }
      return wide[index] ?? .painted(color)
    case .mix(let a, let b, let amount):
      guard let (a, b) = both(a, b) else { return nil }
      return .gtk(a.gtk.mix(b.gtk, amount: amount))
    case .alpha(let color, let factor):
      return evaluate(color).map { .gtk($0.gtk.alpha(factor)) }
    case .shade(let color, let factor):
      return evaluate(color).map { .gtk($0.gtk.shade(factor)) }
    case .standalone(let background):
      return evaluate(background).map {
        .painted(.standalone(background: $0.painted, dark: appearance.scheme == .dark))
      }
    case .tone(let color, let tone):
      return evaluate(color).map { .painted($0.painted.withTone(tone)) }
    case .colorMix(let space, let a, let p, let b, let q):
      guard let (a, b) = both(a, b) else { return nil }
      return .wide(CSSColor.mix(in: space, a.css, p, b.css, q))
    case .channels(let channels, from: nil): return .space(channels.color())
    case .channels(let channels, from: let origin?):
      return evaluate(origin).map { .space(channels.color(from: $0.space)) }
    case .gtkMix(let mixture, let a, let b):
      guard let (a, b) = both(a, b) else { return nil }
      return .space(mixture.color(a.space, b.space))
    case .readable(let background, let candidates):
      guard let background = evaluate(background)?.painted else { return nil }
      var colors: [Color] = []
      for candidate in candidates {
        guard let color = evaluate(candidate)?.painted else { return nil }
        colors.append(color)
      }
      // The content under a translucent background is not known here, but the scheme is.
      let surface = background.composited(over: appearance.scheme == .dark ? .black : .white)
      return .painted(surface.mostReadable(of: colors.isEmpty ? [.black, .white] : colors))
    }
  }

  /// Takes the steps for evaluating a function from the budget; other values are free.
  private func take(_ expression: ColorExpression) -> Bool {
    switch expression {
    case .literal, .wide, .reference: true
    case .readable(_, let candidates): take(10 + 10 * candidates.count)
    default: take(10)
    }
  }

  func take(_ steps: Int) -> Bool { budget?.take(steps, at: place) ?? true }

  /// The location of the value that is being followed; the file's beginning for a rule's.
  private var place: SourceLocation {
    let applying = path.last.flatMap { theme.bindings.applying(slot: $0, in: appearance.traits) }
    guard let applying else { return theme.source.location(of: 0..<0) }
    let found = theme.bindings.candidate(applying)
    return theme.layers[found.layer].text.location(of: theme.value(found).range)
  }

  private mutating func both(_ a: ColorExpression, _ b: ColorExpression) -> (SlotValue, SlotValue)?
  {
    // Both are followed, so that both are checked.
    let (first, second) = (evaluate(a), evaluate(b))
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// The color of a value in a rule; an already resolved color cannot fail.
  mutating func color(of expression: ColorExpression) -> Color? {
    evaluate(expression)?.painted
  }
}

extension Color {
  /// The candidate with the highest contrast on this color, the first of equals.
  fileprivate func mostReadable(of candidates: [Color]) -> Color {
    var best = (color: candidates[0], ratio: 0.0)
    for candidate in candidates {
      let ratio = candidate.composited(over: self).contrastRatio(against: self)
      if ratio > best.ratio { best = (candidate, ratio) }
    }
    return best.color
  }
}
