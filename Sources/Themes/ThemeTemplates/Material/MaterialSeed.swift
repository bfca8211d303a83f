import ThemeColor
import ThemeSource

/// The input of a Material Design palette: a seed, a type and a level of contrast.
struct MaterialSeed: Hashable, Sendable {
  let color: Color
  let variant: MaterialScheme.Variant

  /// The level of contrast, `-1...1`.
  let contrast: Double

  private static let contrasts = [0, 0.5, 1, -0.5, -1]

  /// The seed with a place in the row of all seeds.
  init(index: Int) { self.init(index: index, contrast: nil) }

  /// The seed with a place in the row of all seeds, or of all with one level of contrast.
  ///
  /// Colors are spread by the sequence with the least gaps in three dimensions (Roberts, "The
  /// unreasonable effectiveness of quasirandom sequences", 2018); 45 seeds have each type with each
  /// level of contrast.
  init(index: Int, contrast level: Double?) {
    let ratio = 1.2207440846057596
    let share = { (power: Double) -> Double in
      let position = 0.5 + Double(index) * power
      return position - position.rounded(.down)
    }
    let hue = share(1 / ratio)
    let (chroma, tone) = (share(1 / (ratio * ratio)), share(1 / (ratio * ratio * ratio)))
    color = HCT(hue: hue * 360, chroma: chroma * 110, tone: 2 + tone * 96).color
    let variants = MaterialScheme.Variant.allCases
    variant = variants[index % variants.count]
    contrast = level ?? MaterialSeed.contrasts[index % MaterialSeed.contrasts.count]
  }

  /// Reads a name such as `#3584e4 tonal_spot 0.5`.
  init?(name: String) {
    let parts = name.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 7, let color = Color(hex: String(parts[0])),
      let variant = MaterialScheme.Variant(rawValue: String(parts[1])),
      let contrast = Double(parts[2]), (-1...1).contains(contrast)
    else { return nil }
    (self.color, self.variant, self.contrast) = (color, variant, contrast)
  }

  /// The name of the palette, with all of its input.
  var name: String { "\(color.hex.prefix(7)) \(variant.rawValue) \(level)" }

  private var level: String {
    contrast == contrast.rounded() ? String(Int(contrast)) : String(contrast)
  }

  /// The palette as matugen prints it, in both schemes.
  var text: SourceText {
    let hct = HCT(color)
    let palettes = MaterialPalettes(seed: hct, variant)
    let schemes = [false, true].map {
      MaterialScheme(
        seed: hct, variant: variant, contrast: contrast, isDark: $0, palettes: palettes)
    }
    let seed = color.hex.prefix(7)
    var entries = MaterialRole.allCases.map { role in
      let colors = schemes.map { $0.color(of: role).hex.prefix(7) }
      return "\"\(role.rawValue)\": {\"light\": \"\(colors[0])\", \"dark\": \"\(colors[1])\"}"
    }
    entries.append("\"source_color\": {\"light\": \"\(seed)\", \"dark\": \"\(seed)\"}")
    let colors = entries.joined(separator: ",\n  ")
    return SourceText(
      file: name,
      "{\"mode\": \"dark\", \"is_dark_mode\": true, \"colors\": {\n  \(colors)\n}}\n")
  }
}
