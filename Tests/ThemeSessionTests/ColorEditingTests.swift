import Fixtures
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@Suite struct ColorEditingTests {
  /// A value, the scope and the scheme of an edit of `link` to red, and the value after.
  struct Case: Sendable, CustomTestStringConvertible {
    let before: String
    let scope: EditScope
    var scheme = Appearance.Scheme.light
    var options: TraitSet = []
    let after: String

    var testDescription: String { "\(before) \(scope) \(scheme) \(options.rawValue)" }
  }

  @Test(arguments: [
    Case(
      before: "link = { light = 'blue', dark = 'cyan' }", scope: .scheme(.dark),
      after: "link = { light = 'blue', dark = 'red' }"),
    Case(
      before: "link = 'blue'", scope: .scheme(.dark),
      after: "link = { light = 'blue', dark = 'red' }"),
    Case(
      before: "link = { default = 'blue', light = 'cyan' }", scope: .scheme(.dark),
      after: "link = { default = 'blue', light = 'cyan', dark = 'red' }"),
    Case(
      before: "link = { light = 'blue', 'dark+pure-black' = 'cyan' }", scope: .scheme(.dark),
      options: .pureBlack, after: "link = { light = 'blue', 'dark+pure-black' = 'red' }"),
    Case(
      before: "border = 'blue'", scope: .scheme(.dark),
      after: "border = 'blue'\nlink = { dark = 'red' }"),
  ])
  func changesAColorInTheSchemeThatIsNotShown(_ edit: Case) throws {
    let shop = try Workshop("[colors]\n\(edit.before)\n")
    shop.session.setOptions(edit.options)
    let shown = shop.shown(.link)
    try shop.session.set(.role(.link), to: "red", in: edit.scope)
    #expect(shop.more == "[colors]\n\(edit.after)\n")
    #expect(shop.shown(.link) == shown)
    shop.session.setScheme(.dark)
    #expect(shop.shown(.link) == "#ff0000ff")
  }

  @Test(arguments: [
    Case(before: "link = 'blue' # sea", scope: .current, after: "link = 'red' # sea"),
    Case(
      before: "link = { light = 'blue', dark = 'cyan' }", scope: .current,
      after: "link = { light = 'red', dark = 'cyan' }"),
    Case(
      before: "link = { light = 'blue', dark = 'cyan' }", scope: .current, scheme: .dark,
      after: "link = { light = 'blue', dark = 'red' }"),
    Case(
      before: "link = { light = 'blue', default = 'cyan' }", scope: .current, scheme: .dark,
      after: "link = { light = 'blue', default = 'red' }"),
    Case(
      before: "link = { dark = 'blue', 'dark+pure-black' = 'cyan' }", scope: .current,
      scheme: .dark, options: .pureBlack,
      after: "link = { dark = 'blue', 'dark+pure-black' = 'red' }"),
    Case(
      before: "link = { dark = 'blue', 'dark+pure-black' = 'cyan' }", scope: .current,
      scheme: .dark, options: .highContrast,
      after: "link = { dark = 'red', 'dark+pure-black' = 'cyan' }"),
    Case(
      before: "link = { dark = 'blue' }", scope: .current,
      after: "link = { dark = 'blue', light = 'red' }"),
    Case(
      before: "[colors.link]\nlight = 'blue'\ndark = 'cyan'", scope: .current, scheme: .dark,
      after: "[colors.link]\nlight = 'blue'\ndark = 'red'"),
    Case(before: "border = 'blue'", scope: .current, after: "border = 'blue'\nlink = 'red'"),
    Case(
      before: "border = 'blue'", scope: .appearance,
      after: "border = 'blue'\nlink = { light = 'red' }"),
    Case(
      before: "link = 'blue'", scope: .appearance, after: "link = { light = 'red', dark = 'blue' }"),
    Case(
      before: "link = 'blue'", scope: .appearance, scheme: .dark,
      after: "link = { light = 'blue', dark = 'red' }"),
    Case(
      before: "link = 'blue'", scope: .appearance, scheme: .dark, options: .pureBlack,
      after: "link = { default = 'blue', \"dark+pure-black\" = 'red' }"),
    Case(
      before: "border = { default = 'blue', pure-black = 'red' }\nlink = 'blue'",
      scope: .appearance, scheme: .dark, options: .pureBlack,
      after: "border = { default = 'blue', pure-black = 'red' }\n"
        + "link = { default = 'blue', \"dark+pure-black\" = 'red' }"),
    Case(
      before: "link = { default = 'blue', 'pure-black+dark' = 'cyan' }", scope: .appearance,
      scheme: .dark, options: .pureBlack,
      after: "link = { default = 'blue', 'pure-black+dark' = 'red' }"),
    Case(
      before: "link = { default = 'blue', dark = 'cyan' }", scope: .appearance,
      after: "link = { default = 'blue', dark = 'cyan', light = 'red' }"),
    Case(
      before: "link = { light = 'blue', dark = 'cyan' }", scope: .everywhere,
      after: "link = \"red\""),
    Case(before: "border = 'blue'", scope: .everywhere, after: "border = 'blue'\nlink = 'red'"),
  ])
  func changesTheValueThatIsMeant(_ edit: Case) throws {
    let shop = try Workshop("[colors]\n\(edit.before)\n")
    shop.session.setScheme(edit.scheme)
    shop.session.setOptions(edit.options)
    try shop.session.set(.role(.link), to: "red", in: edit.scope)
    #expect(shop.more == "[colors]\n\(edit.after)\n")
    #expect(shop.shown(.link) == "#ff0000ff")
  }

  @Test func keepsAnotherTraitsValueWhereBothHold() throws {
    let shop = try Workshop(
      "[traits]\nstormy = 'Storm'\n[colors]\nlink = { default = 'blue', stormy = 'cyan' }\n")
    shop.session.setScheme(.dark)
    try shop.session.set(.role(.link), to: "red", in: .appearance)
    #expect(shop.shown(.link) == "#ff0000ff")
    let stormy = try #require(shop.session.loadedTheme.theme.traits.trait(named: "stormy"))
    shop.session.setOptions(stormy)
    #expect(shop.shown(.link) == "#00ffffff")
    shop.session.setScheme(.light)
    #expect(shop.shown(.link) == "#00ffffff")
    shop.session.setOptions([])
    #expect(shop.shown(.link) == "#0000ffff")
  }

  @Test func needsNoTableInAThemeOfOneScheme() throws {
    let shop = try Workshop("appearances = ['dark']\n[colors]\nborder = 'blue'\n")
    try shop.session.set(.role(.link), to: "red", in: .appearance)
    #expect(shop.more == "appearances = ['dark']\n[colors]\nborder = 'blue'\nlink = 'red'\n")
  }

  @Test func leavesAPaletteEntryAloneUnlessItIsEditedItself() throws {
    let text = "[palette]\nreef = '#0b7285' # deep\n[colors]\nlink = '$reef'\nborder = '$reef'\n"
    let shop = try Workshop(text)
    try shop.session.set(.role(.link), to: "red")
    #expect(shop.more == text.replacing("link = '$reef'", with: "link = 'red'"))
    try shop.session.undo()
    try shop.session.set(.palette("reef"), to: Color.white.literal)
    #expect(shop.more == text.replacing("'#0b7285'", with: "'#ffffff'"))
    #expect(shop.shown(.link) == "#ffffffff" && shop.shown(.border) == "#ffffffff")
  }

  @Test func addsCustomColorsAndPaletteEntries() throws {
    let shop = try Workshop()
    try shop.session.set(.palette("reef"), to: "teal")
    try shop.session.set(.custom("chart-1"), to: "alpha($reef, 50%)")
    #expect(
      shop.more == "\n[palette]\nreef = \"teal\"\n\n[custom-colors]\nchart-1 = "
        + "\"alpha($reef, 50%)\"\n")
    #expect(shop.session.loadedTheme.resolved["chart-1"]?.hex == "#00808080")
    #expect(shop.session.loadedTheme.colors.contains("@define-color chart_1 "))
  }

  @Test(arguments: [
    (Color(red: 1, green: 0.5, blue: 0), "#ff8000"),
    (Color(red: 0, green: 0, blue: 0, alpha: 0.2), "#00000033"),
    (Color(red: 0, green: 0, blue: 0, alpha: 0.7), "rgb(0 0 0 / 70%)"),
    (Color(red: 1, green: 1, blue: 1, alpha: 0.123), "rgb(255 255 255 / 12.3%)"),
    (Color.transparent, "#00000000"),
  ])
  func writesAChosenColorShortly(color: Color, written: String) throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    try shop.session.set(.role(.link), to: color.literal)
    #expect(shop.more == "[colors]\nlink = '\(written)'\n")
  }

  @Test(arguments: [
    ("link = 'blue'", EditScope.everywhere, ""),
    ("link = 'blue'", .current, ""),
    ("link = 'blue'", .appearance, "link = { light = 'blue' }\n"),
    ("link = { light = 'blue', dark = 'cyan' }", .everywhere, ""),
    ("link = { light = 'blue', dark = 'cyan' }", .current, "link = { light = 'blue' }\n"),
    ("link = { light = 'blue', dark = 'cyan' }", .appearance, "link = { light = 'blue' }\n"),
    ("link = { dark = 'cyan' }", .current, ""),
    ("link = { dark = 'cyan' }", .appearance, ""),
    (
      "link = { default = 'blue', dark = 'cyan' }", .appearance, "link = { light = 'blue' }\n"
    ),
    ("link = { light = 'cyan' }", .current, "link = { light = 'cyan' }\n"),
  ])
  func removesAColorInTheDark(before: String, scope: EditScope, after: String) throws {
    let shop = try Workshop("[colors]\nborder = 'red'\n\(before)\n")
    shop.session.setScheme(.dark)
    let stock = LoadedTheme(
      try #require(shop.session.entry("adwaita")?.theme), .dark, for: shop.session.library.release)
    try shop.session.remove(ColorName.role(.link).path, in: scope)
    #expect(shop.more == "[colors]\nborder = 'red'\n\(after)")
    #expect(shop.shown(.link) == stock.resolved[.link].hex)
  }

  @Test func writesAnExpressionOnOneLine() throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    try shop.session.set(.role(.link), to: "  mix(red,\r\n\tblue,  0.5)\n")
    #expect(shop.more == "[colors]\nlink = 'mix(red, blue, 0.5)'\n")
  }

  @Test func editsAThemeInJSON() throws {
    let folder = try TemporaryFolder()
    let text = """
      {
        "livery": 1,
        "name": "Mine",
        "colors": { "link": { "light": "blue", "dark": "cyan" } }
      }

      """
    let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
    session.open(try folder.write("mine.livery.json", text))
    try session.set(.role(.link), to: "red")
    let after = try #require(session.current?.text)
    #expect(String(decoding: after.bytes, as: UTF8.self) == text.replacing("blue", with: "red"))
  }
}
