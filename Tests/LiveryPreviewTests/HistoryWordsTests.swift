import Fixtures
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import LiveryPreview

/// What the list of steps says of a change.
@MainActor @Suite struct HistoryWordsTests {
  @Test(arguments: [
    (["\"#eeffee\""], "view-bg: #eeffee → #ffffff"),
    (
      ["{ light = \"#eeffee\", dark = \"mix($a, $b, 50%)\" }"],
      "view-bg: light #eeffee → #ffffff"
    ),
    (["{ default = \"#eeffee\", dark = \"#000000\" }"], "view-bg: default #eeffee → #ffffff"),
  ])
  func saysWhatAValueWasAndIs(before: [String], words: String) throws {
    let folder = try TemporaryFolder()
    let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
    let text =
      "livery = 1\nname = 'T'\n[palette]\na = 'red'\nb = 'blue'\n[colors]\nview-bg = \(before[0])\n"
    session.open(try folder.write("t.livery.toml", text))
    try session.set(.role(.viewBg), to: "#ffffff")
    #expect(session.steps(upTo: 1).done.map(\.words) == [words])
  }

  @Test func saysWhichAppearanceGetsAnotherValue() throws {
    let folder = try TemporaryFolder()
    let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
    session.open(
      try folder.write(
        "t.livery.toml", "livery = 1\nname = 'T'\n[colors]\nview-bg = '#eeffee' # ours\n"))
    try session.set(.role(.viewBg), to: "#000000", in: .scheme(.dark))
    #expect(session.steps(upTo: 1).done.map(\.words) == ["view-bg: dark #eeffee → #000000"])
  }
}
