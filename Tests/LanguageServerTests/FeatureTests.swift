import Fixtures
import LanguageServer
import Testing
import ThemeCSS
import ThemeModel
import ThemeSource

/// A document with a cursor, `▸`, that is open in a server.
private struct Typing {
  var client: TestClient
  private let uri: String
  private let position: String

  init(
    _ marked: String, in uri: String = "file:///none/x.livery.toml", target: Target = .all4
  ) {
    client = TestClient(target: target)
    let text = MarkedText(marked)
    let mark = text.marks.first ?? 0
    let place = text.text.textPosition(at: mark, in: .utf16)
    self.uri = uri
    position = #"{"line": \#(place.line), "character": \#(place.character)}"#
    client.open(uri, String(decoding: text.text.bytes, as: UTF8.self))
  }

  mutating func ask(_ method: String, _ more: String = "") -> Reply {
    client.request(
      "textDocument/\(method)",
      #"{"textDocument": {"uri": "\#(uri)"}, "position": \#(position)\#(more)}"#)
  }

  /// The texts of a change, each with its range.
  func edits(_ reply: Reply) -> [String] {
    reply["changes"][uri].elements.map { "\($0["range"].range) \($0["newText"].string ?? "")" }
  }
}

@Suite struct FeatureTests {
  private static let css = "file:///none/x.css"

  @Test(arguments: [
    ("livery = 1\nna▸", "name", "1:0-1:2"), ("[col▸", "colors", "0:1-0:4"),
    ("[colors]\nacc▸ = '#fff'\n", "accent-bg", "1:0-1:3"),
    ("[colors.view-bg]\n▸", "high-contrast", "1:0-1:0"),
    ("[traits]\nrain = {}\n[colors]\nview-bg = { ▸", "rain", "3:12-3:12"),
    ("[palette]\nreef = '#fff'\n[colors]\nview-bg = '$re▸'\n", "reef", "3:12-3:14"),
    ("[colors]\nview-bg = { light = 'white', dark = \"sh▸\" }\n", "shade(", "1:37-1:39"),
    ("[colors]\n'view-bg' = 'alpha($lab▸, 0.5)'\n", "secondary-label", "1:20-1:23"),
    ("[metrics]\n▸", "card-radius", "1:0-1:0"), ("[fonts]\nbody = { ▸ }\n", "family", "1:9-1:9"),
    ("[styles]\n'card but▸", "button", "1:6-1:9"),
    ("[styles]\n\"button:ho▸\" = {}\n", "hover", "1:8-1:10"),
    ("[styles]\nbutton = { back▸ }\n", "background", "1:11-1:15"),
    ("[styles]\nbutton.color = '$▸'\n", "accent", "1:17-1:17"),
    ("extends = ▸", "\"ocean\"", "0:10-0:10"), ("extends = 'oc▸'", "ocean", "0:11-0:13"),
    ("allow = ['contr▸']", "contrast/text", "0:10-0:15"),
    (
      "[custom-colors]\nink-1 = 'red'\n[extra]\ncss = \"\"\"\nlabel { color: @i▸; }\n\"\"\"\n",
      "ink_1", "4:16-4:17"
    ),
    ("{\"colors\": {\"view-bg\": {\"light\": \"$vi▸\"", "view-fg", "0:35-0:37"),
    ("{\"livery\": 1, \"co▸", "custom-colors", "0:15-0:17"),
  ])
  func completesThemes(text: String, expected: String, range: String) {
    var typing = Typing(text)
    let items = typing.ask("completion")["result"]["items"].elements
    let item = items.first { $0["textEdit"]["newText"].string == expected }
    #expect(item?["textEdit"]["range"].range == range, "\(items.map { $0["label"].string ?? "" })")
  }

  @Test func documentsFunctionsAndColorsOfExpressions() {
    var typing = Typing("[palette]\nreef = '#fff'\n[colors]\nview-bg = '▸'\n")
    let items = typing.ask("completion")["result"]["items"].elements
    let details = ["lighter", "$reef", "$accent-bg"].map { label in
      items.first { $0["label"].string == label }?["detail"].string
    }
    #expect(details[0] == "lighter(c): `shade(c, 1.3)`" && details[1] == "#fff")
    #expect(details[2] == ColorRole.accentBg.summary)
  }

