import Foundation
import LiverySystem
import Testing

@Suite struct ByteInputTests {
  @Test func waitsOnlyAsLongAsAsked() throws {
    let pipe = Pipe()
    let input = ByteInput(pipe.fileHandleForReading.fileDescriptor)
    #expect(input.read(waiting: 0) == .none)
    try pipe.fileHandleForWriting.write(contentsOf: Data([1, 2, 3]))
    #expect(input.read(waiting: nil) == .bytes([1, 2, 3]))
    #expect(input.read(waiting: 1) == .none)
    try pipe.fileHandleForWriting.write(contentsOf: Data([4]))
    try pipe.fileHandleForWriting.close()
    #expect(input.read(waiting: nil) == .bytes([4]))
    #expect(input.read(waiting: nil) == .end && input.read(waiting: 0) == .end)
  }

  @Test func endsAtWhatCannotBeRead() {
    #expect(ByteInput(1_000_000).read(waiting: nil) == .end)
  }
}
