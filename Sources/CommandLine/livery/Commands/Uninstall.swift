import ArgumentParser
import CommandLineKit
import ThemeInstall

/// `livery uninstall` removes the installed theme.
struct Uninstall: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Takes the installed theme out of your GTK configuration.")

  @Flag(help: "Show what would change, and change nothing.") var dryRun = false

  func run() throws {
    let plan = try Installer.perform(dryRun: dryRun) { installer throws(InstallError) in
      try installer.planUninstall()
    }
    for note in plan.notes { Terminal.say(note) }
    guard !plan.changes.isEmpty else { return Terminal.say("no theme is installed") }
    guard !dryRun else { return }
    Terminal.say("the theme is taken away; applications show it when they start anew")
    // Livery itself grants nothing, and what is granted may be for something else.
    if FlatpakAccess.isGranted {
      Terminal.say(
        "Flatpak applications may still read the folders; if that was for the theme, this ends it: "
          + FlatpakAccess.revoking)
    }
  }
}
