import Fixtures
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@testable import ThemeSession

/// Themes in formats that are only read, which are edited as copies in Livery's own.
@Suite struct ForeignThemeTests {
  private let folder: TemporaryFolder
  private let session = ThemeSession(library: ThemeLibrary(userFolder: nil))

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A file of each kind, by its name.
  private static let files: [String: String] = [
    "grays.yaml": "scheme: \"Grays\"\n"
      + (0..<16).map { number in
        let digit = String(number, radix: 16, uppercase: true)
        return "base0\(digit): \"\(String(repeating: digit, count: 6))\"\n"
      }.joined(),
    "preset.json": """
    { "name": "Preset", "variables": { "link_color": "#0000ff", "window_bg_color": "#ffffff" },
      "palette": {}, "custom_css": { "gtk4": "", "gtk3": "" } }
    """,
    "sheet.css": "@define-color link_color #0000ff;\nbutton { border-radius: 3px; }\n",
    "brand.tokens.json": """
    { "color": { "$type": "color",
      "sea": { "$value": "#0b7285" }, "sand": { "$value": "#f4f1de" } } }
    """,
  ]

  /// How often copies were offered.
  private final class Offers {
    var count = 0
  }

  /// Opens a file, and answers offers of copies.
  private func open(_ name: String, accepts: Bool = true) throws -> Offers {
    let text = try #require(Self.files[name])
    session.open(try folder.write(name, text))
    try #require(session.current?.isForeign == true)
    let offers = Offers()
    session.onCopyNeeded = { [session] _ in
      offers.count += 1
      if accepts { session.acceptCopy() } else { session.refuseCopy() }
    }
    return offers
  }

  private func file(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  @Test func refusesEditsWhereNobodyIsAsked() throws {
    _ = try open("grays.yaml")
    session.onCopyNeeded = nil
    #expect(throws: SessionError.notEditable(name: "Grays")) {
      try session.set(.role(.link), to: "red")
    }
  }

  @Test func rewritesAFileInItsOwnFormatAndSavesIt() throws {
    let offers = try open("sheet.css")
    let old = try #require(session.current?.text)
    let new = SourceText(file: old.file, "@define-color link_color #00ff00;\n")
    #expect(try !session.rewriteText(new, with: old))
    #expect(try session.rewriteText(old, with: new))
    #expect(session.current?.isForeign == true && session.current?.isDirty == true)
    #expect(session.loadedTheme.resolved[.link] == Color(hex: "#00ff00"))
    #expect(try file("sheet.css") == Self.files["sheet.css"])
    try session.save()
    #expect(try file("sheet.css") == "@define-color link_color #00ff00;\n")
    #expect(try session.undo())
    #expect(session.current?.text == old)
    try session.save()
    #expect(try file("sheet.css") == Self.files["sheet.css"])
    #expect(offers.count == 0)
  }

  @Test func rewritesNoBuiltInTheme() throws {
    let text = try #require(session.current?.text)
    #expect(try !session.rewriteText(text, with: SourceText(file: text.file, "")))
    #expect(session.current?.text == text)
  }

  @Test(arguments: files.keys.sorted())
  func editsACopyThatIsNotSavedYet(name: String) throws {
    let offers = try open(name)
    let original = session.currentID
    try session.set(.role(.link), to: "#ff0000")
    #expect(offers.count == 1)
    let copy = try #require(session.current)
    #expect(copy.origin == .copy(of: original) && copy.path == nil && copy.isDirty)
    #expect(copy.isEditable && session.loadedTheme.resolved[.link].hex == "#ff0000ff")
    #expect(try file(name) == Self.files[name])
    // The next edit is one of the copy, and undo leads to what the file says.
    try session.set(.role(.border), to: "#ff0000")
    #expect(offers.count == 1 && session.currentID == copy.id)
    try session.undo()
    try session.undo()
    #expect(!session.canUndo)
    let loadedThemes = [copy.id, original].map { id in
      session.select(id)
      return ColorRole.allCases.map { session.loadedTheme.resolved[$0].hex }
    }
    #expect(loadedThemes[0] == loadedThemes[1])
  }

  @Test func asksOnceForAnEditAndItsSuccessors() throws {
    _ = try open("preset.json")
    let offers = Offers()
    session.onCopyNeeded = { _ in offers.count += 1 }
    // The steps of a drag, before the answer.
    for color in ["#110000", "#220000", "#330000"] { try session.set(.role(.link), to: color) }
    #expect(offers.count == 1 && session.current?.isForeign == true)
    session.acceptCopy()
    #expect(session.loadedTheme.resolved[.link].hex == "#330000ff")
  }

  @Test func changesNothingWhereTheCopyIsRefused() throws {
    let offers = try open("preset.json", accepts: false)
    let entries = session.entries.count
    try session.set(.role(.link), to: "#ff0000")
    #expect(offers.count == 1 && session.entries.count == entries && !session.canUndo)
    #expect(session.loadedTheme.resolved[.link].hex == "#0000ffff")
    session.acceptCopy()
    #expect(session.entries.count == entries)
  }

  @Test func doesNotAskForAnEditThatIsRefused() throws {
    let offers = try open("preset.json")
    #expect(throws: SessionError.self) { try session.set(.role(.link), to: "rde") }
    #expect(offers.count == 0)
  }

  @Test func makesAFixOfTheFileInTheCopy() throws {
    let offers = try open("preset.json")
    let text = try #require(session.current?.text)
    let part = Array("#0000ff".utf8)
    let start = try #require(text.bytes.indices.first { text.bytes[$0...].starts(with: part) })
    try session.apply(
      Finding.Fix(
        replacing: text.location(of: start..<start + part.count), with: "#123456", isSafe: false))
    #expect(offers.count == 1 && session.loadedTheme.resolved[.link].hex == "#123456ff")
    #expect(try file("preset.json") == Self.files["preset.json"])
    try session.undo()
    #expect(session.loadedTheme.resolved[.link].hex == "#0000ffff")
  }

  @Test func mapsATokenToARole() throws {
    _ = try open("brand.tokens.json")
    let names = session.loadedTheme.theme.namedColors.map(\.name.path[1])
    let sea = try #require(names.first { $0.contains("sea") })
    try session.set(.role(.accentBg), to: "$\(sea)")
    #expect(session.loadedTheme.resolved[.accentBg].hex == "#0b7285ff")
    let path = folder.path + "/brand.livery.toml"
    try session.saveAs(path)
    #expect(try file("brand.livery.toml").contains("accent-bg = \"$\(sea)\""))
    #expect(session.current?.path == path && session.current?.isDirty == false)
  }

  @Test func offersACopyUnderAnotherName() throws {
    let offers = try open("grays.yaml")
    try session.openCopy(named: "Fog")
    #expect(offers.count == 1 && session.current?.name == "Fog")
    #expect(session.current?.isDirty == true)
    // One that can be edited is copied without a question.
    try session.openCopy(named: "Mist")
    #expect(offers.count == 1 && session.current?.name == "Mist" && session.current?.path == nil)
  }
}
