import LiveryAdwaita
import LiveryGallery
import ThemeCSS
import ThemeFormats
import ThemeInstall
import ThemeModel
import ThemeSession
import ThemeSource

/// A theme as `livery install` installs it, with what a person has to know before.
nonisolated struct ThemeInstallation: Sendable {
  let name: String

  /// Which files do not come along, and what of the user's own wins over the theme.
  private(set) var warnings: [String]

  /// What of the theme the stylesheets have no place for.
  let missed: [String]

  /// What both styles of the desktop look like with it, in a sentence.
  let styles: String

  /// Whether open applications have not read the line yet by which they would follow.
  private(set) var isNewToApplications = false

  private let id: String
  private let written: WrittenTheme
  private let installer: Installer

  /// Plans the installation of an open theme as it looks; nothing is written.
  @MainActor init(_ theme: Theme, of entry: ThemeEntry, as look: LoadedTheme) throws(InstallError) {
    let target = Target(look.release)
    let linked = LinkedFiles(of: theme, readFrom: entry.files)
    // One file holds all appearances from the release on that reads `@media`.
    let export = UserExport(theme, in: target.hasMedia ? nil : look.appearance, target: target)
    written = export.written(named: "livery.css").carrying(linked, keepsPictures: true)
    (id, name) = (theme.id, theme.name)
    installer = try Installer.ofUser()
    styles = Self.styles(of: theme, shown: look.appearance.scheme, asWhole: target.hasMedia)
    let (modern, older) = export.missed
    missed =
      modern.map(\.capitalizedFirst) + older.map { translated("GTK 3: no place for \($0)") }
    warnings = linked.left.map {
      translated("“\($0.address)” does not come along: \($0.reason)")
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

  /// What GTK reads in each application.
  var stylesheet: [UInt8] { written.files.first?.bytes ?? [] }

  /// Writes what is planned, or nothing.
  func carryOut() throws(InstallError) {
    try installer.locked { () throws(InstallError) in try installer.carryOut(plan()) }
  }

  private func plan() throws(InstallError) -> Installer.Plan {
    try installer.planInstall(written, id: id, name: name)
  }
}

nonisolated extension Installer {
  /// Takes away what is installed, and returns what stays, and why.
  func uninstall() throws(InstallError) -> [String] {
    try locked { () throws(InstallError) in
      let plan = try planUninstall()
      try carryOut(plan)
      return plan.notes
    }
  }
}
