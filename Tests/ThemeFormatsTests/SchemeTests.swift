import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct SchemeTests {
  private static let colors = [
    "101418", "1b2127", "2a323a", "5b6773", "8a96a3", "d4dce4", "e4eaf0", "f6f8fa",
    "e5484d", "f2913d", "e8c547", "52b788", "4cc2c4", "4c8dff", "b07cf0", "a47148",
  ]

  /// A scheme with lines made of each color's number and its digits.
  private static func palette(_ line: (String, String) -> String) -> String {
    colors.enumerated().map { number, digits in
      line("base0" + String(number, radix: 16, uppercase: true), digits)
    }.joined(separator: "\n")
  }

  private func read(_ text: String) throws -> ThemeReading {
    try ThemeLibrary(userFolder: nil).read(SourceText(file: "s.yaml", text), path: nil)
  }

  @Test(arguments: [
    "system: base16\nname: Night\npalette:\n" + palette { "  \($0): \"\($1)\" # note" },
    "system: 'base16'\nname: 'Night'\npalette:\n"
      + palette { "  \($0): '#\($1.uppercased())'\t#\tnote" },
    "scheme: Night\nauthor: Nobody\n" + palette { "\($0): \($1)" },
    "# a comment\r\nscheme: \"Night\"\r\n" + palette { "\($0.lowercased()): \"\($1)\"\r" },
  ])
  func readsEverySpelling(text: String) throws {
    let reading = try read(text)
    #expect(reading.format == .base16)
    let theme = try #require(reading.theme, "\(reading.findings)")
    #expect(theme.name == "Night")
    #expect(theme.schemes == [.dark])
    #expect(theme.resolved(.dark)[.windowBg].hex == "#101418ff")
    #expect(theme.resolved(.dark)[.accentBg].hex == "#4c8dffff")
  }

  @Test func readsDigitsThatLookLikeNumbers() throws {
    let text =
      "scheme: N\n"
      + SchemeTests.palette { name, digits in
        "\(name): \(name == "base00" ? "000000" : name == "base0D" ? "1e2030" : digits)"
      }
    let theme = try #require(try read(text).theme)
    #expect(theme.resolved(.dark)[.windowBg] == .black)
    #expect(theme.resolved(.dark)[.accentBg].hex == "#1e2030ff")
  }

  @Test func judgesTheSchemeByItsColors() throws {
    let reading = try read(
      "name: N\nvariant: light\npalette:\n" + SchemeTests.palette { "  \($0): \($1)" })
    #expect(reading.theme?.schemes == [.dark])
    let found = reading.findings.filter { $0.rule == "value/variant" }
    #expect(found.map(\.location.start.line) == [2])
  }

  @Test(arguments: [
    ("name: &a N\nbase00: *a\n", "anchors, aliases and tags"),
    ("a: &a [x]\nb: [*a, *a]\nbase00: *b", "anchors, aliases and tags"),
    ("name: !!str N\nbase00: 1", "anchors, aliases and tags"),
    ("base00: " + String(repeating: "[", count: 2000), "nest more than 32 deep"),
    ("base00: a\nx:\n " + String(repeating: "- ", count: 5000), "nest more than 32 deep"),
    ("base00: \"12345\"\nbase01: zzzzzz", "expected six hexadecimal digits"),
    ("base00: \"101418\"", "expected the colors 'base01'"),
    ("base00: \"101418", "unexpected end of stream"),
    ("base00: a\nbase00: b", "are here twice"),
    ("base00: [a, b]", "expected a text for 'base00'"),
  ])
  func refusesWhatIsNoScheme(text: String, message: String) throws {
    let reading = try read(text)
    #expect(reading.theme == nil)
    #expect(
      reading.findings.contains { $0.severity == .error && $0.message.contains(message) },
      "\(reading.findings)")
  }

  @Test(arguments: ["", " ", "\u{2028}"])
  func hasItsIDWhereItsNameIsEmpty(name: String) throws {
    let text = "scheme: '\(name)'\n" + SchemeTests.palette { "\($0): \($1)" }
    let theme = try #require(try read(text).theme)
    #expect(!theme.name.isEmpty && theme.name == theme.id)
  }

  /// Such keys have no order, and hash otherwise in each process.
  @Test func saysTheSameOfKeysThatAreNoTexts() throws {
    let keys = ["[a]", "{b: c}", "d", "e", "[f, g]"].flatMap { ["\($0): 1", "\($0): 2"] }
    let findings = try (0..<20).map { _ in
      try read("scheme: N\nbase00: {\(keys.joined(separator: ", "))}\n").findings
    }
    #expect(Set(findings).count == 1 && findings[0].hasErrors)
  }

  @Test func takesSignsInsideATextForWhatTheyAre() throws {
    let text =
      "scheme: \"*Night & day!*\"\nauthor: A & B, *C !D (http://x.y/z?a={b}&c=*)\n"
      + SchemeTests.palette { "\($0): \($1)" }
    #expect(try read(text).theme?.author == "A & B, *C !D (http://x.y/z?a={b}&c=*)")
  }
}
