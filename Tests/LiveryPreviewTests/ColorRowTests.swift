import Fixtures
import Foundation
import TestDisplay
import Testing

/// What can be done with a color in the inspector, by keys and an accessibility client.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct ColorRowTests {
  private let file: ThemeFile
  private static let head = """
    livery = 1
    name = "Harbor"

    [palette]
    sea = "#204060"   # deep
    sand = { light = "#f6d32d", dark = "#cd9309" }

    [colors]

    """

  init() throws {
    file = try ThemeFile(Self.head + "accent-bg = \"$sea\"\nerror-bg = \"$sand\"\n")
  }

  /// A window whose inspector has the focus on the row of the accent color.
  private func preview(portal: [String: RequestValue]? = nil) throws -> Preview {
    let preview = try Preview([file.path, "--appearance", "light"], portal: portal)
    try preview.type("F9")
    try preview.await("focused", of: "list item", "accent-bg")
    return preview
  }

  private func expectSaved(_ text: String, by preview: Preview) throws {
    try preview.display.perform("wait", ["role": "push button", "name": "Save"])
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") { try file.text() == text ? () : nil }
  }

  @Test func copiesAColorByKeysAndGoesToItsPaletteColor() throws {
    let preview = try preview()
    try preview.type("Control_L", "Alt_L", "c")
    _ = try preview.text(saying: "Copied “rgb(32, 64, 96)”")
    try preview.type("Control_L", "c")
    _ = try preview.text(saying: "Copied “#204060”")
    try preview.type("Control_L", "Return")
    try preview.await("focused", of: "list item", "sea")
    // It may be below the rows in sight.
    try preview.type("Down")
    try preview.await("focused", of: "list item", "sand")
    try preview.click("text", "sand value")
    try preview.type("Control_L", "a")
    try preview.type("Control_L", "v")
    try preview.type("Return")
    try preview.display.perform("wait", ["role": "push button", "name": "Save"])
    try preview.type("Control_L", "s")
    try preview.poll("it is never pasted") {
      try file.text().contains("sand = { light = \"#204060\", dark") ? () : nil
    }
    try preview.expectHealth()
  }

  @Test func foldsAllButTheBasicColorsAndTheThemesOwn() throws {
    let preview = try preview()
    for row in ["accent-bg", "window-bg", "view-fg"] {
      #expect(try preview.shows(row: row), "\(row)")
    }
    #expect(try !preview.shows(row: "error-bg"))
    #expect(try !preview.states("list item", "More Colors").contains("expanded"))
    _ = try preview.text(saying: " roles, 1 set here")
    try preview.press("More Colors", role: "list item")
    try preview.await("expanded", of: "list item", "More Colors")
    try preview.poll("the fold stays shut") { try preview.shows(row: "error-bg") ? () : nil }
    // It stays open while another view is shown.
    try preview.press("General")
    try preview.press("Colors")
    try preview.poll("the fold is shut again") { try preview.shows(row: "error-bg") ? () : nil }
    try preview.press("More Colors", role: "list item")
    try preview.poll("the fold stays open") { try preview.shows(row: "error-bg") ? nil : () }
    try preview.expectHealth()
  }

  @Test func opensTheFoldForTheColorOfAProblem() throws {
    try file.write(Self.head + "error-bg = \"#cc4040\"\nerror-fg = \"#cc5050\"\n")
    let preview = try preview()
    #expect(try !preview.shows(row: "error-fg"))
    try preview.press("Problems")
    let row = try preview.text(saying: "'error-fg' on 'error-bg'")
    try preview.press(row, role: "list item")
    try preview.await("focused", of: "list item", "error-fg")
    #expect(try preview.states("list item", "More Colors").contains("expanded"))
    try preview.expectHealth()
  }

  @Test func findsAFoldedColorBySearching() throws {
    let preview = try preview()
    try preview.writeText("scrollbar", into: "Search the Theme", role: "entry")
    try preview.poll("it is never found") {
      try preview.shows(row: "scrollbar-outline") ? () : nil
    }
    #expect(try !preview.shows(row: "More Colors"))
    try preview.expectHealth()
  }

  @Test func opensTheMenuOfARowByItsKey() throws {
    let preview = try preview()
    try preview.type("Shift_L", "F10")
    try preview.awaitMenu()
    try preview.awaitFocusedItem()
    try preview.type("Return")
    _ = try preview.text(saying: "Copied “#204060”")
    try preview.await("focused", of: "list item", "accent-bg")
    try preview.expectHealth()
  }

  @Test func refersToAPaletteColorFromTheChooser() throws {
    try expectSaved(
      "accent-bg = \"$sand\"\nerror-bg = \"$sand\"\n", choosing: "Use sand", by: "Choose accent-bg")
  }

  /// The editor of a color is below the rows, so that the pages stay in sight.
  @Test func editsAColorBelowTheRowsAndGoesBackToItsSwatch() throws {
    let preview = try preview()
    let value = { try preview.display.request("text", Preview.accent, for: String.self) }
    let first = try value()
    try preview.press("Choose accent-bg", role: "push button")
    _ = try preview.text(saying: "accent-fg on accent-bg")
    let (page, editor) = (
      try preview.place("list item", "accent-bg"), try preview.place("slider", "Lightness")
    )
    #expect(editor.y > page.y && editor.x >= page.x)
    try preview.click("slider", "Lightness")
    try preview.poll("nothing changes") { try value() != first ? () : nil }
    let middle = try value()
    try preview.type("Right")
    try preview.poll("the key changes nothing") { try value() != middle ? () : nil }
    try preview.type("Escape")
    try preview.await("focused", of: "push button", "Choose accent-bg")
    try preview.poll("the editor stays") {
      let tree = try preview.display.request("tree", for: String.self)
      let line = tree.split(separator: "\n").first { $0.contains("slider 'Lightness'") }
      return line?.contains(",showing,") != true ? () : nil
    }
    // A press and a key are one step each.
    try preview.type("Control_L", "z")
    try preview.poll("the key is not undone") { try value() == middle ? () : nil }
    try preview.type("Control_L", "z")
    try preview.poll("the press is not undone") { try value() == first ? () : nil }
    try preview.expectHealth()
  }

  /// A color is on a plane of its own hue, whatever was edited before.
  @Test func paintsThePlaneOfTheEditedColor() throws {
    try file.write(Self.head + "accent-bg = \"#2020e0\"\nwindow-bg = \"#e0c020\"\n")
    let preview = try preview()
    for (color, strongest) in [("accent-bg", 2), ("window-bg", 0)] {
      try preview.press("Choose \(color)", role: "push button")
      let field = try preview.place("text", "Hexadecimal color or color name")
      // The plane is below the field.
      let point = Point(x: field.x + field.width - 16, y: field.y + field.height + 24)
      try preview.poll("the plane of \(color) has another hue") {
        let pixel = try preview.pixel(point).dropFirst()
        let parts = [0, 2, 4].compactMap { Int(pixel.dropFirst($0).prefix(2), radix: 16) }
        return parts.count == 3 && parts.max() == parts[strongest] ? () : nil
      }
      try preview.type("Escape")
      try preview.await("focused", of: "push button", "Choose \(color)")
    }
  }

  @Test func editsTheAppearanceWhoseSwatchIsClicked() throws {
    try file.write(Self.head + "accent-bg = \"$sand\"\n")
    try expectSaved(
      "accent-bg = { light = \"$sand\", dark = \"$sea\" }\n", choosing: "Use sea",
      by: "Choose accent-bg in dark")
  }

  /// Chooses a palette color by a row's button; the file has `colors` afterwards.
  private func expectSaved(_ colors: String, choosing color: String, by button: String) throws {
    let preview = try preview()
    try preview.press(button, role: "push button")
    try preview.press(color, role: "push button")
    try preview.type("Escape")
    try expectSaved(Self.head + colors, by: preview)
    try preview.expectHealth()
  }

  /// The words beside the field make space while it is edited, also in the narrowest inspector.
  @Test func makesSpaceForAnExpressionThatIsEdited() throws {
    try file.write(Self.head + "accent-bg = \"$sand\"\n")
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/glib-2.0/settings", withIntermediateDirectories: true)
    _ = try folder.write(
      "glib-2.0/settings/keyfile", "[dev/livery/Livery]\ninspector-width=320\n")
    let preview = try Preview(
      [file.path, "--appearance", "light"],
      environment: ["GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": folder.path])
    try preview.type("F9")
    try preview.await("focused", of: "list item", "accent-bg")
    #expect(try preview.place("entry", "Search the Theme").width < 230)
    let before = try preview.place("text", "accent-bg value")
    try preview.click("text", "accent-bg value")
    let field = try preview.settledPlace("text", "accent-bg value", not: before)
    #expect(field.width > before.width && field.width >= 180 && field.x == before.x)
    // The other scheme can still be reached by the keyboard.
    try preview.type("Tab")
    try preview.await("focused", of: "push button", "Choose accent-bg in dark")
    try preview.poll("the field stays wide") {
      try preview.place("text", "accent-bg value") == before ? () : nil
    }
    try preview.expectHealth()
  }

  @Test func asksForACopyFromTheChooser() throws {
    let folder = try TemporaryFolder()
    let tokens = ##"{"brand": {"$type": "color", "$value": "#204060"}}"##
    let preview = try Preview([try folder.write("mine.tokens.json", tokens)])
    try preview.type("F9")
    try preview.await("focused", of: "list item", "accent-bg")
    try preview.press("Choose accent-bg", role: "push button")
    try preview.press("Use brand", role: "push button")
    _ = try preview.text(saying: "Edit a Copy as a Livery Theme?")
    try preview.press("Edit a Copy", role: "push button")
    _ = try preview.text(saying: "is a Livery theme now")
    try preview.expectHealth()
  }

  @Test func leadsFromTokensWithoutARoleToACopyThatUsesOne() throws {
    let folder = try TemporaryFolder()
    let tokens = ##"""
      {"brand": {"$type": "color", "sea": {"$value": "#204060"}, "sky": {"$value": "#6080c0"}}}
      """##
    try folder.write("design/brand.tokens.json", tokens)
    let file = try folder.write(
      "mine.resolver.json",
      """
      {"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/brand"}],
       "sets": {"brand": {"sources": [{"$ref": "./design/brand.tokens.json"}]}}}
      """)
    let preview = try Preview([file, "--appearance", "light"])
    _ = try preview.text(saying: "No token is named for a role")
    try preview.press("Show Colors", role: "push button")
    try preview.await("focused", of: "list item", "accent-bg")
    try preview.expect("#6080c0", in: "brand-sky value")
    _ = try preview.text(saying: "brand.tokens.json")
    try preview.press("Choose accent-bg", role: "push button")
    try preview.press("Choose by Name", role: "push button")
    try preview.display.perform("wait", ["role": "entry", "name": "Search by Name"])
    try preview.write("sky")
    _ = try preview.text(saying: "Edit a Copy as a Livery Theme?")
    try preview.press("Edit a Copy", role: "push button")
    _ = try preview.text(saying: "is a Livery theme now")
    try preview.expect("$brand-sky", in: "accent-bg value")
    try preview.expectHealth()
  }

  @Test func addsAPaletteColorAndSaysWhatIsWrongWithIt() throws {
    let preview = try preview()
    try preview.press("Add Palette Color…", role: "push button")
    try preview.await("focused", of: "text", "Name of the color")
    try preview.write("sea")
    _ = try preview.text(saying: "“sea” is in the palette already")
    try preview.type("Control_L", "a")
    for key in ["f", "o", "a", "m"] { try preview.type(key) }
    try preview.type("Tab")
    try preview.await("focused", of: "text", "Value of the color")
    try preview.write("#eeeeee")
    try preview.await("focused", of: "list item", "foam")
    try preview.display.perform("wait", ["role": "push button", "name": "Save"])
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") {
      try file.text().contains("foam = \"#eeeeee\"") ? () : nil
    }
    #expect(try file.text().contains("sea = \"#204060\"   # deep\n"))
    try preview.expectHealth()
  }

  @Test func picksAColorFromTheScreenWhereThereIsAPortal() throws {
    let color = [0.25, 0.5, 0.75].map { RequestValue.number($0) }
    let preview = try preview(portal: ["picks": .list(color)])
    try preview.press("Choose accent-bg", role: "push button")
    try preview.press("Pick a Color From the Screen", role: "push button")
    try preview.poll("no color is picked") {
      try preview.display.request("text", Preview.accent, for: String.self) == "#4080bf" ? () : nil
    }
    try preview.expectHealth()
  }

  @Test func offersNoPickingWhereThereIsNoPortal() throws {
    let preview = try preview()
    try preview.press("Choose accent-bg", role: "push button")
    _ = try preview.text(saying: "Use sand")
    let tree = try preview.display.request("tree", for: String.self)
    let line = tree.split(separator: "\n").first { $0.contains("Pick a Color From the Screen") }
    #expect(line?.contains(",showing,") != true)
    try preview.expectHealth()
  }
}
