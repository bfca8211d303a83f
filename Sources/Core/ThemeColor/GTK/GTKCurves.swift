/// The transfer functions of GTK's color spaces (gtk/gtkcolorutils.c, gdk/gdkcolordefs.h).
enum GTKCurves {
  // sRGB, in double precision as stylesheets are computed; values below 0 stay on the straight
  // part.

  static func decoded(_ value: Float) -> Float {
    let value = Double(value)
    return Float(
      value >= 0.04045 ? Mathematics.power((value + 0.055) / (1 + 0.055), 2.4) : value / 12.92)
  }

  static func encoded(_ value: Float) -> Float {
    let value = Double(value)
    return Float(
      value > 0.0031308 ? 1.055 * Mathematics.power(value, 1 / 2.4) - 0.055 : 12.92 * value)
  }

  // Rec. ITU-R BT.2020, table 4.

  private static let rec2020Alpha: Float = 1.09929682680944
  private static let rec2020Beta: Float = 0.018053968510807

  static func rec2020Decoded(_ value: Float) -> Float {
    guard Double(abs(value)) >= Double(rec2020Beta) * 4.5 else { return Float(Double(value) / 4.5) }
    let size = Mathematics.power(
      (abs(value) + rec2020Alpha - 1) / rec2020Alpha, Float(1 / 0.45))
    return value < 0 ? -size : size
  }

  static func rec2020Encoded(_ value: Float) -> Float {
    guard abs(value) > rec2020Beta else { return Float(4.5 * Double(value)) }
    let size = rec2020Alpha * Mathematics.power(abs(value), 0.45) - (rec2020Alpha - 1)
    return value < 0 ? -size : size
  }

  // Perceptual quantizer, SMPTE ST 2084; 203 of 10,000 cd/m² are the white of the other spaces. A
  // value below 0 becomes NaN, which is painted as 0.

  private static let c1: Float = 3424.0 / 4096
  private static let c2: Float = 2413.0 / 128
  private static let c3: Float = 2392.0 / 128

  static func pqDecoded(_ value: Float) -> Float {
    let root = Mathematics.power(value, Float(32 / 2523.0))
    let above = root - c1 > 0 ? root - c1 : 0
    let linear = Mathematics.power(above / (c2 - c3 * root), Float(16384 / 2610.0))
    return linear * 10000 / 203
  }

  static func pqEncoded(_ value: Float) -> Float {
    let root = Mathematics.power(Float(Double(value) * 203 / 10000), Float(2610.0 / 16384))
    return Mathematics.power((c1 + c2 * root) / (1 + c3 * root), Float(2523.0 / 32))
  }

  // sRGB in single precision, as pixels are converted.

  static func pixelEncoded(_ value: Float) -> Float {
    value > 0.0031308 ? 1.055 * Mathematics.power(value, 1 / 2.4) - 0.055 : 12.92 * value
  }
}
