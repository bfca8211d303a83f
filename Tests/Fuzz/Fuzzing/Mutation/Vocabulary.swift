import ThemeModel

/// What inputs of a reader are made of.
struct Vocabulary: Sendable {
  let words: [[UInt8]]
  let values: [[UInt8]]

  /// Whole elements of a list: a line, or a member of an object.
  let elements: [[UInt8]]

  /// What may stand around a value.
  let brackets: [([UInt8], [UInt8])]

  /// The definition of a color by another one's name.
  let link: @Sendable (_ name: String, _ other: String) -> String

  /// What stands between two elements.
  let separator: String

  private init(
    words: String, values: [String], elements: [String], brackets: [(String, String)],
    separator: String, link: @escaping @Sendable (String, String) -> String
  ) {
    let bytes = { (texts: [String]) in texts.map { Array($0.utf8) } }
    self.words = bytes(words.split(separator: " ").map(String.init))
    self.values = bytes(values)
    self.elements = bytes(elements)
    self.brackets = brackets.map { (Array($0.utf8), Array($1.utf8)) }
    self.separator = separator
    self.link = link
  }

  init(_ reader: InputReader) {
    switch reader {
    case .toml, .liveryTOML: self = .toml
    case .json, .liveryJSON: self = .json
    case .css, .gtkCSS: self = .css
    case .colors: self = .colors
    case .gradience: self = .gradience
    case .base16, .base24: self = .yaml
    case .tokens: self = .tokens
    case .resolvers: self = .resolvers
    }
  }

  /// Numbers at the limits of types and of what formats allow.
  static let numbers: [[UInt8]] = [
    "0", "-0", "-1", "1", "0.5", "100%", "-50%", "1e3", "1e308", "1e309", "-1e-400", "1e9999999999",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551616",
    "340282366920938463463374607431768211456", "0x7fffffffffffffff", "0o777", "0b101", "1_000",
    "nan", "-inf", "Infinity", ".5", "5.", "00", "+1", "1e", "0.1e-7", "2147483648", "4294967296",
    "9007199254740993", "0.30000000000000004", "3.4028236e38", "1e-46", "360deg", "1e9turn", "64",
    "65", "128", "129", "4096", "0.000000000000000000000000000000000000000000000001",
  ].map { Array($0.utf8) }

  /// Bytes that strings and names hold seldom.
  static let escapes: [[UInt8]] =
    [
      #"\""#, #"\\"#, #"\u0000"#, #"\u000A"#, #"\uD800"#, #"\uDFFF\uD800"#, #"\uD83D\uDE00"#,
      #"\U0010FFFF"#, #"\U00110000"#, #"\U0000D800"#, #"\x41"#, #"\n"#, #"\/"#, #"\e"#, #"\0 "#,
      #"\10FFFF "#, #"\110000"#, #"\ "#, "\\\n", "\\\r\n", "\\", "\"\"\"", "'''", "/*", "*/", "//",
      "#", "\t", "\r", "\u{0}", "\u{b}", "\u{7f}", "\u{85}", "\u{2028}", "\u{202E}", "\u{FEFF}",
      "\u{301}", "e\u{301}", "\u{1F3F4}\u{200D}", "~", "{", "}", "%% a.json\n", "%% b.json\n",
    ].map { Array($0.utf8) } + [
      [0x80], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xff], [0xe2, 0x82],
    ]
}

extension Vocabulary {
  private static let roles = """
    accent-bg accent-fg accent window-bg window-fg view-bg view-fg headerbar-bg card-bg card-fg \
    popover-bg sidebar-bg label secondary-label separator link border blue-1 dark-5 error-bg \
    selection shade
    """

  private static let colorFunctions = """
    rgb( rgba( hsl( hsla( hwb( oklab( oklch( lab( lch( color( color-mix( mix( alpha( shade( \
    lighter( darker( readable( standalone( none from in srgb srgb-linear display-p3 a98-rgb \
    prophoto-rgb rec2020 xyz xyz-d50 xyz-d65 deg grad rad turn transparent white black red \
    currentColor gray50 LightGoldenrod1 , / % )
    """

  private static let colorValues = [
    "#fff", "#0b72", "#0b7285", "#0b728580", "white", "transparent", "rgb(1 2 3 / 50%)",
    "rgba(10%, 20%, 30%, 0.5)", "hsl(none 10% 20%)", "hwb(200 90% 90%)", "oklch(0.7 0.4 250)",
    "oklab(1e6 -1e6 none / none)", "lab(50 -200 200)", "lch(50 1e9 1e9turn)",
    "color(display-p3 2 -1 0.5)", "color(xyz-d50 0.1 0.2 0.3)", "color(prophoto-rgb 0 1 0)",
    "#0b7285ff", "rgb(0,0,0)", "hsl(1e9 200% -50%)",
  ]

