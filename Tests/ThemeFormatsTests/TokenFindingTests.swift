import Fixtures
import Testing
import ThemeFormats
import ThemeModel
import ThemeSource

/// What is wrong with a file of tokens, each with its place.
@Suite struct TokenFindingTests {
  private static let value = "{\"colorSpace\": \"srgb\", \"components\": [1, 0, 0]}"
  private static let good = "\"good\": {\"$type\": \"color\", \"$value\": \(value)}"

  private static func color(_ value: String) -> String {
    "{\(good), \"x\": {\"$type\": \"color\", \"$value\": \(value)}}"
  }

  /// What keeps a file from being read as tokens at all, whatever uses them.
  @Test(arguments: [
    ("{▸\"$value\": 1, \(good)}", "not a token without one"),
    ("{\(good), \"x\": {\"$extends\": ▸\"{y}\"}}", "no group is called 'y'"),
    ("{\(good), \"x\": {\"$extends\": ▸\"{x}\"}}", "'x' extends itself"),
    (
      "{\(good), \"a\": {\"$extends\": ▸\"{b}\"}, \"b\": {\"$extends\": ▸\"{a}\"}}",
      "extends itself by way of"
    ),
    ("{\(good), \"x\": {\"y\": {\"$extends\": ▸\"{x}\"}}}", "extends 'x' around it"),
    (
      "{\(good), \"a\": {\"$extends\": \"{b}\"}, \"b\": {\"x\": {\"$extends\": ▸\"{a}\"}}}",
      "extends 'a' around it"
    ),
    (
      "{\(good), \"a\": {\"$extends\": \"{b}\"}, \"b\": {\"$extends\": \"{c}\"}, "
        + "\"c\": {\"a\": {\"$extends\": ▸\"{b}\"}}}",
      "extends a group that contains it"
    ),
    ("{\(good), \"x\": {\"$extends\": ▸3}}", "expected a group"),
    ("{\(good), \"good\": {}}".replacing("\"good\": {}}", with: "▸\"good\": {}}"), "good"),
    ("▸{\"x\": {\"$value\": \(value)}", "expected '}'"),
  ])
  func refusesFilesThatAreNoTokens(marked: String, message: String) throws {
    try expect(marked, .error, message)
  }

  @Test(arguments: [
    ("{\(good), \"a.b\": {}}".replacing("\"a.b\"", with: "▸\"a.b\""), "without '{', '}' and '.'"),
    ("{\(good), ▸\"$tpye\": \"color\"}", "did you mean '$type'?"),
    ("{\(good), \"x\": ▸3}", "expected a token or a group"),
    ("{\(good), \"x\": {\"$root\": ▸{\"y\": 1}}}", "expected a token with '$value'"),
    (
      color("{\"colorSpace\": \"srgb\", \"components\": [1, 0, 0], \"hex\": ▸\"#f00\"}"),
      "six hexadecimal digits"
    ),
  ])
  func passesOverWhatNothingCanUse(marked: String, message: String) throws {
    try expect(marked, .warning, message)
  }

