import Fixtures
import Foundation
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing

/// Whether `Resources/gtk/limits.tsv` says of the installed GTK what GTK does.
@MainActor @Suite(.enabled(if: TestDisplay.isAvailable)) struct CrashLimitTests {
  /// Kinds of values that end GTK by a signal, or do not, on every machine.
  private nonisolated static let kinds = [
    "elliptical radius", "border-image-width auto", "text-shadow currentColor",
    "drop-shadow currentColor", "background-blend-mode", "eight transform functions",
  ]

  @Test(arguments: kinds) func agreesWithTheTable(kind: String) throws {
    let release = Toolkit.release.rawValue
    let table = try rows().filter { $0[0] == release }
    // Releases between those that were measured have no rows.
    guard !table.isEmpty else { return }
    let program = BuiltProgram.path("crash-search")
    let run = try ProgramRun([program, "measure", kind])
    let measured = run.output.split(separator: "\n").map {
      $0.split(separator: "\t").map(String.init)
    }
    let expected = table.filter { $0[1] == kind }
    #expect(run.status == 0 && measured.map { $0[1] } == expected.map { $0[1] }, "\(run)")
    #expect(measured.allSatisfy { $0[5].hasPrefix("SIG") }, "\(run)")
  }

  /// Forty widgets are tried, with all that opens over them.
  @Test(arguments: ["tooltip", "popover.menu > contents", "popover entry", "button:disabled"])
  func triesWhatIsOpenAndEveryState(selector: String) throws {
    let program = BuiltProgram.path("crash-search")
    let css = "\(selector) { border-image: linear-gradient(red, blue) 1 / auto; }"
    #expect(try ProgramRun([program, "try"], input: css).output.contains("SIGSEGV"))
    let harmless = css.replacing("auto", with: "1px")
    #expect(try ProgramRun([program, "try"], input: harmless).output.contains("painted"))
  }

  private func rows() throws -> [[String]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let table = root.appending(path: "Resources/gtk/limits.tsv")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t").map(String.init) }
  }
}
