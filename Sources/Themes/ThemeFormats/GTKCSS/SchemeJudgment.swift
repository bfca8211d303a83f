import LiverySystem
import ThemeColor
import ThemeModel
import ThemeSource

extension ThemeBuilder {
  /// The schemes of a file that does not name them, by its colors or its name.
  ///
  /// It is dark if text is lighter than its background. If neither a color nor the name decides, it
  /// is for both.
  var judgedSchemes: [Appearance.Scheme] {
    var candidate = self
    candidate.schemes = [.dark]
    // Errors elsewhere do not change the scheme of the rest.
    guard let theme = candidate.build() ?? candidate.draft?.theme else { return schemes }
    let resolved = theme.resolved(.dark)
    for (background, foreground) in [(ColorRole.windowBg, ColorRole.windowFg), (.viewBg, .viewFg)] {
      let luminance = { (role: ColorRole) in
        sets(ColorSlot(role)) ? resolved[role].relativeLuminance : nil
      }
      let scheme = Appearance.Scheme(background: luminance(background), text: luminance(foreground))
      if let scheme { return [scheme] }
    }
    let file = layer.text.file
    // GTK reads the theme's other file if the desktop is dark.
    if file == "gtk.css" || file.hasSuffix("/gtk.css"),
      RegularFile.isRegular(file.dropLast("gtk.css".count) + "gtk-dark.css")
    {
      return [.light]
    }
    return Appearance.Scheme(named: file).map { [$0] } ?? schemes
  }
}

extension Appearance.Scheme {
  /// The scheme in the last word of a file's name: dark for `style-dark.css`, which libadwaita
  /// loads only for dark; `nil` for other names.
  fileprivate init?(named path: String) {
    let name = path.split(separator: "/").last ?? ""
    let words = name.prefix { $0 != "." }.split { "-_ ".contains($0) }
    guard let last = words.last?.lowercased(),
      let scheme = Self.allCases.first(where: { $0.rawValue == last })
    else { return nil }
    self = scheme
  }
}
