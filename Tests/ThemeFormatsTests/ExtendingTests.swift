import Fixtures
import Foundation
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct ExtendingTests {
  private static let child = "livery = 1\nname = 'Child'\nextends = 'REFERENCE'\n"

  private func read(
    _ reference: String, in folder: TemporaryFolder, user: String? = nil
  ) throws -> ThemeReading {
    let path = try folder.write(
      "themes/child.livery.toml", ExtendingTests.child.replacing("REFERENCE", with: reference))
    return try ThemeLibrary(userFolder: user).readFile(path)
  }

  @Test(arguments: ["base.livery.toml", "./base.livery.toml", "base", "sub/other.livery.toml"])
  func findsAFileBesideTheTheme(reference: String) throws {
    let folder = try TemporaryFolder()
    let base = "livery = 1\nname = 'Base'\n[colors]\nlink = 'red'"
    try folder.write("themes/base.livery.toml", base)
    try folder.write("themes/sub/other.livery.toml", base)
    let theme = try #require(try read(reference, in: folder).theme)
    #expect(theme.resolved(.light)[.link].gtkText == "rgb(255,0,0)")
  }

  @Test func findsAThemeOfTheUsers() throws {
    let (folder, user) = (try TemporaryFolder(), try TemporaryFolder())
    try user.write("mine.livery.toml", "livery = 1\nname = 'Mine'")
    #expect(try read("mine", in: folder, user: user.path).theme != nil)
  }

  @Test(arguments: [
    ("../outside.livery.toml", "lies outside"), ("/etc/passwd", "lies outside"),
    ("link", "lies outside"), ("pipe", "it is not a regular file"), (".", "lies outside"),
    ("nowhere", "no theme is called"), ("child", "makes a loop"), ("broken", "has errors"),
    ("secret", "'secret' is not a Livery theme: expected a line 'livery = 1' in it"),
  ])
  func opensNoOtherFile(reference: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("outside.livery.toml", "livery = 1\nname = 'Outside'")
    try folder.write("themes/broken.livery.toml", "livery = 1\nname = 3")
    try folder.write("themes/secret", "PASSWORD hunter2\nTOKEN=abc\n")
    mkfifo(folder.path + "/themes/pipe", 0o600)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/themes/link",
      withDestinationPath: folder.path + "/outside.livery.toml")
    let reading = try read(reference, in: folder)
    #expect(reading.theme == nil)
    let finding = try #require(
      reading.findings.first { $0.message.contains(message) }, "\(reading.findings)")
    #expect(finding.location.start.line == 3)
    #expect(!reading.findings.contains { $0.message.contains("PASSWORD") })
  }

  @Test(arguments: ["jörg", "j\u{6f}\u{308}rg", "日本", "plain"])
  func namesAFileBesideTheThemeAsTheTheme(folderName: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("\(folderName)/base.livery.toml", "livery = 1\nname = 3")
    let path = try folder.write(
      "\(folderName)/child.livery.toml", ExtendingTests.child.replacing("REFERENCE", with: "base"))
    let reading = try ThemeLibrary(userFolder: nil).readFile(path)
    let shown = "\(folder.path)/\(folderName)/base.livery.toml"
    #expect(reading.findings.map { Array($0.location.file.utf8) }.contains(Array(shown.utf8)))
  }

  /// What a link leads to lies in a folder of its own.
  @Test func namesAFileBesideALinkedThemeByItsOwnFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("real/base.livery.toml", "livery = 1\nname = 3")
    let path = try folder.write(
      "real/child.livery.toml", ExtendingTests.child.replacing("REFERENCE", with: "base"))
    let link = folder.path + "/link.livery.toml"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let reading = try ThemeLibrary(userFolder: nil).readFile(link)
    let files = Set(reading.findings.map(\.location.file))
    #expect(files.contains { $0.hasSuffix("/real/base.livery.toml") }, "\(files)")
  }

  @Test func boundsTheChain() throws {
    let folder = try TemporaryFolder()
    for number in 0..<10 {
      let extends = number == 9 ? "adwaita" : "t\(number + 1)"
      try folder.write(
        "t\(number).livery.toml", "livery = 1\nname = 'T'\nextends = '\(extends)'\n")
    }
    let library = ThemeLibrary(userFolder: nil)
    #expect(try library.readFile(folder.path + "/t0.livery.toml").theme == nil)
    #expect(try library.readFile(folder.path + "/t2.livery.toml").theme != nil)
  }
}
