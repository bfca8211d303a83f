public import ThemeColor
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// The text of a new theme: every key there is, with a line on what it does.
public struct ThemeDraft: Sendable {
  /// The theme's name, as people read it.
  public let name: String

  /// The color that the theme is made of; without it every color stays a comment.
  public let accent: Color?

  /// What the theme extends, a built-in theme's ID or a file; without it the toolkit's own look.
  public let base: String?

  /// The URL of the file's JSON Schema, which editors complete and check it with.
  public let schema: String?

  /// What is derived from the accent.
  let derived: DerivedColors?

  public init(
    name: String, accent: Color? = nil, extends base: String? = nil, schema: String? = nil
  ) {
    self.name = name
    self.base = base
    self.schema = schema
    derived = accent.map { DerivedColors(from: $0) }
    self.accent = derived?.accent
  }

  /// The file.
  public var text: String {
    [
      head, traits, palette, colors, customColors, metrics, fonts, pictures, components, styles,
      extra,
    ]
    .joined(separator: "\n")
  }

  private var head: String {
    """
    \(schema.map { "#:schema \($0)\n" } ?? "")# A theme for GTK 4 and libadwaita. 'livery check' judges it, 'livery preview' shows it as it is
    # saved. Lines that begin with '#' are comments: take the '#' away to set what they name.

    livery = 1
    name = \(TOMLText.value(.string(name)))
    # summary = "What it looks like, in a line."
    # author = "Who made it"
    # license = "CC0-1.0"
    # homepage = "https://example.org"
    \(extends)# a built-in theme's id, or a path beside this file
    # appearances = ["light", "dark"]  # name one of them to force it
    # allow = []                       # rules that 'livery check' is to pass over

    """
  }

  private var extends: String {
    let line = "extends = \(TOMLText.value(.string(base ?? ThemeLibrary.baseID)))"
    let entry = base == nil ? "# \(line)" : line
    // The comments stand below one another.
    return entry + String(repeating: " ", count: max(1, 35 - entry.count))
  }

  private var traits: String {
    """
    # Up to four switches of this theme's own, which values may ask for beside light, dark, high-contrast
    # and pure-black: { light = "#fff", "light+stormy" = "#ddd" }.
    [traits]
    # stormy = { summary = "Rougher water" }

    """
  }

  private var customColors: String {
    """
    # Colors of an app's own, which its CSS knows by these names: @body_text_primary.
    [custom-colors]
    # body-text-primary = "$label"

    """
  }

  private var palette: String {
    let brand = "\(DerivedColors.brand) = \"\(accent?.shortHex ?? "#3584e4")\""
    let entry =
      derived == nil
      ? "# \(brand)"
      : derived?.usesBrand == true
        ? brand : "# \(brand)  # was asked for, and gave way to shades that stand out"
    return """
      # Names for colors of this file, to be used below as "$brand".
      [palette]
      \(entry)

      """
  }

  private var metrics: String {
    let lines = Metric.allCases.map { metric in
      let range = "\(Int(metric.range.lowerBound)) to \(Int(metric.range.upperBound))"
      return "# \(metric.rawValue) = \(metric == .controlHeight ? 34 : 9)  # \(range)"
    }
    return "# Measures in px; unset, they are the toolkit's.\n[metrics]\n"
      + lines.joined(separator: "\n") + "\n"
  }

  private var fonts: String {
    """
    # The fonts of texts: sizes in pt, the space between letters in px. What is left out is the toolkit's.
    [fonts]
    \(FontName.allCases.map(ThemeDraft.line).joined(separator: "\n"))

    """
  }

  private static func line(of font: FontName) -> String {
    font == .headline
      ? "# headline = { family = \"Cantarell\", size = 17, weight = 700, style = \"normal\", "
        + "letter-spacing = 0 }"
      : "# \(font.rawValue) = { size = 11 }"
  }

  private var pictures: String {
    """
    # Pictures beside this file, in PNG, JPEG, GIF or SVG, by names that apps ask for.
    [pictures]
    # ship = { light = "ship.svg", dark = "ship-dark.svg" }

    """
  }

  private var components: String {
    """
    # Widgets of an app's own, which [styles] then knows by these names: node is their CSS name. Properties
    # beyond CSS are a color, a length, a number or a text; they arrive in the app, and from GTK 4.16 on
    # as a variable, --gauge-glow.
    [components]
    # gauge = { node = "gaugeview", summary = "a dial", properties = { glow = "color" } }

    """
  }

  private var styles: String {
    let all = Component.known + ThemeLibrary(userFolder: nil).base.components.components
    let components = all.map { component in
      "#   \(component.name): \(component.summary)"
    }
    let rings =
      accent == nil
      ? ["# button = { border-color = \"$accent\", border-width = 1, radius = 3 }"]
      : [
        "# Focus rings in the whole accent; libadwaita draws them in half of it, which is faint."
      ] + ThemeDraft.focusable.map { "\"\($0)\" = { outline-color = \"$accent\" }" }
    let properties = StyleProperty.known.map { "#   \($0.name): \($0.kind.summary)" }
    let states = StateSet(rawValue: .max).stateNames
    return """
      # Rules for single components, inside one another ("card button") and in states ("button:hover").
      # The components:
      \(components.joined(separator: "\n"))
      # The states: \(states.prefix(8).joined(separator: ", ")),
      #   \(states.dropFirst(8).joined(separator: ", ")).
      # The properties:
      \(properties.joined(separator: "\n"))
      [styles]
      \((rings + knob).joined(separator: "\n"))

      """
  }

  /// A switch whose white knob would be lost on the accent gets a dark one.
  private var knob: [String] {
    guard let derived, derived.dark[.accentBg].contrastRatio(against: .white) < 1.5 else {
      return []
    }
    return [
      "# The knob of a switch, which is white, does not show on so light an accent.",
      "\"switch:checked\" = { color = { dark = \"$accent-fg\" } }",
    ]
  }

  /// What takes the focus, in the state in which it shows it.
  private static let focusable = FocusRing.selectors.map(\.text)

  private var extra: String {
    """
    # What the rest cannot say: CSS of GTK, added last.
    [extra]
    # css = \"\"\"
    # calendar { font-feature-settings: "tnum"; }
    # \"\"\"

    """
  }
}
