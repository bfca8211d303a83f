import Fixtures
import Foundation
import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct MainLoopTests {
  @Test func callsOnceWhenIdle() {
    var calls = 0
    ScheduledCall.whenIdle { calls += 1 }
    #expect(MainLoop.run { calls > 0 })
    MainLoop.runPending()
    #expect(calls == 1)
  }

  @Test func callsAfterTheDelay() {
    var order: [Int] = []
    ScheduledCall.after(milliseconds: 40) { order.append(40) }
    ScheduledCall.after(milliseconds: 1) { order.append(1) }
    #expect(MainLoop.run { order.count == 2 })
    #expect(order == [1, 40])
  }

  @Test func neverCallsWhatIsCancelled() {
    var calls = 0
    let call = ScheduledCall.after(milliseconds: 1) { calls += 1 }
    call.cancel()
    #expect(!MainLoop.run(until: { calls > 0 }, milliseconds: 30))
  }

  @Test func runsTasksInsideGLibsLoopWithoutSpinning() throws {
    let program = URL(fileURLWithPath: BuiltProgram.path("main-queue-probe"))
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readThrough(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    #expect(numbers.first == 3)
    let iterations = try #require(numbers.last)
    #expect(iterations < 200, "the loop had \(iterations) iterations in 300 ms")
  }
}