  private static let expressions =
    colorValues + [
      "$window-bg", "$c0", "$c1", "$reef", "mix($label, white, 0.3)", "alpha($accent, 150%)",
      "shade($c0, 1e3)", "readable($accent-bg)", "readable($c0, $c1, red, #0000)",
      "standalone(readable($window-bg))", "color-mix(in oklch, $c0 30%, none)",
      "color-mix(in oklab, $window-bg 0%, color(rec2020 1 0 0) 40%)", "lighter(darker($link))",
      "color-mix(in oklch, hsl(none 50% 50%), oklch(0.5 none none / none))",
    ]

  fileprivate static let toml = Vocabulary(
    words: roles
      + " livery name extends traits palette colors custom-colors metrics fonts styles extra css allow"
      + " appearances summary light dark default dark+pure-black light+stormy high-contrast"
      + " control-radius window-radius spacing headline body size weight family style letter-spacing"
      + " button:hover card entry label:selected background border-width radius shadow font opacity"
      + " transition padding small none true false inf nan 1979-05-27T07:32:00Z 07:32:00 [[ ]] [ ] { }"
      + " \"\"\" ''' = . , # adwaita ocean ./a.livery.toml a.livery.toml b.livery.toml ..",
    values: expressions.map { "\"\($0)\"" } + [
      "{ light = \"$c0\", dark = \"#000\" }",
      "{ default = \"red\", \"dark+pure-black\" = \"$c1\" }",
      "\"\"\"\na\\\n  b\"\"\"", "'''x'''", "[]", "{}", "[1, 2]", "[\"dark\"]", "true", "1979-05-27",
      "\"a.livery.toml\"", "\"adwaita\"", "\"../x\"", "[\"0 1 2 0 #0005\", \"1 2 3 4 $accent\"]",
      "{ size = 17, weight = 700 }", "\"headline\"", "\"label { color: @c0; }\"", "1",
    ],
    elements: [
      "[colors]", "[palette]", "[custom-colors]", "[styles]", "[metrics]", "[fonts]", "[extra]",
      "[traits]", "[colors.view-bg]", "[[colors]]", "[a.b.c]", "livery = 1", "name = \"T\"",
      "extends = \"a.livery.toml\"", "extends = \"ocean\"", "appearances = [\"dark\"]",
      "window-bg = \"$c0\"", "accent-bg = { light = \"$c1\", dark = \"$c2\" }", "c0 = \"red\"",
      "stormy = { summary = \"S\" }", "\"light+stormy\" = \"$c0\"", "a.b = 1", "a = [[], {}]",
      "\"button:hover\" = { background = \"alpha($accent, 10%)\", border-width = [1, 2] }",
      "\"card card button:hover:active\" = { shadow = [\"0 1 2 0 #0005\"], color = \"$c0\" }",
      "entry = { transition = 120, opacity = 0.5, font-family = \"A \\\"B\\\"\" }",
      "headline = { family = \"Inter\", size = 17, letter-spacing = -0.5 }", "card-radius = 12.5",
      "css = '''\ncalendar { color: @accent_color; }'''", "allow = [\"contrast/text\"]",
      "%% a.livery.toml\nlivery = 1\nname = \"A\"\nextends = \"b.livery.toml\"",
      "%% b.livery.toml\nlivery = 1\nname = \"B\"\n[colors]\nlink = \"red\"",
    ],
    brackets: [("[", "]"), ("{a=", "}"), ("\"mix(", ",red,.5)\""), ("\"", "\""), ("'''", "'''")],
    separator: "\n"
  ) { "\($0) = \"$\($1)\"" }

