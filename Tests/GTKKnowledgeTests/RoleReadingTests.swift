import GTKKnowledge
import Testing
import ThemeModel

@Suite struct RoleReadingTests {
  @Test(arguments: [
    // Before variables, widgets read the name.
    (GTKRelease.v4_8, ColorRole.accent, true, false, ColorRole?.none),
    (.v4_14, .sidebarBg, true, false, nil),
    // A variable whose stock value is the name.
    (.v4_18, .windowBg, true, true, nil),
    // Derived from the background; the name changes nothing.
    (.v4_16, .accent, false, true, .accentBg),
    (.v4_18, .destructive, false, true, .destructiveBg),
    (.v4_24, .error, false, true, .errorBg),
    // Variables without a name.
    (.v4_18, .activeToggleBg, false, true, nil),
    (.v4_24, .overviewFg, false, true, nil),
    // The accent stood on a swatch.
    (.v4_8, .blue3, true, false, nil),
    (.v4_24, .blue3, false, false, nil),
  ])
  func aRoleIsReadFromWhereThatReleaseReadsIt(
    release: GTKRelease, role: ColorRole, readsName: Bool, readsVariable: Bool,
    derivedFrom: ColorRole?
  ) throws {
    let reading = try #require(release.knowledge.reading(of: role))
    #expect(reading.readsName == readsName)
    #expect(reading.readsVariable == readsVariable)
    #expect(reading.derivedFrom == derivedFrom)
  }

  @Test(arguments: [
    (GTKRelease.v4_8, ColorRole.sidebarBg), (.v4_8, .overviewBg), (.v4_16, .activeToggleBg),
    (.v4_24, .link),
  ])
  func aRoleThatAReleaseLacksIsReadFromNowhere(release: GTKRelease, role: ColorRole) {
    #expect(release.knowledge.reading(of: role) == nil)
  }

  @Test func everyRoleIsKnownFromItsFirstLibadwaitaOn() {
    for release in GTKRelease.allCases where release != .v3_24 {
      for role in ColorRole.allCases {
        let isThere = role.since.map { $0 <= release.adwaita } ?? false
        #expect((release.knowledge.reading(of: role) != nil) == isThere, "\(role) of \(release)")
      }
    }
  }

  /// What painting found and what the stylesheet's text says agree.
  @Test(arguments: [GTKRelease.v4_8, .v4_18, .v4_24])
  func whatAPaintedPartFollowsIsRead(release: GTKRelease) {
    let knowledge = release.knowledge
    for part in knowledge.paintedParts {
      for source in knowledge.sources(of: part, in: .light) {
        #expect(knowledge.isRead(source), "\(part) follows \(source)")
      }
    }
    #expect(knowledge.sources(of: "window-bg", in: .light).count == 1)
  }

  @Test(arguments: [(GTKRelease.v4_8, false), (.v4_14, false), (.v4_16, true), (.v4_24, true)])
  func variablesWinWhereThereAreSome(release: GTKRelease, wins: Bool) {
    #expect(release.knowledge.variablesBeatNames == wins)
  }
}
