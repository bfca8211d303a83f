import Adwaita
import System

/// The window's connection to the process that supervises it.
package final class SupervisorConnection {
  /// What the window reports.
  nonisolated enum Message: Hashable, Sendable {
    case trying

    /// The main loop runs, and the frame of the change is not painted yet.
    case alive

    case painted

    /// The window is about to end, with an exit status.
    case leaving(Int)
  }

  /// What the window restores, if it crashed before.
  let recovery: Recovery?

  /// The file for the window's state; `nil` for a screenshot, which is never restored.
  let file: SessionFile?

  /// Starts programs for the window, which itself may not.
  let starter: ProgramStarter?

  private let channel: ChildChannel

  init(
    channel: ChildChannel, file: SessionFile?, recovery: Recovery?, starter: ProgramStarter? = nil
  ) {
    (self.channel, self.file, self.recovery) = (channel, file, recovery)
    self.starter = starter
  }

  func send(_ message: Message) {
    channel.send(message.bytes)
  }
}

extension SupervisorConnection.Message {
  var bytes: [UInt8] {
    switch self {
    case .trying: [1]
    case .alive: [2]
    case .painted: [3]
    case .leaving(let status): [4, UInt8(truncatingIfNeeded: status)]
    }
  }

  init?(_ bytes: [UInt8]) {
    switch bytes {
    case [1]: self = .trying
    case [2]: self = .alive
    case [3]: self = .painted
    case _ where bytes.count == 2 && bytes[0] == 4: self = .leaving(Int(bytes[1]))
    default: return nil
    }
  }
}
