public import ThemeColor
import ThemeFormats
public import ThemeModel

/// The colors of a whole theme that are made of one, in light and dark, all of them readable.
public struct DerivedColors: Sendable {
  /// What a color is in the two schemes, as theme files write it.
  public struct Value: Hashable, Sendable {
    public let light: String
    public let dark: String

    init(light: String, dark: String) {
      (self.light, self.dark) = (light, dark)
    }

    init(_ text: String) {
      self.init(light: text, dark: text)
    }
  }

  /// The name of the palette entry for the color that they are made of.
  public static let brand = "brand"

  /// The color that they are made of, opaque and in whole bytes.
  public let accent: Color

  let light: AccentScheme
  let dark: AccentScheme

  /// The tones that roles refer to; `nil` where each has its own color.
  let scale: AccentScale?

  private let dials: DerivationDials

  public init(from color: Color, _ dials: DerivationDials = DerivationDials()) {
    let own = color.withAlpha(1).roundedToBytes
    let dialed = ColorDials(chroma: dials.chroma).applied(to: CSSColor(own)).mapped()
    let accent = dials.chroma == 1 ? own : dialed.roundedToBytes
    let chroma = CSSColor(accent).converted(to: .oklch).components.1 ?? 0
    let tint = AccentScheme.tint(ofChroma: chroma) * dials.neutralTint
    let scale = dials.hasScale ? AccentScale(of: accent, neutralChroma: 0.014 * tint) : nil
    (self.accent, self.scale, self.dials) = (accent, scale, dials)
    light = AccentScheme(accent, .light, dials, scale: scale)
    dark = AccentScheme(accent, .dark, dials, scale: scale)
  }

  /// Whether a role has the very color that they are made of, and so refers to `$brand`.
  public var usesBrand: Bool {
    (light.entries + dark.entries).contains { $0.color == accent }
  }

  /// A role's value; `nil` where the toolkit's will do.
  public subscript(role: ColorRole) -> Value? {
    switch role {
    case .accentFg where dials.hasWhiteText: return Value("white")
    case .accentFg, .successFg, .warningFg, .errorFg:
      return Value("readable($\(role.name.dropLast(2))bg)")
    case .destructiveBg: return Value("$error-bg")
    case .destructiveFg: return Value("$error-fg")
    case .viewFg, .headerbarFg, .headerbarBorder, .sidebarFg, .cardFg, .dialogFg, .popoverFg:
      return Value("$window-fg")
    case .headerbarBackdrop: return Value("$window-bg")
    case .secondaryLabel: return Value("alpha($window-fg, 70%)")
    case .subtleLabel: return Value("alpha($window-fg, 50%)")
    case .link: return Value("$accent")
    case .selection: return Value("alpha($accent-bg, 30%)")
    default:
      guard light.entries.contains(where: { $0.role == role }) else { return nil }
      return Value(light: text(light[role]), dark: text(dark[role]))
    }
  }

  /// The color of a role in a scheme; black for one whose value is not a color but an expression.
  public subscript(role: ColorRole, scheme: Appearance.Scheme) -> Color {
    scheme == .dark ? dark[role] : light[role]
  }

  private func text(_ color: Color) -> String {
    if let name = scale?.name(of: color) { return "$\(name)" }
    return color == accent ? "$\(Self.brand)" : color.shortHex
  }
}
