import ThemeSource

/// What has the same value as a call of one of GTK's own functions, in the functions of CSS.
///
/// GTK mixes premultiplied, as `color-mix(in srgb, ...)` does; `alpha()` is a mixture with nothing,
/// and `shade()` multiplies the saturation and the lightness of HSL, at most to 100
/// (gtk/gtkcsscolorvalue.c).
enum ColorFunctionHeir {
  /// What stands before the first color, and what after the last one.
  case around(String, String)

  /// Nothing has the value, for a reason.
  case none(String)

  /// - Parameters:
  ///   - function: The function.
  ///   - amount: Its number, where it has one.
  ///   - isOfHSL: Whether GTK may hold its color in HSL, so that its channels have to be made of sRGB.
  init(_ function: ColorFunctionCall.Function, amount: Double, isOfHSL: Bool) {
    switch function {
    case .lighter: self = .shade(1.3, isOfHSL)
    case .darker: self = .shade(0.7, isOfHSL)
    case _ where !amount.isFinite || amount.magnitude > ColorFunctionHeir.largest:
      self = .none("its number is too large")
    case .shade: self = .shade(amount, isOfHSL)
    // A mixture with nothing alone would be black, which shows inside of gradients.
    case .alpha where amount <= 0:
      self = .around("rgb(from ", " r g b / 0)")
    case .alpha where amount <= 1:
      let share = ColorFunctionHeir.share(amount)
      self = .around("color-mix(in srgb, ", " \(share), transparent)")
    case .alpha:
      let factor = ColorFunctionHeir.number(amount)
      self = .around("rgb(from ", " r g b / calc(alpha * \(factor)))")
    case .mix where (0...1).contains(amount):
      self = .around("color-mix(in srgb, ", " \(ColorFunctionHeir.share(amount)))")
    case .mix:
      self = .none("'color-mix()' goes from 0% to 100% only")
    }
  }

  private static func shade(_ factor: Double, _ isOfHSL: Bool) -> ColorFunctionHeir {
    let scaled = { (channel: String) in
      if factor <= 0 { return "0" }
      if factor == 1 { return channel }
      let number = ColorFunctionHeir.number(factor)
      return factor < 1 ? "calc(\(channel) * \(number))" : "min(\(channel) * \(number), 100)"
    }
    let (before, after) = isOfHSL ? ("rgb(from ", " r g b)") : ("", "")
    return .around("hsl(from \(before)", "\(after) h \(scaled("s")) \(scaled("l")))")
  }

  /// What a number may come to that is written without an exponent.
  private static let largest = 1e5

  private static func share(_ amount: Double) -> String {
    (amount * 100).rounded(toDecimals: 6) + "%"
  }

  private static func number(_ amount: Double) -> String { amount.rounded(toDecimals: 8) }
}
