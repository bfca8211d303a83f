import ThemeColor
import ThemeLint
import ThemeModel
import ThemeSession
import ThemeSource

/// A color of a theme as the inspector shows it.
struct ColorState: Hashable {
  /// The color as it is painted for the eyes chosen; `nil` where it has no value here.
  let painted: Color?

  /// The value as it is written; `nil` where no file of the chain gives one.
  let expression: String?

  /// Whether the theme's own file gives the value, and not what it extends.
  let isOwn: Bool

  /// Whether something else says what the color is once the file does not.
  let canReset: Bool

  /// How the color stands out from its pair, where it has one.
  let contrast: Contrast?

  /// The contrast of a pair.
  struct Contrast: Hashable {
    let ratio: Double
    /// The ratio that is asked for; `nil` where none is.
    let minimum: Double?
    /// What is painted, and on what.
    let pair: String

    var isEnough: Bool { ratio + 1e-9 >= minimum ?? 0 }
  }
}

extension ColorState {
  /// A role in a look, of whose pairs the rows tell.
  init(_ role: ColorRole, in look: ThemeLook, _ rows: [ContrastReport.Row]) {
    self.init(ColorSlot(role), in: look, isInherited: true, contrast: Contrast(role, rows))
  }

  /// A color that is no role in a look.
  init(_ color: Theme.NamedColor, in look: ThemeLook) {
    self.init(color.slot, in: look, isInherited: color.isInherited, contrast: nil)
  }

  private init(_ slot: ColorSlot, in look: ThemeLook, isInherited: Bool, contrast: Contrast?) {
    let theme = look.theme
    let value = theme.chain(of: slot, in: look.appearance).first
    painted = theme.color(of: slot, in: look.painted)
    expression = value.map { theme.text(of: $0) }
    isOwn = value.map { $0.layer == theme.ownLayer && $0.layer > 0 } ?? false
    canReset = isOwn && isInherited
    self.contrast = contrast
  }
}

extension ColorState.Contrast {
  /// The pair of a text role and its surface, or of a surface and the text of its group.
  init?(_ role: ColorRole, _ rows: [ContrastReport.Row]) {
    let row =
      rows.first { $0.role == role }
      ?? rows.first { $0.surface == role && $0.role?.group == role.group }
    guard let row else { return nil }
    ratio = row.ratio
    minimum = row.minimum
    pair = "\(row.ink) on \(row.surface.name)"
  }
}

extension Theme {
  /// A value as its file has it, without the quotes around it.
  func text(of value: HeldValue) -> String {
    let bytes = sources[value.layer].bytes[value.location.range]
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let isQuoted =
      bytes.count >= 2 && bytes.first == bytes.last && quotes.contains(bytes.first ?? 0)
    return String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
  }
}
