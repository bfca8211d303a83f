import Foundation
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import TestDisplay
import Testing
import ThemeModel

/// Metrics and fonts in the inspector, by keys and by an accessibility client.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct ValueEditingTests {
  private static let radius = "Control Corner Radius in pixels"
  private let file: ThemeFile

  init() throws {
    file = try ThemeFile(
      """
      livery = 1
      name = "Harbor"

      [colors]
      accent-bg = "#204060"

      [metrics]
      control-radius = 9   # as the hulls
      # nothing else

      """)
  }

  private func start() throws -> Preview {
    let preview = try Preview([file.path])
    try preview.type("F9")
    try preview.display.perform("wait", Preview.accent)
    try preview.press("General")
    try preview.expect("9 px", in: Self.radius)
    return preview
  }

  @Test func changesAMetricInItsLineWithOneUndo() throws {
    let preview = try start()
    try preview.enter(Self.radius, "0")
    try preview.expect("0 px", in: Self.radius)
    try preview.type("Control_L", "z")
    try preview.expect("9 px", in: Self.radius)
    // A comma is a point for many, and the unit may stand there.
    try preview.enter(Self.radius, "2,5px")
    try preview.expect("2.5 px", in: Self.radius)
    try preview.type("Control_L", "s")
    let before = try file.text()
    try preview.poll("it is never saved") {
      try file.text() == before.replacing("= 9 ", with: "= 2.5 ") && file.text() != before
        ? () : nil
    }
    try preview.expectHealth()
  }

  @Test func stepsAMetricByArrowsAndButtonsAndLeavesItToTheToolkit() throws {
    let preview = try start()
    try preview.click("text", Self.radius)
    try preview.type("Up")
    try preview.expect("10 px", in: Self.radius)
    try preview.press("More Control Corner Radius", role: "push button")
    try preview.expect("11 px", in: Self.radius)
    try preview.type("Control_L", "z")
    try preview.expect("10 px", in: Self.radius)
    try preview.press("Reset Control Corner Radius", role: "push button")
    try preview.expect("", in: Self.radius)
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") {
      try file.text().hasSuffix("[metrics]\n# nothing else\n") ? () : nil
    }
    try preview.expectHealth()
  }

  @Test func stepsFromTheRadiusOfTheRunningLibadwaita() throws {
    let preview = try start()
    try preview.press("Reset Control Corner Radius", role: "push button")
    try preview.expect("", in: Self.radius)
    try preview.press("More Control Corner Radius", role: "push button")
    let isRounder = Toolkit.release.adwaita >= .v1_7
    try preview.expect(isRounder ? "10 px" : "7 px", in: Self.radius)
    try preview.expectHealth()
  }

  @Test func saysAtTheFieldWhatAMetricMayBe() throws {
    let preview = try start()
    try preview.enter(Self.radius, "99")
    _ = try preview.text(saying: "Expected a number from 0 to 64 px")
    try preview.type("Escape")
    try preview.expect("9 px", in: Self.radius)
    try preview.expectHealth()
  }

  @Test func findsAFontAndSetsItInOneLine() throws {
    let preview = try start()
    try preview.press("Colors")
    let search = try preview.place("entry", "Search the Theme")
    try preview.display.perform(
      "click",
      ["x": .number(Double(search.x + 60)), "y": .number(Double(search.y + search.height / 2))])
    try preview.write("headline size")
    try preview.press("Show 1 in “General”", role: "push button")
    try preview.enter("Headline: Size in points", "20")
    try preview.expect("20 pt", in: "Headline: Size in points")
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") {
      try file.text().hasSuffix("# nothing else\n\n[fonts]\nheadline = { size = 20 }\n") ? () : nil
    }
    try preview.type("Control_L", "z")
    try preview.expect("", in: "Headline: Size in points")
    try preview.expectHealth()
  }

  @Test func choosesAFamilyAmongTheInstalledOnes() throws {
    let preview = try start()
    try preview.press("Choose Headline: Family", role: "push button")
    try preview.display.perform("wait", ["name": "Choose a Font"])
    try preview.poll("the dialog stays") {
      guard try preview.display.request("tree", for: String.self).contains("'Choose a Font'") else {
        return ()
      }
      // It takes no keys before it is on screen; the first goes from the search to the list.
      try preview.type("Down")
      try preview.type("Return")
      usleep(500_000)
      return nil
    }
    try preview.poll("it is never saved") {
      try preview.type("Control_L", "s")
      return try file.text().contains("\n[fonts]\nheadline = { family = \"") ? () : nil
    }
    try preview.expectHealth()
  }

  @Test func renamesTheThemeAndNamesItsAuthor() throws {
    let preview = try start()
    try preview.enter("Name value", "dockside")
    try preview.display.perform("wait", ["role": "frame", "name": "dockside — Livery"])
    try preview.enter("Author value", "ann")
    try preview.expect("ann", in: "Author value")
    try preview.enter("Name value", " ")
    _ = try preview.text(saying: "expected a name, not an empty one".capitalizedFirst)
    try preview.type("Escape")
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") {
      let text = try file.text()
      return text.contains("name = \"dockside\"\n") && text.contains("author = \"ann\"") ? () : nil
    }
    try preview.expectHealth()
  }

  /// A value has a name for people; the key in the file is its description.
  @Test func namesValuesForPeople() throws {
    let preview = try start()
    let tree = try preview.display.request("tree", for: String.self)
    for name in ["Name", "License", "Card Corner Radius", "Headline: Size", "Title 1: Weight"] {
      #expect(tree.contains("list item '\(name)' "), "\(name)")
    }
    for key in ["card-radius", "theme name", "headline size"] {
      #expect(!tree.contains("'\(key)"), "\(key)")
    }
    let description = try preview.display.request(
      "description", ["role": "list item", "name": "Card Corner Radius"], for: String.self)
    #expect(description == "metrics.card-radius: How round the corners of cards are")
  }

  @Test func showsOnlyWhatTheThemeSets() throws {
    let preview = try start()
    let shows = { (name: String) in
      let tree = try preview.display.request("tree", for: String.self)
      return tree.split(separator: "\n").contains {
        $0.contains("list item '\(name)' ") && $0.contains("visible")
      }
    }
    let unset = "Card Corner Radius"
    try preview.poll("what the theme does not set is not there") { try shows(unset) ? () : nil }
    try preview.press("Set Here")
    try preview.poll("what the theme does not set stays") { try shows(unset) ? nil : () }
    _ = try preview.place("text", Self.radius)
    try preview.press("Colors")
    _ = try preview.place("text", "accent-bg value")
    try preview.expectHealth()
  }

  /// The focus stays in the search, which says that its list is empty.
  @Test func tellsAScreenReaderThatNothingIsFound() throws {
    let preview = try start()
    let search: [String: RequestValue] = ["role": "entry", "name": "Search the Theme"]
    let says = { try preview.display.request("description", search, for: String.self) }
    try preview.writeText("no such value", into: "Search the Theme", role: "entry")
    try preview.poll("it never says so") { try says() == "Nothing Found" ? () : nil }
    try preview.writeText("radius", into: "Search the Theme", role: "entry")
    try preview.poll("it still says so") { try says() == "Nothing Found" ? nil : () }
    try preview.expectHealth()
  }
}

extension Preview {
  /// Waits until a field of the inspector says a text.
  func expect(_ text: String, in field: String, role: String = "text") throws {
    try poll("'\(field)' never says '\(text)'") {
      let request: [String: RequestValue] = ["role": .string(role), "name": .string(field)]
      return try display.request("text", request, for: String.self) == text ? () : nil
    }
  }
}
