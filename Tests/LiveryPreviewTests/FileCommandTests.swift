import Desk
import Fixtures
import Foundation
import Testing

/// What a person does with files, and what goes wrong with them.
@Suite(.enabled(if: Desk.isAvailable), .serialized)
struct FileCommandTests {
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
    accent-bg = "#204060"   # the sea
    headerbar-bg = "$accent-bg"

    """

  private func text(_ file: String = "harbor.livery.toml") throws -> String {
    String(decoding: try folder.read(file), as: UTF8.self)
  }

  private func edited(fileLimit: Int? = nil) throws -> Preview {
    let preview = try Preview([path], fileLimit: fileLimit)
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
    #expect(try text("quay.toml").contains("accent-bg = \"#602040\"   # the sea"))
    #expect(try text() == Self.theme)
    #expect(try !preview.desk.ask("tree", for: String.self).contains("unsaved"))
    try preview.expectHealth()
  }

  @Test func savesACopyAmongTheThemesOfThePerson() throws {
    let preview = try Preview(["--theme", "mint"])
    try preview.type("F9")
    try preview.enter("accent-bg value", "#602040")
    try preview.desk.tell("wait", ["role": "frame", "name": "Mint copy — Livery"])
    try preview.type("Control_L", "s")
    try preview.await("focused", of: "text", "Name:")
    try preview.type("Return")
    try preview.poll("it is not there") {
      try preview.desk.ask("files", ["folder": "data/livery/themes"]) == ["mint-copy.livery.toml"]
        ? true : nil
    }
    try preview.desk.tell("wait", ["role": "label", "name": "Your Themes"])
    try preview.expectHealth()
  }

  @Test func keepsEditsOfAFileThatIsReadOnly() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let preview = try edited()
    try preview.type("Control_L", "s")
    _ = try preview.text(saying: "cannot be written: permission denied")
    #expect(try text() == Self.theme)
    _ = try preview.text(saying: "harbor.livery.toml, unsaved")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") { try text().contains("#602040") ? true : nil }
    try preview.expectHealth()
  }

  @Test func keepsEditsThatTheDiskHasNoRoomFor() throws {
    let long = Self.theme + String(repeating: "# a line that says nothing\n", count: 8_000)
    try folder.write("harbor.livery.toml", long)
    let preview = try edited(fileLimit: 128 * 1024)
    try preview.type("Control_L", "s")
    _ = try preview.text(saying: "cannot be written: file too large")
    #expect(try text() == long)
    #expect(try folder.contents(of: ".").keys.sorted() == ["harbor.livery.toml"])
    _ = try preview.text(saying: "harbor.livery.toml, unsaved")
    try preview.desk.tell("liftLimit", ["pid": preview.pid])
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") { try text().contains("#602040") ? true : nil }
    try preview.expectHealth()
  }

  @Test func closesAThemeAfterAskingForItsEdits() throws {
    let other = try folder.write(
      "quay.livery.toml", Self.theme.replacing("Harbor", with: "Quay"))
    let preview = try Preview([path, other])
    try preview.press("Close Quay", role: "push button")
    try preview.poll("it stays") {
      try preview.desk.ask("tree", for: String.self).contains("Quay") ? nil : true
    }
    try preview.type("F9")
    try preview.enter("accent-bg value", "#602040")
    _ = try preview.text(saying: "harbor.livery.toml, unsaved")
    try preview.press("Close Harbor", role: "push button")
    _ = try preview.text(saying: "There are unsaved changes in “Harbor”")
    try preview.type("Return")
    try preview.desk.tell("wait", ["role": "frame", "name": "Adwaita — Livery"])
    #expect(try text().contains("#602040"))
    #expect(try !preview.desk.ask("tree", for: String.self).contains("Close Harbor"))
    try preview.expectHealth()
  }

  @Test func opensWhatIsDroppedOnIt() throws {
    let preview = try Preview()
    let header = try preview.place("label", "Livery").beside
    try preview.desk.tell("drop", ["files": [.string(path)], "x": 600, "y": 400])
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    try preview.await("pressed", of: "toggle", "Harbor")
    let page = try folder.write(
      "own.ui",
      "<interface><object class=\"GtkLabel\"><property name=\"label\">Dropped</property></object></interface>"
    )
    try preview.desk.tell("drop", ["files": [.string(page)], "x": 600, "y": 400])
    #expect(try preview.text(saying: "Dropped") == "Dropped")
    try preview.expectHealth()
  }

  @Test func goesToTheColorOfAProblem() throws {
    try folder.write(
      "harbor.livery.toml",
      Self.theme.replacing("$accent-bg", with: "#eeeeee") + "headerbar-fg = \"#ffffff\"\n")
    let preview = try Preview([path])
    try preview.type("F9")
    try preview.press("Problems")
    try preview.await("pressed", of: "toggle", "Problems")
    let row = try preview.text(saying: "'headerbar-fg' on 'headerbar-bg'")
    try preview.press(row, role: "list item")
    try preview.await("focused", of: "list item", "headerbar-fg")
    try preview.await("pressed", of: "toggle", "Colors")
    try preview.expectHealth()
  }

  @Test func opensTheFileOfAProblemAtItsLine() throws {
    try folder.write("harbor.livery.toml", Self.theme + "hull = \"#ffffff\"\n")
    try ProgramFile.write(
      "#!/bin/sh\nprintf '%s ' \"$@\" > '\(folder.path)/opened'\n",
      to: folder.path + "/bin/gnome-text-editor")
    let preview = try Preview(
      [path], environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "VISUAL": ""])
    try preview.type("F9")
    try preview.press("Problems")
    try preview.await("pressed", of: "toggle", "Problems")
    let row = try preview.text(saying: "error, no role is called 'hull'")
    try preview.press(row, role: "list item")
    try preview.poll("no editor was started") { folder.exists("opened") ? true : nil }
    try preview.poll("it was not told the file") {
      try text("opened") == "+7 \(path) " ? true : nil
    }
    try preview.expectHealth()
  }
}
