extension Span<UInt8> {
  /// How these bytes compare with others: below 0 where they come before them, above 0 where they
  /// come after, 0 where they are the same.
  func order(to other: Span<UInt8>) -> Int {
    for place in 0..<Swift.min(count, other.count) where self[place] != other[place] {
      return self[place] < other[place] ? -1 : 1
    }
    return count - other.count
  }

  /// The field that begins at a place: it ends before a tab, or with its line.
  func field(from start: Int) -> Range<Int> {
    var end = start
    while end < count, self[end] != UInt8(ascii: "\t"), self[end] != UInt8(ascii: "\n") {
      end += 1
    }
    return start..<end
  }

  /// Where the line begins that a place is in, of the text from another place on.
  func lineStart(of place: Int, from first: Int) -> Int {
    var start = place
    while start > first, self[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// Where the line ends that a place is in.
  func lineEnd(from place: Int) -> Int {
    var end = place
    while end < count, self[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  /// Where the last of the lines that have the same first field as the line at a place ends, after its
  /// line break; lines with the same first field stand together.
  func endOfLines(like first: Int) -> Int {
    let word = extracting(field(from: first))
    var (low, high) = (first, count)
    while low < high {
      let start = lineStart(of: (low + high) / 2, from: low)
      if extracting(field(from: start)).order(to: word) == 0 {
        low = lineEnd(from: start) + 1
      } else {
        high = start
      }
    }
    return Swift.min(low, count)
  }
}
