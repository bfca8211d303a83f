import Fixtures
import Foundation
import GTKFixtures
import LiveryAdwaita
import Synchronization
import TestDisplay
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@testable import LiveryPreview

/// The check of the current theme, which runs in the background.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct InspectorCheckTests {
  private nonisolated static let library = ThemeLibrary(userFolder: nil)

  private let session = ThemeSession(library: library)
  private let folder: TemporaryFolder
  private let window = FindingsWindow()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ name: String, _ colors: String) throws {
    let text = "livery = 1\nname = \"\(name)\"\n[colors]\n\(colors)\n"
    session.open(try folder.write("\(name).livery.toml", text))
  }

  /// Waits for a condition while the main loop and the main actor's tasks run, at most 10 s.
  private func wait(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<1_000 where !condition() {
      MainLoop.runPending()
      try? await Task.sleep(for: .milliseconds(10))
    }
    return condition()
  }

  @Test func showsTheFindingsOfTheLinter() async throws {
    try open("pale", "accent-bg = \"#eeeeee\"\naccent-fg = \"#ffffff\"")
    let inspector = Inspector(session)
    inspector.delegate = window
    #expect(await wait { window.findings.contains { $0.rule == "contrast/text" } })
  }

  @Test func answersWhileASlowCheckRunsAndShowsTheLastResult() async throws {
    let gate = DispatchSemaphore(value: 0)
    let checks = Checks()
    let inspector = Inspector(session) { theme in
      checks.count.withLock { $0 += 1 }
      gate.wait()
      return theme.findings(in: Self.library)
    }
    inspector.delegate = window
    #expect(await wait { checks.count.withLock(\.self) == 1 })
    for name in ["one", "two"] {
      try open(name, "\(name) = \"#ffffff\"")
      var rounds = 0
      let goesOn = MainLoop.run {
        rounds += 1
        return rounds > 40
      }
      #expect(goesOn && window.findings.isEmpty)
    }
    for _ in 0..<2 { gate.signal() }
    #expect(await wait { !window.findings.isEmpty })
    #expect(window.findings.contains { $0.message.contains("'two'") })
    #expect(window.updates == 1 && checks.count.withLock(\.self) == 2)
  }
}

/// How many checks were started.
private final class Checks: Sendable {
  let count = Mutex(0)
}

/// A window that keeps the findings of its inspector.
private final class FindingsWindow: InspectorDelegate {
  private(set) var findings: [Finding] = []
  private(set) var updates = 0

  func showFindings(_ findings: [Finding]) {
    self.findings = findings
    updates += 1
  }

  func say(_ message: String) {}
  func selectRole(_ role: ColorRole?) {}
  func openEditor(at location: ThemeSource.SourceLocation) {}
  func showPlace(_ place: Finding.Place) {}
  func showScheme(_ scheme: Appearance.Scheme) {}
}