  @Test(arguments: [
    ("[styles]\n\"card ga▸\" = 3", "gauge", "6:6-6:8"),
    ("[styles]\n\"card gauge:hover\" = { gl▸ = 3 }", "glow", "6:23-6:25"),
    ("[styles]\ngauge = { glow = \"$acc▸\" }", "accent", "6:19-6:22"),
    ("[styles]\nbo▸ = 3", "box", "6:0-6:2"),
  ])
  func completesRegisteredComponents(text: String, expected: String, range: String) {
    let before = """
      livery = 1
      name = "T"
      [components.gauge]
      node = "gaugeview"
      properties = { glow = "color" }

      """
    var typing = Typing(before + text)
    let items = typing.ask("completion")["result"]["items"].elements
    let item = items.first { $0["textEdit"]["newText"].string == expected }
    #expect(item?["textEdit"]["range"].range == range, "\(items.map { $0["label"].string ?? "" })")
  }

  @Test(arguments: [
    ("but▸", "button", "0:0-0:3"), ("a {} .su▸", "suggested-action", "0:6-0:8"),
    ("button:ho▸ {}", "hover", "0:7-0:9"), ("@def▸", "define-color", "0:1-0:4"),
    ("label { col▸ }", "color", "0:8-0:11"), ("a { b: c; pad▸", "padding", "0:10-0:13"),
    ("@define-color mine red;\na { color: @mi▸; }", "mine", "1:12-1:14"),
    ("a { color: @acc▸", "accent_bg_color", "0:12-0:15"),
    ("a { color: var(--acc▸); }", "--accent-bg-color", "0:15-0:20"),
    ("a { --x: red; color: var(--▸) }", "--x", "0:25-0:27"),
    ("@media (x) { but▸ }", "button", "0:13-0:16"), ("a { color: al▸", "alpha(", "0:11-0:13"),
    ("@define-color x @acc▸", "accent_color", "0:17-0:20"),
  ])
  func completesStylesheets(text: String, expected: String, range: String) {
    var typing = Typing(text, in: Self.css)
    let items = typing.ask("completion")["result"]["items"].elements
    let item = items.first { $0["textEdit"]["newText"].string == expected }
    #expect(item?["textEdit"]["range"].range == range, "\(items.map { $0["label"].string ?? "" })")
  }

  /// The names of a program in whose folder the stylesheet lies.
  @Test(arguments: [
    ("#work▸", "workspaces", "0:1-0:5"), ("#workspaces button.foc▸ {}", "focused", "0:19-0:22"),
    ("menui▸", "menuitem", "0:0-0:5"),
  ])
  func completesNamesOfPrograms(text: String, expected: String, range: String) {
    var typing = Typing(text, in: "file:///none/waybar/x.css")
    let items = typing.ask("completion")["result"]["items"].elements
    let item = items.first { $0["textEdit"]["newText"].string == expected }
    #expect(item?["textEdit"]["range"].range == range, "\(items.map { $0["label"].string ?? "" })")
    #expect(item?["detail"].string == "Waybar")
    var elsewhere = Typing("#work▸", in: Self.css)
    #expect(elsewhere.ask("completion")["result"]["items"].elements.isEmpty)
  }

  @Test(arguments: [
    ("# acc▸", "file:///none/x.livery.toml"), ("/* but▸ */", css),
    ("a { font-family: \"but▸", css), ("but▸", "file:///none/x.txt"),
  ])
  func completesNothingInCommentsAndElsewhere(text: String, uri: String) {
    var typing = Typing(text, in: uri)
    #expect(typing.ask("completion")["result"].elements.isEmpty)
  }

