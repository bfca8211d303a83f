import Testing
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeSource

@Suite struct ReadingRuleTests {
  @Test(arguments: syntax + names + references + values + css + formats)
  func findsWhatItIsFor(_ file: FileCase) throws {
    try file.verify()
  }

  /// A rule that is printed has to be seen at work; those of audits are with GTK, those of what is
  /// deprecated in a folder of their own.
  @Test func leavesNoRuleWithoutACase() {
    let read =
      ReadingRuleTests.syntax + ReadingRuleTests.names + ReadingRuleTests.references
      + ReadingRuleTests.values + ReadingRuleTests.css + ReadingRuleTests.formats
    let judged =
      RuleTests.all + CSSRuleTests.parser + CSSRuleTests.names + CSSRuleTests.rules
      + CSSRuleTests.references + ContrastRuleTests.all + SurfaceRuleTests.all
    let tried = Set(read.map(\.rule) + judged.map(\.rule))
    #expect(
      RuleCatalog.all.map(\.id).filter {
        !["audit", "template", "deprecated"].contains($0.family) && !tried.contains($0)
          && !["value/configuration", "css/missing-file"].contains($0)
      } == [])
    #expect(tried.subtracting(RuleCatalog.all.map(\.id)) == [], "none of the catalog's")
  }

  static let syntax: [FileCase] = [
    .theme(
      "syntax/toml", fires: "[colors▸\nview-bg = 'red'",
      "error: expected ']' at the end of the header",
      nearly: "[colors]  # ]\nview-bg = 'red'", fixed: "[colors]\nview-bg = 'red'", byHand: false),
    FileCase(
      "syntax/json", fires: "{ \"livery\": 1, \"name\": \"T\"▸, }",
      "error: expected a key after ',', found '}'", nearly: "{ \"livery\": 1, \"name\": \"T,}\"\n}",
      fixed: "{ \"livery\": 1, \"name\": \"T\" }", byHand: false),
    .theme(
      "syntax/css", fires: "[extra]\ncss = 'label ▸{ color: red;'", "error: unclosed '{'",
      nearly: "[extra]\ncss = 'label { color: red; } /* { */'",
      fixed: "[extra]\ncss = 'label { color: red; }'"),
    .theme(
      "syntax/duplicate-key", fires: "[colors]\nview-bg = 'red'\n▸view-bg = 'blue'",
      "error: 'view-bg' is set twice, first in line 4, column 1",
      nearly: "[palette]\na = 'red'\n[custom-colors]\nA = '$a'",
      fixed: "[colors]\nview-bg = 'red'\nview-fg = 'blue'"),
    FileCase(
      "syntax/encoding", fires: "livery = 1\nname = '▸\u{fffd}'",
      "error: bad UTF-8: byte 0xFF, save the file as UTF-8",
      nearly: "livery = 1\nname = '\u{fffc}'", fixed: "livery = 1\nname = 'ÿ'"),
    .theme(
      "syntax/size", fires: "a = \(open)▸[\(close)]",
      "error: nested more than 32 deep, the rest is not read",
      nearly: "a = '\(open)[\(close)]'", fixed: "a = \(open)\(close)"),
    FileCase(
      "syntax/format", in: .dtcg, fires: "▸{ \"a\": { \"$value\": 3 } }",
      "error: no color token can be read",
      nearly: "{ \"a\": { \"$value\": 3 }, \"b\": { \"$type\": \"color\", \"$value\": \(red) } }",
      fixed: "{ \"a\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", "
        + "\"components\": [1, 0, 0] } } }"),
    FileCase(
      "syntax/version", fires: "livery = ▸2\nname = 'T'",
      "error: the file is of format 2, and this Livery reads format 1; a later Livery reads it",
      nearly: "livery = 0x1\nname = 'T'", fixed: "livery = 1\nname = 'T'"),
    FileCase(
      "syntax/missing-key", fires: "▸livery = 1",
      "error: expected 'name = \"...\"', the theme's name",
      nearly: "name = 'T'\nlivery = 1", fixed: "livery = 1\nname = 'T'"),
    .theme(
      "syntax/type", fires: "summary = ▸3", "error: expected a string, not an integer",
      nearly: "summary = '''3'''", fixed: "summary = '3'"),
  ]

  private static let open = String(repeating: "[", count: 32)
  private static let close = String(repeating: "]", count: 32)

  static let names: [FileCase] = [
    .theme(
      "name/key", fires: "▸sumary = 'a'",
      "error: no key is called 'sumary'; did you mean 'summary'?",
      nearly: "[palette]\nsumary = 'red'", fixed: "summary = 'a'", byHand: false),
    .theme(
      "name/role", fires: "[colors]\n▸windw-bg = 'red'",
      "error: no role is called 'windw-bg'; did you mean 'window-bg'?",
      nearly: "[palette]\nwindw-bg = 'red'\n[colors]\nview-bg = '$windw-bg'",
      fixed: "[colors]\nwindow-bg = 'red'", byHand: false),
    .theme(
      "name/component", fires: "[styles]\n▸buton = { radius = 3 }",
      "error: no component is called 'buton'; did you mean 'button'?",
      nearly: "[styles]\n'card button' = { radius = 3 }",
      fixed: "[styles]\nbutton = { radius = 3 }", byHand: false),
    .theme(
      "name/property", fires: "[styles]\nbutton = { ▸radios = 3 }",
      "error: no property is called 'radios'; did you mean 'radius'?",
      nearly: "[styles]\nbutton = { \"radius\" = 3 }", fixed: "[styles]\nbutton = { radius = 3 }",
      byHand: false),
    .theme(
      "name/state", fires: "[styles]\n'button:▸hovr' = { radius = 3 }",
      "error: no state is called 'hovr'; did you mean 'hover'?",
      nearly: "[styles]\n'button:hover:focus' = { radius = 3 }",
      fixed: "[styles]\n'button:hover' = { radius = 3 }", byHand: false),
    .theme(
      "name/trait", fires: "[colors]\nview-bg = { ▸lihgt = 'white', dark = 'black' }",
      "error: no trait is called 'lihgt'; did you mean 'light'?",
      nearly:
        "[traits]\nlihgt = { summary = 'a' }\n[colors]\nview-bg = { lihgt = 'white', default = 'black' }",
      fixed: "[colors]\nview-bg = { light = 'white', dark = 'black' }", byHand: false),
    .theme(
      "name/theme", fires: "extends = ▸'ocaen'",
      "error: no theme is called 'ocaen'; expected a built-in theme's id, or a file beside this one; "
        + "did you mean 'ocean'?", nearly: "extends = 'ocean'\nsummary = 'ocaen'",
      fixed: "extends = 'ocean'", byHand: false),
    .theme(
      "name/taken", fires: "[palette]\n▸view-bg = 'red'",
      "error: 'view-bg' is a role; set it under [colors], or choose another name",
      nearly: "[palette]\nview_bg = 'red'", fixed: "[palette]\nmy-view-bg = 'red'"),
  ]

  static let references: [FileCase] = [
    .theme(
      "reference/loop", fires: "[palette]\na = ▸'$b'\nb = '$a'\n[colors]\nview-bg = '$a'",
      "error: a loop of references: 'a' -> 'b' -> 'a'",
      nearly: "[colors]\nview-bg = '$window-bg'\nwindow-bg = { light = 'white', dark = 'black' }",
      fixed: "[palette]\na = '$b'\nb = 'red'\n[colors]\nview-bg = '$a'"),
    .theme(
      "reference/too-long", fires: chain(of: 65, mark: "▸"),
      "error: a chain of references has more than 64 links", nearly: chain(of: 64, mark: ""),
      fixed: chain(of: 64, mark: "")),
    .theme(
      "reference/ambiguous",
      fires: "[colors]\nview-bg = { light = 'white', ▸high-contrast = '#eee' }",
      "error: 'light' and 'high-contrast' are equally strong where both apply; add a value for "
        + "'light+high-contrast'",
      nearly:
        "[colors]\nview-bg = { light = 'white', dark = 'black', 'dark+high-contrast' = '#000' }",
      fixed: "[colors]\nview-bg = { light = 'white', high-contrast = '#eee', "
        + "'light+high-contrast' = 'white' }"),
    .theme(
      "reference/missing-value",
      fires: "[palette]\na = { light = ▸'red' }\n[colors]\nview-bg = '$a'",
      "error: 'a' has no value for 'dark', where 'view-bg' refers to it; add one, or 'default'",
      nearly:
        "[palette]\na = { light = 'red' }\n[colors]\nview-bg = { light = '$a', dark = 'black' }",
      fixed: "[palette]\na = { light = 'red' }\n[colors]\nview-bg = { light = '$a' }"),
  ]

  /// A color at the end of some palette entries, each of which refers to the next.
  private static func chain(of count: Int, mark: String) -> String {
    let links = (1..<count).map { "p\($0) = '$p\($0 + 1)'\n" }.joined()
    return "[palette]\n\(links)p\(count) = \(mark)'red'\n[colors]\nview-bg = '$p1'"
  }

  static let values: [FileCase] = [
    .theme(
      "value/color", fires: "[colors]\nview-bg = '▸bule'",
      "error: expected a color, and none is named 'bule'", nearly: "[colors]\nview-bg = ' Blue '",
      fixed: "[colors]\nview-bg = 'blue'"),
    .theme(
      "value/range", fires: "[metrics]\nspacing = ▸65",
      "error: expected a number from 0 to 64 (px)",
      nearly: "[metrics]\nspacing = 0", fixed: "[metrics]\nspacing = 64"),
    .theme(
      "value/picture", fires: "[pictures]\nship = ▸'../ship.svg'",
      "error: expected a path beside the theme, not '../ship.svg'",
      nearly: "[pictures]\nship = 'a/../ship.svg'", fixed: "[pictures]\nship = 'ship.svg'"),
  ]

  static let css: [FileCase] = [
    .theme(
      "css/import", fires: "[extra]\ncss = '▸@import \"a.css\";'",
      "error: '@import' isn't allowed here; put the rules themselves in its place",
      nearly: "[extra]\ncss = 'label { color: red; } /* @import */'",
      fixed: "[extra]\ncss = '/* @import \"a.css\"; */'"),
    .theme(
      "css/url", fires: "[extra]\ncss = 'label { background: ▸url(a/../../b.png); }'",
      "error: 'a/../../b.png' lies outside the theme's own folder",
      nearly: "[extra]\ncss = 'label { background: url(a/b/../../b.png); }'",
      fixed: "[extra]\ncss = 'label { background: url(a/../b.png); }'"),
    .theme(
      "css/magnitude", fires: "[extra]\ncss = 'label { border-image: none 4 / ▸auto; }'",
      """
      error: expected a width of the border's picture other than 'auto'; GTK 4.8 dies of it (SIGSEGV)
      """,
      nearly: "[extra]\ncss = 'label { border-image: none 4 / 4px; background-size: auto; }'",
      fixed: "[extra]\ncss = 'label { border-image: none 4 / 4px; }'"),
  ]

  /// The rules of other formats than Livery's own.
  static let formats: [FileCase] = [
    FileCase(
      "css/left-out", in: .gtkCSS, on: .v4_20, fires: "▸@media print { label { color: red; } }",
      "warning: it is no appearance of a theme; this is left out",
      nearly: "@media (prefers-color-scheme: light) { @define-color window_bg_color white; }",
      fixed: "@media (prefers-color-scheme: dark) { @define-color window_bg_color black; }"),
    FileCase(
      "target/release", in: .gtkCSS, on: nil, fires: "label { color: ▸var(--accent-color); }",
      "note: variables need GTK 4.16, so this is judged for GTK 4.16 and later alone; "
        + "'--target 4.16..' says that it is meant so",
      nearly: "label { color: @accent_color; } /* var(--a) */",
      fixed: "label { color: @accent_color; }"),
    FileCase(
      "syntax/yaml", in: .base16, fires: scheme.replacing("\"A\"", with: "▸&a \"A\""),
      "error: anchors, aliases and tags are not read; write the value itself",
      nearly: scheme.replacing("\"A\"", with: "\"&a *b !c\""), fixed: scheme),
    FileCase(
      "value/variant", in: .base16, fires: scheme.replacing("\"dark\"", with: "▸\"light\""),
      "note: the scheme calls itself light, but base00 is darker than base05; it is read as dark",
      nearly: scheme.replacing("variant: \"dark\"\n", with: ""), fixed: scheme),
    FileCase(
      "contrast/adjusted", in: .base16, fires: scheme.replacing("\"ff8080\"", with: "▸\"803030\""),
      "note: 'destructive' is '#ce7672', the nearest color that can be read, since base08 has "
        + "1.89:1 on a button that it tints where 4.5:1 is needed",
      nearly: scheme.replacing("\"ff8080\"", with: "\"ff5050\""), fixed: scheme),
    FileCase(
      "contrast/adjusted", in: .base16, fires: scheme.replacing("\"e0e0e0\"", with: "▸\"404040\""),
      "warning: 'window-fg' is base06, since base05 has 1.82:1 where 4.5:1 is needed",
      nearly: scheme.replacing("\"e0e0e0\"", with: "\"d0d0d0\""), fixed: scheme),
    FileCase(
      "value/type", in: .dtcg,
      fires: "{ \"a\": { \"$type\": \"color\", \"$value\": \(red) }, "
        + "▸\"b\": { \"$value\": \(red) } }",
      "warning: 'b' has no '$type', and none is guessed; it is left out",
      nearly:
        "{ \"a\": { \"$type\": \"color\", \"$value\": \(red) }, \"b\": { \"$value\": \"{a}\" } }",
      fixed: "{ \"$type\": \"color\", \"a\": { \"$value\": \(red) }, "
        + "\"b\": { \"$value\": \(red) } }"),
    FileCase(
      "format/omitted", in: .dtcg,
      fires: "{ \"a\": { \"$type\": \"color\", \"$value\": \(red) }, "
        + "▸\"b\": { \"$type\": \"number\", \"$value\": 3 } }",
      "note: a token of a type that a theme has no place for is left out",
      nearly: "{ \"a\": { \"$type\": \"color\", \"$value\": \(red) }, \"b\": {} }",
      fixed: "{ \"a\": { \"$type\": \"color\", \"$value\": \(red) } }"),
    FileCase(
      "reference/file", in: .dtcg, fires: resolver(", { \"$ref\": ▸\"b.json\" }"),
      "error: 'b.json' is a path beside the file, but this text has no file",
      nearly: resolver(", { \"b.json\": { \"$type\": \"color\", \"$value\": \(red) } }"),
      fixed: resolver("")),
    FileCase(
      "value/unit", in: .dtcg,
      fires: "{ \"$type\": \"color\", \"a\": { \"$value\": \(red) }, \"b\": { \"$type\": "
        + "\"dimension\", \"$value\": ▸{ \"value\": 3, \"unit\": \"pt\" } } }",
      "warning: expected a length, an object with a number 'value' and a 'unit', px or rem",
      nearly:
        "{ \"$type\": \"color\", \"a\": { \"$value\": \(red) }, \"b\": { \"$type\": \"dimension\", \"$value\": { \"value\": 3, \"unit\": \"rem\" } } }",
      fixed: "{ \"$type\": \"color\", \"a\": { \"$value\": \(red) }, \"b\": { \"$type\": "
        + "\"dimension\", \"$value\": { \"value\": 3, \"unit\": \"px\" } } }"),
  ]

  private static let red = "{ \"colorSpace\": \"srgb\", \"components\": [1, 0, 0] }"

  /// A resolver of one set with a color and one more source.
  private static func resolver(_ source: String) -> String {
    "{ \"version\": \"2025.10\", \"resolutionOrder\": [{ \"$ref\": \"#/sets/a\" }], \"sets\": { \"a\": "
      + "{ \"sources\": [{ \"a\": { \"$type\": \"color\", \"$value\": \(red) } }\(source)] } } }"
  }

  /// A scheme that can be read as it is.
  private static let scheme: String = {
    let colors = [
      "000000", "101010", "202020", "909090", "c0c0c0", "e0e0e0", "f0f0f0", "ffffff", "ff8080",
      "ffa060", "ffe080", "80ff80", "80ffff", "90b0ff", "e0a0ff", "d0a080",
    ]
    let names = colors.indices.map { "base0\(String($0, radix: 16, uppercase: true))" }
    return "system: \"base16\"\nname: \"A\"\nauthor: \"B\"\nvariant: \"dark\"\npalette:\n"
      + zip(names, colors).map { "  \($0): \"\($1)\"\n" }.joined()
  }()
}
