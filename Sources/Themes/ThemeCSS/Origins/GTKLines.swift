/// The lines of a text as GTK counts them.
struct GTKLines: Sendable {
  private let bytes: [UInt8]

  /// The offset of the first byte of each line.
  private var starts = [0]

  /// Whether each character is one byte.
  private var isPlain = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\r"):
        if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        starts.append(index)
      case UInt8(ascii: "\n"), 0x0c: starts.append(index)
      case 0x80...: isPlain = false
      default: break
      }
    }
  }

  /// The offset of a character, given its line and column, both from 1; `nil` if it does not exist.
  func offset(line: Int, column: Int) -> Int? {
    guard starts.indices.contains(line - 1), column > 0 else { return nil }
    let start = starts[line - 1]
    let end = line < starts.count ? starts[line] : bytes.count
    guard column <= end - start else { return nil }
    if isPlain { return start + column - 1 }
    // Every byte except continuation bytes begins a character.
    var column = column
    for offset in start..<end where bytes[offset] & 0xc0 != 0x80 {
      column -= 1
      if column == 0 { return offset }
    }
    return nil
  }
}
