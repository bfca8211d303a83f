import ThemeColor
import ThemeModel
import ThemeSource

extension Palette {
  /// Reads a base16 or base24 scheme as the palette that its colors are.
  static func scheme(_ text: SourceText, id: String) -> PaletteReading {
    var findings: [Finding] = []
    guard let file = SchemeFile(text, findings: &findings) else {
      return PaletteReading(palette: nil, findings: findings)
    }
    var colors: [(name: String, color: Color, location: SourceLocation)] = []
    for entry in file.colors {
      guard let color = SchemeReader.color(of: entry.value, findings: &findings) else { continue }
      colors.append((entry.key, color, entry.value.location))
    }
    let luminance = { (number: Int) in
      colors.first { $0.name.lowercased() == SchemePalette.name(number).lowercased() }?
        .color.relativeLuminance
    }
    guard let scheme = Appearance.Scheme(background: luminance(0), text: luminance(5)) else {
      findings.report(
        .error, .missingKey, at: text.location(of: 0..<0), "expected the colors 'base00', 'base05'")
      return PaletteReading(palette: nil, findings: findings.sortedByLocation())
    }
    let palette = Palette(
      .base16, name: (file[field: "name"] ?? file[field: "scheme"])?.text ?? id, schemes: [scheme],
      preferred: scheme,
      entries: colors.map {
        Entry(name: $0.name, scheme: scheme, color: $0.color, location: $0.location)
      },
      texts: file.fields.map {
        Text(name: $0.key, text: $0.value.text, location: $0.value.location)
      })
    return PaletteReading(
      palette: findings.hasErrors ? nil : palette, findings: findings.sortedByLocation())
  }
}
