extension YAMLScanner {
  /// A `|` or `>` and the lines behind it that are indented more than what they stand in.
  mutating func scanBlockScalar() {
    dropKey()
    mayBeginKey = true
    let start = offset
    let isLiteral = bytes[offset] == UInt8(ascii: "|")
    advance()
    guard let (increment, chomping) = scanBlockHeader() else { return }
    skipBlanksAndComment()
    guard isBreak(offset) || isEnd(offset) else {
      return stop("did not find expected comment or line break")
    }
    var end = offset
    if isBreak(offset) { advanceLine() }
    var depth = increment == 0 ? 0 : max(indent, 0) + increment
    var text: [UInt8] = []
    var first: [UInt8] = []
    var others: [UInt8] = []
    var wasBlank = false
    skipIndentation(&depth, into: &others)
    while column == depth, !isEnd(offset), !isStopped {
      let isBlank = isBlank(offset)
      if isLiteral || first != [UInt8(ascii: "\n")] || wasBlank || isBlank {
        text += first
      } else if others.isEmpty {
        text.append(UInt8(ascii: " "))
      }
      text += others
      (first, others, wasBlank) = ([], [], isBlank)
      let content = offset
      skipLine()
      text += bytes[content..<offset]
      end = offset
      takeBreak(into: &first)
      skipIndentation(&depth, into: &others)
    }
    guard !isStopped else { return }
    if chomping != .strip { text += first }
    if chomping == .keep { text += others }
    addScalar(text, from: start, to: end)
  }

  /// What becomes of the line breaks at the end of a block scalar.
  private enum Chomping {
    case strip, clip, keep
  }

  /// The signs behind `|` or `>`: how deep the lines are, and what becomes of the last breaks.
  private mutating func scanBlockHeader() -> (increment: Int, Chomping)? {
    var increment = 0
    var chomping = Chomping.clip
    var isFirst = true
    while let byte = byte(at: offset) {
      switch byte {
      case UInt8(ascii: "+") where chomping == .clip: chomping = .keep
      case UInt8(ascii: "-") where chomping == .clip: chomping = .strip
      case UInt8(ascii: "0") where increment == 0:
        stop("found an indentation indicator equal to 0")
        return nil
      case UInt8(ascii: "1")...UInt8(ascii: "9") where increment == 0: increment = Int(byte - 0x30)
      default: return (increment, chomping)
      }
      advance()
      guard isFirst else { break }
      isFirst = false
    }
    return (increment, chomping)
  }

  /// Skips empty lines and the indentation of the next line; a depth of 0 is set to that of the
  /// block scalar.
  private mutating func skipIndentation(_ depth: inout Int, into breaks: inout [UInt8]) {
    var deepest = 0
    while true {
      while depth == 0 || column < depth, byte(at: offset) == UInt8(ascii: " ") { advance() }
      deepest = max(deepest, column)
      if depth == 0 || column < depth, byte(at: offset) == UInt8(ascii: "\t") {
        stop("found a tab character where an indentation space is expected")
      }
      guard isBreak(offset) else { break }
      takeBreak(into: &breaks)
    }
    if depth == 0 { depth = max(deepest, indent + 1, 1) }
  }
}
