import Fixtures
import Foundation
import Testing
import Yams

/// What the workflows do that review pull requests, with a `gh` that only writes down what it is
/// asked.
@Suite struct ReviewWorkflowTests {
  private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../docs").standardized

  /// What is needed of GitHub's format.
  private struct Workflow: Decodable {
    struct Job: Decodable { let steps: [Step] }

    struct Step: Decodable {
      let name, run: String?
    }

    let permissions: [String: String]
    let jobs: [String: Job]
  }

  private func workflow(_ name: String) throws -> Workflow {
    let url = Self.docs.appendingPathComponent(name)
    return try YAMLDecoder().decode(Workflow.self, from: String(contentsOf: url, encoding: .utf8))
  }

  private func run(
    _ step: String, of file: String, in folder: TemporaryFolder, _ environment: [String: String]
  ) throws -> ProgramRun {
    let steps = try workflow(file).jobs.values.flatMap(\.steps)
    let script = try #require(steps.first { $0.name == step }?.run)
    // No workflow puts what others wrote into a script.
    #expect(!script.contains("${{"))
    let programs = URL(fileURLWithPath: try Program.path(of: "livery")).deletingLastPathComponent()
    return try ProgramRun(
      ["/bin/bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script], in: folder.path,
      environment: environment.merging([
        "PATH": "\(folder.path)/bin:\(programs.path):/usr/bin:/bin", "HOME": folder.path,
      ]) { $1 })
  }

  @Test func readsAloneWhereForksRunIt() throws {
    #expect(try workflow("github-review.yml").permissions == ["contents": "read"])
  }

  @Test func reviewsAgainstWhereABranchBegan() throws {
    let repository = try GitRepository()
    try repository.write("themes/a.css", ".a { color: #888888; background: #777777; }\n")
    try repository.commit()
    try repository.write("themes/a.css", ".a { color: #797979; background: #777777; }\n")
    let run = try run(
      "Review", of: "github-review.yml", in: repository.folder,
      [
        "THEMES": "themes", "BASE": "main", "NUMBER": "12", "ADDRESS": "https://example.org/x",
        "GITHUB_STEP_SUMMARY": "\(repository.path)/summary",
      ])
    #expect(run.status == 1, "\(run)")
    #expect(try repository.folder.read("review/number") == Data("12\n".utf8))
    let comment = try repository.folder.read("review/comment.md")
    #expect(try repository.folder.read("summary") == comment)
  }

  /// A folder with an artifact, and with a `gh` that knows a pull request of a commit and a
  /// comment.
  private func artifact(number: String, comment: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try ProgramFile.write(
      """
      #!/bin/sh
      echo "$*" >> "$HOME/asked"
      case "$*" in
        'run download'*) mkdir review; cp artifact/* review;;
        *head.sha) echo abc;;
        *--paginate*) echo '\(comment)';;
      esac
      """, to: folder.path + "/bin/gh")
    try folder.write("artifact/number", number)
    try folder.write("artifact/comment.md", "<!-- livery review -->\n")
    return folder
  }

  @Test(arguments: [("12", "abc", 0, true), ("12", "def", 0, false), ("12/../x", "abc", 1, false)])
  func takesAReviewOfTheCommitAlone(
    number: String, commit: String, status: Int, isTaken: Bool
  ) throws {
    let folder = try artifact(number: number, comment: "")
    let run = try run(
      "Get the review", of: "github-comment.yml", in: folder,
      ["REPOSITORY": "o/r", "RUN": "1", "COMMIT": commit, "GITHUB_ENV": "\(folder.path)/env"])
    #expect(run.status == status, "\(run)")
    #expect(folder.exists("env") == isTaken)
    if isTaken { #expect(try folder.read("env") == Data("NUMBER=12\n".utf8)) }
  }

  @Test(arguments: [
    ("", "POST repos/o/r/issues/12/comments"), ("7", "PATCH repos/o/r/issues/comments/7"),
  ])
  func editsTheCommentThatIsThere(comment: String, words: String) throws {
    let folder = try artifact(number: "12", comment: comment)
    let run = try run(
      "Write the comment", of: "github-comment.yml", in: folder,
      ["REPOSITORY": "o/r", "NUMBER": "12"])
    #expect(run.status == 0, "\(run)")
    let asked = String(decoding: try folder.read("asked"), as: UTF8.self)
    #expect(asked.contains("--method \(words) --field body=@review/comment.md"), "\(asked)")
  }
}
