import Foundation
import TestDisplay
import Testing

/// The loop of a designer: open, change, undo, save, and the questions on the way.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct EditingTests {
  private let file: ThemeFile

  init() throws {
    file = try ThemeFile(
      """
      livery = 1
      name = "Harbor"  # where ships lie

      [colors]
      accent-bg = "#204060"   # the sea
      headerbar-bg = "$accent-bg"

      """)
  }

  @Test func changesOneValueUndoesItAndSavesItWhereItStands() throws {
    let preview = try Preview([file.path])
    let header = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    try preview.type("F9")
    try preview.enter("accent-bg value", "#602040")
    #expect(try preview.pixel(header, awaiting: "#602040") == "#602040")
    #expect(try preview.text(saying: "harbor.livery.toml, unsaved") != "")
    #expect(try file.text().contains("accent-bg = \"#204060\""))

    try expectUndo(of: "#602040", to: "#204060", at: header, preview)

    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") {
      try file.text().contains("accent-bg = \"#602040\"") ? true : nil
    }
    #expect(
      try file.text() == """
        livery = 1
        name = "Harbor"  # where ships lie

        [colors]
        accent-bg = "#602040"   # the sea
        headerbar-bg = "$accent-bg"

        """)
    try preview.expectHealth()
  }

  /// Undoes a change of color and does it again, by keys.
  private func expectUndo(
    of new: String, to old: String, at point: Point, _ preview: Preview
  ) throws {
    // Not in the entry, which would undo its own text.
    try preview.click("list item", "Overview")
    try preview.type("Control_L", "z")
    #expect(try preview.pixel(point, awaiting: old) == old)
    try preview.type("Control_L", "Shift_L", "z")
    #expect(try preview.pixel(point, awaiting: new) == new)
  }

  @Test func changesAPaletteEntryAndWhatIsMadeOfIt() throws {
    let text = try file.text().replacing(
      "[colors]\naccent-bg = \"#204060\"",
      with: "[palette]\nsea = \"#204060\"\n\n[colors]\naccent-bg = \"$sea\"")
    try file.write(text)
    let preview = try Preview([file.path])
    let header = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    try preview.type("F9")
    // Below the basic colors it may be out of sight.
    try preview.press("Set Here")
    try preview.poll("what the theme does not set stays") {
      try preview.shows(row: "window-bg") ? nil : ()
    }
    try preview.enter("sea value", "#602040")
    #expect(try preview.pixel(header, awaiting: "#602040") == "#602040")
    try expectUndo(of: "#602040", to: "#204060", at: header, preview)
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") {
      try file.text() == text.replacing("sea = \"#204060\"", with: "sea = \"#602040\"")
        ? true : nil
    }
    try preview.expectHealth()
  }

  @Test func letsAPersonDoTheWholeLoopByKeys() throws {
    let preview = try Preview()
    let header = try preview.place("label", "Livery").beside
    try preview.type("Control_L", "o")
    try preview.display.perform("wait", ["name": "Open Themes"])
    try preview.type("Control_L", "l")
    // What the entry for paths is called depends on the release.
    try preview.poll("the dialog takes no path") {
      let lines = try preview.display.request("tree", for: String.self).split(separator: "\n")
      let focused = lines.map { $0.drop { $0 == " " } }.filter { $0.contains(",focused,") }
      return focused.contains { $0.hasPrefix("text ") } ? true : nil
    }
    try preview.write(file.path)
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    try preview.type("F9")
    try preview.await("focused", of: "list item", "accent-bg")
    try preview.type("Tab")
    try preview.await("focused", of: "push button", "Choose accent-bg")
    try preview.type("Tab")
    try preview.write("#602040")
    #expect(try preview.pixel(header, awaiting: "#602040") == "#602040")
    try preview.type("F6")
    try preview.type("Control_L", "z")
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    try preview.type("Control_L", "Shift_L", "z")
    #expect(try preview.pixel(header, awaiting: "#602040") == "#602040")
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") {
      try file.text().contains("accent-bg = \"#602040\"   # the sea") ? true : nil
    }
    try preview.type("F6")
    try preview.type("Down")
    try preview.type("Return")
    try preview.await("selected", of: "list item", "Controls")

    try preview.type("Control_L", "Shift_L", "c")
    try preview.display.perform("wait", ["role": "frame", "name": "Compare: Adwaita — Livery"])
    try preview.type("Alt_L", "5")
    try preview.display.perform("wait", ["role": "frame", "name": "Compare: Ocean — Livery"])
    try preview.expectHealth()
    try preview.type("Control_L", "w")
    try preview.awaitEnd(of: "Compare: ")
    try preview.type("Control_L", "w")
    #expect(
      try preview.display.request("exit", ["pid": preview.pid, "seconds": 60], for: Int?.self) == 0)
  }

  @Test func goesBackToWhatOpenedAChooserThatAKeyCloses() throws {
    let preview = try Preview([file.path])
    try preview.type("F9")
    try preview.await("focused", of: "list item", "accent-bg")
    try preview.poll("the inspector never comes in whole") {
      let row = try preview.place("list item", "accent-bg")
      return row.x + row.width < 1120 ? true : nil
    }
    try preview.click("push button", "Choose accent-bg")
    try preview.await("focused", of: "text", "Hexadecimal color or color name")
    try preview.type("Escape")
    try preview.await("focused", of: "push button", "Choose accent-bg")
    // Lays the window out anew around a pointer that stays where it is.
    try preview.type("F11")
    try preview.type("Tab")
    try preview.await("focused", of: "text", "accent-bg value")
    let log = try preview.display.request("log", ["pid": preview.pid], for: String.self)
    #expect(!log.contains("died"), "\(log)")
    try preview.expectHealth()
  }

  @Test func editsACopyOfWhatIsBuiltIn() throws {
    let preview = try Preview(["--theme", "mint"])
    try preview.type("F9")
    try preview.enter("accent-bg value", "#602040")
    try preview.display.perform("wait", ["role": "frame", "name": "Mint copy — Livery"])
    try preview.await("pressed", of: "toggle", "Mint copy")
    #expect(try preview.text(saying: "Not saved yet").hasPrefix("Not saved yet"))
    try preview.expectHealth()
  }

  @Test func saysWhatMakesNoColorAndKeepsTheLastGoodOne() throws {
    let preview = try Preview([file.path])
    let header = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    try preview.type("F9")
    try preview.enter("accent-bg value", "#60204")
    #expect(try preview.pixel(header) == "#204060")
    try preview.poll("the text does not stay") {
      try preview.display.request("text", ["role": "text", "name": "accent-bg value"]) == "#60204"
        ? true : nil
    }
    try preview.expectHealth()
  }

  @Test func asksBeforeUnsavedChangesAreLost() throws {
    let preview = try Preview([file.path])
    try preview.type("F9")
    try preview.enter("accent-bg value", "#602040")
    _ = try preview.text(saying: "unsaved changes")
    try preview.type("Control_L", "w")
    _ = try preview.text(saying: "What is not saved will be lost")
    try preview.type("Escape")
    try preview.awaitEnd(of: "Save Changes?")
    try preview.expectHealth()
    try preview.type("Control_L", "q")
    _ = try preview.text(saying: "What is not saved will be lost")
    try preview.type("Return")
    #expect(
      try preview.display.request("exit", ["pid": preview.pid, "seconds": 60], for: Int?.self) == 0)
    #expect(try file.text().contains("accent-bg = \"#602040\"   # the sea"))
  }

  @Test(arguments: [("Keep Mine", "#602040"), ("Load File", "#406020")])
  func asksWhichToKeepWhereTheFileChangedToo(answer: String, color: String) throws {
    let preview = try Preview([file.path])
    let header = try preview.place("label", "Livery").beside
    try preview.type("F9")
    try preview.enter("accent-bg value", "#602040")
    #expect(try preview.pixel(header, awaiting: "#602040") == "#602040")
    try file.writeByRename(file.text().replacing("#204060", with: "#406020"))
    _ = try preview.text(saying: "was changed by another program")
    try preview.press(answer, role: "push button")
    #expect(try preview.pixel(header, awaiting: color) == color)
    try preview.expectHealth()
  }

  @Test func goesOnWhereAFileCannotBeWritten() throws {
    let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent().path
    let preview = try Preview([file.path])
    try preview.type("F9")
    try preview.enter("accent-bg value", "#602040")
    _ = try preview.text(saying: "unsaved changes")
    // A folder in its place: nobody may write that, not even root.
    try FileManager.default.removeItem(atPath: file.path)
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: false)
    try preview.type("Control_L", "s")
    _ = try preview.text(saying: "cannot be")
    try FileManager.default.removeItem(atPath: file.path)
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") {
      (try? file.text())?.contains("accent-bg = \"#602040\"") == true ? true : nil
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["harbor.livery.toml"])
    try preview.expectHealth()
  }
}

