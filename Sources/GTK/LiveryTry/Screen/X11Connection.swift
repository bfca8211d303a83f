import LiveryRendering
import LiverySystem

/// A connection to an X server on which this program has no windows, in the X11 protocol.
///
/// It finds the windows of others, and types for them as a person would. See the X Window System
/// Protocol, version 11, appendix B: requests and their answers are made of units of four bytes.
final class X11Connection {
  private let socket: LocalSocket
  private var sequence: UInt16 = 0

  /// The window that is the whole screen.
  private(set) var root: UInt32 = 0

  /// The codes that keys may have.
  private(set) var keycodes = 8...255

  /// The number of the requests for shapes; `nil` where all windows are rectangles.
  private(set) var shapeCode: UInt8?

  /// The windows whose hidden pixels are kept.
  var keptWindows: Set<UInt32> = []

  /// Connects to a display such as `:1` by its cookie; `nil` where that is not possible.
  init?(display: String, cookie: [UInt8]) {
    guard display.hasPrefix(":"),
      let socket = LocalSocket(path: "/tmp/.X11-unix/X\(display.dropFirst())")
    else { return nil }
    self.socket = socket
    // The least byte first, version 11.0, and the name and data of the authorization.
    let (name, data) = (Array(XAuthority.name.utf8), cookie)
    let padding = { (count: Int) in [UInt8](repeating: 0, count: (4 - count % 4) % 4) }
    socket.send(
      [0x6c, 0, 11, 0, 0, 0, UInt8(name.count), 0, UInt8(data.count), 0, 0, 0]
        + name + padding(name.count) + data + padding(data.count))
    guard let head = socket.receive(8), head[0] == 1,
      let body = socket.receive(Int(head.word16(6)) * 4), body.count >= 40
    else { return nil }
    let screen = 32 + (Int(body.word16(16)) + 3) / 4 * 4 + Int(body[21]) * 8
    guard body.count >= screen + 4, body[26] <= body[27] else { return nil }
    (root, keycodes) = (body.word(screen), Int(body[26])...Int(body[27]))
    shapeCode = code(ofExtension: "SHAPE")
  }

  /// Sends a request that has no answer.
  ///
  /// - Parameters:
  ///   - code: The number of the request.
  ///   - detail: Its second byte.
  ///   - words: The rest.
  func send(_ code: UInt8, _ detail: UInt8 = 0, _ words: [UInt32]) {
    sequence &+= 1
    let length = UInt16(words.count + 1)
    let head = [code, detail, UInt8(length & 0xff), UInt8(length >> 8)]
    socket.send(
      words.reduce(into: head) { bytes, word in
        for shift in stride(from: 0, to: 32, by: 8) {
          bytes.append(UInt8(truncatingIfNeeded: word >> shift))
        }
      })
  }

  /// Sends a request and waits for the answer; `nil` where there is an error instead.
  func ask(_ code: UInt8, _ detail: UInt8 = 0, _ words: [UInt32]) -> [UInt8]? {
    send(code, detail, words)
    while var packet = socket.receive(32) {
      let isAnswer = packet[0] == 1
      if isAnswer {
        guard packet.word(4) < 1 << 22, let rest = socket.receive(Int(packet.word(4)) * 4) else {
          return nil
        }
        packet += rest
      }
      // What is neither an answer nor an error is an event, which nobody asked for.
      if packet[0] <= 1, packet.word16(2) == sequence { return isAnswer ? packet : nil }
    }
    return nil
  }

  /// The number of an extension's requests; `nil` where the server does not have it.
  func code(ofExtension name: String) -> UInt8? {
    let letters = Array(name.utf8)
    let padded = letters + [UInt8](repeating: 0, count: (4 - letters.count % 4) % 4)
    let words = stride(from: 0, to: padded.count, by: 4).map { padded.word($0) }
    guard let answer = ask(98, 0, [UInt32(letters.count)] + words) else { return nil }
    return answer[8] != 0 ? answer[9] : nil
  }
}

nonisolated extension [UInt8] {
  /// The four bytes from an index on, the least first.
  func word(_ index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(self[index + $1]) << ($1 * 8) }
  }

  /// The two bytes from an index on, the least first.
  func word16(_ index: Int) -> UInt16 {
    UInt16(self[index]) | UInt16(self[index + 1]) << 8
  }
}
