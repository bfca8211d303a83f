import ThemeModel

/// The roles of a template's stylesheet, and their colors: the one table for all templates.
enum TemplateRoles {
  /// A color that the template makes from the palette's entries.
  enum Part: String {
    case background, text, foreground, accent, error, success, warning

    var name: String { "livery_\(rawValue)" }
  }

  enum Paint {
    case part(Part)
    /// A share of the text over a part.
    case toned(Part, Double)
    /// A share of the text over the background; below 0 away from the text.
    case step(Double)
    /// Translucent text.
    case veil(Double)
    /// Translucent black.
    case shade(Double)

    var text: String {
      switch self {
      case .part(let part): "@\(part.name)"
      case .toned(let part, let share): "mix(@\(part.name), @\(Part.text.name), \(share))"
      case .step(let share): "mix(@\(Part.background.name), @\(Part.text.name), \(share))"
      case .veil(let share): "alpha(@\(Part.text.name), \(share))"
      case .shade(let share): "rgba(0, 0, 0, \(share))"
      }
    }
  }

  static let all: [(role: ColorRole, paint: Paint)] =
    surfaces + texts + statuses

  private static let surfaces: [(ColorRole, Paint)] = [
    (.windowBg, .part(.background)), (.viewBg, .step(-0.02)), (.headerbarBg, .step(0.05)),
    (.headerbarBackdrop, .part(.background)), (.headerbarShade, .shade(0.2)),
    (.headerbarDarkerShade, .shade(0.4)), (.sidebarBg, .step(0.04)),
    (.sidebarBackdrop, .step(0.02)), (.sidebarShade, .shade(0.2)), (.sidebarBorder, .shade(0.2)),
    (.secondarySidebarBg, .step(0.02)), (.secondarySidebarBackdrop, .step(0.01)),
    (.secondarySidebarShade, .shade(0.2)), (.secondarySidebarBorder, .shade(0.2)),
    (.cardBg, .veil(0.05)), (.cardShade, .shade(0.2)), (.dialogBg, .step(0.06)),
    (.popoverBg, .step(0.06)), (.popoverShade, .shade(0.2)), (.thumbnailBg, .step(0.06)),
    (.overviewBg, .step(0.02)), (.activeToggleBg, .veil(0.05)), (.shade, .shade(0.2)),
    (.scrollbarOutline, .part(.background)),
  ]

  private static let texts: [(ColorRole, Paint)] = [
    ColorRole.windowFg, .viewFg, .headerbarFg, .headerbarBorder, .sidebarFg, .secondarySidebarFg,
    .cardFg, .dialogFg, .popoverFg, .thumbnailFg, .overviewFg, .activeToggleFg,
  ].map { ($0, .part(.text)) }

  private static let statuses: [(ColorRole, Paint)] =
    [
      (ColorRole.accentBg, ColorRole.accentFg, ColorRole.accent, Part.accent),
      (.destructiveBg, .destructiveFg, .destructive, .error),
      (.successBg, .successFg, .success, .success), (.warningBg, .warningFg, .warning, .warning),
      (.errorBg, .errorFg, .error, .error),
    ].flatMap { surface, foreground, text, part -> [(ColorRole, Paint)] in
      // Since libadwaita 1.6, buttons are tinted with the color of their text.
      let own: Paint = text == .destructive ? .toned(part, 0.85) : .part(part)
      return [(surface, .part(part)), (foreground, .part(.foreground)), (text, own)]
    }
}