extension Preview {
  /// Types a hexadecimal color into an entry in place of what it says, and Enter.
  func enter(_ entry: String, _ color: String, role: String = "text") throws {
    try display.perform("wait", ["role": .string(role), "name": .string(entry)])
    try click(role, entry)
    try type("Control_L", "a")
    try write(color)
  }

  /// Types a hexadecimal color or a path, and Enter.
  func write(_ text: String) throws {
    let keys = [
      "#": "3", "/": "slash", ".": "period", "-": "minus", "_": "minus", ",": "comma", " ": "space",
      "$": "4", "%": "5",
    ]
    for character in text {
      let key = keys[String(character)] ?? character.lowercased()
      let isShifted = character.isUppercase || "#_$%".contains(character)
      try isShifted ? type("Shift_L", key) : type(key)
    }
    try type("Return")
  }

  /// Clicks on an object, once it stands still: a list may scroll to what has the focus.
  func click(_ role: String, _ name: String, button: Int = 1) throws {
    var point = try place(role, name).inside
    var still = 0
    try poll("'\(name)' never stands still") {
      let next = try place(role, name).inside
      still = next.x == point.x && next.y == point.y ? still + 1 : 0
      point = next
      return still >= 5 ? () : nil
    }
    try display.perform(
      "click",
      [
        "x": .number(Double(point.x)), "y": .number(Double(point.y)),
        "button": .number(Double(button)),
      ])
  }
}
