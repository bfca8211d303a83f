import ThemeCSS
import ThemeModel

/// A stylesheet with placeholders, which a generator fills with the colors of a palette.
///
/// A template cannot read a color, so it cannot choose colors by contrast. Instead it moves colors:
/// GTK's `mix()` extrapolates beyond its second color if the amount is above 1. So a mixture that
/// starts at the background moves a color away from it, whether that is light or dark.
public struct GeneratorTemplate: Sendable {
  /// The program that fills the template.
  public enum Generator: String, CaseIterable, Sendable {
    case matugen, tinty, stylix, pywal
  }

  public let generator: Generator

  public init(for generator: Generator) {
    self.generator = generator
  }

  /// The template, with the configuration lines for using it in a comment at its top.
  public var text: String {
    let head = ["/* Colors for GTK 4 and libadwaita, written by Livery.", ""]
    let comment = head + configuration.map { $0.isEmpty ? "" : "   \($0)" } + ["*/"]
    let colors = definitions.map { "@define-color \($0) \($1);" }
    return (comment + colors + destructiveButtons).joined(separator: "\n") + "\n"
  }

  /// Rules that paint destructive buttons as GTK before 4.16 does.
  ///
  /// Later releases tint the button with its text's color, which is unreadable for medium grays.
  private var destructiveButtons: [String] {
    let (button, role) = ("button.destructive-action", ColorRole.destructiveBg.namedColor)
    return [
      rule(button, "background-color: @\(role); color: @\(ColorRole.destructiveFg.namedColor);"),
      rule("\(button):hover", "background-image: image(alpha(currentColor, 0.1));"),
      rule("\(button):active", "background-image: image(alpha(currentColor, 0.15));"),
    ]
  }

  /// A rule, with doubled braces for pywal, whose placeholders have single ones.
  private func rule(_ selector: String, _ declarations: String) -> String {
    generator == .pywal
      ? "\(selector) {{ \(declarations) }}" : "\(selector) { \(declarations) }"
  }

  /// Each named color with its expression; referenced ones come first.
  private var definitions: [(name: String, expression: String)] {
    parts + TemplateRoles.all.map { ($0.namedColor, $1.text) }
  }
}

extension GeneratorTemplate {
  /// The movements of a palette's entries that make each pair readable.
  private struct Push {
    /// The distance of text from the background, relative to the palette's text.
    let text: Double
    /// The distance of colors from the background.
    let color: Double
    /// How much of the text is mixed into colors.
    let blend: Double
  }

  /// Material's tones have a large distance at every level of contrast.
  private static let near = Push(text: 1.35, color: 1.3, blend: 0.1)

  /// Schemes and terminals guarantee no contrast, and fixed colors are independent of the
  /// background.
  private static let far = Push(text: 8, color: 1.5, blend: 0.6)

  /// The colors from which roles are made.
  private var parts: [(String, String)] {
    let push = isMaterial ? GeneratorTemplate.near : GeneratorTemplate.far
    let fixed = GeneratorTemplate.far
    let (background, text) = (hole(0x00), hole(0x05))
    let foreground = isMaterial ? 1.2 : 2
    return [
      (Part.background.name, background),
      (Part.text.name, "mix(\(background), \(text), \(push.text.short))"),
      // It is light on strong colors if text is dark, and the other way round.
      (Part.foreground.name, "mix(@\(Part.text.name), \(background), \(foreground.short))"),
      strong(.accent, hole(0x0D), push.color, push.blend),
      strong(.error, hole(0x08), push.color, push.blend),
      strong(.success, isMaterial ? "#2ec27e" : hole(0x0B), fixed.color, fixed.blend),
      strong(.warning, isMaterial ? "#e5a50a" : hole(0x0A), fixed.color, fixed.blend),
    ]
  }

  private typealias Part = TemplateRoles.Part

  /// A color that is readable on the background and as a background of the text, with its name.
  ///
  /// The distance is from the background, relative to the palette's color.
  private func strong(
    _ part: Part, _ color: String, _ distance: Double, _ blend: Double
  ) -> (String, String) {
    let moved = "mix(\(hole(0x00)), \(color), \(distance.short))"
    return (part.name, "mix(\(moved), @\(Part.text.name), \(blend.short))")
  }

  /// matugen's palettes have no success and no warning colors, even if shells add them.
  private var isMaterial: Bool { generator == .matugen }

  /// The placeholder of the color with a meaning, in the generator's template language.
  private func hole(_ number: Int) -> String {
    switch generator {
    case .matugen: "{{colors.\(written(number, in: .material)).default.hex}}"
    case .tinty, .stylix: "#{{\(SchemePalette.name(number))-hex}}"
    case .pywal: "{\(written(number, in: .pywal))}"
    }
  }

  private func written(_ number: Int, in table: PaletteTable) -> String {
    table.rows.first { $0.number == number }?.names.first ?? ""
  }

  /// The configuration for using the template.
  private var configuration: [String] {
    switch generator {
    case .matugen:
      [
        "In ~/.config/matugen/config.toml, with this file in ~/.config/matugen/templates:", "",
        "[templates.gtk4]", "input_path = '~/.config/matugen/templates/gtk.css'",
        "output_path = '~/.config/gtk-4.0/gtk.css'",
      ]
    case .tinty:
      [
        "As templates/gtk-4.mustache of a template repository, in its templates/config.yaml:", "",
        "gtk-4:", "  filename: themes/{{ scheme-system }}-{{ scheme-slug }}.css",
        "  supported-systems: [base16, base24]", "",
        "and in ~/.config/tinted-theming/tinty/config.toml:", "", "[[items]]", "name = \"gtk-4\"",
        "path = \"/path/to/that/repository\"", "themes-dir = \"themes\"",
        "hook = \"cp -f %f ~/.config/gtk-4.0/gtk.css\"",
      ]
    case .stylix:
      [
        "With this file beside the configuration of Home Manager:", "",
        "stylix.targets.gtk.enable = false;",
        "xdg.configFile.\"gtk-4.0/gtk.css\".source =",
        "  config.lib.stylix.colors { template = ./gtk.css.mustache; extension = \".css\"; };",
      ]
    case .pywal:
      [
        "As ~/.config/wal/templates/gtk.css; once, in a shell:", "",
        "ln -s ~/.cache/wal/gtk.css ~/.config/gtk-4.0/gtk.css",
      ]
    }
  }
}

extension Double {
  /// The number, without the fraction if it is zero.
  fileprivate var short: String { self == rounded() ? String(Int(self)) : String(self) }
}
