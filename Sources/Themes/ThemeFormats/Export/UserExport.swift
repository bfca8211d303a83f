public import ThemeCSS
public import ThemeModel
import ThemeSource

/// Writes a theme as GTK loads it for a user: `gtk-4.0/gtk.css`, and `gtk-3.0/gtk.css` with
/// adw-gtk3's names.
public struct UserExport: Sendable {
  private let theme: Theme
  private let appearance: Appearance?
  private let target: Target
  private let showsPictures: Bool

  /// Prepares an export for a GTK 4 and for GTK 3.
  ///
  /// The appearance is fixed, independent of the desktop's scheme. If none is given, it is the
  /// theme's first, unless the target's stylesheets can contain all. With `showsPictures` the
  /// stylesheet names pictures at their original place, instead of beside it.
  public init(
    _ theme: Theme, in appearance: Appearance? = nil, target: Target = .v4_8,
    showsPictures: Bool = false
  ) {
    self.showsPictures = showsPictures
    self.theme = theme
    self.appearance = appearance
    self.target = target
  }

  /// The folders in GTK's configuration for which a theme has a stylesheet.
  public static let folders = ThemeRoot.releases

  /// The files, each in its folder.
  public func written(named name: String) -> WrittenTheme {
    let modern = modern.written(named: "\(UserExport.folders[0])/\(name)")
    let older = GTKCSSWriter(theme: theme, target: .v3_24, resolved: resolved)
      .written(named: "\(UserExport.folders[1])/\(name)")
    return WrittenTheme(
      files: modern.files + older.files, omissions: modern.omissions + lostInGTK3.asOne)
  }

  /// The parts of the theme that users will miss, a line for each: in GTK 4, and only in GTK 3.
  package var missed: (inGTK4: [String], inGTK3: [String]) {
    (modern.omissions(withInfo: false).findings.map(\.message), lostInGTK3.parts)
  }

  private var resolved: ResolvedTheme { theme.resolved(appearance ?? theme.appearances[0]) }

  private var holdsAll: Bool { target.hasMedia && appearance == nil }

  private var modern: GTKCSSWriter {
    GTKCSSWriter(
      theme: theme, target: target, resolved: holdsAll ? nil : resolved,
      showsPictures: showsPictures)
  }

  /// The parts that only GTK 3's file cannot contain: the others are reported for GTK 4's file.
  private var lostInGTK3: Omissions {
    var lost = Omissions(of: theme, in: .gtkCSS, called: Omissions.oldStylesheet)
    if holdsAll { lost.addAppearances(but: [resolved.appearance]) }
    lost.addWhatRulesShow(theme.content)
    return lost
  }
}