  fileprivate static let json = Vocabulary(
    words: toml.words.map { "\"\(String(decoding: $0, as: UTF8.self))\"" }.joined(separator: " ")
      + " true false null { } [ ] : , \"\" // /* */",
    values: expressions.map { "\"\($0)\"" } + [
      "{\"light\": \"$c0\", \"dark\": \"#000\"}",
      "{\"default\": \"red\", \"dark+pure-black\": \"$c1\"}",
      "[]", "{}", "[1, 2]", "[\"dark\"]", "true", "null", "\"a.livery.json\"", "\"adwaita\"",
      "{\"size\": 17, \"weight\": 700}", "\"label { color: @c0; }\"", "1",
      "[\"0 1 2 0 #0005\", \"1 2 3 4 $accent\"]",
    ],
    elements: [
      "\"colors\": {\"window-bg\": \"$c0\"}", "\"palette\": {\"c0\": \"red\", \"c1\": \"$c0\"}",
      "\"custom-colors\": {\"own\": \"$label\"}", "\"livery\": 1", "\"name\": \"T\"",
      "\"extends\": \"a.livery.json\"", "\"appearances\": [\"dark\"]", "\"c0\": \"#123\"",
      "\"accent-bg\": {\"light\": \"$c1\", \"dark\": \"$c2\"}", "\"card-radius\": 12.5",
      "\"traits\": {\"stormy\": {\"summary\": \"S\"}}", "\"light+stormy\": \"$c0\"",
      "\"styles\": {\"button:hover\": {\"background\": \"alpha($accent, 10%)\"}}",
      "\"card card button:hover\": {\"shadow\": [\"0 1 2 0 #0005\"], \"color\": \"$c0\"}",
      "\"fonts\": {\"headline\": {\"family\": \"Inter\", \"size\": 17}}",
      "\"extra\": {\"css\": \"calendar { color: @accent_color; }\"}", "\"\": \"\"",
      "\n%% a.livery.json\n{\"livery\": 1, \"name\": \"A\", \"extends\": \"t.livery.json\"}",
    ],
    brackets: [("[", "]"), ("{\"a\":", "}"), ("\"mix(", ",red,.5)\""), ("\"", "\"")],
    separator: ","
  ) { "\"\($0)\": \"$\($1)\"" }

  fileprivate static let colors = Vocabulary(
    words: colorFunctions + " $window-bg $reef $accent @window_bg_color @accent_color /* */ \\ #",
    values: expressions + ["@accent_bg_color", "mix(@blue_1, @c0, -0.5)"],
    elements: expressions,
    brackets: [
      ("mix(", ", red, 0.5)"), ("alpha(", ", 50%)"), ("shade(", ", 1.1)"), ("readable(", ")"),
      ("readable(red, ", ")"), ("standalone(", ")"), ("color-mix(in oklab, ", " 30%, blue)"),
      ("color-mix(in oklch, red, ", ")"), ("(", ")"), ("lighter(", ")"), ("/*", "*/"),
    ],
    separator: ","
  ) { "mix($\($0), $\($1), 0.5)" }

  private static let cssColors =
    colorValues + [
      "@window_bg_color", "@c0", "@c1", "mix(@c0, @c1, 0.3)", "alpha(currentColor, 0.5)",
      "shade(@theme_bg_color, 1.2)", "lighter(@c0)", "var(--accent-bg-color)", "var(--c0, red)",
      "color-mix(in srgb, @c0 60%, var(--c1))", "oklab(from var(--c0) min(l, 0.5) a b)",
      "rgb(from @c0 r g b / 50%)", "calc(1px * (2 + 3))", "rgb(0 0 6/80%)",
    ]

  fileprivate static let css = Vocabulary(
    words: colorFunctions
      + " @define-color @import @media @keyframes @supports @charset :root window_bg_color c0 c1 --c0"
      + " accent_color theme_bg_color button .card #id label:hover :not(.flat) > + ~ * , { } ; : ! ( )"
      + " /* */ <!-- --> url( url(data:image/png;base64,AAAA) color background-image box-shadow filter"
      + " blur(3px) linear-gradient( cross-fade( animation calc( px em % deg !important U+26 \\ \"",
    values: cssColors + [
      "1px solid red", "0 1px 2px @c0, inset 0 0 0 1px red", "none", "10px",
      "linear-gradient(red, @c0)",
      "calc(100% - 3px)", "url(\"a.png\")", "scale(2) rotate(1turn)", "all 200ms ease",
      "\"tnum\" 1",
      "bold 12pt/1.2 \"A B\", Sans", "cross-fade(50% image(red), image(blue))",
      "var(--a, var(--b))",
    ],
    elements: [
      "@define-color window_bg_color #2e3440", "@define-color accent_bg_color @c0",
      "@define-color c0 mix(@c1, white, .3)", "@define-color \\+g red", "@define-color bg #fff",
      ":root { --accent-bg-color: #123; --c0: var(--c1); }", "--window-bg-color: var(--c0)",
      "@media (prefers-color-scheme: dark) { @define-color window_bg_color #111; }",
      "@media (prefers-contrast: more) and (not (prefers-color-scheme: dark)) { :root { --a: red; } }",
      "button:hover:not(.flat) > label { color: @c0; padding: 3px 4px; }", "color: @accent_color",
      "@keyframes a { from { opacity: 0; } 50% { color: red; } to { opacity: 1; } }",
      "@import url(\"other.css\")", "/* a */", "* { box-shadow: 0 0 3px red; }", "a{b{c:d}}",
      "box-shadow: 0 1px 2px alpha(black, 0.5)", "background-image: linear-gradient(red, blue)",
    ],
    brackets: [
      ("{", "}"), ("(", ")"), ("[", "]"), ("mix(", ", red, 0.5)"), ("alpha(", ", 0.5)"),
      ("a{", "}"), ("@media (prefers-color-scheme: dark) {", "}"), ("calc(", ")"), (":not(", ")"),
      ("cross-fade(50% ", ", red)"), ("var(--a, ", ")"), ("/*", "*/"),
    ],
    separator: ";\n"
  ) { "@define-color \($0) @\($1)" }

