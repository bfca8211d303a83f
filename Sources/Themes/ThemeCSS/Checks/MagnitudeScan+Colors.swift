import ThemeSource

extension MagnitudeScan {
  /// Refuses a shadow of a filter in the color of the text, which it also has where it names none.
  mutating func checkColor(ofShadow arguments: Range<Int>) {
    let kinds = colors.kinds(in: arguments)
    guard kinds.contains(.text) || kinds.isDisjoint(with: [.named, .other]) else { return }
    report(
      "drop-shadow currentColor", sheet.range(of: arguments),
      "expected a color other than 'currentColor'")
  }

  /// Refuses colors of symbolic icons that depend on the color of the text and on one that has a name,
  /// as what the toolkit's own variables stand for.
  mutating func checkPalette(of declaration: CSSDeclaration) {
    let kinds = colors.kinds(in: declaration.value)
    guard kinds.contains(.text), !kinds.isDisjoint(with: [.named, .variable]) else { return }
    report(
      "-gtk-icon-palette currentColor", sheet.range(of: declaration.value),
      "expected 'currentColor' or colors with names, not both, in '-gtk-icon-palette'")
  }
}
