import ThemeColor
import ThemeModel

/// The scheme's colors for any theme, by the numbers of base16: text, surfaces and statuses become
/// the colors with the same meaning in the specification.
struct ThemeAsScheme {
  private let resolved: ResolvedTheme

  /// `base00` to `base0F`.
  let all: [Color]

  /// The colors that base24's specification uses for `base10` to `base17` in a scheme of 16 colors.
  static let standIns = [0x00, 0x00, 0x08, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E]

  init(_ resolved: ResolvedTheme) {
    self.resolved = resolved
    all = SchemeDerivation(resolved: resolved).colors
  }

  /// The color with a number, including those beyond base24.
  subscript(number: Int) -> Color {
    switch number {
    case ..<16: all[number]
    case SchemePalette.onAccent: shown(.accentFg, on: .accentBg)
    case SchemePalette.onError: shown(.destructiveFg, on: .destructiveBg)
    default: all[ThemeAsScheme.standIns[number - 16]]
    }
  }

  private func shown(_ role: ColorRole, on background: ColorRole) -> Color {
    resolved[role].composited(over: resolved[background].composited(over: all[0]))
  }

  /// The colors of the theme's own palette by name.
  static func named(_ theme: Theme, in appearance: Appearance) -> [String: Color] {
    let own = theme.palette(in: appearance).map { ($0.name, $0.color) }
    return Dictionary(own) { first, _ in first }
  }
}

private struct SchemeDerivation {
  let resolved: ResolvedTheme

  var colors: [Color] {
    let window = resolved[.windowBg].composited(over: isDark ? .black : .white)
    let shown = { (role: ColorRole) in resolved[role].composited(over: window) }
    let text = shown(.windowFg)
    let accents: [Color] = [
      shown(.error), visible(.orange2, .orange4, on: window), shown(.warning), shown(.success),
      cyan(on: window), shown(.accent), visible(.purple2, .purple3, on: window),
      visible(.brown2, .brown4, on: window),
    ]
    let grays = [
      window, shown(.headerbarBg), shown(.popoverBg), shown(.subtleLabel), shown(.secondaryLabel),
      text, text.gtkMix(isDark ? .white : .black, amount: 0.5), isDark ? .white : .black,
    ]
    return grays + accents
  }

  private var isDark: Bool { resolved.appearance.scheme == .dark }

  /// The swatch for the scheme, or the nearest color that is visible on the window.
  private func visible(_ dark: ColorRole, _ light: ColorRole, on window: Color) -> Color {
    let color = resolved[isDark ? dark : light]
    return color.nearest(reaching: ContrastNeed.faint, against: [window]) ?? color
  }

  /// A second accent, or a color between blue and green, for which libadwaita has no swatch.
  private func cyan(on window: Color) -> Color {
    let color =
      resolved.sets(.secondaryAccent)
      ? resolved[.secondaryAccent].composited(over: window)
      : resolved[.blue3].gtkMix(resolved[.green3], amount: 0.5)
    return color.nearest(reaching: ContrastNeed.faint, against: [window]) ?? color
  }
}
