import Fixtures
import Foundation
import Testing

/// Installing and taking away where the process is killed, or the disk full, at each call of the
/// system that changes a file.
@Suite(.enabled("strace is needed, and the right to trace") { SystemCall.canBeTraced })
struct InstallFaultTests {
  private static let own = "/* mine */\nwindow { color: red; }"
  private static let files = [InstallTests.modern: own, ".config/gtk-4.0/other.css": "x"]

  private let install = ["install", "ocean"]

  /// What the user wrote into a stylesheet that may hold Livery's line.
  private func written(_ home: Home) -> String? {
    home.read(InstallTests.modern)?.replacing(#/@import url\("livery.css"\);[^\n]*\n/#, with: "")
  }

  private func installed() throws -> Home {
    let home = try Home(InstallFaultTests.files)
    #expect(try home.run("install", "ocean").status == 0)
    return home
  }

  /// The calls that change files while a theme is installed, and while it is taken away.
  private func changesOfInstalling() throws -> [SystemCall] {
    let calls = try SystemCall.changes(install, in: Home(InstallFaultTests.files))
    // Five files: each created, written, flushed and renamed.
    #expect(calls.count { $0.name == "rename" } == 5 && calls.count >= 20)
    return calls
  }

  private func changesOfTakingAway() throws -> [SystemCall] {
    let calls = try SystemCall.changes(["uninstall"], in: installed())
    // The user's file is written anew; two themes, a stylesheet and the manifest go.
    #expect(calls.count { $0.name == "rename" } == 1 && calls.count { $0.name == "unlink" } == 4)
    return calls
  }

  @Test func restoresEverythingWhereverInstallingIsKilled() throws {
    for call in try changesOfInstalling() {
      let home = try Home(InstallFaultTests.files)
      let before = try home.content
      #expect(try SystemCall.run(install, in: home, .kill, at: call).status == SIGKILL)
      #expect(written(home) == InstallFaultTests.own, "killed at \(call)")
      #expect(try home.run("uninstall").status == 0)
      #expect(try home.content == before, "killed at \(call)")
    }
  }

  @Test func putsALinkBackWhereverInstallingOrTakingAwayIsKilled() throws {
    let linked = { () throws in
      let home = try Home(["dotfiles/gtk.css": InstallFaultTests.own])
      try home.link(InstallTests.modern, to: "../../dotfiles/gtk.css")
      return home
    }
    let before = try linked().content
    for call in try SystemCall.changes(install, in: linked()) {
      let home = try linked()
      #expect(try SystemCall.run(install, in: home, .kill, at: call).status == SIGKILL)
      #expect(home.read("dotfiles/gtk.css") == InstallFaultTests.own)
      #expect(try home.run("uninstall").status == 0)
      #expect(try home.content == before, "killed at \(call)")
    }
    let installed = { () throws in
      let home = try linked()
      #expect(try home.run("install", "ocean").status == 0)
      return home
    }
    for call in try SystemCall.changes(["uninstall"], in: installed()) {
      let home = try installed()
      #expect(try SystemCall.run(["uninstall"], in: home, .kill, at: call).status == SIGKILL)
      #expect(try home.run("uninstall").status == 0)
      #expect(try home.content == before, "killed at \(call)")
    }
  }

  @Test func leavesNoEmptyConfigurationWhereverInstallingIsKilled() throws {
    let calls = try SystemCall.changes(install, in: Home())
    #expect(calls.count { $0.name == "rename" } == 6)
    for call in calls {
      let home = try Home()
      #expect(try SystemCall.run(install, in: home, .kill, at: call).status == SIGKILL)
      let content = try home.content
      let isEmpty = !content.keys.contains { $0.hasPrefix(".config/") }
      #expect(content[".config/"] == nil || !isEmpty, "killed at \(call)")
      #expect(try home.run("uninstall").status == 0)
      let rest = try home.content
      #expect(rest.isEmpty, "killed at \(call): \(rest.keys)")
    }
  }

  @Test func installsAnewWhereverInstallingIsKilled() throws {
    for call in try changesOfInstalling() {
      let home = try Home(InstallFaultTests.files)
      let before = try home.content
      #expect(try SystemCall.run(install, in: home, .kill, at: call).status == SIGKILL)
      try home.write(InstallTests.modern, (home.read(InstallTests.modern) ?? "") + "/* later */")
      #expect(try home.run("install", "mint").status == 0, "killed at \(call)")
      #expect(home.read(".config/gtk-4.0/livery.css")?.hasPrefix("/* Mint") == true)
      #expect(try home.run("uninstall").status == 0)
      var expected = before
      expected[InstallTests.modern] = InstallFaultTests.own + "/* later */"
      #expect(try home.content == expected, "killed at \(call)")
    }
  }

  @Test func restoresEverythingWhereverTakingAwayIsKilled() throws {
    for call in try changesOfTakingAway() {
      let home = try installed()
      let edited = (home.read(InstallTests.modern) ?? "") + "/* later */"
      try home.write(InstallTests.modern, edited)
      #expect(try SystemCall.run(["uninstall"], in: home, .kill, at: call).status == SIGKILL)
      #expect(
        written(home) == InstallFaultTests.own + "/* later */", "killed at \(call)")
      #expect(try home.run("uninstall").status == 0)
      var expected = try Home(InstallFaultTests.files).content
      expected[InstallTests.modern] = InstallFaultTests.own + "/* later */"
      #expect(try home.content == expected, "killed at \(call)")
    }
  }

