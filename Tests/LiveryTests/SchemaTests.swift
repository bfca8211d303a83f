import Fixtures
import Foundation
import Testing

/// The schema as editors use it, by another's reader of JSON Schema.
@Suite(.enabled("needs python3-jsonschema") { PythonModule("jsonschema").isInstalled })
struct SchemaTests {
  /// Prints what the schema, the first line, has against each theme, the others, in JSON.
  private static let judge = """
    import tomllib
    schema = json.loads(sys.stdin.readline())
    kind = jsonschema.validators.validator_for(schema, default=None)
    kind.check_schema(schema)
    print(json.dumps([
      [f"{list(error.path)} {error.message}" for error in kind(schema).iter_errors(tomllib.loads(text))]
      for text in map(json.loads, sys.stdin)]))
    """

  /// What the schema has against each of some themes.
  private func complaints(of themes: [String]) throws -> [[String]] {
    let schema = try JSONSerialization.jsonObject(with: Data(Program.run("schema").output.utf8))
    let lines = try ([schema] + themes).map { value in
      try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    }
    let input = lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    let said = try PythonModule("jsonschema").run(Self.judge, input: input)
    return try #require(JSONSerialization.jsonObject(with: Data(said.utf8)) as? [[String]])
  }

  @Test(arguments: [([], "urn:livery:theme:1"), (["--config"], "urn:livery:configuration")])
  func sayWhatTheyAre(options: [String], id: String) throws {
    let text = try Program.run(["schema"] + options).output
    let schema = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(schema?["$id"] as? String == id)
  }

  @Test func takesTheBuiltInThemesAndNewOnes() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Resources/themes").path
    let builtIn = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".toml") }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    #expect(builtIn.count >= 10)
    let new = try [[], ["--accent", "#ff0"], ["--accent", "black"]].map { options in
      try Program.run(["new", "T"] + options).output
    }
    for complaints in try complaints(of: builtIn + new) { #expect(complaints == []) }
  }

  @Test func refusesWhatTheReaderRefuses() throws {
    let themes = [
      "[colors]\nwindw-bg = 'red'", "[metrics]\nspacing = 65", "[styles]\nbuton = { radius = 3 }",
      "[styles]\nbutton = { radius = 129 }", "[styles]\n'button:hovr' = { radius = 3 }",
      "[styles]\n'card card card card button' = { radius = 3 }", "[fonts]\ntitle = { size = 200 }",
      "[styles]\nbutton = { min-width = { light = 4096 } }", "sumary = 'a'", "summary = 3",
      "[styles]\nbutton = { shadow = ['', '', '', '', '', '', '', '', ''] }", "appearances = []",
    ].map { "livery = 1\nname = 'T'\n\($0)" }
    for (theme, complaints) in zip(themes, try complaints(of: themes + ["livery = 1"])) {
      #expect(!complaints.isEmpty, "\(theme)")
      #expect(try Program.run("check", "-", input: theme).status == 1, "\(theme)")
    }
  }
}
