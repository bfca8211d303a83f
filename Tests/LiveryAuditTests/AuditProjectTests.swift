import Fixtures
import Foundation
import GTKFixtures
import Testing

/// What a theme's file, its project and a baseline say of the findings of `audit`.
@Suite(.enabled("needs a screen") { PreviewCommand.hasScreen })
struct AuditProjectTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("livery.toml", "ignore = ['contrast']\n")
  }

  private func audit(_ css: String, _ arguments: String...) throws -> ProgramRun {
    try folder.write("a.css", css)
    return try ProgramRun(
      ["/usr/bin/nice", "-n", "19"]
        + PreviewCommand.words(
          ["audit", "--timeout", "600", "--page", "text", "--state", "normal"]
            + ["--appearance", "light", "\(folder.path)/a.css"] + arguments))
  }

  private static let faint = "label { color: #dddddd; }\n"

  @Test func hidesWhatABaselineHolds() throws {
    let baseline = "\(folder.path)/known.json"
    let written = try audit(Self.faint, "--write-baseline", baseline)
    #expect(written.status == 0 && written.output.isEmpty, "\(written)")
    try folder.write("livery.toml", "baseline = 'known.json'\n")
    let known = try audit(Self.faint)
    #expect(known.status == 0 && !known.output.contains("audit/contrast"), "\(known)")
    // What is worse than it was is new.
    let worse = try audit("label { color: #f6f6f6; }\n")
    #expect(worse.status == 1 && worse.output.contains("audit/contrast"), "\(worse)")
    // A file that is no baseline stays as it is.
    let notes = try folder.write("notes.txt", "mine\n")
    let refused = try audit(Self.faint, "--write-baseline", notes)
    #expect(refused.status == 73 && refused.errors.contains("stays as it is"), "\(refused)")
    #expect(try String(decoding: folder.read("notes.txt"), as: UTF8.self) == "mine\n")
  }

  @Test func countsAsTheConfigurationSays() throws {
    try folder.write("livery.toml", "[severity]\n'audit/contrast' = 'note'\n")
    let noted = try audit(Self.faint)
    #expect(noted.status == 0 && noted.output.contains("note: "), "\(noted)")
    let other = try folder.write("other.toml", "ignore = ['audit']\n")
    let ignored = try audit(Self.faint, "--config", other)
    #expect(ignored.status == 0 && ignored.output.isEmpty, "\(ignored)")
  }

  @Test func allowsWhatTheFileAllows() throws {
    let allowed = try audit("/* livery: allow-file audit/contrast */\n" + Self.faint)
    #expect(allowed.status == 0 && !allowed.output.contains("audit/contrast"), "\(allowed)")
    let check = try ProgramRun(
      [BuiltProgram.path("livery"), "check", "\(folder.path)/a.css"])
    #expect(!check.output.contains("allowance"), "\(check)")
  }
}
