import Fixtures
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct SourceMapTests {
  private static let text = """
    livery = 1
    name = "T"
    [palette]
    ink = "mix($window-fg, $tone, 0.5)"
    tone = { light = "$accent", dark = "$success" }
    [colors]
    label = "red"
    sidebar-bg = "blue"
    [custom-colors]
    body-text = "$view-fg"
    [metrics]
    control-radius = 7
    [fonts]
    title = { size = 21, weight = 700 }
    [styles]
    row = { background = { light = "#fff", dark = "$card-bg" }, border-width = 2 }
    "row:selected" = { background = "$ink", color = "$body-text" }
    button = { background = "alpha($accent-bg, 0.5)" }
    caption = { font = "title" }
    [extra]
    css = \"\"\"
    /* \\u00e9 */ .a { color: @body_text;\\tborder: 1px solid var(--own) }
    .b:hover { --own: alpha(@error_color, var(--dim, 0.5)); background: @shade /* é */ ; }
    @define-color shade mix(@window_bg_color, currentColor, 0.1);\"\"\"
    """

  /// The theme in an appearance as a stylesheet with its map, and its file.
  private func mapped(
    _ text: String = text, _ appearance: Appearance = .light, target: Target = .v4_16,
    in folder: TemporaryFolder? = nil
  ) throws -> (text: String, map: SourceMap, theme: Theme) {
    let folder = try folder ?? TemporaryFolder()
    let path = try folder.write("t.livery.toml", text)
    let library = ThemeLibrary(userFolder: nil, release: target.releases.lowerBound)
    let reading = try library.readFile(path)
    let theme = try #require(reading.theme, "\(reading.findings)")
    let sheet = Stylesheet(theme.resolved(appearance), target: target)
    let (text, map) = sheet.mappedRules(of: theme)
    #expect(text == sheet.rules)
    return (text, map, theme)
  }

  /// The origin of the first such declaration after the first such text.
  private func origin(
    of declaration: String, in rule: String,
    _ mapped: (text: String, map: SourceMap, theme: Theme)
  ) throws -> DeclarationOrigin? {
    let head = try #require(mapped.text.firstRange(of: rule), "\(mapped.text)")
    let rest = try #require(
      mapped.text[head.upperBound...].firstRange(of: declaration), "\(mapped.text)")
    let before = mapped.text[..<rest.lowerBound].split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let line = before.count
    let column = (before.last?.unicodeScalars.count ?? 0) + 1
    return mapped.map.origin(line: line, column: column)
  }

  /// What is at an origin in the theme's files.
  private func written(_ origin: DeclarationOrigin?, _ theme: Theme) throws -> String {
    let origin = try #require(origin)
    let bytes = theme.sources[origin.layer].bytes[origin.location.range]
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (Appearance.light, "#fff", "\"#fff\"", []),
    (.dark, "var(--card-bg-color)", "\"$card-bg\"", [ColorRole.cardBg]),
  ])
  func findsTheValueOfTheAppearance(
    appearance: Appearance, value: String, expected: String, roles: [ColorRole]
  ) throws {
    let mapped = try mapped(Self.text, appearance)
    let found = try origin(of: "background-color: \(value)", in: "row", mapped)
    let origin = try #require(found)
    #expect(try written(origin, mapped.theme) == expected)
    #expect(origin.name == "'background' of 'row'")
    #expect(origin.roles == roles)
    #expect(!origin.isOfBase && origin.layer == mapped.theme.ownLayer)
  }

  @Test func leadsFromAVariableToThePropertyOfARegisteredComponent() throws {
    let mapped = try mapped(
      """
      livery = 1
      name = "T"
      [components]
      gauge = { node = "gaugeview", properties = { glow = "color" } }
      [styles]
      gauge = { radius = 3, glow = "#010203" }
      """)
    let found = try origin(of: "--gauge-glow: ", in: "gaugeview", mapped)
    #expect(try written(found, mapped.theme) == "\"#010203\"")
    #expect(found?.name == "'glow' of 'gauge'")
  }

  @Test func goesWithWhatADeclarationNeeds() throws {
    let mapped = try mapped()
    let border = try origin(of: "border-style: solid", in: "row", mapped)
    #expect(try written(border, mapped.theme) == "2")
    let image = try origin(of: "background-image: none", in: "row", mapped)
    #expect(image?.name == "'background' of 'row:selected'")
    // What libadwaita paints in a state, over the theme's own background.
    let state = try origin(of: "background-color: ", in: "button", mapped)
    let hover = try origin(of: "background-", in: ":hover", mapped)
    #expect(try written(state, mapped.theme) == "\"alpha($accent-bg, 0.5)\"")
    #expect(hover == state)
  }

  @Test func followsColorsToTheirRoles() throws {
    let light = try origin(of: "background-color", in: "row:selected", mapped())
    #expect(light?.roles == [.windowFg, .accent])
    let dark = try origin(of: "background-color", in: "row:selected", mapped(Self.text, .dark))
    #expect(dark?.roles == [.windowFg, .success])
    let custom = try origin(of: " color:", in: "row:selected", mapped())
    #expect(custom?.roles == [.viewFg])
  }

  @Test func findsFontsAndMetrics() throws {
    let mapped = try mapped()
    let radius = try origin(of: "border-radius: 7px", in: "button", mapped)
    #expect(try written(radius, mapped.theme) == "7")
    #expect(radius?.name == "the metric 'control-radius'")
    let size = try origin(of: "font-size: 21pt", in: "title", mapped)
    #expect(try written(size, mapped.theme) == "21")
    #expect(size?.name == "the font 'title'")
    let named = try origin(of: "font-weight: 700", in: ".caption", mapped)
    #expect(try written(named, mapped.theme) == "\"title\"")
    #expect(named?.name == "'font' of 'caption'")
  }

  @Test func tellsTheRulesOfTheBaseThemeApart() throws {
    let mapped = try mapped(target: .v4_8)
    let label = try origin(of: "color: @label_color", in: "{", mapped)
    #expect(label?.isOfBase == true && label?.roles == [.label])
    let sidebar = try origin(of: "background-color", in: ".navigation-sidebar", mapped)
    #expect(sidebar?.isOfBase == true && sidebar?.roles == [.sidebarBg])
  }

  @Test func findsDeclarationsOfCSSBehindEscapes() throws {
    let mapped = try mapped()
    let color = try origin(of: "color: @body_text", in: ".a {", mapped)
    #expect(try written(color, mapped.theme) == "color: @body_text")
    #expect(color?.name == "'color' of '.a' in the theme's own CSS")
    #expect(color?.roles == [.viewFg])
    let border = try origin(of: "solid var", in: ".a {", mapped)
    #expect(try written(border, mapped.theme) == "border: 1px solid var(--own)")
    #expect(border?.roles == [.error])
    let shade = try origin(of: "background", in: ".b:hover", mapped)
    #expect(try written(shade, mapped.theme) == "background: @shade")
    #expect(shade?.roles == [.windowBg])
  }

  @Test func findsNothingBesideDeclarations() throws {
    let mapped = try mapped()
    #expect(mapped.map.origin(line: 0, column: 1) == nil)
    #expect(mapped.map.origin(line: 1, column: 1) == nil)
    #expect(mapped.map.origin(line: 1000, column: 1) == nil)
    #expect(mapped.map.origin(line: 2, column: 0) == nil)
    #expect(mapped.map.origin(line: 2, column: 1000) == nil)
    #expect(try origin(of: ".b:hover", in: ".a {", mapped) == nil)
  }

  @Test func findsWhatTheThemeExtends() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "parent.livery.toml",
      """
      livery = 1
      name = "P"
      [styles]
      entry = { background = "#123", color = "#456" }
      [extra]
      css = ".p { color: @view_fg_color }"
      """)
    let mapped = try mapped(
      """
      livery = 1
      name = "T"
      extends = "./parent.livery.toml"
      [styles]
      entry = { color = "#789" }
      [extra]
      css = '.c { color: red }'
      """, in: folder)
    let background = try origin(of: "background-color", in: "entry", mapped)
    #expect(background?.location.file.hasSuffix("parent.livery.toml") == true)
    #expect(try written(background, mapped.theme) == "\"#123\"")
    let color = try origin(of: " color:", in: "entry", mapped)
    #expect(try written(color, mapped.theme) == "\"#789\"")
    let inherited = try origin(of: "color", in: ".p {", mapped)
    #expect(try written(inherited, mapped.theme) == "color: @view_fg_color")
    #expect(inherited?.layer == 1)
    let own = try origin(of: "color", in: ".c {", mapped)
    #expect(try written(own, mapped.theme) == "color: red")
    #expect(own?.layer == 2)
  }

  /// An import leaves out what a theme has another place for.
  @Test func findsDeclarationsOfAStylesheetThatWasChanged() throws {
    let css = """
      @define-color accent_bg_color #123456;
      .a { color: red; frobnicate: 1; border-color: @accent_bg_color; }
      @define-color window_bg_color #fff;
      .b { background-color: rgb(1, 2, 3) }
      """
    let library = ThemeLibrary(userFolder: nil)
    let reading = try library.read(SourceText(file: "gtk.css", css), path: nil)
    let theme = try #require(reading.theme, "\(reading.findings)")
    let (text, map) = Stylesheet(theme.resolved(.light)).mappedRules(of: theme)
    let mapped = (text, map, theme)
    let color = try origin(of: "color", in: ".a {", mapped)
    #expect(try written(color, theme) == "color: red")
    let border = try origin(of: "border-color", in: ".a {", mapped)
    #expect(border?.roles == [.accentBg])
    let background = try origin(of: "background", in: ".b {", mapped)
    #expect(try written(background, theme) == "background-color: rgb(1, 2, 3)")
  }

  /// Every role is set, so that all rules of the base theme come out, for panes and parts too.
  @Test(arguments: [Target.v4_8, .v4_16], [Appearance.light, .dark])
  func findsEachDeclaration(target: Target, appearance: Appearance) throws {
    let roles = ColorRole.allCases.map { "\($0.name) = \"#123456\"\n" }.joined()
    let text = Self.text.replacing(
      "label = \"red\"\nsidebar-bg = \"blue\"\n", with: roles)
    let mapped = try mapped(text, appearance, target: target)
    var count = 0
    for (index, line) in mapped.text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() where line.hasPrefix("  ") && line.hasSuffix(";") {
      count += 1
      #expect(mapped.map.origin(line: index + 1, column: 3) != nil, "\(line)")
    }
    #expect(count > 30)
  }

  @Test func findsNothingOfAnotherTheme() throws {
    let mapped = try mapped()
    let other = ThemeLibrary(userFolder: nil).base
    let sheet = Stylesheet(mapped.theme.resolved(.light), target: .v4_16)
    let map = sheet.mappedRules(of: other).map
    #expect(map.origin(line: 6, column: 4) == nil)
    #expect((1...40).allSatisfy { map.origin(line: $0, column: 4) == nil })
  }
}