  @Test func changesNothingWhereTheDiskFills() throws {
    for call in try changesOfInstalling() where !["fchmod", "fchown"].contains(call.name) {
      let home = try Home(InstallFaultTests.files)
      let before = try home.content
      let result = try SystemCall.run(install, in: home, .diskIsFull, at: call)
      #expect(result.status == 73, "full at \(call)")
      #expect(result.errors.contains("cannot be written: no space left on device"))
      #expect(try home.content == before, "full at \(call)")
    }
  }

  @Test func takesAwayAllOrNothingWhereTheDiskFills() throws {
    for call in try changesOfTakingAway() where !["fchmod", "fchown"].contains(call.name) {
      let home = try installed()
      let before = try home.content
      #expect(
        try SystemCall.run(["uninstall"], in: home, .diskIsFull, at: call).status == 73)
      #expect(try home.content == before, "full at \(call)")
    }
  }
}

/// A home on a disk that is really full.
@Suite struct FullDiskTests {
  private static let canMount: Bool = {
    guard getuid() == 0, let folder = try? TemporaryFolder() else { return false }
    defer { umount2(folder.path, Int32(MNT_DETACH)) }
    return mount("tmpfs", folder.path, "tmpfs", 0, "size=4k") == 0
  }()

  @Test(.enabled(if: canMount, "only root may mount"))
  func losesNothing() throws {
    let home = try Home()
    try #require(mount("tmpfs", home.path, "tmpfs", 0, "size=64k") == 0)
    defer { umount2(home.path, Int32(MNT_DETACH)) }
    try home.write(InstallTests.modern, "a { }\n")
    let before = try home.content
    let fill = {
      try home.write("filler", "")
      let filler = try #require(FileHandle(forWritingAtPath: home.path + "/filler"))
      while (try? filler.write(contentsOf: Data(count: 4096))) != nil {}
      try filler.close()
    }
    let free = { try FileManager.default.removeItem(atPath: home.path + "/filler") }
    try fill()
    let result = try home.run("install", "ocean")
    #expect(result.status == 73 && result.errors.contains("no space left on device"))
    try free()
    #expect(try home.content == before)

    #expect(try home.run("install", "ocean").status == 0)
    try fill()
    #expect(try home.run("uninstall").status == 73)
    #expect(home.read(InstallTests.modern)?.hasSuffix("\na { }\n") == true)
    try free()
    #expect(try home.run("uninstall").status == 0)
    #expect(try home.content == before)
  }
}
