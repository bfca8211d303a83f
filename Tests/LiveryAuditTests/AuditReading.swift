import Fixtures
import Foundation
import GTKFixtures

/// What `audit --format json` prints, as far as tests read it.
struct AuditReading: Decodable {
  struct Place: Decodable {
    let appearance, cell, page, state, path: String
    let specimen: String?
    let value, minimum: Double
    let stock: Double?
    let color, ground: String?
  }

  struct Finding: Decodable {
    let file, theme: String
    let line, column: Int
    let severity, rule, message: String
    let declaration: String?
    let certain: Bool
    let places: [Place]
  }

  /// What could not be told.
  struct Incomplete: Decodable {
    let theme, rule, reason, message: String
    let places: [Place]
  }

  let findings: [Finding]
  let incomplete: [Incomplete]

  /// Audits themes with the program itself, which leaves the processor to tests of the window.
  init(_ arguments: [String]) throws {
    let words = ["audit", "--format", "json", "--timeout", "600"] + arguments
    let run = try ProgramRun(["/usr/bin/nice", "-n", "19"] + PreviewCommand.words(words))
    self = try JSONDecoder().decode(AuditReading.self, from: Data(run.output.utf8))
  }
}
