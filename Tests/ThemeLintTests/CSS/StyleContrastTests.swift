import Foundation
import GTKKnowledge
import Testing
import ThemeCSS
import ThemeFormats
import ThemeSource

/// What `contrast/style` sees of the rules of a stylesheet.
@Suite struct StyleContrastTests {
  /// The selectors whose text it finds too faint, for GTK 4.18.
  private func faint(_ css: String, on target: Target = Target(GTKRelease.v4_18)) throws -> [String]
  {
    let found = try Linting.check(SourceText(file: "t", css), as: .gtkCSS, target: target)
    return found.filter { $0.rule == "contrast/style" }.compactMap { finding in
      finding.message.firstMatch(of: #/the text of '(.*?)'/#).map { String($0.1) }
    }
  }

  @Test(arguments: [
    (
      "a.livery.toml",
      "livery = 1\nname = \"a\"\n[styles]\nbutton = { color = '#888', background = '#777' }\n"
    ),
    ("a.css", ".a { background: #222222; color: #262626; }\n"),
  ])
  func writesTheNearestColorWhereOneIsWrittenOut(file: String, text: String) throws {
    let source = SourceText(file: file, text)
    let format: ThemeFormat = file.hasSuffix("css") ? .gtkCSS : .livery
    let finding = try #require(
      try Linting.check(source, as: format).first { $0.rule == "contrast/style" })
    let fix = try #require(finding.fix)
    #expect(!fix.isSafe && finding.message.contains(fix.replacement.filter { $0 != "'" }))
    let fixed = source.applying(fix.edits)
    #expect(try !Linting.check(fixed, as: format).contains { $0.rule == "contrast/style" })
  }

  /// What is disabled may be faint, and GTK 3 has another name for it.
  @Test(arguments: ["disabled", "insensitive"])
  func leavesDisabledTextAlone(state: String) throws {
    let css = ".a:\(state) { background: #222222; color: #262626; }\n"
    #expect(try faint(css, on: .v3_24).isEmpty)
    #expect(try faint(css.replacing(":\(state)", with: ":hover"), on: .v3_24).count == 1)
  }

  @Test(arguments: [
    "entry = { color = '$view-bg' }", "entry = { background = '$window-fg' }",
    "button = { color = { light = '#888', dark = '$window-bg' }, background = '$window-bg' }",
  ])
  func writesNoColorInPlaceOfANameOrOfABackground(rule: String) throws {
    let text = "livery = 1\nname = \"a\"\n[styles]\n\(rule)\n"
    let found = try Linting.check(SourceText(file: "a.livery.toml", text), as: .livery)
      .filter { $0.rule == "contrast/style" }
    #expect(!found.isEmpty)
    for fix in found.compactMap(\.fix) {
      #expect(text.utf8.dropFirst(fix.location.range.lowerBound).starts(with: "'#888'".utf8))
    }
  }

  @Test(arguments: [
    ":root { --paper: #222222; --ink: #262626; }\n.a { background: var(--paper); color: var(--ink); }",
    ".a { background-color: var(--window-bg-color); color: var(--window-bg-color); }",
    ".a { --c1: #222222; --c2: #262626; background: var(--c1); color: var(--c2); }",
    ".a { background-color: #222222; color: color-mix(in srgb, #222222 90%, white); }",
    ".a { background-color: #222222; color: rgb(from #222222 calc(r + 4) g b); }",
    ".a { background-image: linear-gradient(#222222, #242424); color: #262626; }",
    ".a { background: #222222; color: #262626; }",
    ".a { background: #222222; color: var(--none, #262626); }",
    ":root { --x: var(--y); --y: #222222; }\n.a { background: var(--x); color: #262626; }",
    "@define-color mine #222222;\n.a { background: shade(@mine, 1.01); color: @mine; }",
    ".a { background: linear-gradient(to right, black 0%, white 50%, black 100%); color: #eee; }",
    ".a { background: radial-gradient(circle, #eee, black); color: white; }",
    ".a { background: image(#222222) #fff; color: #262626; }",
    ".a { background-image: linear-gradient(#fff, #fff); background-color: black; color: #eee; }",
    ".a { background: linear-gradient(rgb(0 0 0 / 5%), rgb(0 0 0 / 5%)), white; color: #eee; }",
    ".a { color: #eee; background: image(currentColor); }",
    "slider, .a { background: #222222; color: #262626; }",
  ])
  func seesWhatAValueComesTo(css: String) throws {
    let found = try faint(css)
    #expect(found == [css.contains("slider") ? "slider, .a" : ".a"])
  }

