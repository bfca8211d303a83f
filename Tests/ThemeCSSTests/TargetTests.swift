import GTKKnowledge
import Testing
import ThemeCSS
import ThemeModel

@Suite struct TargetTests {
  @Test(arguments: ["3.24", "4.8", "4.10", "4.24", "4.8..4.24", "4.16..4.18"])
  func readsWhatItWrites(text: String) throws {
    #expect(try Target(parsing: text).description == text)
  }

  @Test func aRangeOfOneReleaseIsThatRelease() throws {
    #expect(try Target(parsing: "4.18..4.18") == Target(GTKRelease.v4_18))
  }

  @Test(arguments: [
    ("4.9", "GTK '4.9' is not known; the known releases are \(Target.choices)"),
    ("5", "GTK '5' is not known; the known releases are \(Target.choices)"),
    ("4.8..4.9", "GTK '4.9' is not known; the known releases are \(Target.choices)"),
    ("4.8...4.18", "GTK '.4.18' is not known; the known releases are \(Target.choices)"),
    ("4.24..4.8", "'4.24..4.8' runs backwards; write '4.8..4.24'"),
    (
      "..4.8",
      "'..4.8' does not say which end it means; write both, such as '4.8..4.24', or '4.16..'"
    ),
    ("", "expected a release of GTK, such as '4.18', or a range, such as '4.8..4.24'"),
    ("3.24..4.8", "a range must be within GTK 4; name 3.24 alone"),
  ])
  func saysWhatToWriteInstead(text: String, message: String) {
    let error = #expect(throws: TargetError.self) { try Target(parsing: text) }
    #expect(error?.description == message)
  }

  @Test func aRangeHasWhatAllOfItHas() throws {
    let target = try Target(parsing: "4.14..4.20")
    #expect(target.contains(.v4_16) && !target.contains(.v4_22))
    #expect(!target.hasMedia)
    #expect(target.has(.mediaQueries) == false)
    #expect(try Target(parsing: "4.20..4.24").hasMedia)
  }

  @Test func namesReleasesInRuns() {
    #expect(Target.all4.names == "GTK 4.8 to \(GTKRelease.latest)")
    #expect(Target.all4.names(before: .v1_6) == "GTK 4.8 to 4.14")
    #expect(Target.v4_16.names(before: .v1_6) == nil)
    #expect([GTKRelease.v4_8, .v4_10, .v4_24].names == "GTK 4.8 to 4.10, 4.24")
  }
}
