/// A color or a function that an expression may name.
package struct ExpressionItem: Hashable, Sendable {
  package enum Kind: Sendable {
    case function

    /// A color of the theme's own palette, or of an app.
    case own
    case role
  }

  package let kind: Kind

  /// The name, without `$`.
  package let name: String

  /// A function with its arguments; otherwise the name.
  package let form: String

  /// A line of documentation; code in it is between backticks.
  package let summary: String

  /// The line of documentation without its backticks.
  package var plainSummary: String { summary.filter { $0 != "`" } }

  /// The line of documentation, for a function after its arguments.
  package var documentation: String { kind == .function ? "\(form): \(summary)" : summary }

  private init(_ kind: Kind, _ name: String, form: String? = nil, summary: String) {
    (self.kind, self.name, self.summary) = (kind, name, summary)
    self.form = form ?? name
  }

  /// Creates the item for a color of the theme's own.
  package init(own name: String, summary: String) {
    self.init(.own, name, summary: summary)
  }

  /// Every role that a theme may set.
  package static let roles = ColorRole.allCases.map {
    ExpressionItem(.role, $0.name, summary: $0.summary)
  }

  /// The functions that compute a color from others, then those of CSS that write a color.
  package static let functions =
    (ExpressionParser.functions + literals).map { form, summary in
      ExpressionItem(
        .function, String(form.prefix { $0 != "(" }), form: form, summary: summary)
    }

  /// The functions that write a color (CSS Color 4, section 4).
  private static let literals: [(form: String, summary: String)] = [
    ("rgb(r g b / a)", "red, green and blue in sRGB, from 0 to 255"),
    ("hsl(h s l / a)", "hue, saturation and lightness in sRGB"),
    ("hwb(h w b / a)", "hue, whiteness and blackness in sRGB"),
    ("lab(l a b / a)", "CIE Lab: lightness, green to red, blue to yellow"),
    ("lch(l c h / a)", "CIE LCH: lightness, chroma and hue"),
    ("oklab(l a b / a)", "Oklab: lightness, green to red, blue to yellow"),
    ("oklch(l c h / a)", "OKLCH, in which equal steps look equal: lightness, chroma and hue"),
    ("color(SPACE r g b / a)", "a color of the color space SPACE, such as `display-p3`"),
  ]
}
