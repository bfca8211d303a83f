/// A number in a channel of a GTK color: perhaps a calculation with channels of another color.
public indirect enum GTKNumber: Hashable, Sendable {
  case number(Double)
  case percentage(Double)
  /// An angle in degrees.
  case angle(Double)
  /// A channel of the color after `from`, by its index; 3 is alpha.
  case channel(Int)
  case sum(GTKNumber, GTKNumber)
  case difference(GTKNumber, GTKNumber)
  case product(GTKNumber, GTKNumber)
  case quotient(GTKNumber, GTKNumber)
  case call(Function, [GTKNumber])

  /// A function of numbers (CSS Values 4, section 10).
  public enum Function: String, CaseIterable, Sendable {
    case min, max, hypot, mod, rem, abs, sign, sin, cos, tan, asin, acos, atan, atan2, pow, sqrt,
      exp
    case log, clamp, round
    case roundUp = "round up"
    case roundDown = "round down"
    case roundToZero = "round to-zero"
  }
}

extension GTKNumber {
  /// Whether a percentage occurs in it.
  var hasPercentage: Bool {
    switch self {
    case .percentage: true
    case .number, .angle, .channel: false
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b),
      .quotient(let a, let b):
      a.hasPercentage || b.hasPercentage
    case .call(_, let arguments): arguments.contains(where: \.hasPercentage)
    }
  }

  private var isAngle: Bool {
    switch self {
    case .angle: true
    case .number, .percentage, .channel: false
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b),
      .quotient(let a, let b):
      a.isAngle || b.isAngle
    case .call(let function, let arguments):
      switch function {
      case .asin, .acos, .atan, .atan2: true
      case .sign, .sin, .cos, .tan, .pow, .sqrt, .exp, .log: false
      default: arguments.contains(where: \.isAngle)
      }
    }
  }
}

extension GTKNumber {
  /// The value of a percentage, in percent.
  public var percentage: Double { value(of: 100) { _ in 0 } }

  /// The number's value, in degrees for an angle.
  ///
  /// `hundred` is the value of 100%, and `channel` returns a channel of the color after `from`.
  func value(of hundred: Double, _ channel: (Int) -> Double) -> Double {
    func value(_ number: GTKNumber) -> Double { number.value(of: hundred, channel) }
    switch self {
    case .number(let number), .angle(let number): return number
    case .percentage(let percentage): return percentage * hundred / 100
    case .channel(let index): return channel(index)
    case .sum(let a, let b): return value(a) + value(b)
    case .difference(let a, let b): return value(a) - value(b)
    case .product(let a, let b): return value(a) * value(b)
    case .quotient(let a, let b): return value(a) / value(b)
    case .call(let function, let arguments):
      let isOfAngle = arguments.first?.isAngle ?? false
      return function.value(arguments.map(value), isOfAngle: isOfAngle)
    }
  }
}

extension GTKNumber.Function {
  /// The function's value; angles are in degrees.
  fileprivate func value(_ arguments: [Double], isOfAngle: Bool) -> Double {
    guard let first = arguments.first else { return 0 }
    let second = arguments.count > 1 ? arguments[1] : nil
    let radians = isOfAngle ? first * (.pi / 180) : first
    switch self {
    case .min: return arguments.reduce(first) { Swift.min($0, $1) }
    case .max: return arguments.reduce(first) { Swift.max($0, $1) }
    case .hypot: return arguments.reduce(0) { $0 + $1 * $1 }.squareRoot()
    case .mod:
      guard let second else { return first }
      return first - second * (first / second).rounded(.down)
    case .rem: return first.truncatingRemainder(dividingBy: second ?? 1)
    case .abs: return Swift.abs(first)
    case .sign: return first > 0 ? 1 : first < 0 ? -1 : 0
    case .sin: return Mathematics.sine(radians: radians)
    case .cos: return Mathematics.cosine(radians: radians)
    case .tan: return Mathematics.sine(radians: radians) / Mathematics.cosine(radians: radians)
    case .asin: return Mathematics.arcSine(first) * (180 / .pi)
    case .acos: return 90 - Mathematics.arcSine(first) * (180 / .pi)
    case .atan: return Mathematics.arcTangent(y: first, x: 1) * (180 / .pi)
    case .atan2: return Mathematics.arcTangent(y: first, x: second ?? 1) * (180 / .pi)
    case .pow: return Mathematics.power(first, second ?? 1)
    case .sqrt: return first.squareRoot()
    case .exp: return Mathematics.exponential(first)
    case .log: return Mathematics.logarithm(first) / (second.map(Mathematics.logarithm) ?? 1)
    case .clamp:
      guard arguments.count == 3 else { return first }
      return Swift.max(first, Swift.min(arguments[1], arguments[2]))
    case .round: return rounded(first, second, .toNearestOrAwayFromZero)
    case .roundUp: return rounded(first, second, .up)
    case .roundDown: return rounded(first, second, .down)
    case .roundToZero: return rounded(first, second, .towardZero)
    }
  }

  private func rounded(
    _ number: Double, _ step: Double?, _ rule: FloatingPointRoundingRule
  ) -> Double {
    (number / (step ?? 1)).rounded(rule) * (step ?? 1)
  }
}
