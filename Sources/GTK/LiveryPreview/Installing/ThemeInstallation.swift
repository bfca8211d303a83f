import LiveryAdwaita
import LiveryGallery
import ThemeCSS
import ThemeFormats
import ThemeInstall
import ThemeModel
import ThemeSession
import ThemeSource

/// A theme as `livery install` installs it, with the information that the user needs before.
nonisolated struct ThemeInstallation: Sendable {
  let name: String

  /// Files that are not included, and the user's own settings that win over the theme.
  private(set) var warnings: [String]

  /// The parts of the theme that the stylesheets cannot contain.
  let missed: [String]

  /// A sentence about how both color schemes of the desktop will look.
  let styles: String

  /// Whether open applications cannot follow yet, because they have not read the import line.
  private(set) var isNewToApplications = false

  private let id: String
  private let written: WrittenTheme
  private let installer: Installer

  /// Plans the installation of an open theme in its present state; nothing is written.
  @MainActor init(_ theme: Theme, of entry: ThemeEntry, as loadedTheme: LoadedTheme)
    throws(InstallError)
  {
    let target = Target(loadedTheme.release)
    let linked = LinkedFiles(of: theme, readFrom: entry.files)
    // One file contains all appearances for releases that support `@media`.
    let export = UserExport(
      theme, in: target.hasMedia ? nil : loadedTheme.appearance, target: target)
    written = export.written(named: "livery.css").carrying(linked, keepsPictures: true)
    (id, name) = (theme.id, theme.name)
    installer = try Installer.ofUser()
    styles = Self.styles(of: theme, shown: loadedTheme.appearance.scheme, asWhole: target.hasMedia)
    let (modern, older) = export.missed
    missed =
      modern.map(\.capitalizedFirst) + older.map { translated("GTK 3: no place for \($0)") }
    warnings = linked.left.map {
      translated("“\($0.address)” is not included: \($0.reason)")
    }
    let plan = try plan()
    isNewToApplications = plan.addsLine
    warnings += plan.notes.map { $0.trimmingPrefix("warning: ").description }
  }

  private static func styles(
    of theme: Theme, shown scheme: Appearance.Scheme, asWhole isWhole: Bool
  ) -> String {
    if isWhole, theme.schemes.count > 1 {
      return translated("Light and dark follow the desktop’s style, as they are shown here.")
    }
    let isDark = (isWhole ? theme.schemes.first ?? scheme : scheme) == .dark
    if theme.schemes.count == 1 {
      return isDark
        ? translated(
          "The desktop is dark with it, also in its light style: the theme has no light colors.")
        : translated(
          "The desktop is light with it, also in its dark style: the theme has no dark colors.")
    }
    return isDark
      ? translated(
        "The desktop is dark with it, also in its light style, since this GTK reads one style alone: set the dark style there, too."
      )
      : translated(
        "The desktop is light with it, also in its dark style, since this GTK reads one style alone: for a dark one, install it while dark is shown here."
      )
  }

  /// The stylesheet that GTK reads in each application.
  var stylesheet: [UInt8] { written.files.first?.bytes ?? [] }

  /// Writes all planned files, or nothing.
  func carryOut() throws(InstallError) {
    try installer.locked { () throws(InstallError) in try installer.carryOut(plan()) }
  }

  private func plan() throws(InstallError) -> Installer.Plan {
    try installer.planInstall(written, id: id, name: name)
  }
}

nonisolated extension Installer {
  /// Removes the installed theme; returns the files that stay, and the reasons.
  func uninstall() throws(InstallError) -> [String] {
    try locked { () throws(InstallError) in
      let plan = try planUninstall()
      try carryOut(plan)
      return plan.notes
    }
  }
}
