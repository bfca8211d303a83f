import Adwaita
import System
import ThemeSession

/// What ties the window to the process that watches it.
package final class Lifeline {
  /// What the window tells.
  nonisolated enum Message: Hashable, Sendable {
    /// A change is about to be shown.
    case trying

    /// The frame of the change is yet to come, and the main loop runs.
    case alive

    /// The change has been painted.
    case painted

    /// The window is about to end, with an exit status.
    case leaving(Int)
  }

  /// What the window comes back with, if it died before.
  let recovery: Recovery?

  /// Where the window's state is put down; nowhere for a picture, which never comes back.
  let file: SessionFile?

  private let channel: ChildChannel

  init(channel: ChildChannel, file: SessionFile?, recovery: Recovery?) {
    (self.channel, self.file, self.recovery) = (channel, file, recovery)
  }

  func say(_ message: Message) {
    channel.send(message.bytes)
  }
}

extension Lifeline.Message {
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
