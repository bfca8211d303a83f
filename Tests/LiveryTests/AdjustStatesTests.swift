import Fixtures
import Foundation
import Testing

/// What `livery adjust --audit` does with what `livery-preview audit` finds, for which stand-ins
/// print here.
@Suite struct AdjustStatesTests {
  private let home: Home
  private let livery: String

  private static let theme = """
    livery = 1
    name = "x"
    appearances = ["dark"]
    [colors]
    window-bg = "#202020"
    headerbar-bg = "#404858"
    headerbar-fg = "#ffffff"

    """

  private static let finding = """
    {"findings": [{"rule": "audit/contrast", "severity": "warning", "message": "3.00:1 of 'entry'",
      "declaration": "'headerbar-bg'", "alternative": null, "places": [{"appearance": "dark",
      "color": "#c0c8d0", "ground": "#606a78", "value": 3.0, "minimum": 4.5}]}]}
    """

  /// A copy of the program with nothing beside it.
  init() throws {
    home = try Home(["x.livery.toml": Self.theme])
    livery = home.path + "/livery"
    try ProgramFile.copy(Program.path(of: "livery"), to: livery)
  }

  /// Adjusts the theme where the lines of a shell script are `livery-preview`.
  private func adjust(
    preview: String?, display: String = ":0", _ options: String...
  ) throws -> ProgramRun {
    if let preview {
      try ProgramFile.write(
        "#!/bin/sh\nPATH=/usr/bin:/bin\n\(preview)\n", to: home.path + "/livery-preview")
    }
    return try Program.run(
      ["adjust", home.path + "/x.livery.toml", "--contrast", "aa", "--audit"] + options, of: livery,
      environment: home.environment.merging(["DISPLAY": display]) { $1 })
  }

  private static func printing(_ finding: String, while condition: String) -> String {
    "if \(condition); then cat <<'END'\n\(finding)\nEND\nelse echo '{\"findings\": []}'; fi"
  }

  @Test func movesTheRoleThatAFaultComesFrom() throws {
    let found = Self.printing(Self.finding, while: "grep -q '404858' \"$2\"")
    let result = try adjust(preview: found)
    #expect(result.status == 0 && !result.errors.contains("painted"), "\(result)")
    #expect(!result.output.contains("404858") && result.output.contains("\"#202020\""))
    let changed = Self.theme.split(separator: "\n").filter { !result.output.contains($0) }
    #expect(changed.count <= 2, "\(result)")
  }

  @Test func namesWhatNoRoleFixesAndMovesNothingForIt() throws {
    let plain = try Program.run("adjust", home.path + "/x.livery.toml", "--contrast", "aa")
    let result = try adjust(preview: "cat <<'END'\n\(Self.finding)\nEND\nexit 0")
    #expect(result.status == 0 && result.output == plain.output, "\(result)")
    #expect(result.errors.contains("painted: warning: 3.00:1 of 'entry'"), "\(result)")
  }

  @Test func paintsTheTextThatItWrites() throws {
    let kept = "cp \"$2\" \(home.path)/painted; echo \"$@\" > \(home.path)/words\n"
    let result = try adjust(preview: kept + "echo '{\"findings\": []}'")
    #expect(result.status == 0 && home.read("painted") == result.output, "\(result)")
    let words = try #require(home.read("words"))
    #expect(words.hasPrefix("audit ") && words.contains("--format json --appearance dark"))
  }

  @Test(arguments: [
    (nil, ":0", "'livery-preview' is not installed"),
    ("exit 0", "", "there is no display, and neither Xvfb nor gtk4-broadwayd"),
    ("echo 'GTK was killed' >&2; exit 70", ":0", "GTK was killed"),
    ("echo '{'", ":0", "livery-preview' cannot be read"),
  ])
  func saysThatNothingWasPainted(preview: String?, display: String, reason: String) throws {
    let result = try adjust(preview: preview, display: display)
    #expect(result.status == 0 && result.output.hasPrefix("livery = 1"), "\(result)")
    #expect(result.errors.contains("the states of widgets were not painted: "), "\(result)")
    #expect(result.errors.contains(reason), "\(result)")
  }

  @Test func goesWithAContrastAlone() throws {
    let result = try Program.run("adjust", "ocean", "--hue", "9", "--audit")
    #expect(result.status == 64 && result.errors.contains("'--audit' needs '--contrast'"))
  }
}
