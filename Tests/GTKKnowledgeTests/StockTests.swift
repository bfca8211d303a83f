import Foundation
import GTKKnowledge
import Testing
import ThemeColor
import ThemeModel

@Suite struct StockTests {
  private static let light = Appearance(.light)
  private static let dark = Appearance(.dark)

  @Test(arguments: [
    (GTKRelease.v4_8, "@window_bg_color", "#fafafa", "#242424"),
    (.v4_8, "@accent_color", "#1c71d8", "#78aeed"),
    (.v4_10, "@thumbnail_bg_color", "#ffffff", "#383838"),
    (.v4_12, "@headerbar_bg_color", "#ffffff", "#303030"),
    (.v4_12, "@sidebar_bg_color", "#ebebeb", "#303030"),
    (.v4_16, "--window-bg-color", "#fafafa", "#242424"),
    (.v4_16, "--accent-color", "#0461be", "#81d0ff"),
    (.v4_18, "--window-bg-color", "#fafafb", "#222226"),
    (.v4_18, "--destructive-color", "#c30000", "#ff938c"),
    (.v4_20, "--overview-bg-color", "#f3f3f5", "#28282c"),
    (.v4_24, "--success-color", "#007c3d", "#78e9ab"),
  ])
  func aStockColorIsWhatThatReleasePaints(
    release: GTKRelease, name: String, light: String, dark: String
  ) throws {
    let knowledge = release.knowledge
    let inLight = try #require(knowledge.stock(name, in: StockTests.light))
    let inDark = try #require(knowledge.stock(name, in: StockTests.dark))
    #expect(Color(inLight).hex == Color(hex: light)?.hex)
    #expect(Color(inDark).hex == Color(hex: dark)?.hex)
  }

  @Test(arguments: [
    (GTKRelease.v4_8, "@sidebar_bg_color"), (.v4_8, "--window-bg-color"),
    (.v4_14, "--window-bg-color"), (.v4_16, "--overview-bg-color"),
  ])
  func aReleaseHasNoColorThatCameLater(release: GTKRelease, name: String) {
    #expect(release.knowledge.stock(name, in: StockTests.light) == nil)
  }

  /// Every value that the stylesheets write as a plain hexadecimal color.
  @Test func plainValuesAreThoseOfEachStylesheet() throws {
    let rows = try StockTests.rows()
    let releases: [(GTKRelease, String)] = [
      (.v4_8, "1.2.2"), (.v4_10, "1.3.0"), (.v4_12, "1.4.0"), (.v4_14, "1.5.0"),
      (.v4_16, "1.6.0"), (.v4_18, "1.7.0"), (.v4_20, "1.8.0"), (.v4_22, "1.9.0"),
      (.v4_24, "1.10.beta.1"),
    ]
    var count = 0
    for (release, version) in releases {
      for (scheme, appearance) in [("light", StockTests.light), ("dark", StockTests.dark)] {
        let column = try #require(rows[0].firstIndex(of: "\(version)_\(scheme)"))
        for row in rows.dropFirst() where row[column].hasPrefix("#") {
          let name = row[0].hasPrefix("--") ? row[0] : "@" + row[0]
          let known = try #require(release.knowledge.stock(name, in: appearance), "\(name)")
          #expect(Color(known).hex == Color(hex: row[column])?.hex, "\(name) of \(release)")
          count += 1
        }
      }
    }
    #expect(count > 1500)
  }

  /// Every name that a stylesheet defines is known, and no other.
  @Test func namesAreThoseOfEachStylesheet() throws {
    let rows = try StockTests.rows()
    let column = try #require(rows[0].firstIndex(of: "1.2.2_light"))
    let names = rows.dropFirst().filter { !["", "-"].contains($0[column]) }.map { "@" + $0[0] }
    #expect(GTKRelease.v4_8.knowledge.namedColors == names.sorted())
  }

  @Test func standaloneColorsAreDerivedAsThatReleaseDerivesThem() throws {
    for release in [GTKRelease.v4_18, .v4_24] {
      for (background, name) in [
        ("--accent-bg-color", "--accent-color"), ("--warning-bg-color", "--warning-color"),
      ] {
        for appearance in [StockTests.light, StockTests.dark] {
          let base = try #require(release.knowledge.stock(background, in: appearance))
          let known = try #require(release.knowledge.stock(name, in: appearance))
          let derived = Color.standalone(background: Color(base), dark: appearance.scheme == .dark)
          #expect(derived.hex == Color(known).hex)
        }
      }
    }
  }

  private static func rows() throws -> [[String]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Vectors/adw-roles.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
  }
}
