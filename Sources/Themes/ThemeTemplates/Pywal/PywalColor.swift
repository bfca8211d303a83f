import Glibc
import ThemeSource

/// A color as pywal16 has it: digits, and the alpha that it prints, in percent.
struct PywalColor {
  /// `#` and the digits, as the palette writes them.
  private(set) var text: String
  private(set) var alphaText: String
  private let commonAlpha: String
  private(set) var channels: (red: Int, green: Int, blue: Int)

  /// Reads `#rrggbb`; `nil` for anything else.
  init?(_ text: String, alpha: String) {
    let digits = Array(text.utf8)
    guard digits.count == 7, digits[0] == UInt8(ascii: "#"),
      let code = Int(text.dropFirst(), radix: 16),
      digits[1] != UInt8(ascii: "+"), digits[1] != UInt8(ascii: "-")
    else { return nil }
    self.text = text
    channels = (code >> 16, code >> 8 & 0xff, code & 0xff)
    (alphaText, commonAlpha) = (alpha, alpha)
  }

  private mutating func set(_ channels: (Int, Int, Int)) {
    self.channels = channels
    text = "#" + [channels.0, channels.1, channels.2].map(PywalColor.hex).joined()
    alphaText = commonAlpha
  }

  mutating func apply(_ method: PywalMarker.Method) {
    switch method {
    case .lighten(let percent):
      set(mapped { Int(Double($0) + (255 - Double($0)) * (percent / 100)) })
    case .darken(let percent): set(mapped { Int(Double($0) * (1 - percent / 100)) })
    case .saturate(let percent): set(saturated(percent / 100))
    case .foxify(let amount):
      set(
        mapped {
          let base = Double(max($0, 10))
          return min(max(0, Int(base + base * amount)), 255)
        })
    case .adjustAlpha(let alpha):
      alphaText = alpha == alpha.rounded() ? String(Int(alpha)) : "\(alpha)"
    }
  }

  private func mapped(_ change: (Int) -> Int) -> (Int, Int, Int) {
    (change(channels.red), change(channels.green), change(channels.blue))
  }

  /// Python's `%02x`, also for numbers with more than two digits.
  private static func hex(_ value: Int) -> String {
    let digits = String(value.magnitude, radix: 16)
    let sign = value < 0 ? "-" : ""
    return sign + String(repeating: "0", count: max(0, 2 - digits.count - sign.count)) + digits
  }

  /// The same hue and lightness of HLS (Python's `colorsys`) with another saturation.
  private func saturated(_ amount: Double) -> (Int, Int, Int) {
    let (red, green, blue) = (
      Double(channels.red) / 255, Double(channels.green) / 255, Double(channels.blue) / 255
    )
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let (sum, range) = (high + low, high - low)
    let lightness = sum / 2
    var hue = 0.0
    if range > 0 {
      let parts = ((high - red) / range, (high - green) / range, (high - blue) / range)
      hue =
        red == high
        ? parts.2 - parts.1 : green == high ? 2 + parts.0 - parts.2 : 4 + parts.1 - parts.0
      hue = (hue / 6).truncatingRemainder(dividingBy: 1)
      if hue < 0 { hue += 1 }
    }
    guard amount != 0 else {
      let gray = Int(lightness * 255)
      return (gray, gray, gray)
    }
    let upper =
      lightness <= 0.5
      ? lightness * (1 + amount) : lightness + amount - lightness * amount
    let lower = 2 * lightness - upper
    let channel = { (turned: Double) -> Int in
      var hue = turned.truncatingRemainder(dividingBy: 1)
      if hue < 0 { hue += 1 }
      let value =
        hue < 1 / 6.0
        ? lower + (upper - lower) * hue * 6
        : hue < 0.5 ? upper : hue < 2 / 3.0 ? lower + (upper - lower) * (2 / 3.0 - hue) * 6 : lower
      return Int(value * 255)
    }
    return (channel(hue + 1 / 3.0), channel(hue), channel(hue - 1 / 3.0))
  }
}

extension PywalColor {
  /// The alpha in whole percent.
  private var alpha: Int {
    var alpha = (Double(alphaText) ?? 100).magnitude
    if alpha < 1 { alpha *= 100 }
    return Int(min(alpha, 100))
  }

  private var digits: Substring { text.dropFirst() }

  private func part(_ index: Int) -> Substring { digits.dropFirst(2 * index).prefix(2) }

  private var code: Int { channels.red << 16 | channels.green << 8 | channels.blue }

  /// A property in its printed form.
  func value(of property: PywalMarker.Property) -> String {
    let (red, green, blue) = channels
    let alphaHex = PywalColor.hex(alpha * 255 / 100).uppercased()
    return switch property {
    case .rgb: "\(red),\(green),\(blue)"
    case .rgbspace: "\(red) \(green) \(blue)"
    case .xrgba: "\(part(0))/\(part(1))/\(part(2))/ff".lowercased()
    case .rgba: "rgba(\(red),\(green),\(blue),\(Double(alpha) / 100))"
    case .hexARGB: "#\(alphaHex)\(digits)"
    case .alpha: "[\(alpha)]\(text)"
    case .alphaDec: "\(Double(alpha) / 100)"
    case .alphaHex: alphaHex
    case .decimal: "#\(code)"
    case .decimalStrip: "\(code)"
    case .octal: "#" + String(code, radix: 8)
    case .octalStrip: String(code, radix: 8)
    case .strip: String(digits)
    case .red: (Double(red) / 255).fixed(3)
    case .green: (Double(green) / 255).fixed(3)
    case .blue: (Double(blue) / 255).fixed(3)
    case .redHex: String(part(0))
    case .greenHex: String(part(1))
    case .blueHex: String(digits.dropFirst(4))
    case .redDec: "\(red)"
    case .greenDec: "\(green)"
    case .blueDec: "\(blue)"
    case .luminance: luminance
    case .hexColor: text
    case .alphaNumber: alphaText
    }
  }

  /// WCAG's luminance, of channels with three decimals.
  private var luminance: String {
    let linear = [channels.red, channels.green, channels.blue].map { channel -> Double in
      let value = Double((Double(channel) / 255).fixed(3)) ?? 0
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return "\(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])"
  }
}
