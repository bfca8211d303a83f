import Foundation
import TestDisplay
import Testing

@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct ReloadTests {
  @Test func showsAFileAndEverySaveOfIt() throws {
    let file = try ThemeFile(headerbar: "#204060")
    let preview = try Preview([file.path])
    let header = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    try preview.await("pressed", of: "toggle", "Harbor")

    try file.writeInPlace(headerbar: "#602040")
    #expect(try preview.pixel(header, awaiting: "#602040") == "#602040")

    try file.writeByRename(headerbar: "#406020")
    #expect(try preview.pixel(header, awaiting: "#406020") == "#406020")

    try file.remove()
    _ = try preview.text(saying: "cannot be read")
    #expect(try preview.pixel(header) == "#406020")
    try file.writeInPlace(headerbar: "#206040")
    #expect(try preview.pixel(header, awaiting: "#206040") == "#206040")
    try preview.expectHealth()
  }

  @Test func keepsTheLastGoodThemeAndSaysWhatIsWrong() throws {
    let file = try ThemeFile(headerbar: "#204060")
    let preview = try Preview([file.path])
    let header = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    let isHidden = try preview.place("group", "Problems").height == 0
    #expect(isHidden)

    try file.writeInPlace(headerbar: "#20406")
    let finding = try preview.text(saying: "harbor.livery.toml:5:17: ")
    #expect(finding.hasPrefix("harbor.livery.toml:5:17: "))
    #expect(try preview.pixel(header) == "#204060")
    try preview.poll("the bar does not appear") {
      try preview.place("group", "Problems").height > 0 ? true : nil
    }

    try file.writeInPlace(headerbar: "#402060")
    #expect(try preview.pixel(header, awaiting: "#402060") == "#402060")
    try preview.poll("the bar stays") {
      try preview.place("group", "Problems").height == 0 ? true : nil
    }
    try preview.expectHealth()
  }

  @Test func opensWithAFileThatIsNoTheme() throws {
    let file = try ThemeFile(headerbar: "#204060")
    try file.write("\u{0}no theme")
    let preview = try Preview([file.path])
    _ = try preview.text(saying: "it is binary")
    try file.writeByRename(headerbar: "#204060")
    let header = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    try preview.expectHealth()
  }
}
