import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeFormats
import ThemeModel

@testable import LiveryGallery
@testable import LiveryRendering

/// The gallery painted with one role changed at a time, in the base theme.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct RoleProbeTests {
  /// What libadwaita 1.2 has, and what rules of the base theme paint.
  private static let painted = ColorRole.allCases.filter { role in
    let isOfToolkit = role.since.map { $0 <= .v1_2 } ?? true
    return !role.isSwatch && isOfToolkit
      || [.sidebarBg, .sidebarFg, .sidebarBackdrop].contains(role)
  }

  @Test func findsAWidgetForEachRoleThatTheToolkitOrTheBaseThemePaints() throws {
    #expect(Self.painted.count == 33 + 8 + 3)
    var missing = Set(Self.painted)
    for page in Page.allCases where !missing.isEmpty {
      let map = try probe(page).map(of: Self.painted.filter(missing.contains))
      for role in Self.painted
      where map.specimens(of: role).contains(where: { !$0.hasPrefix("swatch-") }) {
        missing.remove(role)
      }
    }
    #expect(missing.map(\.name).sorted() == [])
  }

  @Test func changesEachSwatchWithItsRoleAlone() throws {
    let map = try probe(.surfaces).map()
    for role in ColorRole.allCases where role.since != nil {
      #expect(map.specimens(of: role).contains("swatch-\(role.name)"), "\(role.name)")
    }
    for role in ColorRole.allCases where role.isSwatch {
      #expect(map.specimens(of: role) == ["swatch-\(role.name)"])
    }
  }

  @Test(
    arguments: [
      ("entry-error", [.error]), ("level-full", [.successBg]),
      ("progress-vertical", [.accentBg]),
    ] as [(String, Set<ColorRole>)])
  func namesTheRolesOfASpecimen(specimen: String, expected: Set<ColorRole>) throws {
    let toolkit = ColorRole.allCases.filter { $0.since == .v1_0 && !$0.isSwatch }
    let map = try probe(.controls).map(of: toolkit)
    #expect(Set(map.roles(of: specimen)).isSuperset(of: expected))
    #expect(map.roles(of: specimen).count < 6)
  }

  /// A button that destroys: filled in libadwaita 1.2, and tinted in the color of its text since
  /// 1.6.
  @Test func namesTheRolesOfWhatReleasesPaintOtherwise() throws {
    let knowledge = Toolkit.release.knowledge
    let names = Set(
      ["destructive-bg", "destructive-fg"].flatMap { knowledge.sources(of: $0, in: .light) })
    let expected = ColorRole.allCases.filter { role in
      knowledge.reading(of: role).map {
        names.contains($0.name) || $0.variable.map(names.contains) ?? false
      } ?? false
    }
    #expect(!expected.isEmpty)
    #expect(
      try probe(.controls).map(of: [.destructive, .destructiveBg, .destructiveFg])
        .roles(of: "button-destructive") == expected)
  }

  @Test func looksAtWhatOneWouldScrollTo() throws {
    let map = try probe(.overview).map(of: [.accentBg])
    let found = map.specimens(of: .accentBg)
    #expect(found.contains("overview-budget") && found.contains("overview-pack-camera"))
  }

  @Test func followsWhatCodePaintsAndTheAppearance() throws {
    let map = try probe(.customViews, .dark).map(of: [.success, .accent, .border, .headerbarBg])
    #expect(map.roles(of: "chart") == [.accent, .success, .border])
    #expect(map.roles(of: "custom-text") == [.accent])
  }

  private func probe(_ page: Page, _ appearance: Appearance = .light) throws -> RoleProbe {
    try RoleProbe(
      page, folder: try #require(Resources.folder("gallery")), theme: ThemeLibrary.onScreen.base,
      appearance: appearance, display: try #require(Display.standard))
  }
}

extension RoleMap {
  /// The roles that paint a specimen; none where it is not on the page.
  fileprivate func roles(of specimen: String) -> [ColorRole] {
    specimens.first { $0.name == specimen }?.roles ?? []
  }
}
