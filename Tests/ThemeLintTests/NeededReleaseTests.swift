import Fixtures
import GTKKnowledge
import Testing
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeSource

/// Stylesheets that the earliest GTK cannot read as they are meant, checked without a target.
@Suite struct NeededReleaseTests {
  private func check(_ css: String, target: Target? = nil) throws -> [Finding] {
    let reading = try ThemeLibrary(userFolder: nil)
      .read(SourceText(file: "t.css", css), path: nil, as: .gtkCSS)
    return Linter.check(reading, target: target)
  }

  @Test(arguments: [
    (":root { --a: 4px; }\nlabel { padding: var(--a); margin: var(--a); }", "1:9", "4.16"),
    (
      "label { color: var(--accent-bg-color); }\nbutton { color: var(--accent-fg-color); }", "1:16",
      "4.16"
    ),
    (
      "@define-color tint color-mix(in srgb, @accent_color 20%, red);\n"
        + "label { color: @tint; background: oklch(0.5 0.1 40); }", "1:20", "4.16"
    ),
    (
      "label { color: red; }\n@media (prefers-color-scheme: dark) { label { color: blue; } }\n"
        + "@media (prefers-contrast: more) { label { color: var(--accent-bg-color); } }", "2:1",
      "4.20"
    ),
  ])
  func areOneFindingAndJudgedForTheOthers(css: String, place: String, release: String) throws {
    let found = try check(css).filter { ["css", "target"].contains($0.rule.family) }
    #expect(found.map(\.rule) == ["target/release"], "\(found)")
    #expect(found.first.map { "\($0.location.start.line):\($0.location.start.column)" } == place)
    #expect(found.first?.message.contains("'--target \(release)..'") == true)
    let later = try check(css, target: Target(parsing: "\(release)..")).filter {
      ["css", "target"].contains($0.rule.family)
    }
    #expect(later.isEmpty, "\(later)")
    // Who names the earlier ones hears of each place.
    #expect(try check(css, target: .all4).filter { $0.severity == .error }.count >= 2)
  }

  @Test(arguments: ["label { color: red; }", "", "/* var(--x) */ label { color: @accent_color; }"])
  func areOnlyThoseWithVariablesOrMedia(css: String) throws {
    #expect(try check(css).allSatisfy { $0.rule != "target/release" })
  }

  @Test func areNotThoseThatLiveryWrote() throws {
    let reading = try ThemeLibrary(userFolder: nil).read("ocean")
    let text = MediaStylesheet(try #require(reading.theme), target: Target(.v4_24)).text
    let found = try check(text).filter { ["css", "target"].contains($0.rule.family) }
    #expect(found.allSatisfy { $0.severity == .note }, "\(found)")
  }

  /// A color that is set in one scheme alone, and used in both.
  @Test(arguments: [
    (
      "@media (prefers-color-scheme: dark) { @define-color tint red; }\nlabel { color: @tint; }",
      "warning: 'tint' has no value for light, where line 2 uses it; give it one"
    ),
    (
      "@media (prefers-color-scheme: dark) { :root { --tint: red; } }\n"
        + "label { color: var(--tint, lime); }",
      "note: 'tint' has no value for light, where the fallbacks of 'var()' count"
    ),
    (
      "@media (prefers-contrast: more) { @define-color tint red; }\nlabel { color: @tint; }",
      "warning: 'tint' has no value for light and dark, where line 2 uses it; give it one"
    ),
    (
      "@media (prefers-color-scheme: dark) { @define-color tint red; label { color: @tint; } }",
      nil
    ),
    (
      "@media (prefers-color-scheme: dark) { @define-color tint red; }\n"
        + "@media (prefers-color-scheme: light) { @define-color tint lime; }\nlabel { color: @tint; }",
      nil
    ),
  ])
  func findColorsOfOneScheme(css: String, message: String?) throws {
    let found = try check(css, target: Target(parsing: "4.20..")).filter {
      $0.rule.family == "reference"
    }
    #expect(found.map { "\($0.severity): \($0.message)" } == [message].compactMap(\.self))
  }

  /// Each scheme has a value of its own, and none that nobody wrote is spoken of.
  @Test(arguments: [
    "@media (prefers-color-scheme: light) { @define-color tint red; }\n"
      + "@media (prefers-color-scheme: dark) { @define-color tint blue; }\nlabel { color: @tint; }",
    "@media (prefers-color-scheme: light) { @define-color accent_color red; }\n"
      + "@media (prefers-color-scheme: dark) { @define-color accent_color blue; }",
    ":root { --window-bg-color: #1e1e2e; --window-fg-color: white; --red-4: #f2cdcd; }",
  ])
  func sayNothingOfValuesThatNobodyWrote(css: String) throws {
    let found = try check(css, target: Target(parsing: "4.20.."))
    #expect(found.allSatisfy { $0.rule != "reference/never-holds" }, "\(found)")
  }
}
