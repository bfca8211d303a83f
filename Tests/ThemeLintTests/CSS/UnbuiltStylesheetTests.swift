import Testing
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeSource

/// SCSS where a stylesheet is expected.
@Suite struct UnbuiltStylesheetTests {
  @Test(arguments: [
    // What defines something is SCSS as a whole, and said to be that once.
    ("$tone: #335577;\nlabel { color: $tone; }", ["1:1 syntax/format"]),
    ("label { color: $tone; }\n$tone: red;", ["1:16 syntax/format"]),
    ("@use 'tones';\n.a { .b { colr: red; } }", ["1:1 syntax/format"]),
    ("// a\n@mixin m($x) { color: $x; }\nlabel { @include m(red); }", ["2:1 syntax/format"]),
    ("label { $tone: red; color: $tone; &:hover { color: blue; } }", ["1:9 syntax/format"]),
    // What was left over in CSS costs that alone.
    ("label { color: #{$tone}; }", ["1:16 css/value"]),
    (
      "label { color: $tone; }\nlabel { colr: red; }\nbuton { color: red; }",
      ["1:16 css/value", "2:9 css/property", "3:1 css/node"]
    ),
  ])
  func isOneFindingForOneCause(css: String, expected: [String]) throws {
    let reading = try ThemeLibrary(userFolder: nil)
      .read(SourceText(file: "t.css", css), path: nil, as: .gtkCSS)
    let found = Linter.check(reading, target: .v4_8).map { finding in
      "\(finding.location.start.line):\(finding.location.start.column) \(finding.rule)"
    }
    #expect(found == expected)
  }
}
