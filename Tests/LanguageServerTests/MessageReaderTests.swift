import LanguageServer
import Testing

@Suite struct MessageReaderTests {
  @Test func takesMessagesOutOfAnyPieces() throws {
    let stream = Array(
      "Content-Length: 2\r\n\r\n{}content-type: x; charset=utf8\r\nCONTENT-LENGTH:3\r\n\r\n[1]".utf8
    )
    for size in 1...stream.count {
      var reader = MessageReader()
      var messages: [String] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        reader.append(Array(stream[start..<min(start + size, stream.count)]))
        while let message = try reader.next() {
          messages.append(String(decoding: message, as: UTF8.self))
        }
      }
      #expect(messages == ["{}", "[1]"])
      #expect(reader.isAtBoundary)
    }
  }

  @Test func waitsForTheRestOfAMessage() throws {
    var reader = MessageReader()
    reader.append(Array("Content-Length: 5\r\n\r\n{}".utf8))
    #expect(try reader.next() == nil)
    #expect(!reader.isAtBoundary)
  }

  @Test(arguments: [
    "Content-Length: 2\n\n{}", "hello\r\n\r\n", "{\"jsonrpc\": \"2.0\"}\r\n\r\n\u{0}",
    ": 2\r\n\r\n",
    "Content-Length: -1\r\n\r\n", "Content-Length: +1\r\n\r\n", "Content-Length: \r\n\r\n",
    "Content-Length: 1.0\r\n\r\n", "Content-Length: 2 2\r\n\r\n", "Content-Type: a\r\n\r\n",
    "Content-Length: 2\r\nContent-Length: 2\r\n\r\n", "\r\n\r\n",
    "Content-Length: 33554433\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
    "Content-Type: text/x; charset=latin1\r\nContent-Length: 2\r\n\r\n{}",
    "X: " + String(repeating: "a", count: 5000),
  ])
  func refusesWhatIsNoHeader(text: String) {
    var reader = MessageReader()
    reader.append(Array(text.utf8))
    #expect(throws: FramingError.self) { try reader.next() }
  }
}
