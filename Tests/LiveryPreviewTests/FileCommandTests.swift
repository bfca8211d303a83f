import Fixtures
import Foundation
import TestDisplay
import Testing

/// What a person does with files, and what goes wrong with them.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct FileCommandTests {
  private let home: ThemeFolder

  init() throws {
    home = try ThemeFolder()
  }

  private func edited(fileLimit: Int? = nil) throws -> Preview {
    let preview = try Preview([home.path], fileLimit: fileLimit)
    try preview.type("F9")
    try preview.enter("accent-bg value", "#602040")
    _ = try preview.text(saying: "harbor.livery.toml, unsaved")
    return preview
  }

  @Test func savesUnderAnotherNameAndGoesOnWithThat() throws {
    let preview = try edited()
    try preview.type("Control_L", "Shift_L", "s")
    try preview.await("focused", of: "text", "Name:")
    for key in ["q", "u", "a", "y"] { try preview.type(key) }
    try preview.type("Return")
    _ = try preview.text(saying: "quay.toml")
    #expect(try home.text("quay.toml").contains("accent-bg = \"#602040\"   # the sea"))
    #expect(try home.text() == ThemeFolder.theme)
    #expect(try !preview.display.request("tree", for: String.self).contains("unsaved"))
    try preview.expectHealth()
  }

  @Test func savesACopyAmongTheThemesOfThePerson() throws {
    let preview = try Preview(["--theme", "mint"])
    try preview.type("F9")
    try preview.enter("accent-bg value", "#602040")
    try preview.display.perform("wait", ["role": "frame", "name": "Mint copy — Livery"])
    try preview.type("Control_L", "s")
    try preview.await("focused", of: "text", "Name:")
    try preview.type("Return")
    try preview.poll("it is not there") {
      try preview.display.request("files", ["folder": "data/livery/themes"]) == [
        "mint-copy.livery.toml"
      ]
        ? true : nil
    }
    try preview.display.perform("wait", ["role": "label", "name": "Your Themes"])
    try preview.expectHealth()
  }

  @Test func keepsEditsOfAFileThatIsReadOnly() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: home.path)
    let preview = try edited()
    try preview.type("Control_L", "s")
    _ = try preview.text(saying: "cannot be written: permission denied")
    #expect(try home.text() == ThemeFolder.theme)
    _ = try preview.text(saying: "harbor.livery.toml, unsaved")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: home.path)
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") { try home.text().contains("#602040") ? true : nil }
    try preview.expectHealth()
  }

  @Test func keepsEditsThatTheDiskHasNoRoomFor() throws {
    let long = ThemeFolder.theme + String(repeating: "# a line that says nothing\n", count: 8_000)
    try home.write(long)
    let preview = try edited(fileLimit: 128 * 1024)
    try preview.type("Control_L", "s")
    _ = try preview.text(saying: "cannot be written: file too large")
    #expect(try home.text() == long)
    #expect(try home.files == ["harbor.livery.toml"])
    _ = try preview.text(saying: "harbor.livery.toml, unsaved")
    try preview.display.perform("liftLimit", ["pid": preview.pid])
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") { try home.text().contains("#602040") ? true : nil }
    try preview.expectHealth()
  }

  @Test func closesAThemeAfterAskingForItsEdits() throws {
    let other = try home.folder.write(
      "quay.livery.toml", ThemeFolder.theme.replacing("Harbor", with: "Quay"))
    let preview = try Preview([home.path, other])
    try preview.press("Close Quay", role: "push button")
    try preview.awaitEnd(of: "Quay")
    try preview.type("F9")
    try preview.enter("accent-bg value", "#602040")
    _ = try preview.text(saying: "harbor.livery.toml, unsaved")
    try preview.press("Close Harbor", role: "push button")
    _ = try preview.text(saying: "There are unsaved changes in “Harbor”")
    try preview.type("Return")
    try preview.display.perform("wait", ["role": "frame", "name": "Adwaita — Livery"])
    #expect(try home.text().contains("#602040"))
    #expect(try !preview.display.request("tree", for: String.self).contains("Close Harbor"))
    try preview.expectHealth()
  }

  @Test func opensWhatIsDroppedOnIt() throws {
    let preview = try Preview()
    let header = try preview.place("label", "Livery").beside
    try preview.display.perform("drop", ["files": [.string(home.path)], "x": 600, "y": 400])
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    try preview.await("pressed", of: "toggle", "Harbor")
    let page = try home.folder.write(
      "own.ui",
      "<interface><object class=\"GtkLabel\"><property name=\"label\">Dropped</property></object></interface>"
    )
    try preview.display.perform("drop", ["files": [.string(page)], "x": 600, "y": 400])
    #expect(try preview.text(saying: "Dropped") == "Dropped")
    try preview.expectHealth()
  }

  @Test func goesToTheColorOfAProblem() throws {
    try home.write(
      ThemeFolder.theme.replacing("$accent-bg", with: "#eeeeee") + "headerbar-fg = \"#ffffff\"\n")
    let preview = try Preview([home.path])
    try preview.showProblems()
    let row = try preview.text(saying: "'headerbar-fg' on 'headerbar-bg'")
    try preview.press(row, role: "list item")
    try preview.await("focused", of: "list item", "headerbar-fg")
    try preview.await("pressed", of: "toggle", "Colors")
    try preview.expectHealth()
  }

  @Test func opensTheFileOfAProblemAtItsLine() throws {
    try home.write(ThemeFolder.theme + "hull = \"#ffffff\"\n")
    let preview = try Preview([home.path], environment: try home.environmentWithEditor())
    try preview.showProblems()
    let row = try preview.text(saying: "error, no role is called 'hull'")
    try preview.press(row, role: "list item")
    try home.await("+7 \(home.path) ", in: "opened", by: preview)
    try preview.expectHealth()
  }
}
