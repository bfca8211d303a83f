public import ThemeCSS
public import ThemeModel

/// Writes a theme as GTK loads it for a user: `gtk-4.0/gtk.css`, and `gtk-3.0/gtk.css` with the names
/// that adw-gtk3 takes.
public struct UserExport: Sendable {
  private let writer: ThemeWriter

  /// Prepares an export.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - appearance: The look that holds whatever the desktop asks for, unless the target's stylesheets
  ///     can hold all; the theme's first if none is given.
  ///   - target: The GTK 4 that reads the first of the files.
  public init(_ theme: Theme, in appearance: Appearance? = nil, target: Target = .gtk4_8) {
    var writer = ThemeWriter(theme)
    writer.appearance = appearance
    writer.target = target
    self.writer = writer
  }

  /// The folders of GTK's configuration that a theme has a stylesheet for.
  public static let folders = ["gtk-4.0", "gtk-3.0"]

  /// The files, each in its folder.
  public func written(named name: String) -> WrittenTheme {
    var old = writer
    old.target = .gtk3_24
    let modern = writer.written(as: .gtkCSS, named: "\(UserExport.folders[0])/\(name)")
    let older = old.written(as: .gtkCSS, named: "\(UserExport.folders[1])/\(name)")
    // What neither has a place for is said of GTK 4's alone.
    var lost = Omissions(of: writer.theme, in: .gtkCSS, called: ThemeFormat.oldStylesheet)
    if writer.target.hasMedia, writer.appearance == nil {
      lost.addAppearances(but: [writer.theme.appearances[0]])
    }
    lost.addWhatRulesShow(writer.theme.content(beyond: ThemeLibrary.base))
    return WrittenTheme(
      files: modern.files + older.files, omissions: modern.omissions + lost.diagnostics)
  }
}