  @Test func offersNamesOfTheTargetAlone() {
    for (target, isThere) in [("4.8", false), ("4.18", true)] {
      var client = TestClient(initialized: false)
      _ = client.request("initialize", #"{"initializationOptions": {"target": "\#(target)"}}"#)
      client.open(Self.css, "toggle")
      let reply = client.request(
        "textDocument/completion",
        #"{"textDocument": {"uri": "\#(Self.css)"}, "position": {"line": 0, "character": 6}}"#)
      let labels = reply["result"]["items"].elements.compactMap { $0["label"].string }
      #expect(labels.contains("toggle-group") == isThere && labels.contains("button"))
    }
  }

  @Test func findsColorsAndWritesThemInTheirNotation() {
    let text = """
      livery = 1
      [palette]
      red = "#f00"
      [colors]
      view-bg = { light = "mix($red, white, 0.5)", dark = "oklch(0.5 0.1 20)" }
      [extra]
      css = "a { color: rgba(0, 0, 255, 0.5); font: red; }"
      """
    var typing = Typing("▸" + text)
    let colors = typing.ask("documentColor")["result"].elements
    #expect(
      colors.map(\.["range"].range) == ["2:7-2:11", "4:31-4:36", "4:53-4:70", "6:18-6:38"])
    #expect(colors[0]["color"]["red"].number == 1 && colors[3]["color"]["alpha"].number == 0.5)
    let chosen = #", "color": {"red": 1, "green": 0.5, "blue": 0, "alpha": 0.5}, "range": "#
    let ranges = [
      ("2:7-2:11", "#ff800080"), ("4:53-4:70", "oklch(0.7311 0.1861 52.78 / 50%)"),
      ("6:18-6:38", "rgba(255, 128, 0, 0.5)"),
    ]
    for (range, expected) in ranges {
      let numbers = range.split { ":-".contains($0) }
      let written =
        #"{"start": {"line": \#(numbers[0]), "character": \#(numbers[1])}, "#
        + #""end": {"line": \#(numbers[2]), "character": \#(numbers[3])}}"#
      let choices = typing.ask("colorPresentation", chosen + written)["result"]
      #expect(
        choices[0]["label"].string == expected && choices[0]["textEdit"]["range"].range == range)
      #expect(choices.elements.count >= 3)
    }
  }

  @Test(arguments: [
    ("[colors]\naccent-b▸g = '#0b7285'\n", "| dark | `#0b7285` | ", "1:0-1:9"),
    (
      "[colors]\naccent-bg = '#0b7285'\nview-bg = '$acc▸ent-bg'\n", "suggested buttons", "2:12-2:21"
    ),
    ("[colors]\nlabel = '#aaa'\nlink = '$▸label'\n", "on `window-bg`, below 4.5:1", "2:9-2:14"),
    ("[palette]\nree▸f = '#010203'\n", "| light | `#010203` |", "1:0-1:4"),
    ("[extra]\ncss = 'a { color: @view_▸bg_color; }'\n", "| light | `#ffffff` | ", "1:19-1:32"),
  ])
  func saysWhatAColorComesTo(text: String, expected: String, range: String) {
    var typing = Typing("livery = 1\nname = 'x'\n" + text)
    let hover = typing.ask("hover")["result"]
    #expect(hover["contents"]["value"].string?.contains(expected) == true, "\(hover)")
    let shifted = range.split(separator: "-").map { end in
      let parts = end.split(separator: ":")
      return "\((Int(parts[0]) ?? 0) + 2):\(parts[1])"
    }
    #expect(hover["range"].range == shifted.joined(separator: "-"))
  }

  @Test(arguments: [
    (
      "header▸bar {}", "0:0-0:9",
      ["CSS node", "`GtkHeaderBar`", "from 4.8 on", "`headerbar-bg`", "`headerbar-backdrop`"]
    ),
    (
      "a, toggle-gro▸up.x {}", "0:3-0:15",
      ["Of `AdwToggleGroup`", "Since GTK 4.18, libadwaita 1.7"]
    ),
    ("row:not(.bo▸xed-list) {}", "0:9-0:19", ["style class", "from 4.8 on"]),
    ("label.dim-la▸bel {}", "0:6-0:15", ["`.dim-label`", "Painted by `window-fg`"]),
    ("a:focus-▸visible {}", "0:2-0:15", ["pseudo-class", "from 4.8 on"]),
    ("@media (x) {\n\u{20}:ro▸ot {} }", "1:2-1:6", ["Since GTK 4.16, libadwaita 1.6"]),
    ("a:n▸ot(b) {}", "0:2-0:6", ["`:not` · pseudo-class"]),
  ])
  func saysWhatHasANameInASelector(text: String, range: String, expected: [String]) {
    var typing = Typing(text, in: Self.css)
    let hover = typing.ask("hover")["result"]
    for part in expected {
      #expect(hover["contents"]["value"].string?.contains(part) == true, "\(part): \(hover)")
    }
    #expect(hover["range"].range == range)
  }

