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
  @Test func triesWhatIsOpenAndEveryState() throws {
    let selectors = [
      "tooltip", "popover.menu > contents", "popover entry", "button:disabled",
    ]
    let sheets = selectors.flatMap { selector in
      ["auto", "1px"].map { width in
        "\(selector) { border-image: linear-gradient(red, blue) 1 / \(width); }"
      }
    }
    #expect(try causes(of: sheets) == selectors.flatMap { _ in ["SIGSEGV", "-"] })
  }

  /// What the checks just admit.
  @Test func survivesWhatTheChecksAdmit() throws {
    let sheets = try admitted()
    let dead = zip(sheets, try causes(of: sheets)).filter { $1 != "-" }
    #expect(dead.isEmpty)
  }

  /// What GTK dies of, stylesheet by stylesheet; `-` where it paints.
  private func causes(of sheets: [String]) throws -> [String] {
    let input = sheets.map { $0 + "\n" }.joined()
    let run = try ProgramRun([BuiltProgram.path("crash-search"), "try"], input: input)
    let causes = run.output.split(separator: "\n").map(String.init)
    try #require(run.status == 0 && causes.count == sheets.count, "\(run)")
    return causes
  }

  private func admitted() throws -> [String] {
    try lines(of: "Tests/Vectors/crash-sheets.tsv")
      .filter { $0.dropLast().allSatisfy { $0 == "-" } }.map { $0[$0.count - 1] }
  }

  private func rows() throws -> [[String]] { try lines(of: "Resources/gtk/limits.tsv") }

  /// The columns of each line of a table, without its head.
  private func lines(of table: String) throws -> [[String]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: table), encoding: .utf8)
      .split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t").map(String.init) }
  }
}
