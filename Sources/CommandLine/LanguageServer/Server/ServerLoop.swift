import LiverySystem
import ThemeSource

/// A language server on two streams.
package struct ServerLoop {
  private var server: LanguageServer
  private let input: ByteInput
  private let output: Int32
  private var frames = MessageReader()

  /// The reason why the loop ended, if the client did not request it.
  package private(set) var errorMessage: String?

  /// Creates a loop between two open descriptors, which stay the caller's to close.
  package init(_ server: LanguageServer, from input: Int32, to output: Int32) {
    self.server = server
    self.input = ByteInput(input)
    self.output = output
  }

  /// How long to wait without a message before diagnostics are computed, in ms, so that requests
  /// right after a keystroke are answered first.
  private static let quietTime: Int32 = 5

  /// Serves until the client requests the exit or disconnects.
  ///
  /// Diagnostics are computed only when no message waits, so that of many changes only the last one
  /// counts.
  ///
  /// - Returns: The status to exit with: 0 after `shutdown` and `exit`, else 1.
  package mutating func run() -> Int32 {
    while true {
      switch input.read(waiting: server.hasWork ? ServerLoop.quietTime : nil) {
      case .bytes(let bytes):
        frames.append(bytes)
        guard receive() else { return 1 }
      case .none:
        guard send(server.work()) else { return 1 }
      case .end:
        errorMessage = frames.isAtBoundary ? nil : "the client went away in the middle of a message"
        return server.isShutDown && frames.isAtBoundary ? 0 : 1
      }
      if let status = server.status { return status }
    }
  }

  /// Takes in the messages that have come; `false` if nothing more can be read or written.
  private mutating func receive() -> Bool {
    var contents: [[UInt8]] = []
    do throws(FramingError) {
      while let content = try frames.next() { contents.append(content) }
    } catch {
      _ = send(server.receive(contents))
      _ = send([RPCMessage.response(to: nil, .parse("\(error)"))])
      errorMessage = "\(error)"
      return false
    }
    return send(server.receive(contents))
  }

  private func send(_ messages: [JSONValue]) -> Bool {
    messages.allSatisfy { Descriptor.write(MessageFrame.bytes(of: $0), to: output) }
  }
}