  fileprivate static let gradience = Vocabulary(
    words:
      "\"name\" \"variables\" \"palette\" \"custom_css\" \"gtk4\" \"gtk3\" \"plugins\" \"blue_\" \"1\""
      + " \"accent_color\" \"window_bg_color\" \"own_name\" true null { } [ ] : ,",
    values: cssColors.map { "\"\($0)\"" } + [
      "\"@\\\\+g\"", "{}", "[]", "null", "1", "{\"1\": \"#ff0000\"}", "\"\"",
      "\"@define-color c0 red; label { color: @c0; }\"", "{\"gtk4\": \"a { color: red; }\"}",
    ],
    elements: [
      "\"variables\": {\"window_bg_color\": \"@c0\"}",
      "\"palette\": {\"blue_\": {\"1\": \"#99c1f1\"}}",
      "\"custom_css\": {\"gtk4\": \"@define-color c0 red; .card { margin: 1px; }\"}",
      "\"accent_bg_color\": \"mix(@c0, black, 0.3)\"", "\"view_bg_color\": \"#000\"",
      "\"c0\": \"red\"",
      "\"own_name\": \"rgba(1, 2, 3, .4)\"", "\"red_\": {\"1\": \"#f00\"}", "\"name\": \"P\"",
      "\"window_fg_color\": \"rgba(0, 0, 0, 0.8)\"", "\"\\\\+g\": \"@red_1\"",
    ],
    brackets: [("[", "]"), ("{\"a\":", "}"), ("\"mix(", ",red,.5)\""), ("\"alpha(", ", 0.5)\"")],
    separator: ","
  ) { "\"\($0)\": \"@\($1)\"" }

  fileprivate static let yaml = Vocabulary(
    words:
      "system name scheme author variant slug description palette base00 base05 base0A base0F base10"
      + " base17 base18 dark light base16 base24 : - ? | > |- >+ & * ! !! % @ ` # --- ... { } [ ] ,"
      + " &a *a <<: !!str !!binary null ~ true 0x10 1e3 .inf \" '",
    values: [
      "\"2e3440\"", "\"#eceff4\"", "'d8dee9'", "5e81ac", "000000", "\"zzzzzz\"", "|\n  text",
      ">\n  a\n  b",
      "{a: b}", "[a, b]", "\"a\\x41\\u263A\"", "'it''s'", "- a", "\"dark\"", "light", "\"\"", "~",
      "\"0b7285ff\"", "&a b", "*a", "!!str x", "\"a\\\n  b\"",
    ],
    elements: (0..<24).map { number in
      let name = (number < 16 ? "0" : "1") + String(number % 16, radix: 16, uppercase: true)
      return "  base\(name): \"\(number * 10 % 100)2\(number % 10)40\""
    } + [
      "palette:", "system: \"base16\"", "name: \"Shore\"", "variant: \"light\"",
      "author: A (a@b.c)",
      "scheme: \"Old\"", "---", "...", "%YAML 1.2", "# comment", "? a\n: b", "<<: *a",
      "description: >\n  a",
      "base0A: ffcc00",
    ],
    brackets: [
      ("[", "]"), ("{a: ", "}"), ("\"", "\""), ("'", "'"), ("? ", ""), ("- ", ""), ("{? ", "}"),
    ],
    separator: "\n"
  ) { "  \($0): \($1)" }

  private static let tokenWords = """
    "$value" "$type" "$description" "$extensions" "$extends" "$ref" "$root" "$deprecated" "color" \
    "dimension" "number" "fontFamily" "fontWeight" "duration" "shadow" "typography" "border" "colorSpace" \
    "components" "alpha" "hex" "unit" "px" "rem" "srgb" "hsl" "oklch" "display-p3" "none" "window-bg" \
    "metrics" "palette" { } [ ] : , null true
    """