  private static let faults = [
    (color("▸{\"components\": [1, 0, 0]}"), "expected a 'colorSpace'"),
    (color("{\"colorSpace\": ▸\"sRBG\", \"components\": [1, 0, 0]}"), "did you mean 'srgb'?"),
    (color("▸{\"colorSpace\": \"srgb\"}"), "expected 'components'"),
    (
      color("{\"colorSpace\": \"srgb\", \"components\": ▸[1, 0]}"),
      "expected three components, not 2"
    ),
    (
      color("{\"colorSpace\": \"srgb\", \"components\": [▸\"1\", 0, 0]}"),
      "expected a number or 'none'"
    ),
    (
      color("{\"colorSpace\": \"srgb\", \"components\": [1, 0, 0], \"alpha\": ▸\"1\"}"),
      "expected a number from 0 to 1"
    ),
    (
      color("{\"colorSpace\": \"srgb\", \"components\": [1, 0, 0], ▸\"hexx\": \"#ff0000\"}"),
      "did you mean 'hex'?"
    ),
    (color("▸12"), "expected a color"), (color("▸\"red\""), "expected a color"),
    (color("▸\"{nothing}\""), "no token is called 'nothing'"),
    (color("▸\"{goood}\""), "did you mean 'good'?"),
    (color("▸\"{good.components.0}\""), "an alias is of a whole token"),
    (color("▸{\"$ref\": \"#/gone/$value\"}"), "no token is called 'gone'"),
    ("{\"g\": {\(good)}, \"x\": {\"$type\": \"color\", \"$value\": ▸\"{g}\"}}", "'g' is a group"),
    (
      "{\"g\": {\"$root\": {\"$type\": \"color\", \"$value\": \(value)}}, \"x\": {\"$value\": ▸\"{g}\"}}",
      "its own token is '{g.$root}'"
    ),
    (
      "{\"$type\": \"color\", \(good), \"a\": {\"$value\": ▸\"{b}\"}, \"b\": {\"$value\": ▸\"{c}\"}, "
        + "\"c\": {\"$value\": ▸\"{a}\"}, \"d\": {\"$value\": \"{a}\"}}", "a loop of aliases"
    ),
    ("{\(good), \"x\": {\"$value\": ▸\"{x}\"}}", "a loop of aliases: 'x' -> 'x'"),
    (
      "{\(good), \"d\": {\"$type\": \"dimension\", \"$value\": {\"value\": 1, \"unit\": \"px\"}}, "
        + "\"x\": {\"$type\": ▸\"color\", \"$value\": \"{d}\"}}", "what it refers to of 'dimension'"
    ),
    (
      "{\"x\": {\"$type\": \"color\", \"$value\": \(value), ▸\"y\": {}}}",
      "a token has no members"
    ),
  ]

  @Test(arguments: faults)
  func warnsOfTokensThatNoRoleUses(marked: String, message: String) throws {
    try expect(marked, .warning, message)
  }

  @Test(arguments: faults)
  func refusesTokensThatRolesUse(marked: String, message: String) throws {
    let name = marked.contains("\"x\"") ? "x" : "d"
    let used = marked.replacing("\"\(name)\"", with: "\"accent\"")
      .replacing("{\(name)}", with: "{accent}")
    try expect(used, .error, message.replacing("'x'", with: "'accent'"))
  }

  private func expect(_ marked: String, _ severity: Finding.Severity, _ message: String) throws {
    let text = MarkedText(marked, file: "t.tokens.json")
    let reading = try ThemeLibrary(userFolder: nil).read(text.text, path: nil, as: .dtcg)
    #expect((reading.theme == nil) == (severity == .error), "\(reading.findings)")
    let found = reading.findings.filter { $0.severity == severity }
    #expect(found.allSatisfy { $0.message.contains(message) }, "\(found)")
    #expect(found.map(\.location.range.lowerBound) == text.marks, "\(found)")
    #expect(severity == .error || !reading.findings.hasErrors, "\(reading.findings)")
  }

  @Test func neverGuessesAType() throws {
    let text = MarkedText(
      "{\(TokenFindingTests.good), ▸\"x\": {\"$value\": \(TokenFindingTests.value)}}")
    let reading = try ThemeLibrary(userFolder: nil).read(text.text, path: nil, as: .dtcg)
    let theme = try #require(reading.theme)
    #expect(theme.resolved(.light).customColors.map(\.name) == ["good"])
    let warnings = reading.findings.filter { $0.severity == .warning }
    #expect(warnings.map(\.location.range.lowerBound) == text.marks)
    #expect(warnings.first?.message.contains("none is guessed") == true)
  }

