import GTKKnowledge
import Testing
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// One cause in a stylesheet is one finding.
@Suite struct OneCauseTests {
  private func messages(
    _ css: String, _ rule: RuleID, on target: Target = .v3_24
  ) throws -> [String] {
    try Linting.check(SourceText(file: "gtk.css", css), as: .gtkCSS, target: target)
      .filter { $0.rule == rule }.map(\.message)
  }

  @Test func namesWhatGTK3DeprecatedOnce() throws {
    let css = "button:insensitive { color: red; }\nentry:insensitive { color: red; }\n"
    #expect(
      try messages(css, "css/pseudo-class") == [
        "GTK 3.24: ':insensitive' is deprecated; write ':disabled'; also on line 2"
      ])
  }

  @Test func namesNumbersWithoutAUnitOnce() throws {
    let css = "box { padding: 2 6 2 0; }\nentry { margin: 3; }\n"
    #expect(
      try messages(css, "css/value") == [
        "GTK 3.24: a number without a unit is deprecated; write '2px'; also on line 2"
      ])
  }

  @Test func fixesEveryPlaceOfOneCause() throws {
    let text = SourceText(
      file: "gtk.css", "button:insensitive { color: red; }\nentry:insensitive { color: red; }\n")
    let check = { (text: SourceText) in
      try Linting.check(text, as: .gtkCSS, target: .v3_24)
    }
    let repair = try Repair(of: text, try check(text), changesDesign: false) { try check($0) }
    #expect(
      String(decoding: repair.text.bytes, as: UTF8.self)
        == "button:disabled { color: red; }\nentry:disabled { color: red; }\n")
  }

  @Test func namesVariablesOnceWhereThereAreNone() throws {
    let css = "* {\n  --a: red;\n  --b: blue;\n  --c: 2px;\n}\n"
    #expect(
      try messages(css, "css/property") == [
        "GTK 3.24 has no custom property '--a'; GTK 4.16 is the first to have it; "
          + "also on lines 3 and 4"
      ])
  }

  @Test func namesThePropertiesOfAnotherProgramOnce() throws {
    let css = "window {\n  -UnityDecoration-extents: 1px;\n  -UnityDecoration-glow: 2px;\n}\n"
    #expect(try messages(css, "css/property", on: .v4_8).count == 1)
    let own = "window {\n  colour: red;\n  paddin: 2px;\n}\n"
    #expect(try messages(own, "css/property", on: .v4_8).count == 2)
  }

  @Test func namesVariablesThatAreNoColorsOnce() throws {
    let css = ":root {\n  --a: \"#f55\";\n  --b: \"#5fa\";\n  --c: \"#ff5\";\n}\n"
    #expect(
      try messages(css, "css/left-out", on: .v4_8) == [
        "'--a' and 2 more are no colors; this is left out"
      ])
  }

  /// GTK reads nothing of a rule whose selector it refuses.
  @Test(arguments: [
    (":root { color: @nobody; }", Target.v3_24, 0), (":frob { color: @nobody; }", .v4_8, 0),
    (":root { color: @nobody; }", Target(.v4_16), 1), ("button { color: @nobody; }", .v4_8, 1),
  ])
  func judgesNoNameInADroppedRule(css: String, target: Target, count: Int) throws {
    #expect(try messages(css, "reference/undefined", on: target).count == count)
  }

  /// GTK does not find a variable by '@'.
  @Test(arguments: ["noti-border", "noti_border"])
  func offersAVariableForAColor(name: String) throws {
    let css = ":root { --noti-border: #61afef; }\n.a { color: @\(name); }\n"
    #expect(
      try messages(css, "reference/undefined", on: Target(.v4_16 ... .latest)) == [
        "no color is called '@\(name)'; did you mean 'var(--noti-border)'?"
      ])
  }

  @Test(arguments: [
    ("* { color: red; }", 1), ("*:focus { outline: none; }", 0), ("* { font-family: Inter; }", 0),
    ("* { font: 12px Inter; color: red; }", 1), ("box, * { font-size: 12px; }", 0),
  ])
  func warnsOfWhatChangesEveryWidget(css: String, count: Int) throws {
    #expect(try messages(css, "css/selector", on: .v4_8).count == count)
  }

  /// Themes paint the buttons of a window as dots, with an icon that shows only under the pointer.
  @Test(arguments: [
    ("button.close.titlebutton", 0), ("windowcontrols > button.minimize:active", 0),
    ("button.suggested-action", 1), ("button.close", 1),
  ])
  func judgesNoIconOfAWindowButton(selector: String, count: Int) throws {
    let css = "\(selector) { background-color: #fce566; color: #fce566; }"
    #expect(try messages(css, "contrast/style", on: .v4_8).count == count)
  }

  /// The color behind a translucent one is that of the app's window.
  @Test(arguments: [("settings-window", 0), ("settings", 1)])
  func judgesNoTextOnAnAppsOwnWindow(name: String, count: Int) throws {
    let css = """
      .\(name) { background-color: rgba(13, 14, 23, 0.98); color: #c0caf5; }
      .key { background: rgba(122, 162, 247, 0.1); color: #7aa2f7; }
      """
    #expect(try messages(css, "contrast/style", on: .v4_8).count == count)
  }
}
