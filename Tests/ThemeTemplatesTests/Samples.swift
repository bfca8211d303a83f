import Testing
import ThemeFormats
import ThemeModel
import ThemeSource

@testable import ThemeTemplates

/// Palettes of our own, one of each kind.
enum Samples {
  static let tones: [String] = (0..<16).map { hex(12 + $0 * 15, 20 + $0 * 14, 40 + $0 * 13) }

  private static func hex(_ red: Int, _ green: Int, _ blue: Int) -> String {
    [red, green, blue].map { UInt8($0 % 256).hexText }.joined()
  }

  /// A base16 scheme, whose colors may be replaced.
  static func scheme(_ name: String = "Café Noir", setting: [Int: String] = [:]) -> String {
    let colors = tones.enumerated().map { index, tone in
      "  base0\(String(index, radix: 16, uppercase: true)): \"\(setting[index] ?? tone)\"\n"
    }
    return "system: \"base16\"\nname: \"\(name)\"\nauthor: \"A & B\"\nvariant: \"dark\"\npalette:\n"
      + colors.joined()
  }

  static let material = """
    {"image": "/w.png", "mode": "dark", "colors": {
      "primary": {"dark": {"color": "#1e6c4d"}, "default": {"color": "#1e6c4d"}, "light": {"color": "#8040c0"}},
      "surface": {"dark": {"color": "#101418"}, "default": {"color": "#101418"}, "light": {"color": "#fafafa"}},
      "on_surface": {"dark": {"color": "#e0e0e0"}, "default": {"color": "#e0e0e0"}, "light": {"color": "#202020"}}
    }}
    """

  static let pywal: String = {
    let colors: [String] = (0..<16).map { index in
      let digits = hex(index * 37 + 10, index * 91 + 20, index * 53 + 200)
      return "\"color\(index)\": \"#\(digits)\""
    }
    let special =
      "{\"background\": \"#0A141e\", \"foreground\": \"#e6Dcc8\", \"cursor\": \"#e6Dcc8\"}"
    return """
      {"wallpaper": "/home/w.png", "alpha": "80", "checksum": "abc", "special": \(special),
        "colors": {\(colors.joined(separator: ", "))}}
      """
  }()

  static func palette(for language: TemplateLanguage, _ text: String? = nil) throws
    -> TemplatePalette
  {
    let standard =
      switch language {
      case .mustache: scheme()
      case .matugen: material
      case .pywal: pywal
      }
    let source = SourceText(file: "palette", text ?? standard)
    let found = PaletteSupply.palette(source, of: language.paletteKind)
    return try #require(found.palette, "\(found.findings)")
  }

  /// A template as its generator fills it.
  static func fill(
    _ template: String, in language: TemplateLanguage, _ scheme: Appearance.Scheme = .dark
  ) throws -> String {
    let template = Template(SourceText(file: "template", template), in: language)
    let filled = template.filled(with: try palette(for: language), in: scheme)
    #expect(filled.findings.isEmpty, "\(filled.findings)")
    return String(decoding: filled.bytes, as: UTF8.self)
  }

  /// What is wrong with a template, each as `line:column message`.
  static func problems(_ template: String, in language: TemplateLanguage) throws -> [String] {
    let template = Template(SourceText(file: "t", template), in: language)
    let filled = template.filled(with: try palette(for: language), in: .dark)
    return (template.findings + filled.findings).map {
      "\($0.location.start.line):\($0.location.start.column) \($0.message)"
    }
  }
}
