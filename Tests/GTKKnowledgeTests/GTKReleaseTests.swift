import GTKKnowledge
import Testing
import ThemeModel

@Suite struct GTKReleaseTests {
  @Test func releasesAreListedFromTheOldestOn() {
    #expect(GTKRelease.allCases == GTKRelease.allCases.sorted())
    #expect(GTKRelease.allCases.last == .latest)
  }

  @Test(arguments: [
    ("4.8", 1, 2), ("4.10", 1, 3), ("4.16", 1, 6), ("4.20", 1, 8), ("4.24", 1, 10),
  ])
  func aReleaseNamesTheLibadwaitaThatCameWithIt(text: String, major: Int, minor: Int) throws {
    let release = try #require(GTKRelease(rawValue: text))
    #expect(release.adwaita == AdwaitaVersion(major, minor))
  }

  @Test(arguments: [
    (4, 24, GTKRelease.v4_24), (4, 1000, .latest), (5, 0, .latest), (4, 18, .v4_18),
    (4, 19, .v4_18), (4, 9, .v4_8), (4, 8, .v4_8), (4, 6, .v4_8),
  ])
  func anInstalledGTKIsTakenForTheNewestReleaseThatItIsNotOlderThan(
    major: Int, minor: Int, release: GTKRelease
  ) {
    #expect(GTKRelease(ofGTK: major, minor) == release)
  }

  @Test func threeReleasesWereMeasured() {
    #expect(GTKRelease.allCases.filter(\.isMeasured) == [.v4_8, .v4_18, .v4_24])
  }
}
