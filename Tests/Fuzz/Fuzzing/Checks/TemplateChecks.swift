import ThemeModel
import ThemeSource
import ThemeTemplates

/// Takes bytes apart as a template, and fills it with a palette, in both schemes if every check is
/// made.
enum TemplateChecks {
  /// One input in so many is filled a second time.
  private static let filledAgainOneIn = 16

  static func run(
    on bytes: [UInt8], in language: TemplateLanguage, _ isThorough: Bool
  ) throws(Contradiction) {
    // Nothing lies beside standard input, so nothing is included.
    let text = SourceText(file: "-", bytes: bytes)
    let template = Template(text, in: language)
    try FindingChecks.check(template.findings, of: text)
    guard let palette = TemplateChecks.palette(for: language) else { return }
    var choice = CheckChoice(of: bytes, isThorough)
    for scheme in choice.some(of: Appearance.Scheme.allCases) {
      let filled = template.filled(with: palette, in: scheme)
      try FindingChecks.check(filled.findings, of: text)
      try claim(
        filled.bytes.count <= 3 * Template.sizeLimit, "\(filled.bytes.count) bytes of filled text")
      guard choice.chooses(oneIn: filledAgainOneIn) else { continue }
      let again = template.filled(with: palette, in: scheme)
      try claim(
        again.bytes == filled.bytes && again.findings == filled.findings,
        "another text the second time")
    }
  }

  private static func palette(for language: TemplateLanguage) -> TemplatePalette? {
    let text =
      switch language {
      case .mustache: scheme
      case .matugen: material
      case .pywal: pywal
      }
    let source = SourceText(file: "palette", text)
    return PaletteSupply.palette(source, of: language.paletteKind).palette
  }

  private static let scheme =
    "system: \"base16\"\nname: \"A & <B>\"\nauthor: \"A\"\nvariant: \"dark\"\npalette:\n"
    + "0123456789ABCDEF".map { "  base0\($0): \"\($0)0\($0)8\($0)f\"\n" }.joined()

  private static let material = """
    {"image": "/w.png", "mode": "dark", "colors": {
      "primary": {"dark": "#1e6c4d", "light": "#8040c0"},
      "surface": {"dark": "#101418", "light": "#fafafa"},
      "on_surface": {"dark": "#e0e0e0", "light": "#202020"}
    }}
    """

  private static let pywal: String = {
    let colors = (0..<16).map { "\"color\($0)\": \"#\(10 + $0)\(40 + $0)\(80 + $0)\"" }
    return """
      {"wallpaper": "/w.png", "alpha": "80", "checksum": "abc",
        "special": {"background": "#0A141e", "foreground": "#e6Dcc8", "cursor": "#e6Dcc8"},
        "colors": {\(colors.joined(separator: ", "))}}
      """
  }()
}
