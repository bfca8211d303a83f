import Fixtures
import Foundation
import GTKFixtures
import LiveryAdwaita
import TestDisplay
import Testing

/// Apps in themes, by `livery-preview try`.
@Suite(.enabled(if: TestDisplay.isAvailable)) struct TryTests {
  @Test(arguments: ["3", "4"]) func showsEachSaveWithoutARestart(version: String) throws {
    let tried = try TriedApp()
    try tried.show(gtk: version)
    #expect(try tried.color(awaiting: "#204060") == "#204060")
    try tried.setBackground("#602040")
    #expect(try tried.color(awaiting: "#602040") == "#602040")
    // An error leaves the app as it is, and what the theme no longer sets is as it was without it.
    try tried.home.write("tried.livery.toml", "livery = 1\nname = \"Tried\"\n[colors]\noops = 1\n")
    try tried.home.write("tried.livery.toml", "livery = 1\nname = \"Tried\"\n")
    #expect(try tried.hasLostColor("#602040"))
    #expect(tried.activated.count == 1)
    #expect(try tried.display.request("end", ["pid": tried.pid]) == -15)
    #expect(try tried.hasEnded())
    #expect(try tried.leftovers.isEmpty)
    #expect(try tried.says("follows the theme without a restart; it is an app of GTK \(version)"))
  }

  /// The signal goes to the process that was started, to the one that works for it, or to both.
  @Test(arguments: ["one", "children", "all"])
  func leavesNothingBehindWhenKilled(whom: String) throws {
    let tried = try TriedApp()
    let before = try tried.home.contents(of: "config")
    try tried.show()
    #expect(try tried.color(awaiting: "#204060") == "#204060")
    try tried.display.perform("signal", ["pid": tried.pid, "number": 9, "to": .string(whom)])
    #expect(try tried.hasEnded())
    #expect(try tried.home.contents(of: "config") == before)
    if whom == "all" { try tried.runAnother() }
    #expect(try tried.becomesClean())
  }

  @Test func leavesARunningInstanceAlone() throws {
    let tried = try TriedApp()
    let own = try tried.start(TriedApp.words + ["show", "4", "\(tried.home.path)/activated"])
    #expect(try tried.color(awaiting: "#00ff00") == "#00ff00")
    let before = try tried.home.contents(of: "config")
    try tried.show()
    #expect(try tried.color(awaiting: "#204060") == "#204060")
    #expect(Set(tried.activated).count == 2 && tried.activated.count == 2)
    _ = try tried.display.request("end", ["pid": tried.pid], for: Int.self)
    #expect(try tried.display.request("exit", ["pid": own], for: Int?.self) == nil)
    #expect(try tried.home.contents(of: "config") == before)
  }

  @Test func tellsTheAppWhatTheDesktopAsksFor() throws {
    let display = try TestDisplay(width: 500, height: 400)
    for (appearance, expected) in [
      ("light", #"{"isDark": false, "isHighContrast": false}"#),
      ("dark", #"{"isDark": true, "isHighContrast": false}"#),
      ("dark+high-contrast", #"{"isDark": true, "isHighContrast": true}"#),
    ] {
      let run = try PreviewCommand.run(
        ["try", "adwaita", "--appearance", appearance, "--"] + TriedApp.words + ["report"],
        environment: ["DISPLAY": display.name, "GTK_A11Y": "none", "GSK_RENDERER": "cairo"])
      #expect(run.output == expected + "\n" && run.status == 0, "\(run)")
    }
  }

  @Test func followsAnAppIntoTheBackground() throws {
    let tried = try TriedApp()
    try tried.show("detach")
    #expect(try tried.says("goes on in the background, as process"))
    #expect(try tried.color(awaiting: "#204060") == "#204060")
    let app = RequestValue.number(try #require(tried.activated.last))
    try tried.display.perform("signal", ["pid": app, "number": 15])
    #expect(
      try tried.display.request("exit", ["pid": tried.pid, "seconds": 30], for: Int?.self) == 0)
  }

  @Test(arguments: [
    (["/bin/sh", "-c", "exit 3"], 3, "'/bin/sh' ended with status 3 before it had a window"),
    (["/bin/sh", "-c", "kill -9 $$"], 137, "'/bin/sh' was killed by signal 9, killed before"),
    (["/bin/true"], 0, "is shown as 'Adwaita' in light"),
    (["no-such-app"], 69, "there is no program 'no-such-app'"),
    (TriedApp.words + ["leave"], 0, "behind, which has no window; it is ended"),
  ])
  func passesTheStatusOnAndSaysWhatHappened(app: [String], status: Int32, words: String) throws {
    let run = try PreviewCommand.run(
      ["try", "adwaita", "--"] + app, environment: ["DISPLAY": ":no-display"])
    #expect(run.status == status && run.errors.contains(words), "\(run)")
  }

  @Test(arguments: [
    (["adwaita", "--also", "ocean", "--", "true"], 64, "'--also' needs '--sheet'"),
    (["adwaita", "--sheet", "--", "true"], 64, "'--sheet' and '-o' go together"),
    (["adwaita"], 64, "expected an app after '--'"),
    (
      ["adwaita", "--script", "x", "--", "true"], 64, "'--script', '--twice' and '--matrix' need"
    ),
    (["adwaita", "--accent", "no", "--", "true"], 64, "expected an opaque color"),
    (["adwaita", "--direction", "ltr", "--direction", "rtl", "--", "true"], 64, "in one variant"),
    (["adwaita", "--appearance", "dim", "--", "true"], 64, "knows no trait 'dim'"),
    (["adwaita", "--", "flatpak", "run", "x"], 69, "--filesystem=xdg-config/gtk-4.0:ro"),
    (["oceanic", "--", "true"], 66, "ocean"),
    (["adwaita", "--", "true"], 69, "there is no display to show 'true' on"),
  ])
  func saysWhatIsWrong(arguments: [String], status: Int32, words: String) throws {
    let run = try PreviewCommand.run(["try"] + arguments, environment: ["DISPLAY": ""])
    #expect(run.status == status && run.errors.contains(words), "\(run)")
  }
}