  /// Text has the background of what is around it, where the stylesheet says that.
  @Test(arguments: [
    ("row.a { background: #222; }\nrow.a > label { color: #262626; }", "row.a > label"),
    (
      "button:checked { background-color: #ff9f34; }\nbutton:checked label { color: #f0a850; }",
      "button:checked label"
    ),
    ("#a { background: #36364f; }\n#a scale value { color: #3a3a55; }", "#a scale value"),
    ("#a{background:white}\n#a  .b{background:#222}\n#a .b image{color:#262626}", "#a .b image"),
    ("#a { background: #222; }\nlabel { background: #fff; }\n#a label { color: #262626; }", ""),
    (
      "#a { background: #222; }\n.x box { background: #fff; }\n#a box label { color: #262626; }", ""
    ),
    ("#a { background: #222; }\n#a button { color: #262626; }", ""),
    ("#a { background: #222; }\n#b label, #a label { color: #262626; }", ""),
    ("#a { background: #222; }\n#a + label { color: #262626; }", ""),
  ])
  func seesTextOnWhatIsAroundIt(css: String, selector: String) throws {
    #expect(try faint(css) == (selector.isEmpty ? [] : [selector]))
  }

  /// One rule may set the background of the nodes whose color another sets.
  @Test(arguments: [
    (".a { background: #222; }\n.a { color: #262626; }", ".a"),
    ("#b, #a { background-color: #1e1e2e; }\n#a { color: #262636; }", "#a"),
    (".a { background: #222; color: #fff; }\n.a:hover { color: #262626; }", ".a:hover"),
    ("box .a { background: #222; }\nbox  .a:checked { color: #262626; }", "box  .a:checked"),
    (".a { background: #222; }\n.c, .a { color: #262626; }", ""),
    (".a, .c { background: #222; }\n.c, .a { color: #262626; }", ".c, .a"),
    // Later rules count.
    (".a { background: #222; }\n.a { background: #fff; }\n.a { color: #262626; }", ""),
    (".a { background: #222; }\n.a:hover { background: #fff; }\n.a:hover { color: #262626; }", ""),
    (".a { background: #222; }\n.a { color: #262626; }\n.a { color: #fff; }", ""),
    // Another rule may paint some of them.
    (".a { background: #222; }\nbox .a { background: #fff; }\n.a { color: #262626; }", ""),
    (".a { background: #222; }\n.a.b { background: #fff; }\n.a { color: #262626; }", ""),
    ("box > .a { background: #222; }\n.a { color: #262626; }", ""),
    (".a { background: #222; }\n.a:disabled { color: #262626; }", ""),
    // A translucent background lies on another.
    (".a { background: #fff; }\n.a:hover { background: #2228; }\n.a:hover { color: #262626; }", ""),
  ])
  func judgesColorsOnTheBackgroundOfAnotherRule(css: String, selector: String) throws {
    #expect(try faint(css) == (selector.isEmpty ? [] : [selector]))
  }

  /// What divides a bar's modules is a line or an arrow between two backgrounds.
  @Test(arguments: [
    ("#custom-separator", false), ("#custom-sep2", false), ("#custom-left-arrow", false),
    ("#custom-arrow_2:hover", false), ("#custom-september", true), ("#clock", true),
    ("#custom-sep label", true),
  ])
  func passesOverDividers(selector: String, isFound: Bool) throws {
    let css = "\(selector) { background: #222; color: #262626; }"
    #expect(try faint(css) == (isFound ? [selector] : []))
  }

  /// In windows without the focus themes fade text on purpose.
  @Test(arguments: [
    ("button:backdrop", "#777777", false), (".a:backdrop:hover, .b:backdrop", "#777777", false),
    ("button", "#777777", true), ("button:not(:backdrop)", "#777777", true),
    ("button:backdrop, button", "#777777", true), ("button:backdrop", "#444444", true),
  ])
  func letsTextFadeInBackdrops(selector: String, color: String, isFaint: Bool) throws {
    let css = "\(selector) { background: #333333; color: \(color); }\n"
    #expect(try faint(css).isEmpty != isFaint)
  }

