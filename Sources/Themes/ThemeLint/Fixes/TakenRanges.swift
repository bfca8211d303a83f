import ThemeSource
/// Ranges of bytes that changes use; none overlaps another.
struct TakenRanges {
  /// The ranges by their beginnings.
  private var ranges: [Range<Int>] = []

  /// Whether a range overlaps one of them, or is equal to one.
  func meets(_ range: Range<Int>) -> Bool {
    let next = index(of: range)
    if next < ranges.count, ranges[next].overlaps(range) || ranges[next] == range { return true }
    return next > 0 && (ranges[next - 1].overlaps(range) || ranges[next - 1] == range)
  }

  mutating func insert(_ range: Range<Int>) { ranges.insert(range, at: index(of: range)) }

  /// The index of the first one that begins after a range's start.
  private func index(of range: Range<Int>) -> Int {
    ranges.partitioningIndex { $0.lowerBound > range.lowerBound }
  }
}
