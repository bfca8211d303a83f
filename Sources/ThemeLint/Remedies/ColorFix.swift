import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Writes a color into a theme's file in the place of another, where that stands alone.
struct ColorFix {
  private let subject: LintSubject

  init(_ subject: LintSubject) {
    self.subject = subject
  }

  /// The change to a lever's value; `nil` where the value is a name or a function, or is not the
  /// theme's own.
  func replacing(_ lever: Lever, with colors: Remedy.Colors) -> Diagnostic.Fix? {
    guard lever.value?.expression.isLiteral ?? true else { return nil }
    let bytes = subject.bytes(at: lever.location)
    let quotes = ["\"", "'"].first { bytes.starts(with: $0.utf8) && bytes.count > 1 }
    let content = quotes == nil ? bytes : bytes.dropFirst().dropLast()
    guard CSSColor(String(decoding: content, as: UTF8.self)) != nil else { return nil }
    let written = { (color: Color) in (quotes ?? "") + color.shortHex + (quotes ?? "") }
    switch colors {
    case .one(let color):
      return Diagnostic.Fix(replacing: lever.location, with: written(color))
    case .each(let light, let dark):
      guard isWholeValue(lever.location) else { return nil }
      let (light, dark) = (written(light), written(dark))
      let table =
        isJSON
        ? "{ \"light\": \(light), \"dark\": \(dark) }" : "{ light = \(light), dark = \(dark) }"
      return Diagnostic.Fix(replacing: lever.location, with: table)
    }
  }

  private var isJSON: Bool {
    subject.theme.source.bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "{")
  }

  /// Whether a value stands for all appearances by itself, and so can become a table of them.
  private func isWholeValue(_ location: SourceLocation) -> Bool {
    guard subject.format == .livery else { return false }
    let before = subject.theme.source.bytes[..<location.range.lowerBound]
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let sign = isJSON ? UInt8(ascii: ":") : UInt8(ascii: "=")
    guard let end = before.lastIndex(where: { !isSpace($0) }), before[end] == sign,
      let last = before[..<end].lastIndex(where: { !isSpace($0) && $0 != 0x22 && $0 != 0x27 })
    else { return false }
    return !before[...last].suffix(7).elementsEqual("default".utf8)
  }
}
