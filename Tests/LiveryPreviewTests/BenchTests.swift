import Fixtures
import Foundation
import TestDisplay
import Testing

/// A short run of what the whole numbers are taken with.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct BenchTests {
  private struct Report: Decodable {
    struct Times: Decodable {
      let ms: Double
    }

    struct Press: Decodable {
      let file: Times
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

    struct Frame: Decodable {
      let press: Times
      let save: Times
    }

    let press: Press
    let frame: Frame
    let growth: Growth
  }

  private struct Pressed: Decodable {
    let press: Report.Press
  }

  @Test func timesTheLoopAndHoldsItsMemory() throws {
    let (status, log) = try run([
      "--page", "text", "--rounds", "2", "--against", program("bare-window"), "--saves", "2",
      "--switches", "60", "--reloads", "15", "--comparisons", "10",
    ])
    #expect(status == 0)
    #expect(!log.contains("CRITICAL") && !log.contains("WARNING"), "\(log)")
    let report = try JSONDecoder().decode(Report.self, from: Data(log.utf8))
    let press = report.press
    let all = [press.file, press.page, press.window, press.bare]
    for times in all + [report.frame.press, report.frame.save] {
      #expect(times.ms > 0)
    }
    #expect(press.ratio > 0)
    let limit = 5 * 1024 * 1024
    #expect(report.growth.switches < limit)
    #expect(report.growth.reloads < limit)
    #expect(report.growth.comparisons < limit)
  }

  @Test func measuresThePageOfCustomViews() throws {
    let (status, log) = try run([
      "--page", "custom-views", "--rounds", "1", "--against", program("bare-window"),
    ])
    #expect(status == 0)
    let report = try JSONDecoder().decode(Pressed.self, from: Data(log.utf8))
    #expect(report.press.bare.ms > 0)
  }

  @Test(arguments: [
    ("/bin/false", "gave no numbers: it ended with status 1"),
    ("/nonexistent", "cannot be started"), ("/", "cannot be started"),
  ])
  func failsWithTheProgramThatItMeasures(program: String, words: String) throws {
    for what in [["--rounds", "1"], ["--rounds", "0", "--switches", "1"]] {
      let (status, log) = try run(["--page", "text", "--against", program] + what)
      #expect(status == 70)
      #expect(log.contains("'\(program)' \(words)"), "\(log)")
    }
  }

  @Test(arguments: [
    ("kill -SEGV $$", "it was killed by signal 11 (Segmentation fault)"),
    ("exit 0", "it ended with status 0"), ("echo none; exec sleep 1000", "it was killed by"),
  ])
  func failsWithAProgramThatDiesBetweenTwoRounds(end: String, words: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/bare"
    try ProgramFile.write("#!/bin/sh\nread line; echo 1 1; read line; \(end)\n", to: path)
    let (status, log) = try run(["--page", "text", "--rounds", "1", "--against", path])
    #expect(status == 70)
    #expect(log.contains("'\(path)' gave no numbers: \(words)"), "\(log)")
  }

  private func program(_ name: String) -> String {
    BuiltProgram.path(name)
  }

  private func run(_ arguments: [String]) throws -> (status: Int?, log: String) {
    let display = try TestDisplay()
    let words = ([program("WindowBenchmark")] + arguments).map(RequestValue.string)
    let pid = try display.request("start", ["arguments": .list(words)], for: RequestValue.self)
    let status = try display.request("exit", ["pid": pid, "seconds": 300], for: Int?.self)
    return (status, try display.request("log", ["pid": pid], for: String.self))
  }
}
