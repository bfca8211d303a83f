import Desk
import Foundation
import Testing

@Suite(.enabled(if: Desk.isAvailable), .serialized)
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

  @Test(arguments: [
    (["nonsense"], 66), (["--role", "nonsense"], 64), (["--page", "nonsense"], 64),
    (["--appearance", "nonsense"], 64),
  ])
  func refusesWhatItDoesNotKnow(arguments: [String], status: Int) throws {
    let desk = try Desk()
    let pid = try start(arguments, on: desk)
    #expect(try desk.ask("exit", ["pid": pid, "seconds": 60], for: Int?.self) == status)
  }

  private func output(_ arguments: [String]) throws -> String {
    let desk = try Desk()
    let pid = try start(arguments, on: desk)
    #expect(try desk.ask("exit", ["pid": pid, "seconds": 60], for: Int?.self) == 0)
    return try desk.ask("log", ["pid": pid], for: String.self)
  }

  private func start(_ arguments: [String], on desk: Desk) throws -> DeskValue {
    let program = Preview.programs.appendingPathComponent("livery-preview").path
    return try desk.ask(
      "start",
      [
        "arguments": .list(([program, "roles"] + arguments).map { .string($0) }),
        "directory": .null,
      ])
  }
}
