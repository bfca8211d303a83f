import GTKKnowledge
import Testing
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

@Suite struct ReleaseTests {
  /// The releases that have variables, as messages name them.
  private static let later = "on GTK 4.16 to \(GTKRelease.latest)"

  private func messages(_ colors: String, on target: Target) throws -> [String] {
    let text = "livery = 1\nname = 'T'\n[colors]\n\(colors)\n"
    let reading = try ThemeLibrary(userFolder: nil).read(
      SourceText(file: "t.livery.toml", text), path: nil)
    return Linter.check(reading, target: target).map(\.message)
  }

  /// The header bar was gray until libadwaita 1.4 made it white.
  private static let gray = "headerbar-fg = { light = '#737373', dark = 'white' }"

  @Test func aFindingNamesTheReleasesThatItHoldsOn() throws {
    let found = try messages(ReleaseTests.gray, on: .all4).filter { $0.hasPrefix("'headerbar-fg'") }
    #expect(found.count == 1)
    #expect(found.first?.contains("in light on GTK 4.8 to 4.10, below 4.5:1") == true, "\(found)")
  }

  @Test(arguments: [("4.8", true), ("4.10", true), ("4.12", false), ("4.18", false)])
  func aReleaseIsJudgedByItsOwnColors(release: String, isFound: Bool) throws {
    let target = try Target(parsing: release)
    let found = try messages(ReleaseTests.gray, on: target).filter {
      $0.hasPrefix("'headerbar-fg'")
    }
    #expect(found.isEmpty != isFound, "\(found)")
    #expect(found.allSatisfy { !$0.contains("on GTK") })
  }

  /// GTK before 4.16 paints its own colors where a stylesheet has variables alone.
  @Test func colorsOfVariablesAreJudgedWhereVariablesAreKnown() throws {
    let found = { (text: String, target: Target) in
      let reading = try ThemeLibrary(userFolder: nil).read(
        SourceText(file: "t.css", text), path: nil, as: .gtkCSS)
      return Linter.check(reading, target: target).filter { $0.rule == "contrast/text" }
        .map(\.message)
    }
    let variables = ":root { --view-bg-color: #fff; --view-fg-color: #aaa; }\n"
    let names = "@define-color view_bg_color #fff;\n@define-color view_fg_color #bbb;\n"
    #expect(try found(variables, .v4_8) == [])
    let newer = try found(variables, .all4)
    #expect(newer.count == 1)
    #expect(newer.first?.contains("1.73:1 in light \(Self.later),") == true, "\(newer)")
    let both = try found(variables + names, .all4)
    #expect(both.contains { $0.contains("1.73:1 in light \(Self.later),") }, "\(both)")
    #expect(both.contains { $0.contains("1.43:1 in light on GTK 4.8 to 4.14,") }, "\(both)")
  }

  @Test func whatHoldsOnAllReleasesNamesNone() throws {
    let found = try messages("window-bg = 'white'\nwindow-fg = '#aaa'", on: .all4)
      .filter { $0.hasPrefix("'window-fg' on 'window-bg'") }
    #expect(found.count == 1 && found.allSatisfy { !$0.contains("GTK") }, "\(found)")
  }

  @Test func aFindingOfTheBaseThemeIsOneOnAllReleases() throws {
    let reading = try #require(ThemeLibrary(userFolder: nil).builtIn(ThemeLibrary.baseID))
    let found = Linter.check(reading).filter { $0.rule == "contrast/border" }
    let lines = Set(found.map { "\($0.location) \($0.message.prefix { $0 != ":" })" })
    #expect(found.count == lines.count && !found.isEmpty, "\(found)")
    let source = try #require(reading.theme).source
    #expect(found.allSatisfy { source.bytes[$0.location.range].starts(with: "\"".utf8) })
  }

  /// The backgrounds of stock Adwaita differ by release: what passes on one may fail on another.
  @Test(arguments: ["accent = '#466'", "window-bg = '#8a8a90'", "headerbar-bg = '#808080'"])
  func aFixPassesOnAllReleases(color: String) throws {
    let name = color.prefix { $0 != " " }
    let text = "livery = 1\nname = 'T'\n[colors]\n\(color)\n"
    let library = ThemeLibrary(userFolder: nil)
    let reading = try library.read(SourceText(file: "t.livery.toml", text), path: nil)
    let found = Linter.check(reading)
    let fixes = Set(found.compactMap(\.fix))
    let fix = try #require(fixes.first)
    #expect(fixes.count == 1, "\(found)")
    var bytes = reading.text.bytes
    bytes.replaceSubrange(fix.location.range, with: fix.replacement.utf8)
    let fixed = try library.read(SourceText(file: "t.livery.toml", bytes: bytes), path: nil)
    let left = Linter.check(fixed).filter { $0.fix != nil }
    #expect(left.isEmpty, "\(name): \(left)")
  }

