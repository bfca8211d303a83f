import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Replaces a color in a theme's file, or its expression, by another color.
struct ColorFix {
  let theme: Theme
  let format: ThemeFormat

  /// The edit for a remedy; `nil` if it cannot be made.
  func making(_ remedy: Remedy) -> Finding.Fix? {
    remedy.isPartial ? nil : replacing(remedy.fixTarget, with: remedy.colors)
  }

  /// The change to a fix target's value; `nil` if no color can be written there.
  func replacing(_ fixTarget: FixTarget, with colors: Remedy.Colors) -> Finding.Fix? {
    let bytes = theme.source.bytes(at: fixTarget.location)
    let quotes = ["\"", "'"].first { bytes.starts(with: $0.utf8) && bytes.count > 1 }
    let content = quotes == nil ? bytes : bytes.dropFirst().dropLast()
    if format.isPalette { return replacing(fixTarget, content, with: colors) }
    let isColor = CSSColor(String(decoding: content, as: UTF8.self)) != nil
    guard isColor || holdsExpression(fixTarget) else { return nil }
    let written = { (color: Color) in (quotes ?? "") + color.shortHex + (quotes ?? "") }
    let isSafe = changesLittle(fixTarget, to: colors)
    switch colors {
    case .one(let color):
      return Finding.Fix(replacing: fixTarget.location, with: written(color), isSafe: isSafe)
    case .each(let light, let dark):
      guard isWholeValue(fixTarget.location) else { return nil }
      let (light, dark) = (written(light), written(dark))
      let table =
        theme.source.isJSON
        ? "{ \"light\": \(light), \"dark\": \(dark) }" : "{ light = \(light), dark = \(dark) }"
      return Finding.Fix(replacing: fixTarget.location, with: table, isSafe: isSafe)
    }
  }

  /// The edit of a palette's color, which has six digits in quotes, after a `#` only if the old one
  /// has it.
  ///
  /// Every surface is derived from the scheme's backgrounds, so none of them can change alone.
  private func replacing(
    _ fixTarget: FixTarget, _ content: ArraySlice<UInt8>, with colors: Remedy.Colors
  ) -> Finding.Fix? {
    let text = String(decoding: content, as: UTF8.self)
    let digits = text.drop { $0 == "#" }
    guard fixTarget.part == .foreground, case .one(let color) = colors, color.bytes.alpha == 255,
      digits.utf8.count == 6, Color(hex: "#\(digits)") != nil
    else { return nil }
    let written = digits.count == text.count ? color.shortHex.dropFirst() : color.shortHex[...]
    return Finding.Fix(
      replacing: fixTarget.location, with: "\"\(written)\"",
      isSafe: changesLittle(fixTarget, to: colors))
  }

  /// Whether a color change is invisible.
  private func changesLittle(_ fixTarget: FixTarget, to colors: Remedy.Colors) -> Bool {
    guard fixTarget.value?.expression.isLiteral ?? true, case .one(let color) = colors else {
      return false
    }
    return fixTarget.color.alpha == color.alpha
      && fixTarget.color.distance(to: color) < Color.leastSeenDistance
  }

  /// Whether a fix target's value is a name or a function in place of a color.
  private func holdsExpression(_ fixTarget: FixTarget) -> Bool {
    // Of a rule's values, only those in themes can be fix targets.
    guard let value = fixTarget.value else { return format == .livery }
    guard !value.expression.isLiteral else { return false }
    return [.livery, .gradience, .gtkCSS].contains(format)
  }

  /// Whether a value is for all appearances, and so can become a table of them.
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
