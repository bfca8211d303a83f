import Fixtures
import Testing
import ThemeModel
import ThemeSource

@Suite struct FindingTests {
  @Test(arguments: mistakes)
  func saysEachMistakeAtItsPlace(mistake: Mistake) {
    let marked = MarkedText("livery = 1\nname = \"T\"\n" + mistake.text)
    var findings: [Finding] = []
    let theme = Themes.read(marked.text, id: "t", loader: Themes(), &findings)
    #expect(theme == nil)
    #expect(findings.map { "\($0.rule): \($0.message)" } == mistake.findings)
    #expect(findings.map(\.location.range.lowerBound) == marked.marks)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    let findings: [String]

    init(_ text: String, _ findings: String...) {
      self.text = text
      self.findings = findings
    }

    var testDescription: String { text }
  }

  static let mistakes = names + references + values + appearances + styles

  static let names = [
    Mistake("▸sumary = 'x'", "name/key: no key is called 'sumary'; did you mean 'summary'?"),
    Mistake(
      "[colors]\n▸acent-bg = 'red'",
      "name/role: no role is called 'acent-bg'; did you mean 'accent-bg'?"),
    Mistake(
      "[palette]\n▸accent = 'red'",
      "name/taken: 'accent' is a role; set it under [colors], or choose another name"),
    Mistake(
      "[palette]\na = 'red'\n[custom-colors]\n▸a = '$a'",
      "name/taken: 'a' is a palette entry too; rename one"),
    Mistake(
      "[custom-colors]\na_b-c = 'red'\n▸a-b_c = 'red'",
      "name/taken: 'a-b_c' and 'a_b-c' are one name in GTK; rename one"),
    Mistake(
      "[custom-colors]\n▸window_bg_color = 'red'",
      "name/taken: 'window_bg_color' and the role 'window-bg' are one name in GTK; rename one"),
    Mistake(
      "[palette]\n▸'9 a' = 'red'",
      "name/key: expected a name of letters, digits, '-' and '_' that begins with a letter, not '9 a'"
    ),
    Mistake("[traits]\n▸dark = 'x'", "name/taken: 'dark' is built in; choose another name"),
    Mistake(
      "[traits]\na = 'a'\nb = 'b'\nc = 'c'\nd = 'd'\n▸e = 'e'",
      "value/range: a theme and what it extends have at most 4 traits of their own"),
    Mistake(
      "extends = ▸'ocaen'", "name/theme: no theme is called 'ocaen'"),
  ]

  static let references = [
    Mistake(
      "[colors]\naccent-bg = '▸$acent'",
      "reference/undefined: no color is called 'acent'; did you mean 'accent'?"),
    Mistake(
      "[colors]\naccent-bg = 'mix(▸$a, ▸$b, 0.5)'",
      "reference/undefined: no color is called 'a'", "reference/undefined: no color is called 'b'"),
    Mistake("[colors]\naccent = ▸'$accent'", "reference/loop: 'accent' refers to itself"),
    Mistake(
      "[palette]\na = ▸'$b'\nb = 'alpha($c, 1)'\nc = '$a'",
      "reference/loop: a loop of references: 'a' -> 'b' -> 'c' -> 'a'"),
    Mistake(
      "[colors]\naccent = { light = 'red', dark = ▸'$accent-bg' }\naccent-bg = '$accent'",
      "reference/loop: a loop of references: 'accent' -> 'accent-bg' -> 'accent'"),
    Mistake(
      "[palette]\na = { light = ▸'red' }\n[colors]\naccent = '$a'",
      "reference/missing-value: 'a' has no value for 'dark', where 'accent' refers to it; "
        + "add one, or 'default'"),
  ]

  static let values = [
    Mistake(
      "[colors]\naccent = ▸3", "syntax/type: expected a color in quotes, not an integer"),
    Mistake("[colors]\naccent = '▸'", "value/color: expected a color"),
    Mistake(
      "[colors]\naccent = 'red ▸blue'", "value/color: expected nothing more after the color"),
    Mistake(
      "[colors]\naccent = '▸lightr(red)'",
      "value/color: no color function is called 'lightr'; did you mean 'lighter'?"),
    Mistake(
      "[colors]\naccent = 'mix(red, blue▸)'", "value/color: expected ',' and another argument"),
    Mistake(
      "[colors]\naccent = 'alpha(red, ▸x)'",
      "value/color: expected a number such as '0.5', or a percentage"),
    Mistake(
      "[colors]\naccent = 'color-mix(in ▸hsl, red, blue)'",
      "value/color: 'color-mix()' mixes in 'srgb', 'srgb-linear', 'oklab' or 'oklch', not in 'hsl'"),
    Mistake(
      "[colors]\naccent = \"\\u0061lpha(▸$x, 1)\"", "reference/undefined: no color is called 'x'"),
    Mistake(
      "[metrics]\ncard-radius = ▸65", "value/range: expected a number from 0 to 64 (px)"),
    Mistake(
      "[fonts]\nbody = { size = ▸3, ▸wieght = 1 }",
      "value/range: expected a number from 4 to 96 (pt)",
      "name/key: a font has no 'wieght'; did you mean 'weight'?"),
  ]

