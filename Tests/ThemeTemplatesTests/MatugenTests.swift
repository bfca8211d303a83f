import Testing
import ThemeModel

@testable import ThemeTemplates

@Suite struct MatugenTests {
  /// The color `rgb(30,108,77)` lightened by 20 is an example of the crate that matugen uses.
  @Test(arguments: [
    ("{{colors.primary.default.hex}} {{ colors.primary.light.hex }}", "#1e6c4d #8040c0"),
    ("{{colors.primary.dark.hex_stripped}} {{colors.primary.dark.hex_alpha}}", "1e6c4d #1E6C4DFF"),
    ("{{colors.primary.dark.alpha_hex_stripped}}", "FF1E6C4D"),
    (
      "{{colors.primary.dark.rgb}} {{colors.primary.dark.rgba}}",
      "rgb(30, 108, 77) rgba(30, 108, 77, 1)"
    ),
    (
      "{{colors.primary.dark.hsl}} {{colors.primary.dark.hsla}}",
      "hsl(156, 57%, 27%) hsla(156, 57%, 27%, 1)"
    ),
    ("{{colors.primary.dark.red}} {{colors.primary.dark.alpha}}", "30 1"),
    (
      "{{colors.primary.dark.hue}} {{colors.primary.dark.saturation}} {{colors.primary.dark.lightness}}",
      "156 56 27"
    ),
    (
      "{{colors.primary.dark.hex | lighten: 20}} {{colors.primary.dark.rgb | lighten: -20.0}}",
      "#34bc86 rgb(7, 28, 20)"
    ),
    ("{{colors.primary.dark.hex | set_lightness: 10 }}", "#0b281c"),
    ("{{colors.primary.dark.rgba | set_alpha: 0.5}}", "rgba(30, 108, 77, 0.5)"),
    (
      "{{colors.primary.dark.hex | invert}} {{colors.primary.dark.hex | grayscale}}",
      "#e193b2 #454545"
    ),
    ("{{colors.primary.dark.hex | set_red: 255 | set_blue: 0}}", "#ff6c00"),
    (
      "{{colors.primary.dark.hex | auto_lightness: 10}} {{colors.surface.light.hex | auto_lightness: 10}}",
      "#299469 #e1e1e1"
    ),
    ("{{colors.primary.dark.hex | replace: \"#\", \"0x\"}}", "0x1e6c4d"),
    ("{{ \"#ff0000\" | to_color | set_red: 0 }}", "#000000"),
    ("{{colors.primary.dark.hex | format: \"rgb\"}}", "rgb(30, 108, 77)"),
    (
      "{{colors.primary.dark.hex | set_lightness: {{colors.primary.dark.lightness}} + 10}}",
      "#299469"
    ),
    ("{{mode}} {{is_dark_mode}} {{image}}", "dark true /w.png"),
    (
      "<* for name, value in colors *>{{name}}:{{value.default.hex}};<* endfor *>",
      "primary:#1e6c4d;surface:#101418;on_surface:#e0e0e0;"
    ),
    (
      "<* for i in 0..3 *>{{i}}<* if {{ loop.last }} *>.<* else *>,<* endif *><* endfor *>",
      "0,1,2."
    ),
    ("<* if not {{ is_dark_mode }} *>l<* else *> d<* endif *>", "d"),
    ("\\{{ x \\<* \\\\", "{{ x <* \\"),
  ])
  func fillsAsMatugenDoes(template: String, expected: String) throws {
    #expect(try Samples.fill(template, in: .matugen) == expected)
  }

  @Test func takesTheSchemeThatIsAskedFor() throws {
    #expect(try Samples.fill("{{colors.surface.default.hex}}", in: .matugen, .light) == "#fafafa")
  }

