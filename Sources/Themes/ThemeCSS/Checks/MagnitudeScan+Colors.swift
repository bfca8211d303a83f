import ThemeSource

extension MagnitudeScan {
  /// Refuses a shadow of a filter in the color of the text, which it also has where it names none:
  /// GTK 4.18 and 4.24 end the program at it.
  mutating func checkColor(ofShadow arguments: Range<Int>) {
    let kinds = colors.kinds(in: arguments)
    guard kinds.contains(.text) || kinds.isDisjoint(with: [.named, .other]) else { return }
    report(
      sheet.range(of: arguments), "expected a color other than 'currentColor'",
      because: "GTK 4.18 dies of it")
  }

  /// Refuses colors of symbolic icons that depend on the color of the text and on one that has a name,
  /// as what the toolkit's own variables stand for: GTK 4.18 and 4.24 end the program at them.
  mutating func checkPalette(of declaration: CSSDeclaration) {
    let kinds = colors.kinds(in: declaration.value)
    guard kinds.contains(.text), !kinds.isDisjoint(with: [.named, .variable]) else { return }
    report(
      sheet.range(of: declaration.value),
      "expected 'currentColor' or colors with names, not both, in '-gtk-icon-palette'",
      because: "GTK 4.18 dies of it")
  }
}
