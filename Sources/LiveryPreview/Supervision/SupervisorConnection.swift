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

    /// A theme's file is about to be read; `nil` when it was.
    case reading(path: String?)
  }

  /// What the window restores, if it crashed before.
  let recovery: Recovery?

  /// The file for the window's state; `nil` for a screenshot, which is never restored.
  let file: SessionFile?

  private let channel: ChildChannel

  init(channel: ChildChannel, file: SessionFile?, recovery: Recovery?) {
    (self.channel, self.file, self.recovery) = (channel, file, recovery)
  }

  func send(_ message: Message) {
    channel.send(message.bytes)
  }

  /// Reports which theme's file is read, from any thread.
  var reportReading: @Sendable (_ path: String?) -> Void {
    { [channel] path in channel.send(Message.reading(path: path).bytes) }
  }
}

nonisolated extension SupervisorConnection.Message {
  var bytes: [UInt8] {
    switch self {
    case .trying: [1]
    case .alive: [2]
    case .painted: [3]
    case .leaving(let status): [4, UInt8(truncatingIfNeeded: status)]
    case .reading(let path): [5] + (path ?? "").utf8
    }
  }

  init?(_ bytes: [UInt8]) {
    switch bytes {
    case [1]: self = .trying
    case [2]: self = .alive
    case [3]: self = .painted
    case _ where bytes.count == 2 && bytes[0] == 4: self = .leaving(Int(bytes[1]))
    case [5]: self = .reading(path: nil)
    case _ where bytes.first == 5:
      self = .reading(path: String(decoding: bytes.dropFirst(), as: UTF8.self))
    default: return nil
    }
  }
}
