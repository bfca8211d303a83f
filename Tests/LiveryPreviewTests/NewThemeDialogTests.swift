import Fixtures
import Foundation
import GTKFixtures
import NewTheme
import TestDisplay
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// How a person makes a new theme in the window, and what goes wrong with it.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct NewThemeDialogTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var themes: String { "data/livery/themes" }

  private func start(_ arguments: [String] = []) throws -> Preview {
    let preview = try Preview(
      arguments, environment: ["XDG_DATA_HOME": "\(folder.path)/data"])
    try preview.act("new-theme")
    try preview.await("focused", of: "text", "Name")
    return preview
  }

  private func awaitTitle(_ name: String, in preview: Preview) throws {
    try preview.display.perform("wait", ["role": "frame", "name": .string("\(name) — Livery")])
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read("\(themes)/\(name)"), as: UTF8.self)
  }

  @Test func extendsTheCurrentThemeByDefault() throws {
    let preview = try start(["--theme", "mint"])
    #expect(try preview.display.request("unnamed") == [String]())
    _ = try preview.text(saying: "Based on “Mint”")
    try preview.writeText("Café / <b>Noir</b>", into: "Name")
    _ = try preview.text(saying: "Its file will be “café-b-noir-b.livery.toml”")
    try preview.type("Return")
    try awaitTitle("Café / <b>Noir</b>", in: preview)
    let text = try text("café-b-noir-b.livery.toml")
    #expect(text.contains("\nname = \"Café / <b>Noir</b>\"\n"))
    #expect(text.contains("\nextends = \"mint\" "))
    try preview.display.perform("wait", ["role": "label", "name": "Your Themes"])
    try preview.expectHealth()
  }

  @Test func makesAWholeThemeOfAColorAndSaysWhatIsWrongWithOne() throws {
    let preview = try start()
    try preview.writeText("Plum", into: "Name")
    try preview.press("Color")
    try preview.writeText("plum pie", into: "Color")
    _ = try preview.text(saying: "Expected an opaque color")
    #expect(try !preview.states("push button", "Create").contains("sensitive"))
    try preview.writeText("#808080", into: "Color")
    _ = try preview.text(saying: "This is a gray")
    try preview.writeText("#9141ac", into: "Color")
    _ = try preview.text(saying: "A complete light and dark theme")
    try preview.press("Create", role: "push button")
    try awaitTitle("Plum", in: preview)
    #expect(try text("plum.livery.toml").contains("\nbrand = \"#9141ac\"\n"))
    try preview.await("pressed", of: "toggle", "Inspector")
    try preview.expectHealth()
  }

  @Test func makesAThemeAsItsDialsAskAndKeepsTheInspectorOpen() throws {
    let preview = try Preview(environment: ["XDG_DATA_HOME": "\(folder.path)/data"])
    try preview.act("inspector")
    try preview.await("pressed", of: "toggle", "Inspector")
    try preview.act("new-theme")
    try preview.await("focused", of: "text", "Name")
    try preview.writeText("Plum", into: "Name")
    #expect(try !preview.display.request("tree", for: String.self).contains("Tint of Grays"))
    try preview.press("Color")
    try preview.writeText("#ff8800", into: "Color")
    let white = "White text on the accent"
    let isSwitch = try preview.display.request("tree", for: String.self).contains(
      "switch '\(white)'")
    try preview.press(white, role: isSwitch ? "switch" : "check box")
    try preview.press("Contrast AAA, 7 to 1")
    try preview.await("sensitive", of: "push button", "Create")
    try preview.press("Create", role: "push button")
    try awaitTitle("Plum", in: preview)
    let made = try Self.made(contrast: .aaa)
    #expect(try text("plum.livery.toml").hasSuffix(made))
    try preview.await("pressed", of: "toggle", "Inspector")
    try preview.expectHealth()
  }

  /// What `livery new` writes after the line with the schema.
  private static func made(contrast: ContrastAim) throws -> String {
    let dials = DerivationDials(hasWhiteText: true)
    let accent = try #require(Color(hexDigits: "ff8800"))
    let draft = ThemeDraft(name: "Plum", accent: accent, dials: dials)
    let library = ThemeLibrary(userFolder: nil)
    let read = { (text: SourceText) in try? library.read(text, path: nil, as: .livery) }
    let reading = try #require(read(SourceText(file: "plum.livery.toml", draft.text)))
    let result = try dials.adjuster(for: contrast).adjusted(
      reading, in: try #require(reading.theme).appearances, read: read)
    return String(decoding: result.text.bytes, as: UTF8.self)
  }

  @Test func refusesANameThatIsTakenAndAFileThatIsThere() throws {
    try folder.write("\(themes)/plum.livery.toml", "livery = 1\nname = \"Damson\"\n")
    let preview = try start()
    try preview.writeText("mint", into: "Name")
    _ = try preview.text(saying: "There is a theme with this name already")
    #expect(try !preview.states("push button", "Create").contains("sensitive"))
    try preview.writeText("Plum", into: "Name")
    try preview.press("Create", role: "push button")
    _ = try preview.text(saying: "cannot be written: file exists")
    #expect(try text("plum.livery.toml") == "livery = 1\nname = \"Damson\"\n")
    try preview.type("Escape")
    try preview.awaitEnd(of: "button 'Create'")
    try awaitTitle("Adwaita", in: preview)
    try preview.expectHealth()
  }

  @Test func saysThatTheFolderIsReadOnly() throws {
    try folder.write("\(themes)/plum.livery.toml", "livery = 1\nname = \"Damson\"\n")
    let path = "\(folder.path)/\(themes)"
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    let preview = try start()
    try preview.writeText("Quay", into: "Name")
    try preview.press("Create", role: "push button")
    _ = try preview.text(saying: "cannot be written: permission denied")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    try preview.press("Create", role: "push button")
    try awaitTitle("Quay", in: preview)
    try preview.expectHealth()
  }

  /// A dialog that asks for a picture.
  private func startWithAPicture() throws -> Preview {
    let preview = try start()
    try preview.writeText("Meadow", into: "Name")
    try preview.press("Picture")
    #expect(try !preview.states("push button", "Create").contains("sensitive"))
    return preview
  }

  @Test func makesAThemeOfAPicture() throws {
    try folder.writePicture("meadow.svg", background: "#808080", stripe: "#26a269")
    let preview = try startWithAPicture()
    try preview.choosePicture("\(folder.path)/meadow.svg")
    let words = try preview.text(saying: "of “meadow.svg”")
    #expect(words.hasPrefix("#26a269 "))
    try preview.press("Create", role: "push button")
    try awaitTitle("Meadow", in: preview)
    #expect(try text("meadow.livery.toml").contains("#26a269"))
    try preview.expectHealth()
  }

  @Test func saysWhatIsNoPicture() throws {
    try folder.write("words.png", "no picture")
    let preview = try startWithAPicture()
    try preview.choosePicture("\(folder.path)/words.png")
    _ = try preview.text(saying: "“words.png” is no picture that can be read")
    #expect(try !preview.states("push button", "Create").contains("sensitive"))
    try preview.expectHealth()
  }
}