  /// The same two colors are one cause, which each rule has to be fixed for.
  @Test func isOneFindingForRulesWithTheSameColors() throws {
    let css = (1...8).map { ".a\($0) { background: #222222; color: #262626; }\n" }.joined()
    let other = ".b { background: #222222; color: #282828; }\n"
    let source = SourceText(file: "t.css", css + other)
    let found = try Linting.check(source, as: .gtkCSS).filter { $0.rule == "contrast/style" }
    #expect(found.map(\.location.start.line) == [1, 9])
    let finding = try #require(found.first)
    #expect(
      finding.message.hasSuffix(
        "; so do those of the rules on lines 2, 3, 4, 5, 6 and 2 more"), "\(finding)")
    #expect(finding.subjects.count == 8 && finding.subjects.allSatisfy { $0.hasSuffix(":1") })
    let fix = try #require(finding.fix)
    #expect(fix.edits.count == 8)
    let fixed = try Linting.check(source.applying(fix.edits), as: .gtkCSS)
    #expect(fixed.filter { $0.rule == "contrast/style" }.map(\.location.start.line) == [9])
  }

  /// Below what is translucent lies the window, of a color that need not be a role's.
  @Test(arguments: [("#b1c5ff", false), ("#101418", true)])
  func knowsThatWindowsHaveColorsOfTheirOwn(color: String, isFaint: Bool) throws {
    for window in [".background, window", "window.background", "window"] {
      let css =
        "\(window) { background-color: #101418; color: #e0e0e0; }\n"
        + ".a { background-color: rgba(16, 20, 24, 0.9); color: \(color); }"
      #expect(try faint(css) == (isFaint ? [".a"] : []))
    }
  }

  @Test func pointsToTheColorAndNotToTheSize() throws {
    let css = "button { background-color: #11111b;\n background-size: 15%; }"
    let found = try Linting.check(
      SourceText(file: "t", css), as: .gtkCSS, target: Target(GTKRelease.v4_18))
    let place = found.first { $0.rule == "contrast/style" }?.location.start
    #expect(place?.line == 1)
  }

  @Test(arguments: [
    // An opaque image hides the color.
    ".a { background-image: linear-gradient(#fff, #fff); background-color: #000; color: #000; }",
    ".a { background: linear-gradient(#101010, #202020), white; color: white; }",
    // What is at the edges of a gradient, or how large an image is, says nothing of the text.
    ".a { background: linear-gradient(#eee, #222 20%, #222 80%, #eee); color: #eee; }",
    ".a { background: linear-gradient(to top, #eee 2px, #222 2px); color: #eee; }",
    ".a { background: linear-gradient(#eee, #eee); background-size: 3px 3px; color: #eee; }",
    ".a { background: url('a.png') #eee; color: #eee; }",
    // Another value may hold on the widget.
    ":root { --c: #eee; }\n.dark { --c: #111; }\n.a { background: var(--c); color: #eee; }",
    ".a { background: var(--from-the-app); color: #eee; }",
    ".a { color: #eee; background: alpha(currentColor, 0.1); background: #222; }",
    ".a { background: none; color: #eee; }",
    ".osd .a { background: linear-gradient(rgb(0 200 200 / 50%), rgb(0 200 200 / 50%)); color: #eee; }",
    // Nothing is written on these.
    "switch:checked > slider { background-color: #e0e0e0; color: #e0e0e0; }",
    "scale > trough > highlight, progressbar > trough > progress { background: #35a; color: #35a; }",
    "progressbar > trough { color: #eeeeee; background-color: #dddddd; }",
    "scrollbar slider { color: #eee; background-color: #fff; }",
    "separator { background-color: #444444; color: #444444; }",
    "text > block-cursor { background-color: #dddddd; color: #dddddd; }",
    "textview border { background-color: #dddddd; color: #dddddd; }",
    "levelbar block.filled { background-color: #3355aa; color: #3355aa; }",
  ])
  func saysNothingOfWhatItCannotKnow(css: String) throws {
    #expect(try faint(css) == [])
  }

  /// Each release takes the last declaration that it does not drop.
  @Test func judgesTheDeclarationThatApplies() throws {
    let css = ".a { background: #222; background: color-mix(in srgb, white, white); color: #eee; }"
    #expect(try faint(css, on: Target(GTKRelease.v4_8)) == [])
    #expect(try faint(css) == [".a"])
  }

  /// A color of one scheme alone counts there.
  @Test func judgesEachSchemeByItsOwnValue() throws {
    let css = """
      @media (prefers-color-scheme: light) { :root { --c: #ffffff; } }
      @media (prefers-color-scheme: dark) { :root { --c: #202020; } }
      .a { background: var(--c); color: #eee; }
      """
    let found = try Linting.check(
      SourceText(file: "t", css), as: .gtkCSS, target: Target(GTKRelease.v4_24))
    let message = try #require(found.first { $0.rule == "contrast/style" }?.message)
    #expect(message.contains("1.16:1") && message.contains("in light") && !message.contains("dark"))
  }

  @Test(arguments: [
    ("separator", []), ("scrollbar", []), ("progress", ["the color of 'progress'"]),
    ("check", ["the color of 'check'"]), ("button", ["the text of 'button'"]),
  ])
  func callsAMarkNoText(component: String, expected: [String]) throws {
    let body = "[styles]\n\(component) = { color = '#888', background = '#8a8a8a' }"
    let found = try Linting.findings(body).filter { $0.rule == "contrast/style" }
    #expect(found.map { $0.message.components(separatedBy: " has a contrast of")[0] } == expected)
  }
}
