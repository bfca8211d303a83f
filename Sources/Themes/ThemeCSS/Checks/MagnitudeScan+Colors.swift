import ThemeModel
import ThemeSource

extension MagnitudeScan {
  /// Refuses a filter shadow in the color of the text, which is also its default.
  mutating func checkColor(ofShadow arguments: Range<Int>) {
    let kinds = colors.kinds(in: arguments)
    guard kinds.contains(.text) || kinds.isDisjoint(with: [.named, .other]) else { return }
    report(
      "drop-shadow currentColor", sheet.range(of: arguments),
      "expected a color other than 'currentColor'")
  }

  /// Refuses palette colors of symbolic icons that depend on both the text's color and a named
  /// color, as the toolkit's own variables do.
  mutating func checkPalette(of declaration: CSSDeclaration) {
    let kinds = colors.kinds(in: declaration.value)
    guard kinds.contains(.text), !kinds.isDisjoint(with: [.named, .variable]) else { return }
    report(
      "-gtk-icon-palette currentColor", sheet.range(of: declaration.value),
      "expected 'currentColor' or colors with names, not both, in '-gtk-icon-palette'")
  }

  /// The largest hue, in degrees; GTK 4.8 subtracts full turns one by one, and never ends for 10
  /// billion.
  private static let hueLimit = 1_000_000.0

  /// Refuses colors whose hue is many turns, including named ones.
  mutating func checkHues() {
    let functions: [StaticString] = ["hsl", "hsla"]
    for (index, token) in sheet.tokens.enumerated() where token.kind == .function {
      guard functions.contains(where: { sheet.isWord(token, $0) }),
        let hue = sheet.tokens[(index + 1)...].first(where: { !$0.isSpace }),
        hue.kind == .number || hue.kind == .dimension, abs(hue.number) > MagnitudeScan.hueLimit
      else { continue }
      report("hue", hue.range, "expected a hue of at most \(MagnitudeScan.hueLimit.text) degrees")
    }
  }
}
