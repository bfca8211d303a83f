import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession

@Suite struct OverrideTests {
  private let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
  private let red = ResolvedValue.color(Color(red: 1, green: 0, blue: 0))

  @Test func mergesPropertyByPropertyWheneverItIsSet() {
    session.override("save", with: Style().setting(.radius, to: .lengths([3])))
    session.override("save", with: Style().setting(.color, to: red))
    session.override("save", with: Style().setting(.radius, to: .lengths([5])))
    #expect(session.loadedTheme.widgets == "#save {\n  color: #ff0000;\n  border-radius: 5px;\n}\n")
  }

  @Test func survivesAChangeOfThemeAndFollowsItsColors() throws {
    session.override(
      "save", with: Style().setting(.color, to: red).setting(.background, to: .role(.accentBg)))
    for id in ["ocean", "mint"] {
      session.select(id)
      let accent = session.loadedTheme.resolved[.accentBg].hex.dropLast(2)
      #expect(
        session.loadedTheme.widgets
          == "#save {\n  color: #ff0000;\n  background-color: \(accent);\n}\n")
    }
  }

  @Test func isClearedByOneCall() {
    session.override(
      "save", with: Style().setting(.color, to: red).setting(.opacity, to: .number(0.5)))
    session.override("open", with: Style().setting(.color, to: red))
    session.clearOverride(.color, of: "save")
    #expect(session.loadedTheme.widgets.contains("#save {\n  opacity: 0.5;\n}\n"))
    session.clearOverride(of: "save")
    #expect(session.overrides.widgets == ["open"])
    session.clearOverrides()
    #expect(session.loadedTheme.widgets.isEmpty && session.overrides.isEmpty)
  }

  @Test func isUndoneInTheOrderInWhichAllWasChanged() throws {
    let shop = try Workshop("[colors]\naccent-bg = '#204060'\n")
    let session = shop.session
    session.override("save", with: Style().setting(.color, to: red))
    try session.set(.role(.accentBg), to: "#602040")
    session.override("open", with: Style().setting(.color, to: red))
    let accent = { session.loadedTheme.color(of: .role(.accentBg))?.hex }
    try session.undo()
    #expect(session.overrides.widgets == ["save"] && accent() == "#602040ff")
    try session.undo()
    #expect(session.overrides.widgets == ["save"] && accent() == "#204060ff")
    try session.undo()
    #expect(session.overrides.isEmpty && !session.canUndo)
    try session.redo()
    #expect(session.overrides.widgets == ["save"] && accent() == "#204060ff")
    try session.redo()
    #expect(session.overrides.widgets == ["save"] && accent() == "#602040ff")
    session.clearOverrides()
    #expect(!session.canRedo)
    #expect(try !session.redo())
  }

  @Test func leavesOutAColorThatTheThemeDoesNotHave() throws {
    let shop = try Workshop("[custom-colors]\nink = 'navy'\n")
    shop.session.override("a", with: Style().setting(.color, to: .custom("ink")))
    #expect(shop.session.loadedTheme.widgets == "#a {\n  color: #000080;\n}\n")
    shop.session.select("ocean")
    #expect(shop.session.loadedTheme.widgets.isEmpty)
    shop.session.select("mine")
    #expect(!shop.session.loadedTheme.widgets.isEmpty)
  }

  @Test func leavesTheThemesOwnStylesheetsAlone() {
    session.select("ocean")
    let (colors, rules) = (session.loadedTheme.colors, session.loadedTheme.rules)
    session.override("save", with: Style().setting(.color, to: .role(.accent)))
    #expect((session.loadedTheme.colors, session.loadedTheme.rules) == (colors, rules))
  }

  @Test func tellsNobodyWhereNothingChanges() {
    let owner = StyleOwner()
    var notified = -1
    session.observe(owner) { _ in notified += 1 }
    session.override("save", with: Style())
    session.clearOverride(of: "save")
    session.clearOverrides()
    #expect(notified == 0)
    withExtendedLifetime(owner) {}
  }

  @Test func escapesTheNamesOfWidgets() {
    session.override("<b>& {}", with: Style().setting(.color, to: red))
    #expect(session.loadedTheme.widgets == "#\\<b\\>\\&\\ \\{\\} {\n  color: #ff0000;\n}\n")
  }

  @Test(arguments: [
    (StyleProperty.color, ResolvedValue.lengths([3])), (.radius, .lengths([129])),
    (.radius, .lengths([])), (.radius, .lengths([1, 2, 3])), (.radius, .lengths([.nan])),
    (.opacity, .number(1.5)), (.borderStyle, .keyword("dotted; } * { color: red")),
    (.shadow, .shadow([Shadow(x: 0, y: 0, blur: 100_000, color: .white)])),
    (.fontSize, .points(200)), (.transition, .milliseconds(-1)), (.fontFamily, .family(" , ")),
    (.minWidth, .number(3)),
  ])
  func takesNoValueThatDoesNotFit(property: StyleProperty, value: ResolvedValue) {
    var style = Style()
    let isSet = style.set(property, to: value)
    #expect(!isSet)
    #expect(style.isEmpty)
  }

  @Test func takesTypedPropertiesAndKeepsNumbersWithinTheirLimits() {
    let style = Style(
      color: .accent, background: .custom("ink"), borderWidth: .px(vertical: 1, horizontal: 2),
      radius: .px(500), opacity: .nan, minWidth: .px(-3), fontSize: 200, fontWeight: 700)
    let expected: [(StyleProperty, ResolvedValue)] = [
      (.color, .role(.accent)), (.background, .custom("ink")), (.borderWidth, .lengths([1, 2])),
      (.radius, .lengths([128])), (.opacity, .number(0)), (.minWidth, .lengths([0])),
      (.fontSize, .points(96)), (.fontWeight, .number(700)),
    ]
    #expect(style.declarations.map(\.property) == expected.map(\.0))
    #expect(style.declarations.map(\.value) == expected.map(\.1))
  }

  @Test func setsEachPropertyOfItsInitializer() {
    let side = StyleSides.px(top: 1, right: 2, bottom: 3, left: 4)
    let style = Style(
      color: .link, background: .link, borderColor: .link, borderWidth: side, radius: side,
      outlineColor: .link, outlineWidth: .px(1), opacity: 1, padding: side, margin: side,
      minWidth: .px(1), minHeight: .px(1), fontSize: 12, fontWeight: 400, iconSize: .px(16))
    #expect(style.declarations.count == 15)
  }

  @Test func holdsADeclarationAPropertyInTheirOrder() {
    let style = Style().setting(.opacity, to: .number(1)).setting(.color, to: red)
      .setting(.opacity, to: .number(0))
    #expect(style.declarations.map(\.property) == [.color, .opacity])
    #expect(style[.opacity] == .number(0) && style[.radius] == nil)
  }
}

private final class StyleOwner {}
