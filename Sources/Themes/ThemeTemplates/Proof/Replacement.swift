import ThemeCSS
import ThemeColor
import ThemeModel

/// A possible new value for a role in a template.
indirect enum Replacement: Hashable, Sendable {
  /// The present value, as a part of something else.
  case own
  /// An entry of the palette.
  case entry(String)
  /// Another role of the same sheet.
  case role(ColorRole)
  case black, white
  /// GTK's `mix()`; an amount above 1 extrapolates beyond the second color.
  case mix(Replacement, Replacement, Double)
}

extension Replacement {
  /// The color in a sheet instead of the one there; `nil` if the palette lacks an entry.
  func color(
    instead own: Color, in theme: ResolvedTheme, _ entries: (String) -> Color?
  ) -> Color? {
    switch self {
    case .own: own
    case .entry(let name): entries(name)
    case .role(let role): theme[role]
    case .black: .black
    case .white: .white
    case .mix(let first, let second, let amount):
      if let first = first.color(instead: own, in: theme, entries),
        let second = second.color(instead: own, in: theme, entries)
      {
        first.gtkMix(second, amount: amount)
      } else {
        nil
      }
    }
  }

  /// The replacement as a value of GTK's CSS with tags of a template language.
  func text(instead own: String, in language: TemplateLanguage) -> String {
    switch self {
    case .own: own
    case .entry(let name): language.tag(of: name)
    case .role(let role): "@\(role.namedColor)"
    case .black: "#000000"
    case .white: "#ffffff"
    case .mix(let first, let second, let amount):
      "mix(\(first.text(instead: own, in: language)), \(second.text(instead: own, in: language)), "
        + "\(amount == amount.rounded() ? String(Int(amount)) : String(amount)))"
    }
  }
}

extension TemplateLanguage {
  /// The tag for an entry as a color of CSS.
  func tag(of entry: String) -> String {
    switch self {
    case .mustache: "#{{\(entry)-hex}}"
    case .matugen: "{{colors.\(entry).default.hex}}"
    case .pywal: "{\(entry)}"
    }
  }
}