  @Test func saysWhatHasANameInTheCSSOfATheme() {
    var typing = Typing("livery = 1\nname = 'x'\n[extra]\ncss = 'spin▸button { opacity: 1; }'\n")
    let hover = typing.ask("hover")["result"]
    #expect(hover["contents"]["value"].string?.contains("Of `GtkSpinButton`") == true, "\(hover)")
    #expect(hover["range"].range == "3:7-3:17")
  }

  @Test(arguments: [
    "nos▸uchnode {}", "a.nosuch▸class {}", "a { mar▸gin: 0; }", "a { color: re▸d; }",
    "@keyframes x { fr▸om {} }", "/* but▸ton */ a {}", "butt▸on", "a:nth-child(▸2n) {}",
  ])
  func saysNothingOfWhatIsNoKnownName(text: String) {
    var typing = Typing(text, in: Self.css)
    #expect(typing.ask("hover")["result"]["contents"]["value"].string == nil)
  }

  @Test func keepsWhatIsKnownWhileTheTextIsBroken() {
    var typing = Typing("livery = 1\nname = 'x'\n[colors]\nview-b▸g = '#123456'\n")
    _ = typing.client.diagnostics()
    typing.client.notify(
      "textDocument/didChange",
      """
      {"textDocument": {"uri": "file:///none/x.livery.toml", "version": 2}, "contentChanges": [
      {"range": {"start": {"line": 4, "character": 0}, "end": {"line": 4, "character": 0}},
      "text": "card-bg = "}]}
      """)
    let hover = typing.ask("hover")["result"]["contents"]["value"].string
    #expect(hover?.contains("`#123456`") == true)
  }

  @Test(arguments: [
    ("[palette]\nreef = '#fff'\n[colors]\nlink = 'alpha($re▸ef, 1)'\n", nil, "1:0-1:4"),
    ("[colors]\naccent = '#fff'\nlink = '$acc▸ent'\n", nil, "1:0-1:6"),
    ("@define-color mine red;\na { color: @mi▸ne; }", css, "0:14-0:18"),
    (":root { --x: red; }\na { color: var(--▸x); }", css, "0:8-0:11"),
    ("[custom-colors]\nink-1 = 'red'\n[extra]\ncss = 'a { color: @ink▸_1; }'\n", nil, "1:0-1:5"),
  ])
  func findsDefinitions(text: String, uri: String?, range: String) {
    var typing = Typing(text, in: uri ?? "file:///none/x.livery.toml")
    #expect(typing.ask("definition")["result"][0]["range"].range == range)
  }

  @Test func findsDefinitionsAlongExtends() throws {
    let folder = try TemporaryFolder()
    let base = try folder.write(
      "base.livery.toml", "livery = 1\nname = 'b'\n[custom-colors]\nmine = '#fff'\n")
    let text = "livery = 1\nname = 'x'\nextends = 'base'\n[colors]\nview-bg = '$mine'\n"
    let path = try folder.write("x.livery.toml", text)
    var typing = Typing(text.replacing("$mine", with: "$mi▸ne"), in: "file://\(path)")
    let found = typing.ask("definition")["result"]
    #expect(found["uri"].string == "file://\(base)" && found["range"].range == "3:0-3:4")
    typing = Typing(text.replacing("'base'", with: "'ba▸se'"), in: "file://\(path)")
    #expect(typing.ask("definition")["result"]["uri"].string == "file://\(base)")
  }

