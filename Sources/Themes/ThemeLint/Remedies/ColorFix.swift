import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Replaces a color in a theme's file, or the expression that gives it, by another.
struct ColorFix {
  let theme: Theme
  let format: ThemeFormat

  /// The change that a remedy asks for; `nil` where it cannot be made.
  func making(_ remedy: Remedy) -> Finding.Fix? {
    remedy.isPartial ? nil : replacing(remedy.lever, with: remedy.colors)
  }

  /// The change to a lever's value; `nil` where no color can be written there.
  func replacing(_ lever: FixTarget, with colors: Remedy.Colors) -> Finding.Fix? {
    let bytes = theme.source.bytes(at: lever.location)
    let quotes = ["\"", "'"].first { bytes.starts(with: $0.utf8) && bytes.count > 1 }
    let content = quotes == nil ? bytes : bytes.dropFirst().dropLast()
    if format.isPalette { return replacing(lever, content, with: colors) }
    let isColor = CSSColor(String(decoding: content, as: UTF8.self)) != nil
    guard isColor || holdsExpression(lever) else { return nil }
    let written = { (color: Color) in (quotes ?? "") + color.shortHex + (quotes ?? "") }
    let isSafe = changesLittle(lever, to: colors)
    switch colors {
    case .one(let color):
      return Finding.Fix(replacing: lever.location, with: written(color), isSafe: isSafe)
    case .each(let light, let dark):
      guard isWholeValue(lever.location) else { return nil }
      let (light, dark) = (written(light), written(dark))
      let table =
        theme.source.isJSON
        ? "{ \"light\": \(light), \"dark\": \(dark) }" : "{ light = \(light), dark = \(dark) }"
      return Finding.Fix(replacing: lever.location, with: table, isSafe: isSafe)
    }
  }

  /// The change to a color of a palette, which has six digits in quotes, after a `#` only if that is
  /// there already.
  ///
  /// Every surface is derived from the scheme's grounds, so that none of them can move alone.
  private func replacing(
    _ lever: FixTarget, _ content: ArraySlice<UInt8>, with colors: Remedy.Colors
  ) -> Finding.Fix? {
    let text = String(decoding: content, as: UTF8.self)
    let digits = text.drop { $0 == "#" }
    guard lever.part == .ink, case .one(let color) = colors, color.bytes.alpha == 255,
      digits.utf8.count == 6, Color(hex: "#\(digits)") != nil
    else { return nil }
    let written = digits.count == text.count ? color.shortHex.dropFirst() : color.shortHex[...]
    return Finding.Fix(
      replacing: lever.location, with: "\"\(written)\"", isSafe: changesLittle(lever, to: colors))
  }

  /// Whether nobody sees that a color becomes another.
  private func changesLittle(_ lever: FixTarget, to colors: Remedy.Colors) -> Bool {
    guard lever.value?.expression.isLiteral ?? true, case .one(let color) = colors else {
      return false
    }
    return lever.color.alpha == color.alpha
      && lever.color.distance(to: color) < Color.leastSeenDistance
  }

  /// Whether a lever's value is a name or a function, written where a color could be.
  private func holdsExpression(_ lever: FixTarget) -> Bool {
    // Of a rule's values only those of themes can be levers.
    guard let value = lever.value else { return format == .livery }
    guard !value.expression.isLiteral else { return false }
    return [.livery, .gradience, .gtkCSS].contains(format)
  }

  /// Whether a value stands for all appearances by itself, and so can become a table of them.
  private func isWholeValue(_ location: SourceLocation) -> Bool {
    guard format == .livery else { return false }
    let before = theme.source.bytes[..<location.range.lowerBound]
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let sign = theme.source.isJSON ? UInt8(ascii: ":") : UInt8(ascii: "=")
    guard let end = before.lastIndex(where: { !isSpace($0) }), before[end] == sign,
      let last = before[..<end].lastIndex(where: { !isSpace($0) && $0 != 0x22 && $0 != 0x27 })
    else { return false }
    return !before[...last].suffix(7).elementsEqual("default".utf8)
  }
}
