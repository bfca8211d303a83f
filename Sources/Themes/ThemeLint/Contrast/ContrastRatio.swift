/// Formats contrast ratios for messages and tables.
public enum ContrastRatio {
  /// A ratio to two decimals, such as `4.50:1`.
  public static func text(_ ratio: Double, below minimum: Double? = nil) -> String {
    "\(number(ratio, below: minimum)):1"
  }

  /// A ratio without unnecessary decimals, such as `4.5:1`.
  public static func short(_ ratio: Double) -> String {
    let text = number(ratio)
    let digits =
      text.hasSuffix(".00") ? text.dropLast(3) : text.hasSuffix("0") ? text.dropLast() : text[...]
    return "\(digits):1"
  }

  /// A ratio's number with two decimals; one below a minimum is never rounded up to it.
  public static func number(_ ratio: Double, below minimum: Double? = nil) -> String {
    var hundredths = Int((ratio * 100).rounded())
    if let minimum, ratio < minimum, Double(hundredths) >= minimum * 100 {
      hundredths = Int((ratio * 100).rounded(.down))
    }
    let part = hundredths % 100
    return "\(hundredths / 100).\(part < 10 ? "0" : "")\(part)"
  }
}