  @Test(arguments: [
    (
      "[palette]\nreef = '#fff'\nsea = '$reef'\n[colors]\nlink = 'mix($re▸ef, $reefs, 1)'\n", nil,
      ["1:0-1:4 sea-2", "2:8-2:12 sea-2", "4:13-4:17 sea-2"]
    ),
    (
      "[custom-colors]\nin▸k = 'red'\n[extra]\ncss = 'a { color: @ink; margin: var(--ink); }'\n",
      nil,
      ["1:0-1:3 sea-2", "3:19-3:22 sea_2", "3:36-3:41 --sea-2"]
    ),
    (
      "@define-color ink red;\na { color: @i▸nk; background: @inky; }", css,
      ["0:14-0:17 sea-2", "1:12-1:15 sea-2"]
    ),
    (
      ":root { --ink: red; }\na { color: var(--in▸k); }", css,
      ["0:8-0:13 --sea-2", "1:15-1:20 --sea-2"]
    ),
  ])
  func renamesColorsEverywhere(text: String, uri: String?, expected: [String]) {
    var typing = Typing(text, in: uri ?? "file:///none/x.livery.toml")
    #expect(typing.ask("prepareRename")["result"]["start"].keys.count == 2)
    let result = typing.ask("rename", #", "newName": "sea-2""#)["result"]
    #expect(typing.edits(result) == expected)
  }

  @Test(arguments: [
    ("[colors]\nacc▸ent = 'red'\n", "sea"), ("[colors]\nlink = '$no▸ne'\n", "sea"),
    ("[palette]\nre▸ef = 'red'\n", "accent"), ("[palette]\nre▸ef = 'red'\n", "1a"),
    ("[palette]\nre▸ef = 'red'\n", "a b"), ("[palette]\nre▸ef = 'red'\n", ""),
    ("[palette]\nre▸ef = 'red'\nsea = 'blue'\n", "sea"), ("[palette]\n▸\nreef = 'red'\n", "sea"),
  ])
  func refusesToRename(text: String, name: String) {
    var typing = Typing(text)
    let error = typing.ask("rename", #", "newName": "\#(name)""#)["error"]
    #expect(error["code"].number == -32803)
  }

  @Test func offersToModernizeTheWholeFile() throws {
    var typing = Typing(
      "@define-color a red;\nb { color: lighter(@a); }\nc▸ { color: red; }\n", in: Self.css,
      target: .v4_20)
    let range =
      #", "range": {"start": {"line": 2, "character": 0}, "end": {"line": 2, "character": 1}}"#
    let context = { (kind: String) in #", "context": {"diagnostics": [], "only": ["\#(kind)"]}"# }
    let actions = typing.ask("codeAction", range + context("source"))["result"]
    #expect(actions.elements.count == 1 && actions[0]["kind"].string == "source.modernize.livery")
    #expect(
      typing.edits(actions[0]["edit"]).sorted() == [
        "0:0-0:15 :root {\n  --a:", "0:19-0:20 ;\n}", "1:11-1:19 hsl(from ",
        "1:19-1:21 var(--a)", "1:21-1:22  h min(s * 1.3, 100) min(l * 1.3, 100))",
      ])
    #expect(typing.ask("codeAction", range + context("quickfix"))["result"].elements.isEmpty)
  }

  /// As the command does, it keeps a color that the change would move.
  @Test func modernizesNothingThatWouldChangeAColor() throws {
    let odd = ".a { color: lighter(mix(red, oklch(0.7 0.3 140), 0.5)); }\n"
    let context =
      #", "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 1}}"#
      + #", "context": {"diagnostics": [], "only": ["source"]}"#
    for (others, expected) in [
      ("", nil), (".b { color: alpha(red, 0.5); }\n", "1:12-1:18 color-mix(in srgb, "),
    ] {
      var typing = Typing("▸" + odd + others, in: Self.css, target: .v4_20)
      let actions = typing.ask("codeAction", context)["result"]
      #expect(actions.elements.count == (expected == nil ? 0 : 1))
      guard let expected else { continue }
      let edits = typing.edits(actions[0]["edit"]).sorted()
      #expect(edits.first == expected && edits.allSatisfy { $0.hasPrefix("1:") }, "\(edits)")
    }
  }

  @Test func offersTheFixesOfFindings() {
    var typing = Typing("livery = 1\nname = 'x'\n[colors]\n▸acent-bg = '#000'\nview-gb = '#fff'\n")
    let range =
      #", "range": {"start": {"line": 3, "character": 2}, "end": {"line": 3, "character": 2}}"#
    let actions = typing.ask("codeAction", range + #", "context": {"diagnostics": []}"#)["result"]
    #expect(actions.elements.count == 1 && actions[0]["kind"].string == "quickfix")
    #expect(typing.edits(actions[0]["edit"]).sorted() == ["3:0-3:8 accent-bg"])
    #expect(actions[0]["diagnostics"][0]["code"].string == "name/role")
    let others = #", "context": {"diagnostics": [], "only": ["refactor"]}"#
    #expect(typing.ask("codeAction", range + others)["result"].elements.isEmpty)
  }
}
