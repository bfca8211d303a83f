import Fixtures
import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// The way from what GTK says of a real widget back to the theme's files.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct SourceMapScreenTests {
  private static let parent = """
    livery = 1
    name = "Parent"
    [styles]
    entry = { background = "#102030", color = "$accent" }
    [extra]
    css = ".from-parent { border-color: @view_fg_color }"
    """

  private static let theme = """
    livery = 1
    name = "Theme"
    extends = "./parent.livery.toml"
    [palette]
    sea = "mix($card-bg, teal, 0.5)"
    [styles]
    button = { background = { light = "#abcdef", dark = "$sea" }, radius = 3 }
    "button:checked" = { background = "$accent-bg", color = "$accent-fg" }
    entry = { color = "#fedcba" }
    [extra]
    css = \"\"\"
    /* \\u00e9\\u20ac */ .extra { /* ü */ color: mix(@error_color, red, 0.5); background: linear-gradient(red,
      @success_color) }\\r\\n.one{margin:1px;padding:2px}\"\"\"
    """

  /// A theme's rules, loaded from a file, and the way back.
  private struct Loaded {
    let theme: Theme
    let map: SourceMap
    let provider: CSSProvider
    let display: Display

    /// What GTK takes a property of a widget from, as the theme's file has it.
    @MainActor func written(_ property: String, of widget: Widget) throws -> String {
      let origin = try origin(of: property, of: widget)
      let bytes = theme.sources[origin.layer].bytes[origin.location.range]
      return String(decoding: bytes, as: UTF8.self)
    }

    @MainActor func origin(of property: String, of widget: Widget) throws -> DeclarationOrigin {
      let source = try #require(
        widget.styleSources.first { $0.property == property }, "\(widget.styleSources)")
      #expect(source.sheet == "rules.css")
      return try #require(
        map.origin(line: source.line, column: source.column), "\(source)")
    }
  }

  private func load(_ appearance: Appearance, _ folder: TemporaryFolder) throws -> Loaded {
    try folder.write("parent.livery.toml", Self.parent)
    let path = try folder.write("theme.livery.toml", Self.theme)
    let reading = try ThemeLibrary.onScreen.readFile(path)
    let theme = try #require(reading.theme, "\(reading.findings)")
    let sheet = Stylesheet(theme.resolved(appearance), target: Target(Toolkit.release))
    let (text, map) = sheet.mappedRules(of: theme)
    let provider = CSSProvider()
    let findings = provider.load(file: try folder.write("rules.css", text))
    // A declaration at the end of a block may lack its semicolon.
    #expect(findings.filter { !$0.isDeprecation } == [])
    let display = try #require(Display.standard)
    display.add(provider, priority: .user)
    return Loaded(theme: theme, map: map, provider: provider, display: display)
  }

  @Test func findsDeclarationsOfWidgetsInTheThemesFiles() throws {
    let folder = try TemporaryFolder()
    let loaded = try load(.light, folder)
    defer { loaded.display.remove(loaded.provider) }
    let (button, toggle, entry) = (Button(label: "A"), ToggleButton(), Entry())
    toggle.isActive = true
    let box = Box(.vertical)
    for widget in [button, toggle, entry] { box.append(widget) }
    let window = HiddenWindow(box)
    window.layOut(width: 300)
    #expect(try loaded.written("background-color", of: button) == "\"#abcdef\"")
    #expect(try loaded.written("border-top-left-radius", of: button) == "3")
    #expect(try loaded.written("background-color", of: toggle) == "\"$accent-bg\"")
    #expect(try loaded.written("background-image", of: toggle) == "\"$accent-bg\"")
    #expect(
      try loaded.origin(of: "background-color", of: toggle).name
        == "'background' of 'button:checked'")
    #expect(try loaded.written("background-color", of: entry) == "\"#102030\"")
    #expect(
      try loaded.origin(of: "background-color", of: entry).location.file
        .hasSuffix("parent.livery.toml"))
  }

  @Test func findsTheValueOfTheDarkScheme() throws {
    let folder = try TemporaryFolder()
    let loaded = try load(.dark, folder)
    defer { loaded.display.remove(loaded.provider) }
    let button = Button(label: "A")
    let window = HiddenWindow(button)
    window.layOut(width: 300)
    #expect(try loaded.written("background-color", of: button) == "\"$sea\"")
    #expect(try loaded.origin(of: "background-color", of: button).roles == [.cardBg])
  }

  @Test func findsDeclarationsOfTheThemesOwnCSS() throws {
    let folder = try TemporaryFolder()
    let loaded = try load(.light, folder)
    defer { loaded.display.remove(loaded.provider) }
    let label = Label("Text")
    for name in ["extra", "one", "from-parent"] { label.addStyleClass(name) }
    let window = HiddenWindow(label)
    window.layOut(width: 300)
    #expect(try loaded.written("color", of: label) == "color: mix(@error_color, red, 0.5)")
    #expect(try loaded.origin(of: "color", of: label).roles == [.error])
    #expect(
      try loaded.written("background-image", of: label)
        == "background: linear-gradient(red,\n  @success_color)")
    #expect(try loaded.written("margin-top", of: label) == "margin:1px")
    #expect(try loaded.written("padding-left", of: label) == "padding:2px")
    #expect(
      try loaded.written("border-top-color", of: label) == "border-color: @view_fg_color")
  }

  @Test func readsTheRolesOfLibadwaitasOwnStylesheet() throws {
    let (button, entry) = (Button(label: "A"), Entry())
    button.addStyleClass("suggested-action")
    let box = Box(.vertical)
    for widget in [button, entry] { box.append(widget) }
    let window = HiddenWindow(box)
    window.layOut(width: 300)
    #expect(try roles(of: "background-color", of: button) == [.accentBg])
    #expect(try roles(of: "color", of: button) == [.accentFg])
    #expect(StockSheet.bytes(named: "nothing.css") == nil)
    #expect(StockSheet.bytes(named: "../styles/base.css") == nil)
  }

  /// Where one is not, the report would be that nothing of the theme paints there.
  @Test func knowsEachNamedColorOfLibadwaitasOwnStylesheet() throws {
    let source = try #require(Button(label: "A").styleSources.first { $0.sheet != "<data>" })
    let bytes = try #require(StockSheet.bytes(named: source.sheet))
    let sheet = StockStylesheet(SourceText(file: source.sheet, bytes: bytes))
    var count = 0
    for (line, text) in bytes.split(separator: 0x0a, omittingEmptySubsequences: false).enumerated()
    {
      for column in text.indices where Self.namesColor(text[column...]) {
        let reading = sheet.reading(
          line: line + 1, column: column - text.startIndex + 1, on: Toolkit.release)
        guard let reading else { continue }
        count += 1
        #expect(
          !reading.roles.isEmpty || reading.readsCurrentColor,
          "\(String(decoding: text[column...].prefix(60), as: UTF8.self)) \(reading)")
      }
    }
    #expect(count > 100)
  }

  /// Whether a text begins with `@name`, or with `var(--name-color)`.
  private static func namesColor(_ text: ArraySlice<UInt8>) -> Bool {
    if text.first == UInt8(ascii: "@") {
      return text.dropFirst().first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } ?? false
    }
    // What begins with three hyphens may be a color that libadwaita alone chooses.
    guard text.starts(with: "var(--".utf8), !text.starts(with: "var(---".utf8) else { return false }
    let name = text.prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") }
    return name.suffix(6).elementsEqual("-color".utf8)
  }

  private func roles(of property: String, of widget: Widget) throws -> [ColorRole] {
    let source = try #require(
      widget.styleSources.first { $0.property == property }, "\(widget.styleSources)")
    let bytes = try #require(StockSheet.bytes(named: source.sheet), "\(source)")
    let sheet = StockStylesheet(SourceText(file: source.sheet, bytes: bytes))
    let reading = try #require(
      sheet.reading(line: source.line, column: source.column, on: Toolkit.release), "\(source)")
    #expect(reading.property.hasPrefix(property.prefix { $0 != "-" }))
    return reading.roles
  }
}
