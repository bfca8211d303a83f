import ThemeColor

/// A filter of matugen 4.1.
///
/// The results for a color in HSL follow matugen's code, not its documentation: after a filter that
/// sets a component of HSL, 'lighten' gives a gray of the lightness, and 'invert' and 'grayscale'
/// change the hue.
enum MatugenFilter: String, Sendable, CaseIterable {
  case setRed = "set_red", setGreen = "set_green", setBlue = "set_blue", setAlpha = "set_alpha"
  case setHue = "set_hue", setSaturation = "set_saturation", setLightness = "set_lightness"
  case lighten, autoLightness = "auto_lightness", saturate, invert, grayscale
  case toColor = "to_color", format, replace
  case blend, harmonize
  case snakeCase = "snake_case", lowerCase = "lower_case", camelCase = "camel_case"
  case pascalCase = "pascal_case", kebabCase = "kebab_case"

  /// The letter case to which it changes a text.
  private var letterCase: MatugenCase? {
    switch self {
    case .snakeCase: .snake
    case .lowerCase: .lower
    case .camelCase: .camel
    case .pascalCase: .pascal
    case .kebabCase: .kebab
    default: nil
    }
  }

  var arity: Int {
    switch self {
    case .invert, .grayscale, .toColor, .snakeCase, .lowerCase, .camelCase, .pascalCase,
      .kebabCase:
      0
    case .saturate, .replace, .blend: 2
    default: 1
    }
  }
}

extension MatugenFilter {
  struct Failure: Error {
    let message: String
    init(_ message: String) { self.message = message }
  }

  /// The result of the filter for a value that is printed in a format.
  func apply(
    to value: MatugenValue, _ arguments: [MatugenValue], in format: String?
  ) throws(Failure) -> MatugenValue {
    if let letterCase {
      guard let text = text(of: value, in: format) else {
        throw Failure("'\(rawValue)' takes a text")
      }
      return .string(letterCase.text(text))
    }
    switch self {
    case .replace:
      guard let text = text(of: value, in: format), let old = arguments[0].text,
        let new = arguments[1].text
      else { throw Failure("'replace' takes a text, and two texts after it") }
      guard !old.isEmpty else { return .string(text) }
      let added = text.utf8.ranges(of: old.utf8).count * new.utf8.count
      guard text.utf8.count + added <= Filling.limit else {
        throw Failure("'replace' makes more than \(Filling.limit) bytes")
      }
      return .string(
        String(text.unicodeScalars.replacing(old.unicodeScalars, with: new.unicodeScalars)))
    case .toColor:
      if case .color = value { return value }
      guard case .string(let text) = value, let color = MatugenColor(css: text) else {
        throw Failure("expected a color for 'to_color', such as \"#ff0000\"")
      }
      return .color(color)
    default: break
    }
    guard case .color(let color) = value else {
      throw Failure("'\(rawValue)' takes a color; 'to_color' makes one of a text")
    }
    if self == .format {
      guard let name = arguments[0].text, let text = color.text(name) else {
        throw Failure("expected a format such as 'hex' or 'rgba' for 'format'")
      }
      return .string(text)
    }
    if self == .setAlpha, let format, ["hex", "rgb", "hsl"].contains(format) {
      throw Failure("'set_alpha' changes nothing in '\(format)'; print a format with alpha")
    }
    if self == .blend || self == .harmonize { return .color(try turned(color, arguments)) }
    let number = arguments.first?.number
    guard arity == 0 || number?.isFinite == true else {
      throw Failure("expected a number for '\(rawValue)'")
    }
    if self == .saturate, arguments[1].text?.lowercased() != "hsl" {
      throw Failure("expected \"hsl\" as the second argument of 'saturate'")
    }
    return .color(changed(color, number ?? 0))
  }

  private func text(of value: MatugenValue, in format: String?) -> String? {
    if case .color(let color) = value { return color.text(format ?? "hex") }
    return value.text
  }

  /// The color with its hue moved towards another's, rounded to 8 bits per channel.
  private func turned(
    _ color: MatugenColor, _ arguments: [MatugenValue]
  ) throws(Failure) -> MatugenColor {
    guard case .color(let other) = arguments[0] else {
      throw Failure(
        "expected a color for '\(rawValue)', such as {{colors.primary.default.hex}} in braces")
    }
    let result: HCT
    if self == .harmonize {
      result = HCT(color.cut).harmonized(with: HCT(other.cut))
    } else if let share = arguments[1].number, share.isFinite {
      result = HCT.blendingHue(of: color.cut, with: other.cut, share: share)
    } else {
      throw Failure("expected a number such as 0.5 as the second argument of 'blend'")
    }
    let turned = MatugenColor(result.color)
    return color.space == .hsl ? turned.hsl : turned
  }

  private func changed(_ color: MatugenColor, _ amount: Double) -> MatugenColor {
    let isHSL = color.space == .hsl
    switch self {
    case .setRed: return color.setting(red: amount)
    case .setGreen: return color.setting(green: amount)
    case .setBlue: return color.setting(blue: amount)
    case .setAlpha:
      var color = color
      color.alpha = min(max(amount, 0), 1)
      return color
    case .setHue: return color.setting(hue: amount)
    case .setSaturation: return color.setting(saturation: amount)
    case .setLightness: return color.setting(lightness: amount)
    case .lighten:
      return isHSL
        ? color.setting(hue: 0, saturation: 0)
        : color.setting(lightness: color.lightness + amount).rgb
    case .autoLightness:
      let moved = color.lightness + (color.lightness < 50 ? amount : -amount)
      let result = color.setting(lightness: moved)
      return isHSL ? result : result.rgb
    case .saturate:
      let result = color.setting(saturation: color.hsl.second + amount)
      return isHSL ? result : result.rgb
    case .invert where !isHSL:
      return MatugenColor(
        red: 255 - color.red, green: 255 - color.green, blue: 255 - color.blue, alpha: color.alpha)
    case .grayscale where !isHSL:
      let middle =
        (max(color.red, color.green, color.blue) + min(color.red, color.green, color.blue)) / 2
      return MatugenColor(red: middle, green: middle, blue: middle, alpha: color.alpha)
    case .invert, .grayscale:
      return color.setting(hue: (color.first + 180).truncatingRemainder(dividingBy: 360))
    default: return color
    }
  }
}

extension MatugenColor {
  /// Reads a color of CSS, or the digits of one.
  init?(css text: String) {
    let color = Color(hexDigits: text) ?? (try? CSSColor(parsing: Array(text.utf8)[...]))?.mapped()
    guard let color else { return nil }
    self.init(color)
  }

  /// The opaque color with 8 bits per channel, with fractions cut off.
  fileprivate var cut: Color {
    let unit = { (channel: Double) in channel.rounded(.down) / 255 }
    return Color(red: unit(red), green: unit(green), blue: unit(blue))
  }

  init(_ color: Color) {
    self.init(
      red: color.red * 255, green: color.green * 255, blue: color.blue * 255, alpha: color.alpha)
  }
}
