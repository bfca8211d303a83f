/// A tone or a contrast ratio that depends on the level of contrast.
struct ContrastCurve: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The values at the levels -1, 0, 0.5 and 1.
  private let low, normal, medium, high: Double

  init(_ low: Double, _ normal: Double, _ medium: Double, _ high: Double) {
    (self.low, self.normal, self.medium, self.high) = (low, normal, medium, high)
  }

  init(floatLiteral value: Double) { self.init(value, value, value, value) }
  init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }

  /// The value at a level, between the nearest two in a straight line.
  func value(at level: Double) -> Double {
    let line = { (start: Double, end: Double, share: Double) in (1 - share) * start + share * end }
    switch level {
    case ...(-1): return low
    case ..<0: return line(low, normal, level + 1)
    case ..<0.5: return line(normal, medium, level * 2)
    case ..<1: return line(medium, high, level * 2 - 1)
    default: return high
    }
  }

  // The contrasts of roles with their backgrounds.
  static let text = ContrastCurve(4.5, 7, 11, 21)
  static let variantText = ContrastCurve(3, 4.5, 7, 11)
  static let backgroundText = ContrastCurve(3, 3, 4.5, 7)
  static let accent = ContrastCurve(3, 4.5, 7, 7)
  static let container = ContrastCurve(1, 1, 3, 4.5)
  static let outline = ContrastCurve(1.5, 3, 4.5, 7)
}
