import Desk
import Foundation
import Testing

/// A short run of what the whole numbers are taken with.
@Suite(.enabled(if: Desk.isAvailable), .serialized)
struct BenchTests {
  private struct Report: Decodable {
    struct Times: Decodable {
      let ms: Double
    }

    struct Press: Decodable {
      let page: Times
      let window: Times
      let bare: Times
      let ratio: Double
    }

    struct Growth: Decodable {
      let switches: Int
      let reloads: Int
      let comparisons: Int
    }

    let press: Press
    let save: Times
    let growth: Growth
  }

  @Test func timesTheLoopAndHoldsItsMemory() throws {
    let desk = try Desk()
    let program = { (name: String) in
      DeskValue.string(Preview.programs.appendingPathComponent(name).path)
    }
    let pid = try desk.ask(
      "start",
      [
        "arguments": [
          program("WindowBenchmark"), "--page", "text", "--rounds", "2",
          "--against", program("bare-window"),
          "--switches", "60", "--reloads", "15", "--comparisons", "10",
        ]
      ], for: DeskValue.self)
    #expect(try desk.ask("exit", ["pid": pid, "seconds": 300], for: Int?.self) == 0)
    let log = try desk.ask("log", ["pid": pid], for: String.self)
    #expect(!log.contains("CRITICAL") && !log.contains("WARNING"), "\(log)")
    let report = try JSONDecoder().decode(Report.self, from: Data(log.utf8))
    for times in [report.press.page.ms, report.press.window.ms, report.press.bare.ms] {
      #expect(times > 0)
    }
    #expect(report.press.ratio > 0 && report.save.ms > 0)
    let limit = 5 * 1024 * 1024
    #expect(report.growth.switches < limit)
    #expect(report.growth.reloads < limit)
    #expect(report.growth.comparisons < limit)
  }
}
