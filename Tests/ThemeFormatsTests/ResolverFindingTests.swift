import Fixtures
import Foundation
import Testing
import ThemeFormats
import ThemeModel
import ThemeSource

/// What is wrong with a resolver, each with its place.
@Suite struct ResolverFindingTests {
  private static let red = ResolverTests.tokens(["a": "1, 0, 0"])

  /// A resolver with one set.
  private static func set(_ source: String) -> String {
    ResolverTests.resolver(["sets/a"], sets: ["a": source, "b": "{\"$ref\": \"#/sets/a\"}"])
  }

  /// A resolver with one modifier over a set.
  private static func modifier(_ modifier: String) -> String {
    ResolverTests.resolver(
      ["sets/a", "modifiers/m"], sets: ["a": red], modifiers: "\"m\": \(modifier)")
  }

  private static let files: [(String, String)] = [
    (set("{\"$ref\": ▸\"gone.json\"}"), "no file is called 'gone.json'"),
    (set("{\"$ref\": ▸\"../outside.json\"}"), "outside the resolver's own folder"),
    (set("{\"$ref\": ▸\"/etc/passwd\"}"), "outside the resolver's own folder"),
    (set("{\"$ref\": ▸\"link.json\"}"), "outside the resolver's own folder"),
    (set("{\"$ref\": ▸\"https://example.org/a.json\"}"), "none is opened"),
    (set("{\"$ref\": ▸\"file:///etc/passwd\"}"), "none is opened"),
    (set("{\"$ref\": ▸\"//example.org/a.json\"}"), "none is opened"),
    (
      modifier("{\"contexts\": {\"light\": [{\"$ref\": ▸\"http://x.org/\"}], \"dark\": []}}"),
      "none is opened"
    ),
    (set("{\"$ref\": ▸\"pipe\"}"), "not a regular file"),
    (set("{\"$ref\": ▸\"broken.json\"}"), "has errors"),
  ]

  private static let forms: [(String, String)] = [
    (set("{\"$ref\": ▸\"#/sets/c\"}"), "is no set of the resolver"),
    (set("{\"$ref\": ▸\"#/modifiers/m\"}"), "only the resolution order may name a modifier"),
    (set("{\"$ref\": ▸\"#/resolutionOrder/0\"}"), "nothing may refer to the resolution order"),
    (set("▸3"), "expected an object of tokens"),
    (modifier("{\"contexts\": ▸{}}"), "expected two contexts or more"),
    (modifier("▸{}"), "expected 'contexts'"),
    (
      modifier("{\"contexts\": {\"light\": [], \"dark\": []}, \"default\": ▸\"drak\"}"),
      "did you mean 'dark'?"
    ),
    ("▸{\"version\": \"2025.10\", \"sets\": {}}", "expected a 'resolutionOrder'"),
    ("{\"version\": ▸\"2024\", \"resolutionOrder\": []}", "expected '2025.10'"),
    (
      "{\"version\": \"2025.10\", \"resolutionOrder\": [{\"$ref\": ▸\"#/sets/a\"}]}",
      "is no set and no modifier"
    ),
    ("{\"version\": \"2025.10\", \"resolutionOrder\": [▸{}]}", "expected '$ref', or a 'type'"),
  ]

  /// From standard input, where no file is beside it.
  @Test(arguments: ["\"a.json\"", "\"sub/a.json\""])
  func reportsAResolverOfFilesThatHasNoFolder(file: String) throws {
    let text = SourceText(file: "-", Self.set("{\"$ref\": \(file)}"))
    let reading = try ThemeLibrary(userFolder: nil).read(text, path: nil)
    #expect(reading.theme == nil)
    #expect(reading.findings.hasErrors)
  }

  @Test(arguments: files + forms)
  func reportsWithPlaces(marked: String, message: String) throws {
    let text = MarkedText(marked)
    let folder = try TemporaryFolder()
    try folder.write("outside.json", ResolverFindingTests.red)
    try folder.write("in/broken.json", "{\"a\": ")
    mkfifo(folder.path + "/in/pipe", 0o600)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/in/link.json", withDestinationPath: folder.path + "/outside.json")
    let path = try folder.write("in/r.resolver.json", Data(text.text.bytes))
    let reading = try ThemeLibrary(userFolder: nil).readFile(path)
    #expect(reading.theme == nil, "\(reading.findings)")
    let found = reading.findings.first {
      $0.severity == .error && $0.location.file == path && $0.message.contains(message)
    }
    let finding = try #require(found, "\(reading.findings)")
    #expect(finding.location.range.lowerBound == text.marks.first)
  }

  @Test func reportsALoopOfSets() throws {
    let text = MarkedText(ResolverFindingTests.set("{\"$ref\": \"#/sets/b\"}"))
    let reading = try ThemeLibrary(userFolder: nil).read(text.text, path: nil)
    #expect(reading.theme == nil)
    #expect(reading.findings.contains { $0.rule == "reference/loop" })
  }

  @Test func opensNoFileForStandardInput() throws {
    let text = ResolverFindingTests.set(ResolverTests.file("a.json"))
    let reading = try ThemeLibrary(userFolder: nil).read(SourceText(file: "-", text), path: nil)
    #expect(reading.theme == nil)
    #expect(reading.findings.contains { $0.message.contains("is a path beside the file") })
  }
}
