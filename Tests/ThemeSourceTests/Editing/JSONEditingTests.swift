import Testing
import ThemeSource

@Suite struct JSONEditingTests {
  @Test(arguments: [
    Rewrite(#"{"a": "x"}"#, "a", to: "\"\\\n\u{1}é/", gives: #"{"a": "\"\\\n\u0001é/"}"#),
    Rewrite("{\"a\": 1.5}", "a", to: .number(2), gives: "{\"a\": 2}"),
    Rewrite("{\"a\": \"x\"}", "a", to: .table([.init("b", "y")]), gives: "{\"a\": {\"b\": \"y\"}}"),
    Rewrite(
      "{\n  \"a\": \"x\"\n}", "a", to: .table([.init("b", "y"), .init("c", "z")]),
      gives: "{\n  \"a\": {\n    \"b\": \"y\",\n    \"c\": \"z\"\n  }\n}"),
    Rewrite("{\"a\":1}", "b", to: "x", gives: "{\"a\":1,\"b\":\"x\"}"),
    Rewrite("{\"a\": 1}", "b", to: "x", gives: "{\"a\": 1, \"b\": \"x\"}"),
    Rewrite(
      "{\r\n\t\"a\": 1\r\n}\r\n", "b", "c", to: "x",
      gives: "{\r\n\t\"a\": 1,\r\n\t\"b\": {\r\n\t\t\"c\": \"x\"\r\n\t}\r\n}\r\n"),
    Rewrite(
      "{\n  \"a\": {\n    \"b\": 1,\n    \"c\": 2\n  }\n}", "a", "d", to: .number(3),
      gives: "{\n  \"a\": {\n    \"b\": 1,\n    \"c\": 2,\n    \"d\": 3\n  }\n}"),
    Rewrite("{}", "a", to: "x", gives: "{\n  \"a\": \"x\"\n}"),
    Rewrite(
      "{\n  \"a\": {}\n}", "a", "b", to: "x", gives: "{\n  \"a\": {\n    \"b\": \"x\"\n  }\n}"),
    Rewrite("{\n  \"a\": 1,\n  \"b\": 2\n}", "a", to: nil, gives: "{\n  \"b\": 2\n}"),
    Rewrite("{\n  \"a\": 1,\n  \"b\": 2\n}", "b", to: nil, gives: "{\n  \"a\": 1\n}"),
    Rewrite("{ \"a\": 1 }", "a", to: nil, gives: "{}"),
    Rewrite(
      "{\"a\": {\"b\": 1, \"c\": 2}}", "a", to: .table([.init("c", "x"), .init("d", "y")]),
      gives: "{\"a\": {\"c\": \"x\", \"d\": \"y\"}}"),
  ])
  func changesOneValueAndNothingElse(rewrite: Rewrite) throws {
    try rewrite.check { SourceDocument(json: $0, findings: &$1) }
  }

  @Test(arguments: ["[1]", "1", "", "{\"a\": [1]}"])
  func refusesWhatHasNoPlace(text: String) {
    var findings: [Finding] = []
    let document = SourceDocument(json: SourceText(file: "t", text), findings: &findings)
    #expect(document.edit(setting: ["a", "b"], to: "x") == nil)
    #expect(document.edit(setting: ["c"], to: .number(.infinity)) == nil)
  }
}
