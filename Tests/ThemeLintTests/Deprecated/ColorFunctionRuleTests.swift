import Fixtures
import GTKKnowledge
import Testing
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

@Suite struct ColorFunctionRuleTests {
  @Test(arguments: [
    ("alpha(#fff, 0.5)", "color-mix(in srgb, #fff 50%, transparent)"),
    ("alpha(currentColor,.07)", "color-mix(in srgb, currentColor 7%, transparent)"),
    ("alpha(red, 0)", "rgb(from red r g b / 0)"),
    ("alpha(rgba(1, 2, 3, 0.25), 2)", "rgb(from rgba(1, 2, 3, 0.25) r g b / calc(alpha * 2))"),
    ("shade(red, 0.9)", "hsl(from red h calc(s * 0.9) calc(l * 0.9))"),
    ("shade(red, 1.25)", "hsl(from red h min(s * 1.25, 100) min(l * 1.25, 100))"),
    ("shade(red, 1)", "hsl(from red h s l)"),
    ("shade(red, -1)", "hsl(from red h 0 0)"),
    ("lighter(red)", "hsl(from red h min(s * 1.3, 100) min(l * 1.3, 100))"),
    ("darker( red )", "hsl(from red h calc(s * 0.7) calc(l * 0.7))"),
    (
      "darker(lighter(red))",
      "hsl(from rgb(from hsl(from red h min(s * 1.3, 100) min(l * 1.3, 100)) r g b) h calc(s * 0.7) "
        + "calc(l * 0.7))"
    ),
    (
      "darker(hsl(0, 50%, 100%))",
      "hsl(from rgb(from hsl(0, 50%, 100%) r g b) h calc(s * 0.7) calc(l * 0.7))"
    ),
    ("mix(red, blue, 0.3)", "color-mix(in srgb, red, blue 30%)"),
    ("mix(red, blue, 1.5)", "#0000ff"),
    (
      "alpha(mix(red,/* a */blue, 0.3), 0.5)",
      "color-mix(in srgb, color-mix(in srgb, red,/* a */blue 30%) 50%, transparent)"
    ),
  ])
  func writesTheSameColorInFunctionsOfCSS(old: String, new: String) throws {
    #expect(try Modernizing.fixed("label { color: \(old); }") == "label { color: \(new); }")
    #expect(try Modernizing.fixed("label { color: \(new); }") == "label { color: \(new); }")
  }

  @Test(arguments: [
    "label { background-image: linear-gradient(to top, X, red 50%); }",
    "label { box-shadow: 0 1px 2px X, inset 0 0 X; }",
    "@keyframes a { to { color: X; } }",
    "label { --a: X; color: var(--a); }",
    "@media (prefers-contrast: more) { label { color: X; } }",
    "@define-color borders X;",
  ])
  func writesItWhereverAColorIs(sheet: String) throws {
    let sheet = { (color: String) in sheet.replacing("X", with: color) }
    #expect(
      try Modernizing.fixed(sheet("alpha(red, 0.5)"))
        == sheet("color-mix(in srgb, red 50%, transparent)"))
  }

  @Test(arguments: [
    ("mix(currentColor, red, 1.5)", "'color-mix()' goes from 0% to 100% only"),
    ("shade(red, /* a */ 1.2)", "a comment is in it"),
    ("shade(currentColor, 1e30)", "its number is too large"),
  ])
  func leavesWhatNothingElseIsAndSaysWhy(call: String, reason: String) throws {
    let sheet = "label { color: \(call); }"
    #expect(try Modernizing.fixed(sheet) == sheet)
    let name = call.prefix { $0 != "(" }
    #expect(
      try Modernizing.messages(sheet) == [
        "'\(name)()' is deprecated since GTK 4.16, but stays: \(reason)"
      ])
  }

  @Test func saysNothingOfWhatGTKDoesNotTake() throws {
    let sheet =
      "label { color: shade(red); }\nlabel { color: alpha(red, 50%) }\nlabel { color: mix("
    #expect(try Modernizing.messages(sheet) == [])
    #expect(try Modernizing.fixed(sheet) == sheet)
  }

  @Test(arguments: [nil, .v4_8, Target(.v4_14), Target(.v4_14 ... .latest), .all4, .v3_24])
  func isSilentUnlessEachReleaseOfAGivenTargetHasTheFunctions(target: Target?) throws {
    #expect(try Modernizing.messages("label { color: alpha(red, 0.5); }", on: target) == [])
  }

  /// The colors of random calls, nested ones among them, are those of what takes their place.
  @Test(arguments: [GTKRelease.v4_16, .v4_18, .v4_24])
  func keepsTheValueOfRandomCalls(release: GTKRelease) throws {
    var random = SeededGenerator(seed: 64)
    var count = 0
    var worst = 0.0
    for _ in 0..<10 {
      let calls = (0..<200).map { _ in RandomCall.text(depth: 3, using: &random) }
      let old = calls.enumerated().map { "@define-color c\($0) \($1);\n" }.joined()
      let target = Target(release)
      let text = SourceText(file: "colors.css", old)
      let own = { (text: SourceText) in
        try Modernizing.findings(text, on: target).filter { $0.rule == "deprecated/color-function" }
      }
      let new = try Repair(of: text, own(text), changesDesign: true, check: own).text
      #expect(new.bytes.firstRange(of: Array("shade(".utf8)) == nil)
      let (before, after) = (try colors(text, release), try colors(new, release))
      try #require(before.count == calls.count && after.count == calls.count)
      for (one, other) in zip(before, after) {
        let distance = one.distance(to: other)
        worst = max(worst, distance)
        count += 1
      }
    }
    #expect(count == 2000)
    #expect(worst <= 1.0 / 255, "\(worst * 255) of 255")
  }

  private func colors(_ text: SourceText, _ release: GTKRelease) throws -> [Color] {
    let reading = try ThemeLibrary(userFolder: nil).read(text, path: nil, as: .gtkCSS)
    let theme = try #require(reading.again(on: release).theme)
    let resolved = theme.resolved(.light)
    return try (0..<200).map { try #require(resolved[CustomColor(rawValue: "c\($0)")]) }
  }
}
