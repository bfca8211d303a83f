/// Angles of hue, in degrees.
enum Hue {
  /// The same angle in `0..<360`.
  static func normalized(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let positive = rest < 0 ? rest + 360 : rest
    return positive < 360 ? positive : 0
  }
}
