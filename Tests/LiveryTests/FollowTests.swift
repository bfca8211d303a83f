import Fixtures
import Foundation
import Testing

/// A theme for a GTK before 4.20 that follows the desktop's color scheme.
@Suite(.serialized) struct FollowTests {
  private static let install = ["install", "ocean", "--target", "4.8", "--follow"]
  private static let unit = ".config/systemd/user/livery-follow.service"
  private static let entry = ".config/autostart/livery-follow.desktop"

  /// A home where what is started at login is only written down, with the programs of GLib.
  private func home(systemd: Bool = false) throws -> Home {
    let home = try Home([InstallTests.modern: "a { }\n"])
    for name in ["setsid", "systemctl"] {
      let status = name == "setsid" || systemd ? 0 : 1
      try home.write(
        "bin/\(name)", "#!/bin/sh\necho \(name) \"$@\" >> \"$HOME/run/started\"\nexit \(status)\n")
      try home.change("bin/\(name)", toMode: 0o755)
    }
    try home.link("bin/gdbus", to: "/usr/bin/gdbus")
    return home
  }

  /// Without Xvfb no theme is shown to GTK before.
  private func path(of home: Home) -> String { "\(home.path)/bin" }

  private func run(
    _ words: [String], in home: Home, _ variables: [String: String]
  ) throws -> ProgramRun {
    try Program.run(words, environment: home.environment.merging(variables) { $1 })
  }

  private func configuration(of home: Home) throws -> [String: String] {
    try home.content.filter { $0.key.hasPrefix(".config") }
  }

  private func scheme(in home: Home) -> String? {
    home.read(InstallTests.theme)?.firstMatch(of: #/^\/\* Ocean \((\w+)/#).map { String($0.1) }
  }

  @Test(arguments: [false, true])
  func followsTheDesktopUntilItIsTakenAway(systemd: Bool) throws {
    let home = try home(systemd: systemd)
    let before = try configuration(of: home)
    let portal = try DesktopPortal(1, in: home, path: path(of: home))
    let installed = try run(FollowTests.install, in: home, portal.variables)
    #expect(installed.status == 0 && installed.errors.contains("follows the desktop's light"))
    #expect(scheme(in: home) == "dark")
    #expect(try home.run("status").output.contains("follows the desktop's light and dark"))
    let started = home.read("run/started") ?? ""
    let starter = home.read(systemd ? FollowTests.unit : FollowTests.entry)
    #expect(starter?.contains("/livery\" follow\n") == true)
    #expect(started.contains(systemd ? "restart livery-follow.service" : "setsid --fork"))

    let errors = Pipe()
    let follow = try ProgramRun.start(
      [Program.path(of: "livery"), "follow"],
      environment: home.environment.merging(portal.variables) { $1 }, errors: errors)
    for (value, name) in [(0, "light"), (1, "dark"), (2, "light")] {
      try portal.ask(for: value)
      let line = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
      #expect(line == "livery: the installed theme is \(name) now\n")
      #expect(scheme(in: home) == name)
    }
    // One is enough, and it ends with the theme.
    #expect(try run(["follow"], in: home, portal.variables).errors.contains("another"))
    #expect(try run(["uninstall"], in: home, portal.variables).status == 0)
    follow.waitUntilExit()
    #expect(follow.terminationStatus == 0)
    #expect(try configuration(of: home) == before)
  }

  @Test func theFilesThatStartItAreRead() throws {
    for systemd in [true, false] {
      let home = try home(systemd: systemd)
      let portal = try DesktopPortal(0, in: home, path: path(of: home))
      #expect(try run(FollowTests.install, in: home, portal.variables).status == 0)
      let file = "\(home.path)/\(systemd ? FollowTests.unit : FollowTests.entry)"
      let words =
        systemd
        ? ["/usr/bin/systemd-analyze", "verify", "--user", "--man=no", file]
        : ["/usr/bin/desktop-file-validate", file]
      guard FileManager.default.isExecutableFile(atPath: words[0]) else { continue }
      let check = try ProgramRun(words, environment: ["XDG_RUNTIME_DIR": home.path])
      #expect(check.status == 0, "\(check)")
    }
  }

  @Test func losesNothingWhereverItIsKilled() throws {
    guard SystemCall.canBeTraced else { return }
    let home = try home(systemd: true)
    let portal = try DesktopPortal(0, in: home, path: path(of: home))
    let before = try configuration(of: home)
    // The state of the files changes at these.
    let isStep = { (call: SystemCall) in
      ["rename", "renameat2", "mkdir", "unlink", "rmdir", "link"].contains(call.name)
    }
    for words in [FollowTests.install, ["uninstall"]] {
      let prepare = { () throws in
        guard words == ["uninstall"] else { return }
        let installed = try run(FollowTests.install, in: home, portal.variables)
        #expect(installed.status == 0)
      }
      try prepare()
      let calls = try SystemCall.changes(words, in: home, with: portal.variables).filter(isStep)
      #expect(calls.count >= 10)
      #expect(try home.run("uninstall").status == 0)
      for call in calls {
        try prepare()
        let killed = try SystemCall.run(words, in: home, .kill, at: call, with: portal.variables)
        #expect(killed.status == SIGKILL, "killed at \(call)")
        #expect(try home.run("uninstall").status == 0, "killed at \(call)")
        #expect(try configuration(of: home) == before, "killed at \(call)")
      }
    }
  }

  @Test func endsWithAnotherThemeThatDoesNotFollow() throws {
    let home = try home()
    let before = try configuration(of: home)
    let portal = try DesktopPortal(1, in: home, path: path(of: home))
    #expect(try run(FollowTests.install, in: home, portal.variables).status == 0)
    let other = try run(["install", "mint", "--target", "4.8"], in: home, portal.variables)
    #expect(other.errors.contains("no longer follows"))
    #expect(other.errors.contains("one color scheme, and this one is light"))
    #expect(home.read(FollowTests.entry) == nil)
    #expect(
      try run(["follow"], in: home, portal.variables).errors.contains("no theme is installed"))
    #expect(try run(["uninstall"], in: home, portal.variables).status == 0)
    #expect(try configuration(of: home) == before)
    // An entry that somebody changed is theirs.
    #expect(try run(FollowTests.install, in: home, portal.variables).status == 0)
    try home.write(FollowTests.entry, "mine")
    let taken = try run(["uninstall"], in: home, portal.variables)
    #expect(
      taken.status == 0 && taken.errors.contains("livery-follow.desktop' is not as Livery left"))
    #expect(home.read(FollowTests.entry) == "mine")
  }

  @Test(arguments: [
    (nil, [:], "no settings portal says"), (9, [:], "does not answer"),
    (0, ["DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": "/nonexistent"], "no session bus"),
    (0, ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"], "nothing answers at the address"),
    (0, ["PATH": "/nonexistent"], "'gdbus' is missing"),
  ])
  func changesNothingWhereNothingCanBeFollowed(
    scheme: Int?, more: [String: String], reason: String
  ) throws {
    let home = try home()
    let before = try configuration(of: home)
    let portal = try DesktopPortal(scheme, in: home, path: path(of: home))
    let run = try run(FollowTests.install, in: home, portal.variables.merging(more) { $1 })
    #expect(run.status == 69 && run.errors.contains(reason), "\(run)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run)")
    #expect(try configuration(of: home) == before)
  }
}