  /// A file of one mode refers to the file of the palette; a resolver joins them.
  @Test func leavesOutWhatAnotherFileIsToSay() throws {
    let text = MarkedText(
      "{\(TokenFindingTests.good), \"color\": {\"$type\": \"color\", \"text\": {\"$value\": ▸\"{color.gray.900}\"}, "
        + "\"link\": {\"$value\": \"{color.text}\"}}}")
    let reading = try ThemeLibrary(userFolder: nil).read(text.text, path: nil)
    let theme = try #require(reading.theme)
    #expect(theme.resolved(.light).customColors.map(\.name) == ["good"])
    let warnings = reading.findings.filter { $0.severity == .warning }
    #expect(warnings.map(\.location.range.lowerBound) == text.marks)
    #expect(warnings.first?.message.hasPrefix("no token of this file is called") == true)
  }

  /// The file of a mode has hundreds of them, for one reason.
  @Test func saysOnceWhatAllTokensLack() throws {
    let text = MarkedText(
      "{\(TokenFindingTests.good), \"color\": {\"$type\": \"color\", \"a\": {\"$value\": ▸\"{gray.1}\"}, "
        + "\"b\": {\"$value\": \"{gray.2}\"}, \"c\": {\"$value\": \"{gray.3}\"}}, "
        + "▸\"x\": {\"$value\": 1}, \"y\": {\"$value\": 1}}")
    let reading = try ThemeLibrary(userFolder: nil).read(text.text, path: nil, as: .dtcg)
    let warnings = reading.findings.filter { $0.severity == .warning }
    #expect(warnings.map(\.location.range.lowerBound) == text.marks, "\(warnings)")
    #expect(
      warnings.map(\.message) == [
        "no token of this file is called 'gray.1', so what refers to it is left out; a resolver "
          + "joins files; so it is with 2 references more",
        "'x' has no '$type', and none is guessed; it is left out; so it is with 1 token more",
      ])
  }

  @Test func readsAFileOfLengths() throws {
    let text =
      "{\"gap\": {\"$type\": \"dimension\", \"$value\": {\"value\": 4, \"unit\": \"px\"}}}"
    let reading = try ThemeLibrary(userFolder: nil).read(
      SourceText(file: "t", text), path: nil)
    #expect(reading.theme != nil)
    #expect(reading.findings.map(\.severity) == [.warning])
  }

  @Test func isNoThemeWithoutAColor() throws {
    let untyped = "{\"x\": {\"$value\": \(TokenFindingTests.value)}}"
    let reading = try ThemeLibrary(userFolder: nil).read(
      SourceText(file: "t", untyped), path: nil, as: .dtcg)
    #expect(reading.theme == nil)
    #expect(reading.findings.contains { $0.message == "no color token can be read" })
  }

  @Test func boundsWhatGroupsExtend() throws {
    var text = "{\"g0\": {\(TokenFindingTests.good), \"a\": \(TokenFindingTests.value)}"
    text = "{\"g0\": {\(TokenFindingTests.good)}"
    for number in 1...30 {
      text +=
        ", \"g\(number)\": {\"x\": {\"$extends\": \"{g\(number - 1)}\"}, "
        + "\"y\": {\"$extends\": \"{g\(number - 1)}\"}}"
    }
    let reading = try ThemeLibrary(userFolder: nil).read(
      SourceText(file: "t", text + "}"), path: nil, as: .dtcg)
    #expect(reading.theme == nil)
  }

  @Test func warnsOfValuesOutOfRangeAndOfOlderDrafts() throws {
    let text = MarkedText(
      "{\"$type\": \"color\", \"a\": {\"$value\": {\"colorSpace\": \"srgb\", \"components\": [▸1.5, 0, 0]}}, "
        + "\"b\": {\"$value\": ▸\"#abcdef\"}}")
    let reading = try ThemeLibrary(userFolder: nil).read(text.text, path: nil)
    #expect(reading.theme != nil)
    let warnings = reading.findings.filter { $0.severity == .warning }
    #expect(warnings.map(\.location.range.lowerBound) == text.marks)
  }
}