  private static let tokenValues =
    [
      "{\"$value\": \"{color.c0}\"}", "\"{color.c1}\"", "\"{palette.c0}\"", "\"#ff0000\"",
      "{\"colorSpace\": \"srgb\", \"components\": [0.05, 0.1, 0.15], \"alpha\": 0.9}",
      "{\"colorSpace\": \"oklch\", \"components\": [0.5, \"none\", 220]}", "[1, 0, 0]",
      "{\"$value\": {\"colorSpace\": \"hsl\", \"components\": [40, 90, 60]}}",
      "{\"value\": 7, \"unit\": \"px\"}", "{\"$ref\": \"#/color/c0/$value\"}",
      "{\"$ref\": \"a.json\"}", "{\"$ref\": \"#/sets/a\"}", "\"color\"", "[]", "{}", "null",
      "\"{}\"",
      "{\"$ref\": \"a.json#/color\"}", "\"{color}\"", "\"#/color/c0\"",
    ]

  private static let tokenElements =
    [
      "\"color\": {\"$type\": \"color\", \"window-bg\": {\"$value\": \"{color.c0}\"}}",
      "\"c0\": {\"$value\": {\"colorSpace\": \"srgb\", \"components\": [1, 0, 0]}}",
      "\"$extends\": \"{color}\"", "\"$extends\": \"#/palette\"", "\"$type\": \"color\"",
      "\"$root\": {\"$value\": \"{color.c0}\"}", "\"$description\": \"d\"", "\"alpha\": 0.5",
      "\"accent-bg\": {\"$type\": \"color\", \"$value\": \"{color.c0}\"}", "\"hex\": \"#ff0000\"",
      "\"metrics\": {\"card-radius\": {\"$type\": \"dimension\", \"$value\": {\"value\": 7, \"unit\": \"px\"}}}",
      "\"a\": {\"b\": {\"c\": {\"$value\": 1}}}",
      "\"own-name\": {\"$value\": \"{color.window-bg}\"}",
      "\"fonts\": {\"body\": {\"$type\": \"typography\", \"$value\": {\"fontFamily\": \"Inter\"}}}",
    ]

  private static let tokenBrackets = [
    ("[", "]"), ("{\"a\":", "}"), ("{\"$value\":", "}"), ("{\"$ref\":", "}"),
    (
      "{\"$extends\":",
      "}"
    ),
  ]

  fileprivate static let tokens = Vocabulary(
    words: tokenWords, values: tokenValues, elements: tokenElements, brackets: tokenBrackets,
    separator: ","
  ) { "\"\($0)\": {\"$value\": \"{color.\($1)}\"}" }

  fileprivate static let resolvers = Vocabulary(
    words: tokenWords
      + " \"version\" \"2025.10\" \"sets\" \"modifiers\" \"resolutionOrder\" \"sources\" \"contexts\""
      + " \"default\" \"type\" \"set\" \"modifier\" \"light\" \"dark\" \"a.json\" \"b.json\" \"#/sets/a\""
      + " \"#/modifiers/m\" \"$defs\" \"light-hc\" \"oled\"",
    values: tokenValues,
    elements: tokenElements + [
      "\"version\": \"2025.10\"", "\"sets\": {\"a\": {\"sources\": [{\"$ref\": \"a.json\"}]}}",
      "\"resolutionOrder\": [{\"$ref\": \"#/sets/a\"}, {\"$ref\": \"#/modifiers/m\"}]",
      "{\"$ref\": \"#/sets/a\"}", "{\"$ref\": \"#/modifiers/m\"}", "{\"$ref\": \"b.json#/color\"}",
      "\"modifiers\": {\"m\": {\"contexts\": {\"light\": [], \"dark\": [{\"$ref\": \"b.json\"}]}}}",
      "\"dark-hc\": [{\"color\": {\"$type\": \"color\", \"c0\": {\"$value\": \"{color.c1}\"}}}]",
      "{\"type\": \"set\", \"name\": \"s\", \"sources\": []}", "\"default\": \"light\"",
      "{\"type\": \"modifier\", \"name\": \"n\", \"contexts\": {\"x\": [], \"y\": []}}",
      "\n%% a.json\n{\"color\": {\"$type\": \"color\", \"c1\": {\"$value\": \"{color.c0}\"}}}",
      "\n%% b.json\n{\"color\": {\"c0\": {\"$type\": \"color\", \"$value\": \"{color.c1}\"}}}",
    ],
    brackets: tokenBrackets, separator: ","
  ) { "\"\($0)\": {\"sources\": [{\"$ref\": \"#/sets/\($1)\"}, {\"$ref\": \"#/sets/\($1)\"}]}" }
}
