import Fixtures
import Foundation
import TestDisplay
import Testing

/// What a person does with the files of their themes, by the menus of the window.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct ThemeCommandTests {
  private let home: ThemeFolder

  init() throws {
    home = try ThemeFolder()
  }

  private func awaitTitle(_ name: String, in preview: Preview) throws {
    try preview.display.perform("wait", ["role": "frame", "name": .string("\(name) — Livery")])
  }

  /// Clicks on the name of a theme in the sidebar; at the end of its row there are buttons.
  private func click(_ theme: String, button: Double = 1, in preview: Preview) throws {
    let row = try preview.place("list item", theme)
    try preview.display.perform(
      "click",
      [
        "x": .number(Double(row.x + row.width / 3)), "y": .number(Double(row.y + row.height / 2)),
        "button": .number(button),
      ])
  }

  /// Types a name into the dialog that is open.
  private func name(_ name: String, in preview: Preview) throws {
    try preview.await("focused", of: "text", "Name")
    try preview.writeText(name, into: "Name")
  }

  @Test(arguments: [["Menu"], ["Shift_L", "F10"]])
  func renamesByTheMenuOfARowAndChangesNothingElse(keys: [String]) throws {
    let preview = try Preview([home.path])
    try click("Harbor", in: preview)
    try preview.await("focused", of: "list item", "Harbor")
    try preview.display.perform("key", ["keys": .list(keys.map { .string($0) })])
    try preview.awaitFocusedItem()
    try preview.type("Return")
    try name("  ", in: preview)
    _ = try preview.text(saying: "A theme needs a name")
    try preview.type("Return")
    try name("Quay/<b>\"&", in: preview)
    try preview.type("Return")
    try awaitTitle("Quay/<b>\"&", in: preview)
    #expect(try home.text() == ThemeFolder.theme.replacing("\"Harbor\"", with: #""Quay/<b>\"&""#))
    try preview.type("Control_L", "z")
    try awaitTitle("Harbor", in: preview)
    try preview.expectHealth()
  }

  @Test func renamesAThemeWithEditsAsOneMoreOfThem() throws {
    let preview = try Preview([home.path])
    try preview.type("F9")
    try preview.enter("accent-bg value", "#602040")
    _ = try preview.text(saying: "harbor.livery.toml, unsaved")
    try preview.act("rename-theme")
    try name("Quay", in: preview)
    try preview.type("Return")
    try awaitTitle("Quay", in: preview)
    #expect(try home.text() == ThemeFolder.theme)
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") {
      try home.text().contains("name = \"Quay\"   # where ships lie") ? true : nil
    }
    #expect(try home.text().contains("#602040"))
    try preview.expectHealth()
  }

  @Test func losesNothingOfAFileThatIsDeletedWhileItsNameIsAskedFor() throws {
    let preview = try Preview([home.path])
    try preview.act("rename-theme")
    try preview.await("focused", of: "text", "Name")
    try FileManager.default.removeItem(atPath: home.path)
    try name("Quay", in: preview)
    try preview.type("Return")
    _ = try preview.text(saying: "cannot be read: no such file or directory")
    try preview.type("Escape")
    try awaitTitle("Harbor", in: preview)
    try preview.act("duplicate-theme")
    try awaitTitle("Harbor copy", in: preview)
    #expect(
      try home.text("harbor-copy.livery.toml")
        == ThemeFolder.theme.replacing("\"Harbor\"", with: "\"Harbor copy\""))
    try preview.expectHealth()
  }

  @Test func saysAtTheNameThatAFileIsReadOnly() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: home.path)
    let preview = try Preview([home.path])
    try preview.act("rename-theme")
    try name("Quay", in: preview)
    try preview.type("Return")
    _ = try preview.text(saying: "cannot be written: permission denied")
    try preview.press("Cancel", role: "push button")
    #expect(try home.text() == ThemeFolder.theme)
    try awaitTitle("Harbor", in: preview)
    #expect(try !preview.display.request("tree", for: String.self).contains("unsaved"))
    try preview.expectHealth()
  }

  @Test func duplicatesBesideTheFileAndNeverOverAnother() throws {
    let there = try home.folder.write("harbor-copy.livery.toml", "mine")
    let preview = try Preview([home.path])
    try preview.act("duplicate-theme")
    try awaitTitle("Harbor copy", in: preview)
    #expect(FileManager.default.contents(atPath: there) == Data("mine".utf8))
    #expect(
      try home.text("harbor-copy-2.livery.toml")
        == ThemeFolder.theme.replacing("\"Harbor\"", with: "\"Harbor copy\""))
    try preview.act("duplicate-theme")
    try awaitTitle("Harbor copy copy", in: preview)
    #expect(try home.text() == ThemeFolder.theme)
    try preview.expectHealth()
  }

  @Test func duplicatesABuiltInThemeIntoTheFolderOfTheUsers() throws {
    let preview = try Preview([], environment: ["XDG_DATA_HOME": home.folder.path])
    try click("Ocean", button: 3, in: preview)
    try preview.awaitMenu()
    try preview.type("d")
    try awaitTitle("Ocean copy", in: preview)
    #expect(try home.text("livery/themes/ocean-copy.livery.toml").contains("name = \"Ocean copy\""))
    try preview.expectHealth()
  }

  @Test func opensItsFileInATextEditor() throws {
    let preview = try Preview([home.path], environment: try home.environmentWithEditor())
    try click("Harbor", button: 3, in: preview)
    try preview.awaitMenu()
    try preview.type("e")
    try home.await("+1 \(home.path) ", in: "opened", by: preview)
    try preview.expectHealth()
  }

  @Test func showsItsFileInTheFileManager() throws {
    let preview = try Preview(
      [home.path], portal: ["shows": .string("\(home.folder.path)/shown")])
    try click("Harbor", button: 3, in: preview)
    try preview.awaitMenu()
    try preview.type("f")
    try home.await("file://\(home.path)", in: "shown", by: preview)
    try preview.expectHealth()
  }

  @Test func saysThatThereIsNoFileManager() throws {
    let preview = try Preview([home.path])
    try preview.act("show-theme-file")
    _ = try preview.text(saying: "No file manager was found for “harbor.livery.toml”")
    try preview.expectHealth()
  }

  @Test func movesAThemeToTheTrashAndShowsTheOneBesideIt() throws {
    let other = try home.folder.write(
      "quay.livery.toml", ThemeFolder.theme.replacing("Harbor", with: "Quay"))
    let preview = try Preview([home.path, other])
    try click("Harbor", button: 3, in: preview)
    try preview.awaitMenu()
    try preview.type("t")
    _ = try preview.text(saying: "Moved “Harbor” to the trash")
    try awaitTitle("Quay", in: preview)
    #expect(try home.files == ["quay.livery.toml"])
    #expect(
      try preview.display.request("files", ["folder": "data/Trash/files"]) == ["harbor.livery.toml"]
    )
    try preview.expectHealth()
  }

  @Test func asksBeforeEditsAreLostWithTheirFile() throws {
    let preview = try Preview([home.path])
    try preview.type("F9")
    try preview.enter("accent-bg value", "#602040")
    _ = try preview.text(saying: "harbor.livery.toml, unsaved")
    try preview.act("trash-theme")
    _ = try preview.text(saying: "There are unsaved changes in “Harbor”")
    try preview.type("Return")
    try preview.awaitEnd(of: "which do not go")
    #expect(try home.files == ["harbor.livery.toml"])
    try preview.act("trash-theme")
    _ = try preview.text(saying: "There are unsaved changes in “Harbor”")
    try preview.press("Move to Trash", role: "push button")
    _ = try preview.text(saying: "Moved “Harbor” to the trash")
    #expect(try home.files == [])
    try preview.expectHealth()
  }

  @Test func leavesBuiltInThemesAlone() throws {
    let preview = try Preview()
    try click("Adwaita", in: preview)
    try preview.await("focused", of: "list item", "Adwaita")
    try preview.type("Menu")
    try preview.awaitMenu()
    let items = try preview.display.request("tree", for: String.self).split(separator: "\n")
      // GTK 4.24 gives them no names; one of five is on there, which duplicates.
      .filter { line in
        ["'Rename…'", "'Show in Files'", "'Move to Trash'", "''"].contains {
          line.contains("menu item \($0)")
        }
      }
    let areNamed = items.contains { $0.contains("'Rename…'") }
    #expect(items.count == (areNamed ? 3 : 5), "\(items)")
    #expect(items.count { $0.contains("sensitive") } == (areNamed ? 0 : 1), "\(items)")
    try preview.expectHealth()
  }
}
