import Foundation
import GTKKnowledge
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// Components that only a later libadwaita has.
@Suite struct LaterComponentTests {
  private func stylesheet(_ text: String, _ target: Target) throws -> String {
    let library = ThemeLibrary(userFolder: nil, release: target.releases.lowerBound)
    let reading = try library.read(
      SourceText(file: "t", "livery = 1\nname = \"T\"\n" + text), path: nil)
    let theme = try #require(reading.theme, "\(reading.findings)")
    return Stylesheet(theme.resolved(.light), target: target).text
  }

  /// The last release that lacks each, and the first that has it.
  @Test(
    arguments: [
      (.toggleGroup, .v4_16, .v4_18), (.toggle, .v4_16, .v4_18),
      (.inlineViewSwitcher, .v4_16, .v4_18), (.buttonRow, .v4_14, .v4_16),
      (.banner, .v4_8, .v4_10), (.bottomSheet, .v4_12, .v4_14), (.tabOverview, .v4_8, .v4_10),
      (.tabThumbnail, .v4_8, .v4_10), (.document, .v4_18, .v4_20),
    ] as [(Component, GTKRelease, GTKRelease)])
  func comeOutWhereAReleaseHasThem(
    component: Component, without: GTKRelease, with: GTKRelease
  ) throws {
    let name = component.name
    let rules = "[styles]\n\(name) = { padding = 7 }\n'\(name) label' = { opacity = 0.5 }"
    #expect(try !stylesheet(rules, Target(without)).contains("{"))
    for target in [Target(with), Target(without...with), .all4] {
      let text = try stylesheet(rules, target)
      #expect(text.contains("padding: 7px") && text.contains("opacity: 0.5"), "\(target)")
    }
  }

  /// The nodes and classes of each selector are in the tables of the releases that have it, and one
  /// of them is missing before; a row that is a button is told by older names alone.
  @Test(arguments: Component.known.filter { $0.since > .v1_2 && $0 != .document })
  func areNamedAsTheReleasesNameThem(component: Component) throws {
    let text = component.selectors.map { String(decoding: $0.text, as: UTF8.self) }
    let words = text.joined(separator: " ").split { " >():.".contains($0) }.map(String.init)
    let names = words.filter { $0 != "not" }
    for release in GTKRelease.allCases where release >= .first4 {
      let known = Set(release.knowledge.nodes + release.knowledge.classes)
      let unknown = names.filter { !known.contains($0) }
      let isKnown =
        component == .buttonRow
        ? release.knowledge.has("AdwButtonRow", in: .widgets) : unknown.isEmpty
      #expect(isKnown == (release.adwaita >= component.since), "\(release) \(unknown)")
    }
  }

  /// Round groups stay round, and flat ones have toggles as large as the group.
  @Test func roundTheCornersOfTogglesInsideTheirGroup() throws {
    let text = try stylesheet("[metrics]\ncontrol-radius = 8", Target(.v4_18))
    #expect(
      text.contains(
        """
        toggle-group:not(.round) {
          border-radius: 8px;
        }

        toggle-group:not(.round):not(.flat) > toggle {
          border-radius: 5px;
        }

        toggle-group.flat:not(.round) > toggle {
          border-radius: 8px;
        }

        """))
    #expect(try stylesheet("[metrics]\ncontrol-radius = 2", Target(.v4_18)).contains(" 0px;"))
    #expect(try !stylesheet("[metrics]\ncontrol-radius = 8", .v4_8).contains("toggle"))
  }

  @Test func leaveAFlatGroupFlat() throws {
    let text = try stylesheet("[styles]\ntoggle-group = { background = 'red' }", Target(.v4_18))
    #expect(text.contains("toggle-group:not(.flat) {\n  background-color: #ff0000;\n}"))
    #expect(text.components(separatedBy: "{").count == 2)
  }

  /// What restores the style of the active toggle names roles that older releases lack.
  @Test func defineTheRolesOfAnActiveToggle() throws {
    let rule = "[styles]\ntoggle = { background = 'red' }"
    let mixed = try stylesheet(rule, .all4)
    #expect(mixed.contains("@define-color active_toggle_bg_color #"))
    #expect(mixed.contains("background-color: @active_toggle_bg_color;"))
    let later = try stylesheet(rule, Target(.v4_18))
    #expect(!later.contains("@define-color"))
    #expect(later.contains("background-color: var(--active-toggle-bg-color);"))
  }

  /// A header bar has the button by itself, as flat as the others there.
  @Test func leaveTheButtonThatLeadsBackToTheHeaderBar() throws {
    let button = try stylesheet("[styles]\nbutton = { padding = 7 }", .all4)
    #expect(button.contains(":not(.back) {"))
    let inBar = try stylesheet("[styles]\n'card headerbar button' = { padding = 7 }", .all4)
    #expect(inBar.contains(":not(.livery) {") && !inBar.contains(":not(.back)"))
  }

  /// Rows that are buttons have an accent to keep, but the ring of a row.
  @Test func standBesideRows() throws {
    let text = try stylesheet(
      "[styles]\nrow = { padding = 7 }\n'row:focus-visible' = { outline-color = 'red' }",
      Target(.v4_16))
    #expect(text.contains("list > row:not(.button),\nlistview > row {\n  padding: 7px;"))
    #expect(text.contains("list > row:focus-visible,\nlistview > row:focus-visible {"))
  }
}
