public import ThemeCSS
public import ThemeModel
import ThemeSource

/// Writes a theme as GTK loads it for a user: `gtk-4.0/gtk.css`, and `gtk-3.0/gtk.css` with the
/// names that adw-gtk3 takes.
public struct UserExport: Sendable {
  private let theme: Theme
  private let appearance: Appearance?
  private let target: Target
  private let showsPictures: Bool

  /// Prepares an export for a GTK 4 and for GTK 3.
  ///
  /// The appearance is shown whatever the desktop asks for. If none is given, it is the theme's
  /// first, unless the target's stylesheets can hold all. It shows pictures where they are, if that is
  /// asked for, instead of beside it.
  public init(
    _ theme: Theme, in appearance: Appearance? = nil, target: Target = .v4_8,
    showsPictures: Bool = false
  ) {
    self.showsPictures = showsPictures
    self.theme = theme
    self.appearance = appearance
    self.target = target
  }

  /// The folders of GTK's configuration that a theme has a stylesheet for.
  public static let folders = ThemeRoot.releases

  /// The files, each in its folder.
  public func written(named name: String) -> WrittenTheme {
    let modern = modern.written(named: "\(UserExport.folders[0])/\(name)")
    let older = GTKCSSWriter(theme: theme, target: .v3_24, resolved: resolved)
      .written(named: "\(UserExport.folders[1])/\(name)")
    return WrittenTheme(
      files: modern.files + older.files, omissions: modern.omissions + lostInGTK3.asOne)
  }

  /// What people who use the theme may miss, a line for each: in GTK 4, and in GTK 3 alone.
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

  /// What GTK 3's file alone cannot hold: the rest is reported for GTK 4's.
  private var lostInGTK3: Omissions {
    var lost = Omissions(of: theme, in: .gtkCSS, called: Omissions.oldStylesheet)
    if holdsAll { lost.addAppearances(but: [resolved.appearance]) }
    lost.addWhatRulesShow(theme.content)
    return lost
  }
}
