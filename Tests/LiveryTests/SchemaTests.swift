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
  private func errors(of themes: [String]) throws -> [[String]] {
    let schema = try JSONSerialization.jsonObject(with: Data(Program.run("schema").output.utf8))
    let lines = try ([schema] + themes).map { value in
      try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    }
    let input = lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    let output = try PythonModule("jsonschema").run(Self.judge, input: input)
    return try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String]])
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
    for errors in try errors(of: builtIn + new) { #expect(errors == []) }
  }

  /// What no line of the template names, by its path in the schema.
  @Test func hasATemplateWithEveryKey() throws {
    let text = try Program.run("new", "T").output
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(Program.run("schema").output.utf8)) as? [String: Any])
    let keys = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(keys.count > 15)
    for (key, value) in keys {
      let isTable = value["type"] as? String == "object"
      #expect(text.contains(isTable ? "\n[\(key)]\n" : "\(key) = "), "\(key)")
      for (member, inner) in value["properties"] as? [String: [String: Any]] ?? [:] {
        // A swatch is one of 45, which one line names.
        let isSwatch = member.firstMatch(of: /^[a-z]+-[1-5]$/) != nil
        #expect(isSwatch || text.contains("\n# \(member) = "), "\(key).\(member)")
        for part in (inner["properties"] as? [String: Any] ?? [:]).keys {
          #expect(text.contains(" \(part) = "), "\(key).\(member).\(part)")
        }
      }
    }
    let styles = try #require(keys["styles"]?["additionalProperties"] as? [String: Any])
    let properties = try #require(styles["properties"] as? [String: Any])
    for property in properties.keys { #expect(text.contains("\n#   \(property): "), "\(property)") }
    let known = try #require((schema["else"] as? [String: Any])?["properties"] as? [String: Any])
    let rules = try #require(known["styles"] as? [String: Any])
    let names = try #require(rules["propertyNames"] as? [String: String])["pattern"] ?? ""
    let words = names.matches(of: /[a-z0-9]+(?:-[a-z0-9]+)*/).map { String($0.output) }
    #expect(words.count > 70)
    for word in words where word.count > 1 {
      let isNamed = text.contains("\n#   \(word): ") || text.contains(" \(word),")
      #expect(isNamed || text.contains(" \(word).\n"), "\(word)")
    }
  }

  @Test func takesRegisteredComponents() throws {
    let theme = """
      livery = 1
      name = "T"
      [components]
      gauge = { node = "gaugeview", properties = { glow = "color", sweep = "number" } }
      [components.lamp]
      node = "lampview"
      properties = [{ name = "unit", kind = "text", summary = "what it counts" }]
      [styles]
      "box gauge:hover" = { glow = { light = "red" }, sweep = 3, radius = 3 }
      """
    #expect(try errors(of: [theme]) == [[]])
    #expect(try Program.run("check", "-", input: theme).status == 0)
  }

  @Test func refusesWhatTheReaderRefuses() throws {
    let themes = [
      "[colors]\nwindw-bg = 'red'", "[metrics]\nspacing = 65", "[styles]\nbuton = { radius = 3 }",
      "[styles]\nbutton = { radius = 129 }", "[styles]\n'button:hovr' = { radius = 3 }",
      "[styles]\n'card card card card button' = { radius = 3 }", "[fonts]\ntitle = { size = 200 }",
      "[styles]\nbutton = { min-width = { light = 4096 } }", "sumary = 'a'", "summary = 3",
      "[styles]\nbutton = { glow = 'red' }", "[components]\ngauge = {}",
      "[components]\ngauge = { node = '3d view' }",
      "[components]\ngauge = { node = 'gaugeview', properties = { glow = 'colour' } }",
      "[components]\nGauge = { node = 'gaugeview' }",
      "[styles]\nbutton = { shadow = ['', '', '', '', '', '', '', '', ''] }", "appearances = []",
    ].map { "livery = 1\nname = 'T'\n\($0)" }
    for (theme, errors) in zip(themes, try errors(of: themes + ["livery = 1"])) {
      #expect(!errors.isEmpty, "\(theme)")
      #expect(try Program.run("check", "-", input: theme).status == 1, "\(theme)")
    }
  }
}
