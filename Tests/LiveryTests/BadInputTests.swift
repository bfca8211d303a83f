import Fixtures
import Foundation
import Testing

/// Files that are broken: each has a finding at its place, and nothing is written of it.
@Suite struct BadInputTests {
  /// A file as `▸` marks it where the finding is expected, what that says, and files beside it.
  struct Case: CustomTestStringConvertible {
    let name: String
    let text: String
    let message: String
    var others: [String: String] = [:]

    var testDescription: String { "\(name): \(message)" }
  }

  private static let red = "{\"colorSpace\": \"srgb\", \"components\": [1, 0, 0]}"
  private static let good = "\"good\": {\"$type\": \"color\", \"$value\": \(red)}"

  private static func token(_ value: String) -> String {
    "{\(good), \"accent\": {\"$type\": \"color\", \"$value\": \(value)}}"
  }

  private static func resolver(_ source: String, _ sets: String = "") -> String {
    "{\"version\": \"2025.10\", \"resolutionOrder\": [{\"$ref\": \"#/sets/a\"}], "
      + "\"sets\": {\"a\": {\"sources\": [\(source)]}\(sets)}}"
  }

  private static let cases = [
    Case(
      name: "in.json", text: "{\"name\": \"P\", \"variables\": ▸{\"window_bg_color\": \"#102030\"",
      message: "unclosed '{'"),
    Case(
      name: "in.json", text: "{\"name\": \"P\", ▸\"name\": \"Q\", \"variables\": {}}",
      message: "'name' is set twice"),
    Case(
      name: "in.tokens.json",
      text: "{\"accent\": {\"$type\": \"color\", \"$value\": ▸\"{b}\"}, "
        + "\"b\": {\"$value\": \"{accent}\"}}",
      message: "a loop of aliases: 'accent' -> 'b' -> 'accent'"),
    Case(
      name: "in.resolver.json",
      text: resolver(
        "{\"$ref\": ▸\"#/sets/b\"}", ", \"b\": {\"sources\": [{\"$ref\": \"#/sets/a\"}]}"),
      message: "a loop of sets"),
    Case(
      name: "in.resolver.json", text: resolver("{\"$ref\": ▸\"gone.json\"}"),
      message: "no file is called 'gone.json'"),
    Case(
      name: "in.resolver.json", text: resolver("{\"$ref\": ▸\"../outside.json\"}"),
      message: "lies outside the resolver's own folder", others: ["outside.json": "{\(good)}"]),
    Case(
      name: "in.resolver.json", text: resolver("{\"$ref\": ▸\"https://example.org/a.json\"}"),
      message: "is an address, and none is opened"),
    Case(
      name: "in.tokens.json",
      text: token(
        "{\"colorSpace\": \"srgb\", \"components\": [1, 0, 0], ▸\"hexx\": \"#ff0000\"}"),
      message: "did you mean 'hex'?"),
    Case(
      name: "in.tokens.json", text: "{▸\"x\": {\"$value\": \(red)}}",
      message: "'x' has no '$type', and none is guessed"),
    Case(
      name: "in.tokens.json",
      text: token("{\"colorSpace\": \"srgb\", \"components\": [▸\"1\", 0, 0]}"),
      message: "expected a number"),
    Case(
      name: "in.css", text: "a {}\n@define-color window_bg_color ▸{{colors.surface.hex}};\n",
      message: "this is a template"),
    Case(
      name: "in.yaml", text: "base00: ▸&x \"000000\"\n", message: "anchors, aliases and tags"),
  ]

  @Test(arguments: cases)
  func isReportedAtItsPlaceAndLeadsToNothing(broken: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write("here/\(broken.name)", broken.text.replacing("▸", with: ""))
    for (name, text) in broken.others { try folder.write(name, text) }
    let before = broken.text.prefix { $0 != "▸" }
      .split(separator: "\n", omittingEmptySubsequences: false)
    let place = "\(broken.name):\(before.count):\((before.last?.utf8.count ?? 0) + 1): "
    let names = ["convert": "out.livery.toml", "export": "out"]
    for (command, output) in names.sorted(by: <) {
      let more = command == "export" ? ["--kind", "app"] : []
      let result = try Program.run(
        [command, broken.name, "-o", "../\(output)"] + more, in: folder.path + "/here")
      #expect(result.status == 1 && result.output.isEmpty)
      let lines = result.errors.split(separator: "\n")
      #expect(
        lines.contains {
          $0.hasPrefix(place) && $0.contains(broken.message)
        }, "\(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/\(output)"))
    }
  }
}
