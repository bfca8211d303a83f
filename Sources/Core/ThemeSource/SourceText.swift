/// The bytes of a file with its name in messages, or the bytes of several files that are read as
/// one text, each with its own locations.
public struct SourceText: Hashable, Sendable {
  /// The name of the file as messages show it; `-` for standard input.
  public let file: String

  /// Every byte of the file, a byte order mark included.
  public let bytes: [UInt8]

  /// The offset of the first byte of each line.
  let lineStarts: [Int]

  /// The files from which the text was joined; the first one names it; empty for a text of one
  /// file.
  let joined: [SourceText]

  /// The pieces of the files, in the order of the text.
  let pieces: [SourcePiece]

  /// Creates a text; lines end at LF, CR LF or CR.
  public init(file: String, bytes: [UInt8]) {
    self.init(file: file, bytes: bytes, joined: [], pieces: [])
  }

  init(file: String, bytes: [UInt8], joined: [SourceText], pieces: [SourcePiece]) {
    self.file = file
    self.bytes = bytes
    (self.joined, self.pieces) = (joined, pieces)
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(index)
      } else if byte == UInt8(ascii: "\r") {
        if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        starts.append(index)
      }
    }
    lineStarts = starts
  }

  public init(file: String, _ string: String) {
    self.init(file: file, bytes: Array(string.utf8))
  }

  /// The line and column of the byte at `offset` in its file; offsets past the end count as the
  /// end.
  public func position(at offset: Int) -> SourcePosition {
    if !pieces.isEmpty { return joinedLocation(of: offset..<offset).start }
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The location of a range of bytes in their file.
  public func location(of range: Range<Int>) -> SourceLocation {
    if !pieces.isEmpty { return joinedLocation(of: range) }
    return SourceLocation(
      file: file, range: range,
      start: position(at: range.lowerBound), end: position(at: range.upperBound))
  }

  /// The bytes of a line of the file without its ending, numbered from 1; empty past the last line.
  public func line(_ number: Int) -> ArraySlice<UInt8> {
    if let first = joined.first { return first.line(number) }
    guard lineStarts.indices.contains(number - 1) else { return [] }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return bytes[start..<end]
  }
}
