import GTKFixtures
import TestDisplay
import Testing

@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct SwitchingTests {
  /// The wheel scrolls the page also above what could take it as a change of its value.
  @Test func scrollsAboveNumbers() throws {
    let preview = try Preview(["--page", "controls"], width: 1200, height: 2000)
    let box = try preview.place("spin button", "Number")
    let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
    try preview.display.perform(
      "wheel", ["x": .number(Double(x)), "y": .number(Double(y)), "steps": 1])
    _ = try preview.settledPlace("spin button", "Number", not: box)
  }

  @Test func repaintsEverythingAndLosesNothing() throws {
    let preview = try Preview(["--page", "controls"], width: 1200, height: 1500)
    let entry: [String: RequestValue] = ["role": "text", "name": "Text"]

    // A person's work, which is to be there afterwards.
    let box = try preview.place("text", "Text")
    try preview.click("text", "Text")
    try preview.display.perform("write", entry.merging(["text": "Type to keep"]) { $1 })
    try preview.display.perform("select", entry.merging(["from": 2, "to": 6]) { $1 })
    try preview.display.perform(
      "wheel", ["x": .number(Double(box.x)), "y": .number(Double(box.y)), "steps": 1])
    let scrolled = try preview.settledPlace("text", "Text", not: box)
    #expect(try preview.display.request("text", entry) == "Type to keep")

    let header = try preview.place("label", "Livery").beside
    let page = try preview.place("label", "With Icons").beside
    let accept = try preview.place("push button", "Accept")
    for (segment, theme, appearance) in [
      ("Ocean", "ocean", "light"), ("Dark", "ocean", "dark"), ("Pumpkin", "pumpkin", "dark"),
    ] {
      try preview.press(segment)
      let colors = try ResolvedColors(theme, appearance)
      // The parts of a frame reach the screen one after the other.
      for (point, role) in [(header, "headerbar-bg"), (page, "window-bg")] {
        let color = try preview.pixel(point, awaiting: colors[role])
        #expect(color == colors[role], "\(segment) \(role) at \(point)")
      }
      #expect(try preview.paints(colors["accent-bg"], near: accept))

      #expect(try preview.display.request("text", entry) == "Type to keep")
      #expect(try preview.display.request("selection", entry) == [2, 6])
      #expect(try preview.states("text", "Text").contains("focused"))
      #expect(try preview.place("text", "Text") == scrolled)
    }
    try preview.expectHealth()
  }

  @Test func marksTheSegmentThatIsActive() throws {
    let preview = try Preview()
    try preview.press("Mint")
    try preview.display.perform("wait", ["role": "frame", "name": "Mint — Livery"])
    try preview.await("pressed", of: "toggle", "Mint")
    #expect(try !preview.states("toggle", "Adwaita").contains("pressed"))
    try preview.await("pressed", of: "toggle", "System")
  }

  @Test func canBeWorkedByKeys() throws {
    let preview = try Preview(["--page", "controls"])
    let header = try preview.place("label", "Livery").beside
    let (light, dark) = (try ResolvedColors("ocean", "light"), try ResolvedColors("ocean", "dark"))
    try preview.type("Alt_L", "4")
    #expect(try preview.pixel(header, awaiting: light["headerbar-bg"]) == light["headerbar-bg"])
    try preview.type("Control_L", "d")
    #expect(try preview.pixel(header, awaiting: dark["headerbar-bg"]) == dark["headerbar-bg"])
    try preview.await("pressed", of: "toggle", "Dark")
    try preview.type("Control_L", "Next")
    try preview.await("selected", of: "list item", "Text")
    try preview.type("Control_L", "Prior")
    try preview.await("selected", of: "list item", "Controls")
    try preview.type("Control_L", "q")
    #expect(
      try preview.display.request("exit", ["pid": preview.pid, "seconds": 60], for: Int?.self) == 0)
  }

  @Test func takesItsKeysWhileAPopoverOfThePageIsOpen() throws {
    let preview = try Preview(width: 1280)
    let header = try preview.place("label", "Livery").beside
    try preview.click("push button", "Trip Menu")
    try preview.type("Alt_L", "4")
    let color = try ResolvedColors("ocean", "light")["headerbar-bg"]
    #expect(try preview.pixel(header, awaiting: color) == color)
    try preview.expectHealth()
  }

  @Test func recolorsAPopoverThatIsOpen() throws {
    let preview = try Preview(width: 1280)
    let header = try preview.place("label", "Livery").beside
    let button = try preview.place("push button", "Trip Menu")
    try preview.click("push button", "Trip Menu")
    try preview.awaitMenu()
    for key in ["2", "5"] {
      try preview.type("Alt_L", key)
      let theme = try ResolvedColors(key == "2" ? "midnight" : "mint", "dark")
      if key == "2" { try preview.type("Control_L", "d") }
      let color = theme["headerbar-bg"]
      #expect(try preview.pixel(header, awaiting: color) == color)
      #expect(try preview.paints(theme["popover-bg"], near: button), "\(key)")
    }
    // It is still open, since Escape closes it alone.
    try preview.awaitMenu()
    try preview.expectHealth()
  }

  @Test func showsPagesMenusAndDialogsToEyesWithoutColor() throws {
    let preview = try Preview(["--theme", "ocean"], width: 1280)
    #expect(try !preview.display.request("gray", ["seconds": 0], for: Bool.self))
    let isGray = { try preview.display.request("gray", for: Bool.self) }
    try preview.act("vision", "grayscale")
    #expect(try isGray())
    for page in ["Controls", "Text", "Lists", "Feedback", "Surfaces", "States", "Overview"] {
      try preview.press(page, role: "list item")
      try preview.await("selected", of: "list item", page)
      #expect(try isGray(), "\(page)")
    }
    try preview.click("push button", "Trip Menu")
    try preview.awaitMenu()
    #expect(try isGray())
    try preview.type("Escape")
    try preview.act("shortcuts")
    try preview.display.perform("wait", ["name": "Show a Pinned Theme"])
    #expect(try isGray())
    try preview.expectHealth()
  }

  @Test(arguments: [
    ("grayscale", "Shown in shades of gray"), ("protanopia", "Shown as with protanopia"),
    ("deuteranopia", "Shown as with deuteranopia"), ("tritanopia", "Shown as with tritanopia"),
  ])
  func saysThatAVisionIsSimulatedUntilAllColorsAreBack(name: String, words: String) throws {
    let preview = try Preview(width: 400)
    try preview.act("vision", name)
    _ = try preview.text(saying: words)
    try preview.press("Full Color", role: "push button")
    try preview.poll("the bar stays") {
      try preview.display.request("tree", for: String.self).split(separator: "\n")
        .contains { $0.contains(words) && $0.contains("showing") } ? nil : true
    }
    #expect(try !preview.display.request("gray", ["seconds": 0], for: Bool.self))
    try preview.expectHealth()
  }

  @Test func asksItsQuestionsInTheThemeAndInWhatEachEyeSees() throws {
    let file = try ThemeFile(headerbar: "#204060")
    try file.write(try file.text() + "\ndialog-bg = \"#602040\"\ndialog-fg = \"#ffffff\"\n")
    let preview = try Preview([file.path])
    let isGray = { try preview.display.request("gray", for: Bool.self) }
    try preview.type("F9")
    try preview.enter("accent-bg value", "#406020")
    _ = try preview.text(saying: "unsaved changes")
    try preview.type("Control_L", "w")
    try preview.display.perform("wait", ["role": "label", "name": "Save Changes?"])
    let title = try preview.place("label", "Save Changes?")
    let question = Point(x: title.x + 30, y: title.y + title.height / 2)
    #expect(try preview.pixel(question, awaiting: "#602040") == "#602040")
    try preview.act("vision", "grayscale")
    #expect(try isGray())
    try preview.type("Escape")
    try preview.awaitEnd(of: "Save Changes?")
    try file.writeByRename(file.text() + "accent-bg = \"#204060\"\n")
    _ = try preview.text(saying: "was changed by another program")
    #expect(try isGray())
    try preview.expectHealth()
  }

  /// A minute of switching: a theme that leaks four kilobytes a switch would show.
  @Test func keepsItsMemoryOverAThousandSwitches() throws {
    let preview = try Preview(["--page", "text"], width: 500, height: 400)
    let corner = Point(x: 9, y: 9)
    let stock = try ResolvedColors("adwaita", "light")["headerbar-bg"]
    #expect(try preview.pixel(corner, awaiting: stock) == stock)
    let ocean = try ResolvedColors("ocean", "light")["headerbar-bg"]
    let memory = { (count: Int) in
      try preview.display.request(
        "alternate",
        [
          "pid": preview.pid, "x": 9, "y": 9, "count": RequestValue(integerLiteral: count),
          "turns": [
            ["keys": ["Alt_L", "4"], "color": .string(ocean)],
            ["keys": ["Alt_L", "1"], "color": .string(stock)],
          ],
        ], for: [Int].self)
    }
    // Later releases of GTK fill their caches over some hundred switches.
    _ = try memory(400)
    let (before, after) = try { ($0[0], $0[1]) }(memory(1000))
    #expect(after - before < 2 * 1024 * 1024)
    try preview.expectHealth()
  }
}
