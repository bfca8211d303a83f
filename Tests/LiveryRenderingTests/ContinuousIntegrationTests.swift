import Fixtures
import Foundation
import GTKFixtures
import Testing
import Yams

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
  }

  @Test func theWorkflowDoesWhatItSaysWithItsOwnNamesOfFolders() throws {
    let folder = try TemporaryFolder()
    let workflow = try YAMLDecoder().decode(Workflow.self, from: Self.text("github-actions.yml"))
    let job = try #require(workflow.jobs["themes"])
    #expect(job.container.hasPrefix("swift:"))
    let steps = job.steps.filter { $0.run != nil }
    #expect(steps.map(\.name) == ["Install Livery", "Check", "Paint", "Compare"])
    // What the makefile says is needed to build and to show the pages.
    let makefile = try Self.text("../Makefile")
    let packages = makefile.matches(of: /(?m)^(HEADLESS|BUILD|SHOW)_PACKAGES = (.*)$/)
      .flatMap { $0.2.split(separator: " ") }.filter { !$0.hasPrefix("$") }
    #expect(packages.count == 10)
    for package in packages + ["xvfb"] { #expect(steps[0].run?.contains(package) == true) }

    let environment = workflow.env.mapValues { "of-my-own/\($0)" }
    try run(
      """
      mkdir -p of-my-own/themes
      livery new Shore --accent '#0b7285' -o of-my-own/themes/shore.livery.toml
      """, in: folder.path)
    var output = ""
    for step in steps.dropFirst() { output = try run(step.run ?? "", in: folder.path, environment) }
    #expect(output.contains("There is no folder 'of-my-own/baseline' yet"))
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/pictures", toPath: "\(folder.path)/of-my-own/baseline")
    for step in steps.dropFirst() { output = try run(step.run ?? "", in: folder.path, environment) }
    #expect(output == "20 pictures of 20 the same\n")
  }

  /// What is needed of GitHub's format.
  private struct Workflow: Decodable {
    struct Job: Decodable {
      let container: String
      let steps: [Step]
    }
    struct Step: Decodable {
      let name, run: String?
    }
    let env: [String: String]
    let jobs: [String: Job]
  }

  @discardableResult
  private func run(
    _ script: String, in folder: String, _ environment: [String: String] = [:]
  ) throws -> String {
    let result = try ProgramRun(
      ["/bin/sh", "-e", "-c", script], in: folder,
      environment: environment.merging(["PATH": "\(BuiltProgram.folder.path):/usr/bin:/bin"]) { $1 }
    )
    #expect(result.status == 0, "\(script)\n\(result.output)\(result.errors)")
    return result.output
  }
}
