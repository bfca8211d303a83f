import LiveryAdwaita
import ThemeModel
import ThemeProject

/// How the gallery's pages are shown: a variant of a matrix, and a zoom.
struct ViewOptions: Hashable {
  /// The scale of the page, in percent.
  var zoom = 100
  var textScale = TextScale.usual
  var direction = TextDirection.leftToRight

  /// The width of pages in their own px; `nil` for the available width.
  var width: Int?

  /// The desktop's accent; a theme with its own accent ignores it.
  var accent = Accent.none

  static let zooms = 50...200

  /// The widths for testing pages: a phone, a small window and a large one.
  static let widths = [360, 600, 1000]

  /// The next zoom that is a multiple of 25 %, larger or smaller.
  func zoomed(by steps: Int) -> ViewOptions {
    var options = self
    let next = steps > 0 ? zoom / 25 * 25 + 25 : (zoom + 24) / 25 * 25 - 25
    options.zoom = min(max(next, Self.zooms.lowerBound), Self.zooms.upperBound)
    return options
  }

  /// The options that a theme shows: a theme with its own accent ignores the system's accent.
  func shown(by theme: Theme) -> ViewOptions {
    var options = self
    if theme.hasOwnAccent { options.accent = .none }
    return options
  }

  /// Descriptions of the options that differ from the defaults.
  var words: [String] {
    [
      zoom == 100 ? nil : translated("Zoom \(zoom) %"),
      textScale == .usual ? nil : translated("Text \(textScale.percent) %"),
      width.map { translated("Width \($0) px") },
      direction == .leftToRight ? nil : translated("Right to Left"),
      accent == .none ? nil : translated("Accent: \(accent.title)"),
    ].compactMap(\.self)
  }
}

extension Theme {
  /// Whether the theme sets any accent role, so that it ignores the desktop's accent.
  var hasOwnAccent: Bool { sets(anyOf: [.accentBg, .accentFg, .accent]) }
}

extension Accent {
  /// The accents of a desktop, `none` first.
  static let choices = [Accent.none] + Accent.adwaita

  /// Its name in the settings of GNOME.
  var title: String {
    let names = [
      translated("Blue"), translated("Teal"), translated("Green"), translated("Yellow"),
      translated("Orange"), translated("Red"), translated("Pink"), translated("Purple"),
      translated("Slate"),
    ]
    guard self != .none else { return translated("As in the Theme") }
    return Accent.adwaita.firstIndex(of: self).map { names[$0] } ?? description
  }
}