  @Test func aLoopOfSomeReleasesIsAnErrorOnThem() throws {
    let found = try messages("accent-bg = '$accent'", on: .all4).filter { $0.contains("loop") }
    #expect(found.count == 1 && found[0].hasPrefix("\(Self.later): "), "\(found)")
    #expect(try messages("accent-bg = '$accent'", on: .v4_8).allSatisfy { !$0.contains("loop") })
  }

  private func css(_ css: String, on target: Target) throws -> [String] {
    let reading = try ThemeLibrary(userFolder: nil, release: target.releases.lowerBound)
      .read(SourceText(file: "t.css", css), path: nil, as: .gtkCSS)
    return Linter.check(reading, target: target).filter { $0.rule.family == "css" }.map(\.message)
  }

  /// A stylesheet is judged as each release reads it, whatever release it was read for.
  @Test func readsAStylesheetAsEachReleaseDoes() throws {
    let sheet = """
      @define-color accent_bg_color red;
      :root { --accent-bg-color: #0077ff; --own: 4px; }
      a { padding: var(--own); }
      """
    let reading = try ThemeLibrary(userFolder: nil)
      .read(SourceText(file: "t.css", sheet), path: nil, as: .gtkCSS)
    let leftOut = { (target: Target) in
      Linter.check(reading, target: target).filter { $0.rule == "css/left-out" }.map(\.message)
    }
    let before = "'@define-color' gives '--accent-bg-color' another color, which is kept"
    let since =
      "'--accent-bg-color' has another color, which counts before that of '@accent_bg_color'"
    #expect(leftOut(.v4_8) == [before, "'--own' is no color; this is left out"])
    #expect(leftOut(Target(.v4_18)) == [since])
    #expect(
      leftOut(.all4)
        == ["\(Self.later): \(since)", before, "'--own' is no color; this is left out"])
  }

  /// A variable counts before a name from 4.16 on, where the text is too faint.
  @Test func judgesAStylesheetByWhatEachReleaseFindsInIt() throws {
    let sheet = """
      @define-color window_bg_color white;
      @define-color window_fg_color black;
      :root { --window-fg-color: #bbb; }
      """
    let found = try [Target.all4, .v4_8].map { target in
      let reading = try ThemeLibrary(userFolder: nil)
        .read(SourceText(file: "t.css", sheet), path: nil, as: .gtkCSS)
      return Linter.check(reading, target: target).map(\.message)
        .filter { $0.hasPrefix("'window-fg' on 'window-bg'") && $0.contains("in light") }
    }
    #expect(found[0].count == 1 && found[0][0].contains("\(Self.later)"), "\(found)")
    #expect(found[1].isEmpty, "\(found)")
  }

  @Test(arguments: [
    ("sidebar { color: red; }", "'sidebar' matches nothing on GTK 4.8 to 4.20; libadwaita 1.9"),
    ("toggle { color: red; }", "'toggle' matches nothing on GTK 4.8 to 4.16; libadwaita 1.7"),
    (
      "row .prefix { color: red; }", "'.prefix' matches nothing on GTK 4.8 to 4.22; libadwaita 1.10"
    ),
    ("breakpoint-bin { color: red; }", "'breakpoint-bin' matches nothing on GTK 4.8 to 4.10"),
  ])
  func aNameThatSomeReleasesHaveIsFoundOnTheOthers(text: String, message: String) throws {
    let found = try css(text, on: .all4)
    #expect(found.count == 1 && found[0].hasPrefix(message), "\(found)")
    #expect(try css(text, on: Target(.v4_24)).isEmpty)
    #expect(try css(text, on: .v4_8).count == 1)
  }

  @Test(arguments: [
    ("4.16", "GTK 4.16 does not look"), ("4.8..4.16", "GTK 4.16 does not look"),
    ("4.8..4.24", "GTK 4.16 to 4.24 do not look"),
  ])
  func namesTheReleasesThatLookAtNoName(target: String, message: String) throws {
    let found = try messages(
      "blue-1 = 'red'\n[extra]\ncss = '@define-color accent_color red;'",
      on: Target(parsing: target))
    #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
  }
}
