import LiveryAdwaita
import ThemeModel
import ThemeProject

/// How the gallery's pages are shown: a variant of a matrix, and a zoom.
struct ViewOptions: Hashable {
  /// The size of all that is on a page, in percent.
  var zoom = 100
  var textScale = TextScale.usual
  var direction = TextDirection.leftToRight

  /// How wide pages are, in px of their own; `nil` for all the width there is.
  var width: Int?

  /// What the desktop asks for; a theme with an accent of its own keeps that.
  var accent = Accent.none

  static let zooms = 50...200

  /// The widths that pages are tried at: a phone, a small window and a large one.
  static let widths = [360, 600, 1000]

  /// The next zoom that is a multiple of 25 %, larger or smaller.
  func zoomed(by steps: Int) -> ViewOptions {
    var options = self
    let next = steps > 0 ? zoom / 25 * 25 + 25 : (zoom + 24) / 25 * 25 - 25
    options.zoom = min(max(next, Self.zooms.lowerBound), Self.zooms.upperBound)
    return options
  }

  /// The options that a theme shows: none of its own accents gives way to that of the system.
  func shown(by theme: Theme) -> ViewOptions {
    var options = self
    if theme.hasOwnAccent { options.accent = .none }
    return options
  }

  /// What differs from the usual, in words.
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
  /// Whether the theme says anything about accents, so that it keeps them whatever a desktop asks for.
  var hasOwnAccent: Bool { sets(anyOf: [.accentBg, .accentFg, .accent]) }
}

extension Accent {
  /// The accents of a desktop, `none` first.
  static let choices = [Accent.none] + Accent.adwaita

  /// What the settings of GNOME call it.
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
