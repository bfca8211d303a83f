import ArgumentParser
import CommandLineKit
import ThemeInstall

/// `livery uninstall` removes the installed theme.
struct Uninstall: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Takes the installed theme out of your GTK configuration.",
    discussion: """
      With '--live' running apps lose it, too: an empty file stays in its place, since they read no \
      other, and goes with the next 'livery uninstall'.
      """)

  @Flag(help: "Show what would change, and change nothing.") var dryRun = false
  @OptionGroup var live: LiveOption

  func run() throws {
    let plan = try Installer.perform(dryRun: dryRun) { installer throws(InstallError) in
      try live.live == nil ? installer.planUninstall() : installer.planEmptying()
    }
    for note in plan.notes { Terminal.say(note) }
    guard !plan.changes.isEmpty else { return Terminal.say("no theme is installed") }
    guard !dryRun else { return }
    let isThere = try Terminal.reportingErrors { () throws(InstallError) in
      try !Installer.ofUser().status().files.isEmpty
    }
    guard live.live != nil, isThere else {
      return sayWhatIsLeft("the theme is taken away; applications show it when they start anew")
    }
    sayWhatIsLeft(
      "the theme is taken away; empty files stay for applications that run, until the next 'livery "
        + "install' or 'livery uninstall'")
    live.runAndSay(isNew: false)
  }

  private func sayWhatIsLeft(_ message: String) {
    Terminal.say(message)
    // Livery grants nothing itself, and the user may have granted access for another reason.
    if FlatpakAccess.isGranted {
      Terminal.say(
        "Flatpak applications may still read the folders; if that was for the theme, this ends it: "
          + FlatpakAccess.revoking)
    }
  }
}
