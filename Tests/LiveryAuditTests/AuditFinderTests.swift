import Fixtures
import Foundation
import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@testable import LiveryAudit
@testable import LiveryGallery
@testable import LiveryRendering

/// Looks by the real program, which has a screen of its own beside that of the tests.
@MainActor
@Suite(
  .enabled("needs a screen") {
    let isReady = await Screen.isReady
    return isReady && PreviewCommand.hasScreen
  }, .serialized, .onScreen)
struct AuditFinderTests {
  /// Selected rows whose text is hardly seen.
  nonisolated static let fault =
    "[extra]\ncss = \"list > row:not(.button):selected { background: #fff; color: #eee; }\"\n"

  private let finder = AuditFinder(quiet: 50)

  @Test func findsWhatIsWrongInAThemeThatIsInNoFileAndFollowsAnEdit() throws {
    let faulty = try loadedTheme("extends = \"ocean\"\n\n\(Self.fault)")
    let audit = try audit(.lists, faulty)
    let problem = try #require(audit.problems.first { $0.finding.rule == "audit/contrast" })
    #expect(problem.title.contains("between #eeeeee and #ffffff, below"))
    #expect(problem.cause?.hasSuffix("row:not(.button):selected' in the theme's own CSS") == true)
    #expect("\(problem.finding.location)" == "odd.livery.toml:6:61")
    #expect(problem.places.contains { $0.specimen == "list-plain-selected" })
    // After an edit, by the same worker.
    let fixed = try self.audit(.lists, loadedTheme("extends = \"ocean\"\n"))
    #expect(!fixed.problems.contains { $0.cause?.contains(":selected") == true })
    // And back: it is known.
    #expect(finder.audit(of: .lists, in: faulty) == audit)
  }

  @Test func waitsUntilEditsHaveComeToRest() throws {
    let finder = AuditFinder(words: ["/nonexistent/livery-preview"], quiet: 200)
    var calls = 0
    finder.onFound = { calls += 1 }
    for index in 0..<20 {
      let audit = finder.audit(
        of: .text, in: try loadedTheme("[colors]\naccent-bg = \"#0000\(index + 10)\"\n"))
      #expect(audit.isGoingOn)
      _ = MainLoop.run(until: { false }, milliseconds: 20)
    }
    #expect(calls == 0)
    #expect(MainLoop.run(until: { calls == 1 }))
  }

  @Test func saysWhereTheProgramCannotBeStartedOrEnds() throws {
    for (word, reason) in [
      ("/nonexistent/livery-preview", "the search cannot be started"),
      ("false", "the search has ended"),
    ] {
      let finder = AuditFinder(words: [word], quiet: 10)
      let loadedTheme = try loadedTheme("")
      #expect(MainLoop.run(until: { finder.audit(of: .text, in: loadedTheme).failure == reason }))
    }
  }

  /// A theme that kills GTK ends a worker, and the next theme gets another.
  @Test func survivesAThemeThatKillsGTK() throws {
    let program = BuiltProgram.path("unchecked-preview")
    let finder = AuditFinder(words: [program, "keeper"], quiet: 10)
    let crashing = try loadedTheme("", name: "Signal")
    try require { finder.audit(of: .text, in: crashing).failure != nil }
    let failure = finder.audit(of: .text, in: crashing).failure ?? ""
    #expect(failure.hasPrefix("GTK was killed by signal"), "\(failure)")
    let good = try loadedTheme("")
    try require { !finder.audit(of: .text, in: good).isGoingOn }
    #expect(finder.audit(of: .text, in: good).isWhole)
  }

  @Test func endsItsProcesses() throws {
    let loadedTheme = try loadedTheme("")
    _ = try audit(.text, loadedTheme)
    let keepers = Self.children(of: getpid(), named: "audit-keeper")
    let workers = keepers.flatMap { Self.children(of: $0, named: "render-worker") }
    try #require(keepers.count == 1 && workers.count == 1)
    let screens = workers.flatMap { Self.children(of: $0, named: "Xvfb") }
    #expect(screens.count == 1)
    finder.end()
    let all = keepers + workers + screens
    try require { all.allSatisfy { kill($0, 0) != 0 } }
    // While it works, too.
    _ = finder.audit(of: .navigation, in: loadedTheme)
    try require { !Self.children(of: getpid(), named: "audit-keeper").isEmpty }
    finder.end()
    try require { Self.children(of: getpid(), named: "audit-keeper").isEmpty }
  }

  /// The children of a process that have a word in their command line.
  private static func children(of parent: pid_t, named word: String) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { id in
      let read = { (file: String) in
        FileManager.default.contents(atPath: "/proc/\(id)/\(file)")
          .map { String(decoding: $0, as: UTF8.self) } ?? ""
      }
      // The parent is the second field after the name, which is in parentheses (proc(5)).
      let fields = read("stat").split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 1 && pid_t(fields[1]) == parent && read("cmdline").contains(word)
    }
  }

  private func audit(_ page: Page, _ loadedTheme: LoadedTheme) throws -> PageAudit {
    try require { !finder.audit(of: page, in: loadedTheme).isGoingOn }
    let audit = finder.audit(of: page, in: loadedTheme)
    #expect(audit.isWhole, "\(audit.failure ?? "")")
    return audit
  }

  private func loadedTheme(_ lines: String, name: String = "Odd") throws -> LoadedTheme {
    let text = SourceText(
      file: "odd.livery.toml", bytes: Array("livery = 1\nname = \"\(name)\"\n\(lines)".utf8))
    let reading = try ThemeLibrary.onScreen.read(text, path: nil)
    return LoadedTheme(try #require(reading.theme), .light, for: Toolkit.release)
  }

  private func require(_ condition: () -> Bool) throws {
    let holds = MainLoop.run(until: condition, milliseconds: 240_000)
    try #require(holds)
  }
}
