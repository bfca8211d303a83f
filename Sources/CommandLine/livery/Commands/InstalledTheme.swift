import CommandLineKit
import ThemeCSS
import ThemeFormats
import ThemeInstall
import ThemeModel

/// A theme as `install` and `watch --desktop` write it into the user's configuration.
struct InstalledTheme {
  let theme: Theme

  /// The fixed appearance, independent of the desktop's scheme; `nil` for all of them.
  let appearance: Appearance?
  private let written: WrittenTheme

  /// Its files in both schemes, if it follows the desktop's scheme.
  private let followed: FollowedTheme?

  /// Creates the files of a theme that was read from files; parts that are left out are printed.
  init(
    _ theme: Theme, from files: [String], in appearance: AppearanceOption, on target: Target,
    isStrict: Bool = false, following: FollowOption? = nil
  ) throws {
    self.theme = theme
    let appearance = try appearance.appearance.map { _ in try appearance.single(of: theme) }
    let linked = LinkedFiles.of(theme, from: files)
    let write = { (appearance: Appearance?) in
      UserExport(theme, in: appearance, target: target).written(named: "livery.css")
        .carrying(linked, keepsPictures: true)
    }
    let prepared = try following?.prepared(theme, on: target, written: write)
    (self.appearance, followed) = (appearance, prepared?.theme)
    written = prepared.map { $0.theme.theme(in: $0.scheme) } ?? write(appearance)
    try written.printOmissions(of: theme, isStrict: isStrict)
  }

  /// The service that makes the theme follow the desktop's scheme, if it does.
  var service: FollowService? { followed?.service }

  /// Installs the theme after a crash test, or prints what would change.
  func install(_ links: LinkOption, dryRun: Bool) throws -> Installer.Plan {
    let makePlan = { (installer: Installer) throws(InstallError) in
      try links.applied(to: installer).planInstall(
        written, id: theme.id, name: theme.name, following: followed)
    }
    if !dryRun {
      // Obstacles to writing the files are reported before GTK starts.
      try Installer.check(makePlan)
      for written in followed?.schemes.map(\.written) ?? [written] {
        try InstallCrashTest(of: written).check(theme.name)
      }
    }
    return try Installer.perform(dryRun: dryRun, makePlan)
  }
}

extension ThemeFolder {
  /// Says that the theme's own stylesheet for GTK 3 is not the one that is written.
  func saySheetForGTK3() {
    guard let sheetForGTK3 else { return }
    Terminal.say(
      "'\(sheetForGTK3)' is left alone; GTK 3 gets the theme's colors in a stylesheet of Livery's")
  }
}
