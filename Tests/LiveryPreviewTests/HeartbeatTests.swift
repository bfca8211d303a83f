import LiverySystem
import Testing

@testable import LiveryPreview

@Suite struct HeartbeatTests {
  /// What a window does between two checks of the supervisor.
  private enum Doing: Hashable, CaseIterable {
    case working, sleeping, waitingForADisk, starving

    /// How much of the processor's time it gets in an interval, in ms.
    var work: Int {
      switch self {
      case .working: Heartbeat.interval
      case .starving: 10
      case .sleeping, .waitingForADisk: 0
      }
    }

    /// As proc(5) names it.
    var state: String {
      switch self {
      case .working, .starving: "R"
      case .sleeping: "S"
      case .waitingForADisk: "D"
      }
    }
  }

  /// How many pauses a window owes an answer until it counts as hung; `nil` if it does not within
  /// 40, twice the limit.
  private func pauses(_ heartbeat: Heartbeat, _ doing: Doing) -> Int? {
    var heartbeat = heartbeat
    return (0...40).first { count in
      let ticks = count * doing.work / 10
      return heartbeat.pass(
        ProcessActivity(status: "1 (a) b) \(doing.state)" + " 0 0 0 0 0 0 0 0 0 0 \(ticks) 0"))
        == .kill
    }
  }

  private func heartbeat(after messages: [SupervisorConnection.Message]) -> Heartbeat {
    var heartbeat = Heartbeat()
    messages.forEach { heartbeat.hear($0) }
    return heartbeat
  }

  @Test(arguments: Doing.allCases)
  private func countsWorkAndWaitingOnTrial(doing: Doing) {
    let isHung = [.working, .sleeping].contains(doing)
    #expect(pauses(heartbeat(after: [.trying]), doing) == (isHung ? 20 : nil))
  }

  @Test(arguments: Doing.allCases)
  private func countsWorkAloneAfterATrial(doing: Doing) {
    let limit = doing == .working ? 20 : nil
    #expect(pauses(heartbeat(after: [.trying, .painted]), doing) == limit)
    #expect(pauses(heartbeat(after: [.alive]), doing) == limit)
  }

  @Test(arguments: Doing.allCases)
  private func letsAWindowStartForAsLongAsItTakes(doing: Doing) {
    #expect(pauses(Heartbeat(), doing) == nil)
  }

  /// How much of the processor's time a frame gets that will not end, in ms.
  private func timeOfAFrame(after messages: [SupervisorConnection.Message]) -> Int? {
    var heartbeat = heartbeat(after: messages)
    var time = 0
    while time < 10_000 {
      let ticks = time / 10
      let activity = ProcessActivity(status: "1 (a) b) R 0 0 0 0 0 0 0 0 0 0 \(ticks) 0")
      if heartbeat.pass(activity) == .kill { return time }
      time += heartbeat.pause
    }
    return nil
  }

  @Test func givesTheFrameOfAChangeLessTime() throws {
    let painted: [SupervisorConnection.Message] = [.trying, .inFrame, .painted]
    let time = try #require(timeOfAFrame(after: painted + [.trying, .inFrame]))
    #expect((3_000...3_200).contains(time))
    // The first frame is built with the window, and a page is built before its frame.
    for messages in [[.trying, .inFrame], painted + [.trying], painted] {
      #expect(try #require(timeOfAFrame(after: messages)) >= 5_000)
    }
  }

  /// A page whose first frame waits for a display that has to wait for others.
  @Test(arguments: [(0.2, 20), (1, 20), (2, 40), (6, 118)])
  func waitsLongerForADisplayOnABusyMachine(crowding: Double, limit: Int) {
    var heartbeat = heartbeat(after: [.trying])
    let sleeping = ProcessActivity(status: "1 (a) b) S 0 0 0 0 0 0 0 0 0 0 0 0")
    let pauses = (0...200).first { _ in
      heartbeat.pass(sleeping, crowding: crowding) == .kill
    }
    #expect(pauses.map { abs($0 - limit) <= 2 } == true, "\(String(describing: pauses))")
  }

  @Test(arguments: [
    ("10.89 12.27 11.67 9/196 4202\n", 2, 5.445), ("0.10 0.20 0.30 1/2 3\n", 2, 1), ("", 2, 1),
    ("nan 1 1 1/1 1", 2, 1), ("4 1 1", 0, 4),
  ])
  func readsHowManyProgramsShareAProcessor(text: String, processors: Int, expected: Double) {
    #expect(abs(ProcessorLoad.crowding(in: text, processors: processors) - expected) < 0.001)
    #expect(ProcessorLoad.now >= 1)
  }

  @Test func beginsAnewWithEachSignOfLife() {
    var heartbeat = heartbeat(after: [.alive])
    for _ in 0..<5 {
      #expect(heartbeat.pass(nil) == .ask)
      for _ in 0..<19 { #expect(heartbeat.pass(nil) == .wait) }
      heartbeat.hear(.alive)
    }
  }

  @Test func asksRarelyUnlessAnAnswerIsDue() {
    var heartbeat = heartbeat(after: [.trying])
    #expect(heartbeat.pause == Heartbeat.interval && heartbeat.pass(nil) == .ask)
    heartbeat.hear(.alive)
    #expect(heartbeat.pause == Heartbeat.rest && heartbeat.pass(nil) == .ask)
    #expect(heartbeat.pause == Heartbeat.interval && heartbeat.pass(nil) == .wait)
  }

  @Test func takesAFileThatIsReadForNoSignOfLife() {
    var heartbeat = heartbeat(after: [.alive])
    #expect(heartbeat.pass(nil) == .ask)
    for _ in 0..<19 {
      #expect(heartbeat.pass(nil) == .wait)
      heartbeat.hear(.reading(path: "a.toml"))
    }
    #expect(heartbeat.pass(nil) == .kill)
  }
}
