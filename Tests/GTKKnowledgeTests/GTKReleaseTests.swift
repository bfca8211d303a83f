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
    (4, 24, "4.24"), (4, 25, "4.24"), (4, 40, "4.24"), (5, 0, "4.24"), (4, 18, "4.18"),
    (4, 19, "4.18"), (4, 9, "4.8"), (4, 8, "4.8"), (4, 6, "4.8"),
  ])
  func anInstalledGTKIsTakenForTheNewestReleaseThatItIsNotOlderThan(
    major: Int, minor: Int, release: String
  ) {
    #expect(GTKRelease(ofGTK: major, minor).rawValue == release)
  }

  @Test func threeReleasesWereMeasured() {
    #expect(GTKRelease.allCases.filter(\.isMeasured) == [.v4_8, .v4_18, .v4_24])
  }
}
