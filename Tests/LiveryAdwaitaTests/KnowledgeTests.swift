import Desk
import Fixtures
import Foundation
import GTKKnowledge
import Testing

/// The installed GTK against the table that was written of its release.
///
/// It paints for minutes, and only another GTK could change its answer, so it runs when asked for.
@Suite(
  .enabled("needs a screen") { Desk.isAvailable },
  .enabled(
    if: ProcessInfo.processInfo.environment["LIVERY_KNOWLEDGE"] != nil,
    "takes minutes; 'make test-newer' runs it"))
struct KnowledgeTests {
  @Test(.timeLimit(.minutes(10)))
  func theInstalledGTKSaysWhatItsTableSays() throws {
    let desk = try Desk()
    let run = try ProgramRun(
      [Bundle.main.bundleURL.appendingPathComponent("gtk-knowledge").path, "--swift"],
      environment: [
        "DISPLAY": desk.display, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo",
        "GSETTINGS_BACKEND": "memory", "LANG": "C.UTF-8",
      ])
    try #require(run.status == 0, "\(run.errors)")
    let said = run.output.split(separator: "\n").filter { !KnowledgeTests.namesVersion($0) }
    let release = try #require(KnowledgeTests.release(run.output), "\(run.output.prefix(300))")
    // Nobody painted the others, so there is nothing to compare with.
    guard release.isMeasured else { return }
    let name = "GTK\(release.rawValue.replacing(".", with: "_")).swift"
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Themes/GTKKnowledge/Releases/\(name)")
    let known = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !KnowledgeTests.namesVersion($0) }
    for change in said.difference(from: known) {
      Issue.record("\(change)")
    }
    #expect(known.count > 1000)
  }

  /// Whether a line names the third number of a version, which differs from machine to machine.
  private static func namesVersion(_ line: Substring) -> Bool {
    line.contains("release\t") || line.contains("///")
  }

  private static func release(_ table: String) -> GTKRelease? {
    let line = table.split(separator: "\n").first { $0.contains("release\tgtk\t") }
    let numbers = line?.split(separator: "\t").last?.split(separator: ".").prefix(2)
    return numbers.flatMap { GTKRelease(rawValue: $0.joined(separator: ".")) }
  }
}
