import Fixtures
import Foundation
import GTKFixtures
import TestDisplay
import Testing

/// The files that were open, which the next window opens again, and those that were opened lately.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct RememberingTests {
  private let folder: TemporaryFolder
  private let harbor, quay: String

  init() throws {
    folder = try TemporaryFolder()
    harbor = try folder.write("harbor.livery.toml", CrashingThemes.theme("Harbor", "#204060"))
    quay = try folder.write("quay.livery.toml", CrashingThemes.theme("Quay", "#602040"))
  }

  private var environment: [String: String] {
    [
      "GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": "\(folder.path)/config",
      "XDG_DATA_HOME": "\(folder.path)/data",
    ]
  }

  private func start(_ files: [String] = [], program: String? = nil) throws -> Preview {
    try Preview(
      files, program: program.map(BuiltProgram.path),
      environment: environment)
  }

  private func awaitTitle(_ name: String, in preview: Preview) throws {
    try preview.display.perform("wait", ["role": "frame", "name": .string("\(name) — Livery")])
  }

  private func expectOpen(_ names: String..., in preview: Preview) throws {
    for name in names {
      try preview.display.perform(
        "wait", ["role": "push button", "name": .string("Close \(name)")])
    }
    let tree = try preview.display.request("tree", for: String.self)
    #expect(tree.split(separator: "button 'Close ").count - 1 == names.count)
  }

  private func end(_ preview: Preview) throws {
    try preview.expectHealth()
    try preview.type("Control_L", "w")
    #expect(
      try preview.display.request("exit", ["pid": preview.pid, "seconds": 60], for: Int?.self) == 0)
  }

  @Test func opensThemOnlyWhereThePreferencesSaySo() throws {
    let first = try start([harbor])
    try first.type("Control_L", "comma")
    try first.display.perform("wait", ["role": "frame", "name": "Preferences"])
    #expect(try first.display.request("unnamed") == [String]())
    for (name, kept) in [
      ("Open Files Again", "reopen-files=false"), ("Fade Between Themes", "fade-themes=false"),
      ("Mark Problems", "problem-marks=true"),
    ] {
      try first.await("focused", of: "list item", name)
      try first.type("Return")
      try first.poll("'\(kept)' is not kept") {
        let bytes = (try? folder.read("config/glib-2.0/settings/keyfile")) ?? Data()
        return String(decoding: bytes, as: UTF8.self).contains(kept) ? () : nil
      }
      try first.type("Down")
    }
    try first.type("Escape")
    try first.awaitEnd(of: "Open Files Again")
    try awaitTitle("Harbor", in: first)
    try end(first)

    let second = try start()
    try awaitTitle("Adwaita", in: second)
    try expectOpen(in: second)
    try end(second)
  }

  @Test func opensTheFilesOfTheLastWindowAgain() throws {
    let first = try start([harbor, quay])
    try expectOpen("Harbor", "Quay", in: first)
    try end(first)

    let second = try start()
    try awaitTitle("Harbor", in: second)
    try expectOpen("Harbor", "Quay", in: second)
    try end(second)

    // A file that is asked for is shown, and the others stay.
    let mole = try folder.write("mole.livery.toml", CrashingThemes.theme("Mole", "#406020"))
    let third = try start([mole])
    try awaitTitle("Mole", in: third)
    try expectOpen("Harbor", "Quay", "Mole", in: third)
    try third.press("Close Harbor", role: "push button")
    try third.awaitEnd(of: "Close Harbor")
    try end(third)

    let fourth = try start()
    try awaitTitle("Mole", in: fourth)
    try expectOpen("Quay", "Mole", in: fourth)
    try end(fourth)
  }

  @Test func saysWhichFilesAreGoneOnce() throws {
    try end(try start([harbor, quay]))
    try FileManager.default.removeItem(atPath: quay)
    let second = try start()
    _ = try second.text(saying: "“quay.livery.toml” is gone, and not opened again")
    try awaitTitle("Harbor", in: second)
    try expectOpen("Harbor", in: second)
    try end(second)

    let third = try start()
    try expectOpen("Harbor", in: third)
    #expect(try !third.display.request("tree", for: String.self).contains("is gone"))
    try end(third)
  }

  @Test func doesNotOpenAgainWhatTheLastWindowDiedOf() throws {
    try end(try start([harbor]))
    let crashing = try folder.write("kills.livery.toml", CrashingThemes.theme("Kills", "#606060"))
    let second = try start([crashing], program: "unchecked-preview")
    _ = try second.text(saying: "Reading “kills.livery.toml” killed the window")
    try expectOpen("Harbor", in: second)
    try second.type("Control_L", "w")
    #expect(
      try second.display.request("exit", ["pid": second.pid, "seconds": 60], for: Int?.self) == 0)

    let third = try start(program: "unchecked-preview")
    try expectOpen("Harbor", in: third)
    #expect(try !third.display.request("tree", for: String.self).contains("killed the window"))
    try end(third)
  }

  @Test func doesNotOpenAgainWhatKilledGTK() throws {
    let crashing = try folder.write("signal.livery.toml", CrashingThemes.theme("Signal", "#606060"))
    let first = try start([harbor], program: "unchecked-preview")
    try awaitTitle("Harbor", in: first)
    try first.act("open-recent", crashing)
    _ = try first.text(saying: "“Signal” killed the window")
    try awaitTitle("Harbor", in: first)
    try first.type("Control_L", "w")
    #expect(
      try first.display.request("exit", ["pid": first.pid, "seconds": 60], for: Int?.self) == 0)

    let second = try start(program: "unchecked-preview")
    try awaitTitle("Harbor", in: second)
    try expectOpen("Harbor", in: second)
    try end(second)
  }

  @Test func offersWhatWasOpenedLately() throws {
    let first = try start([harbor])
    try first.poll("the desktop does not know it") { () -> Bool? in
      guard folder.exists("data/recently-used.xbel") else { return nil }
      let list = try folder.read("data/recently-used.xbel")
      return String(decoding: list, as: UTF8.self).contains("harbor.livery.toml") ? true : nil
    }
    try first.press("Close Harbor", role: "push button")
    try awaitTitle("Adwaita", in: first)
    try end(first)

    let second = try start()
    try second.act("open-recent", harbor)
    try awaitTitle("Harbor", in: second)
    try end(second)
  }

  @Test func aPictureNeitherHasNorChangesWhatIsRemembered() throws {
    try end(try start([harbor, quay]))
    let settings = "config/glib-2.0/settings/keyfile"
    let before = try folder.read(settings)
    #expect(String(decoding: before, as: UTF8.self).contains("harbor.livery.toml"))
    let preview = try Preview(
      ["--screenshot", "\(folder.path)/alone.png"], environment: environment, isAwaited: false)
    #expect(
      try preview.display.request("exit", ["pid": preview.pid, "seconds": 60], for: Int?.self) == 0)
    #expect(try folder.read(settings) == before)
    let alone = try Preview(
      ["--screenshot", "\(folder.path)/bare.png"], isAwaited: false)
    #expect(
      try alone.display.request("exit", ["pid": alone.pid, "seconds": 60], for: Int?.self) == 0)
    #expect(try folder.read("alone.png") == folder.read("bare.png"))
  }
}
