import CommandLineKit
import ThemeCSS
import ThemeFormats
import ThemeInstall
import ThemeModel

/// A theme as `install` and `watch --desktop` write it into the user's configuration.
struct InstalledTheme {
  let theme: Theme

  /// The appearance that is shown whatever the desktop asks for; `nil` for all of them.
  let appearance: Appearance?
  private let written: WrittenTheme

  /// Writes a theme that was read from files; what is left out is printed.
  init(
    _ theme: Theme, from files: [String], in appearance: AppearanceOption, on target: Target,
    isStrict: Bool = false
  ) throws {
    self.theme = theme
    self.appearance = try appearance.appearance.map { _ in try appearance.single(of: theme) }
    written = UserExport(theme, in: self.appearance, target: target).written(named: "livery.css")
      .carrying(LinkedFiles.of(theme, from: files), keepsPictures: true)
    try written.printOmissions(of: theme, isStrict: isStrict)
  }

  /// Installs it, or prints what that would change; GTK has to survive it first.
  func install(_ links: LinkOption, dryRun: Bool) throws -> Installer.Plan {
    let makePlan = { (installer: Installer) throws(InstallError) in
      try links.applied(to: installer).planInstall(written, id: theme.id, name: theme.name)
    }
    if !dryRun {
      // What is in the way of the files is said before GTK starts.
      try Installer.check(makePlan)
      try InstallCrashTest(of: written).check(theme.name)
    }
    return try Installer.perform(dryRun: dryRun, makePlan)
  }
}
