import Fixtures
import ThemeColor

/// Calls of GTK's functions of colors at random.
enum RandomCall {
  /// A call with others in it, at most so deep.
  static func text(depth: Int, using random: inout SeededGenerator) -> String {
    let inner = depth - 1
    let first = color(inner, &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return "alpha(\(first), \(number(0...1.5, &random)))"
    case 1: return "shade(\(first), \(number(0...2, &random)))"
    case 2: return "mix(\(first), \(color(inner, &random)), \(number(0...1, &random)))"
    case 3: return "lighter(\(first))"
    default: return "darker(\(first))"
    }
  }

  private static func color(_ depth: Int, _ random: inout SeededGenerator) -> String {
    if depth > 0, Int.random(in: 0..<3, using: &random) == 0 {
      return text(depth: depth, using: &random)
    }
    let channel = { (random: inout SeededGenerator) in Int.random(in: 0...255, using: &random) }
    let channels = (0..<3).map { _ in channel(&random) }
    let alpha = Bool.random(using: &random) ? "1" : number(0.05...1, &random)
    return "rgba(\(channels[0]), \(channels[1]), \(channels[2]), \(alpha))"
  }

  private static func number(
    _ range: ClosedRange<Double>, _ random: inout SeededGenerator
  ) -> String {
    let steps = Int.random(
      in: Int(range.lowerBound * 100)...Int(range.upperBound * 100), using: &random)
    return "\(Double(steps) / 100)"
  }
}

extension Color {
  /// The largest difference of a channel, as both are painted: premultiplied.
  func distance(to other: Color) -> Double {
    let channels = { (color: Color) in
      [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
    }
    return zip(channels(self), channels(other)).map { abs($0 - $1) }.max() ?? 0
  }
}
