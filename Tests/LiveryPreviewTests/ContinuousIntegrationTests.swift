import Fixtures
import Foundation
import Testing

/// Runs what the page on build servers tells people to run.
@Suite(.enabled(if: PreviewCommand.hasScreen), .serialized)
struct ContinuousIntegrationTests {
  private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../docs").standardized

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: docs.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func theStepsDoWhatThePageSays() throws {
    let folder = try TemporaryFolder()
    let page = try Self.text("continuous-integration.md")
    let steps = page.components(separatedBy: "```sh\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    #expect(steps.count == 4)
    for step in steps { try run(step, in: folder.path) }
    for file in ["pictures/index.html", "baseline/report.json", "report/junit.xml"] {
      #expect(folder.exists(file), "\(file)")
    }
    // The workflow does the same with what is there now.
    let commands = try Self.text("github-actions.yml").split(separator: "\n")
      .compactMap { $0.components(separatedBy: "run: livery ").dropFirst().first }
    #expect(commands.map { $0.split(separator: " ")[0] } == ["check", "render", "compare"])
    for command in commands { try run("livery \(command)", in: folder.path) }
  }

  private func run(_ script: String, in folder: String) throws {
    let result = try PreviewCommand.run(
      words: ["/bin/sh", "-e", "-c", script], in: folder,
      environment: ["PATH": "\(Preview.programs.path):/usr/bin:/bin"])
    #expect(result.status == 0, "\(script)\n\(result.output)\(result.errors)")
  }
}
