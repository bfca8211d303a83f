import Fixtures
import Foundation
import Testing

/// What `livery install` does after the crash test of `livery-preview`, which stand-ins replace
/// here.
@Suite struct InstallCrashTestTests {
  private let home: Home
  private let livery: String

  /// A copy of the program with nothing beside it.
  init() throws {
    home = try Home([InstallTests.modern: "a { }\n"])
    livery = home.path + "/livery"
    try ProgramFile.copy(Program.path(of: "livery"), to: livery)
  }

  @Test func installsWhatGTKSurvives() throws {
    // The stand-in keeps what it was shown.
    let run = try install(crashTest: "[ $1 = trial ] && cat > \(home.path)/shown")
    #expect(run.status == 0 && !run.errors.contains("tried"), "\(run)")
    let installed = try #require(home.read(InstallTests.theme))
    #expect(home.read("shown") == installed + "\n")
  }

  @Test func changesNothingWhereGTKDies() throws {
    let run = try install(crashTest: "cat > /dev/null; echo 'GTK was killed'; exit 1")
    #expect(run.status == 1, "\(run)")
    #expect(
      run.errors.contains(
        "'Ocean' is not installed, since no application would start with it: GTK was killed; "
          + "nothing is changed."), "\(run)")
    #expect(home.read(InstallTests.modern) == "a { }\n" && home.read(InstallTests.theme) == nil)
  }

  @Test(arguments: [
    ("cat > /dev/null; echo 'there is no display'; exit 69", "there is no display"),
    ("exit 70", "'livery-preview' does not run"), ("kill -9 $$", "'livery-preview' does not run"),
  ])
  func installsWithANoteWhatCannotBeTried(crashTest: String, reason: String) throws {
    let run = try install(crashTest: crashTest)
    #expect(run.status == 0, "\(run)")
    #expect(run.errors.contains("\n'Ocean' was not tried before: \(reason)\n"), "\(run)")
    #expect(home.read(InstallTests.theme) != nil)
  }

  @Test(arguments: [":0", ""])
  func installsWithANoteWhereSomethingIsMissing(display: String) throws {
    let run = try install(crashTest: display.isEmpty ? "exit 1" : nil, display: display)
    #expect(run.status == 0, "\(run)")
    #expect(run.errors.contains("that needs 'livery-preview', and a display or Xvfb"), "\(run)")
    #expect(home.read(InstallTests.theme) != nil)
  }

  @Test func triesNothingWhereItsFilesCannotBeWritten() throws {
    try addPreview("cat > \(home.path)/shown")
    let run = try Program.run(
      ["install", "ocean"], of: livery,
      environment: environment(display: ":0").merging([
        "XDG_CONFIG_HOME": "\(home.path)/gone/.config"
      ]) { $1 })
    #expect(run.status == 73 && run.errors.contains("is not there"), "\(run)")
    #expect(home.read("shown") == nil)
  }

  @Test func triesNothingWhereNothingIsInstalled() throws {
    let script = "cat > /dev/null; exit 1"
    try addPreview(script)
    let run = try Program.run(
      ["install", "ocean", "--dry-run"], of: livery, environment: environment(display: ":0"))
    #expect(run.status == 0 && !run.errors.contains("tried"), "\(run)")
  }

  /// Installs a theme where the lines of a shell script are `livery-preview`.
  private func install(crashTest: String?, display: String = ":0") throws -> ProgramRun {
    if let crashTest { try addPreview(crashTest) }
    return try Program.run(
      ["install", "ocean"], of: livery, environment: environment(display: display))
  }

  private func environment(display: String) -> [String: String] {
    home.environment.merging(["DISPLAY": display]) { $1 }
  }

  private func addPreview(_ script: String) throws {
    try ProgramFile.write(
      "#!/bin/sh\nPATH=/usr/bin:/bin\n\(script)\n", to: home.path + "/livery-preview")
  }
}
