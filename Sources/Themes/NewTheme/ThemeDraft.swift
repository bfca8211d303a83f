import EmbeddedFiles
public import ThemeColor
import ThemeFormats
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
    name: String, accent: Color? = nil, dials: DerivationDials = DerivationDials(),
    extends base: String? = nil, schema: String? = nil
  ) {
    self.name = name
    self.base = base
    self.schema = schema
    derived = accent.map { DerivedColors(from: $0, dials) }
    self.accent = derived?.accent
  }

  public var text: String {
    let all = Component.known + ThemeLibrary(userFolder: nil).base.components.components
    let states = StateSet(rawValue: .max).stateNames
    return EmbeddedFile.text(
      "reference/new-theme.livery.toml",
      [
        "schema": schema.map { "#:schema \($0)\n" } ?? "",
        "name": TOMLText.value(.string(name)),
        "extends": extends,
        "allow": ThemeDraft.padded(
          derived?.scale == nil ? "# allow = []" : "allow = [\"reference/unused\"]"),
        "palette": palette,
        "colors": colors,
        "metrics": lines(Metric.allCases, ThemeDraft.line),
        "fonts": lines(FontName.allCases, ThemeDraft.line),
        "components": lines(all) { "#   \($0.name): \($0.summary)" },
        "states": states.prefix(8).joined(separator: ", "),
        "more-states": states.dropFirst(8).joined(separator: ", "),
        "properties": lines(StyleProperty.known) { "#   \($0.name): \($0.kind.summary)" },
        "styles": (rings + switchRules).joined(separator: "\n"),
      ])
  }

  private func lines<Element>(_ elements: [Element], _ line: (Element) -> String) -> String {
    elements.map(line).joined(separator: "\n")
  }

  private var extends: String {
    let line = "extends = \(TOMLText.value(.string(base ?? ThemeLibrary.baseID)))"
    let entry = base == nil ? "# \(line)" : line
    return ThemeDraft.padded(entry)
  }

  /// A line with so much space after it that the comments stand below one another.
  private static func padded(_ entry: String) -> String {
    entry + String(repeating: " ", count: max(1, 35 - entry.count))
  }

  private var palette: String {
    let brand = "\(DerivedColors.brand) = \"\(accent?.shortHex ?? "#3584e4")\""
    guard let derived else { return "# \(brand)" }
    if let scale = derived.scale {
      return (scale.accents + scale.neutrals).map { "\($0.name) = \"\($0.color.shortHex)\"" }
        .joined(separator: "\n")
    }
    return derived.usesBrand
      ? brand : "# \(brand)  # was asked for; shades with more contrast are below"
  }

  private static func line(of metric: Metric) -> String {
    let range = "\(Int(metric.range.lowerBound)) to \(Int(metric.range.upperBound))"
    return "# \(metric.rawValue) = \(metric == .controlHeight ? 34 : 9)  # \(range)"
  }

  private static func line(of font: FontName) -> String {
    font == .headline
      ? "# headline = { family = \"Cantarell\", size = 17, weight = 700, style = \"normal\", "
        + "letter-spacing = 0 }"
      : "# \(font.rawValue) = { size = 11 }"
  }

  private var rings: [String] {
    guard accent != nil else {
      return ["# button = { border-color = \"$accent\", border-width = 1, radius = 3 }"]
    }
    return [
      "# Focus rings in the whole accent; libadwaita draws them in half of it, which is faint."
    ]
      + FocusRing.selectors.map { "\"\($0.text)\" = { outline-color = \"$accent\" }" }
  }

  /// A switch whose white knob would be lost on the accent gets a dark one.
  private var switchRules: [String] {
    guard let derived, derived.dark[.accentBg].contrastRatio(against: .white) < 1.5 else {
      return []
    }
    return [
      "# The knob of a switch, which is white, does not show on so light an accent.",
      "\"switch:checked\" = { color = { dark = \"$accent-fg\" } }",
    ]
  }
}
