/// A range of bytes that needs half the memory of a `Range<Int>`, since an arena has several per
/// value.
struct Extent: Hashable, Sendable {
  var start: Int32
  var end: Int32

  static let empty = Extent(0, 0)

  /// Creates a range of a file, whose size the readers bound far below `Int32.max`.
  init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  var lower: Int { Int(start) }
  var upper: Int { Int(end) }
  var count: Int { Int(end &- start) }
  var range: Range<Int> { Int(start)..<Int(end) }
}
