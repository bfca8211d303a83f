import Fixtures
import Foundation
import GTKFixtures
import LiveryGallery
import Testing

/// Run without a display: the program has a screen of its own.
@Suite(.enabled(if: PreviewCommand.hasScreen), .serialized)
struct RolesProgramTests {
  @Test func printsThePagesAndSpecimensOfARole() throws {
    #expect(
      try output(["--page", "text", "--page", "controls", "--role", "error"]) == """
        error
          text      text-view text-error text-error-body
          controls  entry-error

        """)
  }

  @Test func printsTheSameForPrograms() throws {
    struct Report: Decodable, Equatable {
      let theme: String
      let appearance: [String]
      let roles: [Role]

      struct Role: Decodable, Equatable {
        let role: String
        let pages: [Page]
      }

      struct Page: Decodable, Equatable {
        let page: String
        let specimens: [String]
      }
    }
    let text = try output(
      [
        "ocean", "--appearance", "dark", "--page", "text", "--role", "error", "--role",
        "overview-bg", "--format", "json",
      ])
    let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    #expect(
      report
        == Report(
          theme: "ocean", appearance: ["dark"],
          roles: [
            .init(
              role: "error",
              pages: [
                .init(page: "text", specimens: ["text-view", "text-error", "text-error-body"])
              ]),
            .init(role: "overview-bg", pages: []),
          ]))
  }

  @Test(
    arguments: [
      (["nonsense"], 66), (["--role", "nonsense"], 64), (["--page", "nonsense"], 64),
      (["--appearance", "nonsense"], 64),
    ] as [([String], Int32)])
  func refusesWhatItDoesNotKnow(arguments: [String], status: Int32) throws {
    let result = try PreviewCommand.run(["roles"] + arguments)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.output == "")
  }

  @Test func saysWhatToInstallWhereThereIsNoScreen() throws {
    let result = try PreviewCommand.run(["roles"], environment: ["PATH": "/nonexistent"])
    #expect(result.status == 69)
    #expect(result.errors.contains("apt install xvfb"))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/gtk4-broadwayd")))
  func findsTheSameOnBroadway() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/gtk4-broadwayd", withDestinationPath: "/usr/bin/gtk4-broadwayd")
    let arguments = ["--page", "text", "--role", "accent", "--role", "error"]
    #expect(
      try output(arguments, environment: ["PATH": folder.path]) == output(arguments))
  }

  @Test func leavesNoFileBehind() throws {
    let folder = try TemporaryFolder()
    _ = try output(
      ["--page", "text", "--role", "error"], environment: ["TMPDIR": folder.path])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  private func output(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> String {
    let result = try PreviewCommand.run(["roles"] + arguments, environment: environment)
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }
}