  @Test(arguments: [
    ("{{colors.primary.default.hexx}}", "1:1 no format is called 'hexx'; did you mean 'hex'?"),
    ("{{colors.primry.default.hex}}", "1:1 the palette has no 'primry'; did you mean 'primary'?"),
    (
      "{{colors.primary.defalt.hex}}",
      "1:1 expected 'default', 'light' or 'dark' after 'primary', not 'defalt'"
    ),
    (
      "a {{colors.primary.default.hex | lightn: 10}}",
      "1:34 matugen has no filter 'lightn'; did you mean 'lighten'?"
    ),
    ("{{colors.primary.default.hex | lighten}}", "1:32 expected 1 argument for 'lighten'"),
    (
      "{{colors.primary.default.hex | set_alpha: 0.5}}",
      "1:32 'set_alpha' changes nothing in 'hex'; print a format with alpha"
    ),
    ("{{colors.primary.default.hex", "1:1 the value is not closed by '}}'"),
    ("<* for x in colors *>", "1:1 the block 'for' does not end: '<* endfor *>' is missing"),
    ("<* endif *>", "1:1 no block is open that 'endif' could end"),
    ("<* while *>", "1:1 no block is called 'while'; expected 'for', 'if' or 'include'"),
    (
      "{{custom.red}}",
      "1:1 'custom.red' is not in the palette; what matugen's configuration adds is not filled"
    ),
    (
      "{{colors.primary.default.hex | blend: \"#0000ff\", 0.5}}",
      "1:32 expected a color for 'blend', such as {{colors.primary.default.hex}} in braces"
    ),
    (
      "{{colors.primary.default.hex | blend: {{colors.surface.default.hex}}, \"half\"}}",
      "1:32 expected a number such as 0.5 as the second argument of 'blend'"
    ),
    (
      "{{colors.primary.default.hex | harmonize}}", "1:32 expected 1 argument for 'harmonize'"
    ),
    ("{{is_dark_mode | snake_case}} {{colors | snake_case}}", "1:42 'snake_case' takes a text"),
  ])
  func saysWhatItCannotFill(template: String, expected: String) throws {
    #expect(try Samples.problems(template, in: .matugen) == [expected])
  }

  /// The colors are by an independent implementation, materialyoucolor.
  @Test(arguments: [
    ("hex | blend: {{colors.primary.light.hex}}, 0.5", "#485e95"),
    ("hex | blend: {{ \"#0000ff\" | to_color }}, 0.25", "#006a70"),
    ("hex | harmonize: {{colors.primary.light.hex}}", "#006c5c"),
    ("hex_stripped | harmonize: {{colors.primary.light.hex}}", "006c5c"),
  ])
  func turnsHues(value: String, expected: String) throws {
    #expect(try Samples.fill("{{colors.primary.dark.\(value)}}", in: .matugen) == expected)
  }

  /// A color of HSL that is as light as possible is not quite white in RGB.
  @Test func staysWhiteWhereItIsMadeLighter() throws {
    for red in stride(from: 0, to: 256, by: 17) {
      let lighter = "\"rgb(\(red), 64, 192)\" | to_color | lighten: 100 | lighten: 1"
      #expect(try Samples.fill("{{ \(lighter) }}", in: .matugen) == "#ffffff")
    }
  }

  @Test(arguments: [
    ("\"Hello World\" | snake_case", "hello_world"),
    ("\"Hello World\" | lower_case", "hello world"),
    ("\"Hello World\" | camel_case", "helloWorld"),
    ("\"on_surface-variant\" | pascal_case", "OnSurfaceVariant"),
    ("\"onSurfaceHTMLText\" | kebab_case", "on-surface-html-text"),
    ("\"color12dark\" | snake_case", "color_12_dark"),
    ("\"_größeÉtat2 ÄÖü\" | kebab_case", "größe-état-2-ä-öü"),
    ("\"  \" | pascal_case", ""),
    ("mode | pascal_case", "Dark"),
    ("is_dark_mode | pascal_case", "True"),
    ("colors.primary.dark.rgb | replace: \"(\", \" \" | pascal_case", "Rgb30,108,77)"),
  ])
  func changesTheCaseOfLetters(value: String, expected: String) throws {
    #expect(try Samples.fill("{{\(value)}}", in: .matugen) == expected)
  }

  /// A loop in a loop may take longer than anybody waits for, even where it writes nothing.
  @Test(arguments: ["", "0123456789", "{{colors.missing.default.hex}}"])
  func endsLoopsThatMultiply(body: String) throws {
    let open = String(repeating: "<* for i in 0..99999999 *>", count: 6)
    let close = String(repeating: "<* endfor *>", count: 6)
    #expect(try Samples.problems(open + body + close, in: .matugen).count == 1)
  }

  @Test func saysWhereALoopIsCutOff() throws {
    let template = "<* for i in 0..60000 *><* if {{ loop.last }} *>.<* endif *><* endfor *>"
    #expect(
      try Samples.problems(template, in: .matugen) == [
        "1:30 loops run more than 50000 steps; the rest is left out"
      ])
  }

  /// Filters take their time too.
  @Test func countsFiltersAsSteps() throws {
    let open = "<* for i in 0..20000 *>"
    let plain = open + "{{i}}<* endfor *>"
    let filtered = open + "{{'A b' | snake_case | camel_case}}<* endfor *>"
    #expect(try Samples.problems(plain, in: .matugen) == [])
    #expect(try Samples.problems(filtered, in: .matugen).count == 1)
  }
}
