import Fixtures
import Foundation
import GTKKnowledge
import LiveryGTK
import TestDisplay
import Testing

@testable import LiveryAdwaita

/// What the window does to a person's GTK configuration, which it asks about first.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct InstallingTests {
  private let home: ThemeFolder

  init() throws {
    home = try ThemeFolder()
  }

  private func files(_ name: String, in preview: Preview) throws -> [String] {
    try preview.display.request("files", ["folder": .string("config/\(name)")])
  }

  private func text(_ file: String, in preview: Preview) throws -> String {
    try preview.display.request("read", ["file": .string("config/\(file)")])
  }

  /// Asks to install, and waits until GTK has tried the theme.
  private func ask(_ preview: Preview) throws {
    try preview.act("install")
    _ = try preview.text(saying: "Install “Harbor” on this desktop?")
    _ = try preview.text(saying: "GTK has painted all widgets with it")
    try preview.await("focused", of: "push button", "Install")
  }

  @Test func installsWhatIsShownByKeysAndTakesItAwayAgain() throws {
    let preview = try Preview([home.path])
    try ask(preview)
    #expect(try preview.display.request("unnamed") == [String]())
    #expect(try files("gtk-4.0", in: preview).isEmpty)
    try preview.type("Return")
    _ = try preview.text(saying: "“Harbor” is installed")
    #expect(try files("gtk-4.0", in: preview) == ["gtk.css", "livery.css"])
    #expect(try files("gtk-3.0", in: preview) == ["gtk.css", "livery.css"])
    #expect(
      try text("gtk-4.0/livery.css", in: preview)
        .contains("@define-color accent_bg_color #204060;"))
    try preview.act("uninstall")
    _ = try preview.text(saying: "Uninstall “Harbor”?")
    try preview.press("Uninstall", role: "push button")
    _ = try preview.text(saying: "“Harbor” is uninstalled")
    #expect(try files("gtk-4.0", in: preview).isEmpty && files("gtk-3.0", in: preview).isEmpty)
    try preview.act("uninstall")
    _ = try preview.text(saying: "No theme is installed")
    try preview.expectHealth()
  }

  @Test func saysHowApplicationsOfFlatpakSeeIt() throws {
    let preview = try Preview([home.path], environment: try home.environment(with: "flatpak"))
    try ask(preview)
    _ = try preview.text(saying: "flatpak override --user --filesystem=xdg-config/gtk-4.0:ro")
    try preview.type("Return")
    _ = try preview.text(saying: "“Harbor” is installed")
    try preview.act("uninstall")
    _ = try preview.text(saying: "flatpak override --user --nofilesystem=xdg-config/gtk-4.0")
    try preview.expectHealth()
  }

  @Test func hasOpenApplicationsShowItWhereTheyReadTheLineBefore() throws {
    let log = "\(home.folder.path)/asked"
    _ = try home.environment(with: "gdbus", "echo '(<<0>>,)'")
    let environment = try home.environment(
      with: "gsettings",
      """
      echo "$1 $4" >> '\(log)'
      [ "$1" = get ] && echo "'no-preference'"
      exit 0
      """)
    let preview = try Preview([home.path], environment: environment)
    try ask(preview)
    try preview.type("Return")
    _ = try preview.text(saying: "“Harbor” is installed; applications show it when they start anew")
    try ask(preview)
    try preview.press("Open applications show it at once", role: "check box")
    try preview.press("Install", role: "push button")
    let release = Toolkit.release
    if release < .v4_22 {
      let reason = try preview.text(saying: "Those that are open cannot follow")
      #expect(reason.contains("applications of GTK \(release), which is installed"), "\(reason)")
    } else {
      _ = try preview.text(saying: "“Harbor” is installed, and open applications show it")
    }
    // The preference is what it was.
    let asked = try home.text("asked").split(separator: "\n").filter { !$0.hasPrefix("get") }
    #expect(asked == ["range ", "set 'reduce'", "reset "], "\(asked)")
    try preview.expectHealth()
  }

  /// The program that the window has started, once more, where it wants to know of the desktop.
  @Test func asksTheDesktopForTheWindow() throws {
    let program = BuiltProgram.path("livery-preview")
    let environment = ["HOME": home.folder.path, "PATH": "/nowhere"]
    let report = try ProgramRun([program, "desktop", "report"], environment: environment)
    #expect(report.status == 0 && report.output.contains("\nlibadwaita apps: Adwaita"), "\(report)")
    #expect(report.output.hasSuffix("to do: nothing\n"), "\(report)")
    let reload = try ProgramRun([program, "desktop", "reload"], environment: environment)
    #expect(reload.status == 1 && reload.output.contains("'gsettings'"), "\(reload)")
  }

  @Test func installsNothingWhereTheQuestionIsClosed() throws {
    let preview = try Preview([home.path])
    // Before the crash test has ended, and after that.
    try preview.act("install")
    _ = try preview.text(saying: "GTK tries it out of sight")
    try preview.type("Escape")
    try preview.awaitEnd(of: "Install “Harbor”")
    try ask(preview)
    try preview.type("Escape")
    try preview.awaitEnd(of: "Install “Harbor”")
    #expect(try files("gtk-4.0", in: preview).isEmpty && files("livery", in: preview).isEmpty)
    try preview.expectHealth()
  }

  @Test func refusesWhatKillsGTKAndSaysWhy() throws {
    let own = "label { margin: 0; }\n"
    try home.folder.write("gtk-4.0/gtk.css", own)
    // The window of the test has a stylesheet with this name tried with a rule that GTK dies of.
    try home.write(ThemeFolder.theme.replacing("Harbor", with: "Reef"))
    let preview = try Preview(
      [home.path], program: BuiltProgram.path("unchecked-preview"),
      environment: ["XDG_CONFIG_HOME": home.folder.path])
    try preview.act("install")
    let words = try preview.text(saying: "No application would start with it")
    #expect(words.contains("GTK was killed by signal") && words.contains("Nothing is changed."))
    #expect(try !preview.states("push button", "Install").contains("sensitive"))
    try preview.type("Return")
    try preview.awaitEnd(of: "Install “Reef”")
    #expect(try home.folder.read("gtk-4.0/gtk.css") == Data(own.utf8))
    #expect(!home.folder.exists("gtk-3.0"))
    // The process that has tried it tries the next, too.
    try home.write(ThemeFolder.theme)
    try preview.display.perform("wait", ["role": "frame", "name": "Harbor — Livery"])
    try ask(preview)
    try preview.expectHealth()
  }

  @Test func leavesWhatAPersonWroteAsItWas() throws {
    let own = "label { margin: 0; }\n"
    try home.folder.write("gtk-4.0/gtk.css", own)
    let preview = try Preview([home.path], environment: ["XDG_CONFIG_HOME": home.folder.path])
    try ask(preview)
    try preview.press("Install", role: "push button")
    _ = try preview.text(saying: "“Harbor” is installed")
    let sheet = String(decoding: try home.folder.read("gtk-4.0/gtk.css"), as: UTF8.self)
    #expect(sheet != own && sheet.hasSuffix(own))
    try preview.act("uninstall")
    _ = try preview.text(saying: "Uninstall “Harbor”?")
    try preview.press("Uninstall", role: "push button")
    _ = try preview.text(saying: "“Harbor” is uninstalled")
    #expect(try home.folder.read("gtk-4.0/gtk.css") == Data(own.utf8))
    try preview.expectHealth()
  }

  @Test func refusesAThemeWithErrors() throws {
    let preview = try Preview([home.path])
    try home.write(ThemeFolder.theme + "hull = \"#ffffff\"\n")
    _ = try preview.text(saying: "no role is called 'hull'")
    try preview.act("install")
    _ = try preview.text(saying: "There are errors in its file")
    #expect(try files("gtk-4.0", in: preview).isEmpty)
    try preview.expectHealth()
  }

  @MainActor @Test func saysWhatWinsOverTheThemeBeforeItInstalls() throws {
    let (own, color) =
      Toolkit.release < .v4_16
      ? ("@define-color accent_bg_color #010203;\n", "accent_bg_color")
      : (":root { --accent-bg-color: #010203; }\n", "--accent-bg-color")
    try home.folder.write("gtk-4.0/gtk.css", own)
    let preview = try Preview([home.path], environment: ["XDG_CONFIG_HOME": home.folder.path])
    try preview.act("install")
    let words = try preview.text(saying: "sets colors itself, which win over 'Harbor'")
    #expect(words.contains(color))
    #expect(try home.folder.read("gtk-4.0/gtk.css") == Data(own.utf8))
    try preview.press("Cancel", role: "push button")
    try preview.expectHealth()
  }

  @Test func foldsWhatGTK3DoesNotGet() throws {
    try home.write(
      ThemeFolder.theme.replacing("[colors]", with: "author = \"Ann\"\n\n[colors]")
        + "[metrics]\ncard-radius = 3\n[fonts]\nbody = { size = 12 }\n")
    let preview = try Preview([home.path])
    try ask(preview)
    let line = "GTK 3: no place for metrics: card-radius"
    #expect(try !preview.shows(row: line))
    try preview.press("What Is Not Installed", role: "list item")
    try preview.poll("the list stays folded") { try preview.shows(row: line) ? () : nil }
    #expect(try !preview.display.request("tree", for: String.self).contains("author"))
    try preview.expectHealth()
  }

  @Test func leavesAFileThatIsNotLiverysAlone() throws {
    let own = "/* mine */\n"
    try home.folder.write("gtk-4.0/livery.css", own)
    let preview = try Preview([home.path], environment: ["XDG_CONFIG_HOME": home.folder.path])
    try preview.act("install")
    _ = try preview.text(saying: "is not as Livery left it; move it away first; nothing is changed")
    #expect(try home.folder.read("gtk-4.0/livery.css") == Data(own.utf8))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(home.folder.path)/gtk-4.0") == [
        "livery.css"
      ])
    try preview.expectHealth()
  }
}
