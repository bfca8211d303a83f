import Desk
import Fixtures
import Foundation
import Testing

/// What the window does to a person's GTK configuration, which it asks about first.
@Suite(.enabled(if: Desk.isAvailable), .serialized)
struct InstallingTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write("harbor.livery.toml", Self.theme)
  }

  private static let theme = """
    livery = 1
    name = "Harbor"

    [colors]
    accent-bg = "#204060"

    """

  private func files(_ name: String, in preview: Preview) throws -> [String] {
    try preview.desk.ask("files", ["folder": .string("config/\(name)")])
  }

  private func text(_ file: String, in preview: Preview) throws -> String {
    try preview.desk.ask("read", ["file": .string("config/\(file)")])
  }

  @Test func installsWhatIsShownAndTakesItAwayAgain() throws {
    let preview = try Preview([path])
    try preview.act("install")
    _ = try preview.text(saying: "Install “Harbor” on This Desktop?")
    #expect(try !preview.desk.ask("tree", for: String.self).contains("could not be tried"))
    #expect(try files("gtk-4.0", in: preview).isEmpty)
    try preview.press("Install", role: "push button")
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

  @Test func installsNothingWhereTheQuestionIsClosed() throws {
    let preview = try Preview([path])
    try preview.act("install")
    _ = try preview.text(saying: "Install “Harbor” on This Desktop?")
    try preview.type("Escape")
    try preview.poll("the question stays") {
      try preview.desk.ask("tree", for: String.self).contains("Install “Harbor”") ? nil : true
    }
    #expect(try files("gtk-4.0", in: preview).isEmpty && files("livery", in: preview).isEmpty)
    try preview.expectHealth()
  }

  @Test func installsNothingThatNoApplicationWouldStartWith() throws {
    let themes = try HostileThemes()
    let preview = try themes.preview([try themes.killer("Reef")])
    try preview.act("install")
    let words = try preview.text(saying: "No application would start with it")
    #expect(words.contains("GTK was killed by signal"))
    _ = try preview.text(saying: "“Reef” Is Not Installed")
    try preview.type("Escape")
    try preview.poll("the refusal stays") {
      try preview.desk.ask("tree", for: String.self).contains("Is Not Installed") ? nil : true
    }
    #expect(try files("gtk-4.0", in: preview).isEmpty && files("livery", in: preview).isEmpty)
  }

  @Test func saysWhatWinsOverTheThemeBeforeItInstalls() throws {
    let own = "@define-color accent_bg_color #010203;\n"
    try folder.write("gtk-4.0/gtk.css", own)
    let preview = try Preview([path], environment: ["XDG_CONFIG_HOME": folder.path])
    try preview.act("install")
    let words = try preview.text(saying: "sets colors itself, which win over 'Harbor'")
    #expect(words.contains("accent_bg_color"))
    #expect(try folder.read("gtk-4.0/gtk.css") == Data(own.utf8))
    try preview.press("Cancel", role: "push button")
    try preview.expectHealth()
  }

  @Test func leavesAFileThatIsNotLiverysAlone() throws {
    let own = "/* mine */\n"
    try folder.write("gtk-4.0/livery.css", own)
    let preview = try Preview([path], environment: ["XDG_CONFIG_HOME": folder.path])
    try preview.act("install")
    _ = try preview.text(saying: "is not as Livery left it; move it away first; nothing is changed")
    #expect(try folder.read("gtk-4.0/livery.css") == Data(own.utf8))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/gtk-4.0") == [
        "livery.css"
      ])
    try preview.expectHealth()
  }
}