  static let appearances = [
    Mistake(
      "[colors]\naccent = { ▸lihgt = 'red' }",
      "name/trait: no trait is called 'lihgt'; did you mean 'light'?"),
    Mistake(
      "[colors]\naccent = { ▸'light+dark' = 'red' }",
      "name/trait: 'light' and 'dark' never apply together"),
    Mistake(
      "[colors]\naccent = { dark = 'red', ▸high-contrast = 'blue' }",
      "reference/ambiguous: 'dark' and 'high-contrast' are equally strong where both apply; "
        + "add a value for 'dark+high-contrast'"),
    Mistake(
      "appearances = [▸'dim']", "name/trait: expected 'light' or 'dark', not 'dim'"),
    Mistake("appearances = ▸[]", "value/range: expected 'light', 'dark' or both"),
  ]

  static let styles = [
    Mistake(
      "[styles]\n▸buton = { color = 'red' }",
      "name/component: no component is called 'buton'; did you mean 'button'?"),
    Mistake(
      "[styles]\n'button:▸hoover' = { color = 'red' }",
      "name/state: no state is called 'hoover'; did you mean 'hover'?"),
    Mistake(
      "[styles]\nbutton = { ▸colour = 'red' }",
      "name/property: no property is called 'colour'; did you mean 'color'?"),
    Mistake(
      "[styles]\n▸'card card card card card' = { color = 'red' }",
      "name/component: expected one to 4 components, a space between them"),
    Mistake(
      "[styles]\nbutton = { radius = ▸[1, 2, 3] }",
      "value/range: expected one, two or four lengths, not 3"),
    Mistake(
      "[styles]\nbutton = { shadow = '0 1 ▸99 0 black' }",
      "value/range: expected a length from 0 to 64 (px)"),
    Mistake(
      "[styles]\nbutton = ▸3",
      "syntax/type: expected a table of properties, such as { radius = 6 }, not an integer"),
  ]

  /// Names of a file may hold line ends and what moves a terminal's cursor, and be as long as it.
  @Test(arguments: [
    "\"a\\nb\" = 1", "\"\\u001b[31m\" = 1", "[colors]\n\"a\\r\\u2028b\" = 'red'",
    "[styles]\n\"card\\n\" = {}", "[palette]\np = \"$a\\nb\"", "[traits]\n\"a\\u0085b\" = 'x'",
    "[fonts]\ntitle = { style = \"a\\nb\" }", "\(String(repeating: "k", count: 100_000)) = 1",
  ])
  func saysEachOnOneLineOfABearableLength(line: String) {
    var findings: [Finding] = []
    let text = SourceText(file: "t", "livery = 1\nname = 'T'\n\(line)")
    #expect(Themes.read(text, id: "t", loader: Themes(), &findings) == nil)
    #expect(!findings.isEmpty)
    for message in findings.map(\.message) {
      #expect(!message.contains { $0.isNewline || $0 == "\u{1b}" })
      #expect(message.count <= 1003)
    }
  }

  @Test func refusesALaterFormatWithoutJudgingTheRest() {
    var findings: [Finding] = []
    let text = SourceText(file: "t", "livery = 2\nnew-key = 1")
    #expect(Themes.read(text, id: "t", loader: Themes(), &findings) == nil)
    #expect(findings.map(\.rule) == [.version])
  }

  @Test(arguments: [63, 64, 65, 4000])
  func boundsChainsOfReferences(links: Int) {
    let entries = (0..<links).map { "p\($0) = '$p\($0 + 1)'" }
    let palette = (entries + ["p\(links) = 'red'"]).joined(separator: "\n")
    let text = "livery = 1\nname = 'T'\n[palette]\n\(palette)"
    var findings: [Finding] = []
    let theme = Themes.read(SourceText(file: "t", text), id: "t", loader: Themes(), &findings)
    #expect((theme != nil) == (links <= 64))
    #expect(findings.map(\.rule) == (links <= 64 ? [] : [.tooLong]))
  }
}
