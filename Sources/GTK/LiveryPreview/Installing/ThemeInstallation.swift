import LiveryAdwaita
import ThemeCSS
import ThemeFormats
import ThemeInstall
import ThemeModel
import ThemeSession
import ThemeSource

/// A theme as `livery install` installs it, with what a person has to know before.
nonisolated struct ThemeInstallation: Sendable {
  let name: String

  /// What does not come along, and what of the user's own wins over the theme.
  private(set) var warnings: [String]

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
    warnings =
      written.omissions.map(\.message)
      + linked.left.map { translated("“\($0.address)” does not come along: \($0.reason)") }
    if look.appearance.scheme == .dark, !target.hasMedia {
      warnings.append(
        translated("It is dark whatever the desktop asks for; ask it for the dark style too"))
    }
    let plan = try plan()
    isNewToApplications = plan.addsLine
    warnings += plan.notes.map { $0.trimmingPrefix("warning: ").description }
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
