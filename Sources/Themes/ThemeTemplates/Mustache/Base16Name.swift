// Foundation's decomposition would bring 34 MB of ICU into the programs.
@_spi(_Unicode) import Swift
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// A name that tinted-theming's builders provide to templates (builder specification 0.11.2).
enum Base16Name: Hashable, Sendable {
  /// A color of the scheme, by its name and how it is printed.
  case color(String, Format)

  /// `scheme-name` and the like.
  case field(Field)

  /// `scheme-is-dark-variant` and the like.
  case isVariant(String)

  enum Format: String, CaseIterable {
    case hex, hexBGR = "hex-bgr"
    case hexRed = "hex-r", hexGreen = "hex-g", hexBlue = "hex-b"
    case red = "rgb-r", green = "rgb-g", blue = "rgb-b"
    case red16 = "rgb16-r", green16 = "rgb16-g", blue16 = "rgb16-b"
    case redPart = "dec-r", greenPart = "dec-g", bluePart = "dec-b"
  }

  enum Field: String, CaseIterable {
    case name, author, description, slug, system, variant
    case underscored = "slug-underscored"
  }

  /// Reads a name; `nil` for one that no builder provides.
  init?(_ text: String) {
    if text.hasPrefix("scheme-is-"), text.hasSuffix("-variant"), text.count > 18 {
      self = .isVariant(String(text.dropFirst(10).dropLast(8)))
    } else if text.hasPrefix("scheme-"), let field = Field(rawValue: String(text.dropFirst(7))) {
      self = .field(field)
    } else if let format = Format.allCases.first(where: { text.hasSuffix("-" + $0.rawValue) }),
      text.utf8.count > format.rawValue.utf8.count + 1
    {
      self = .color(String(text.dropLast(format.rawValue.count + 1)), format)
    } else {
      return nil
    }
  }

  /// The entries of the palette that it uses.
  var entries: [String] {
    if case .color(let name, _) = self { return [name] }
    return []
  }
}

extension Base16Name.Format {
  /// The color as builders print it; the parts of 1 with eight digits.
  func text(_ color: Color) -> String {
    let (red, green, blue, _) = color.bytes
    return switch self {
    case .hex: red.hexText + green.hexText + blue.hexText
    case .hexBGR: blue.hexText + green.hexText + red.hexText
    case .hexRed: red.hexText
    case .hexGreen: green.hexText
    case .hexBlue: blue.hexText
    case .red: String(red)
    case .green: String(green)
    case .blue: String(blue)
    case .red16: String(Int(red) * 257)
    case .green16: String(Int(green) * 257)
    case .blue16: String(Int(blue) * 257)
    case .redPart: (Double(red) / 255).fixed(8)
    case .greenPart: (Double(green) / 255).fixed(8)
    case .bluePart: (Double(blue) / 255).fixed(8)
    }
  }
}

extension Base16Name {
  /// The value of the name in a palette; `nil` if the palette does not have the color.
  func text(in palette: Palette) -> String? {
    switch self {
    case .color(let name, let format):
      return palette[name, palette.preferred].map { format.text($0.color) }
    case .isVariant(let variant): return Base16Name.variant(of: palette) == variant ? "true" : ""
    case .field(let field): return Base16Name.text(field, in: palette)
    }
  }

  private static func text(_ field: Field, in palette: Palette) -> String {
    switch field {
    case .name: palette.name
    case .variant: variant(of: palette)
    case .slug: slug(of: palette)
    case .underscored: String(slug(of: palette).map { $0 == "-" ? "_" : $0 })
    case .system:
      palette[text: "system"]?.text
        ?? (palette["base10", palette.preferred] == nil ? "base16" : "base24")
    case .author, .description: palette[text: field.rawValue]?.text ?? ""
    }
  }

  /// The scheme's own variant, or else the one of its colors.
  private static func variant(of palette: Palette) -> String {
    palette[text: "variant"]?.text ?? palette.preferred.rawValue
  }

  /// The scheme's slug, or one derived from its name: ASCII, in lower case, `-` for spaces.
  private static func slug(of palette: Palette) -> String {
    if let slug = palette[text: "slug"]?.text { return slug }
    let plain = String(String.UnicodeScalarView(palette.name._nfd)).lowercased()
    var slug = ""
    for scalar in plain.unicodeScalars where scalar.isASCII {
      if scalar == " " { slug += "-" }
      if scalar == "-" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        slug.unicodeScalars.append(scalar)
      }
    }
    return slug
  }
}
