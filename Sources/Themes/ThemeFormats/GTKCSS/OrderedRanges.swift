extension [Range<Int>] {
  /// Whether a range is inside one of these, which are in order.
  func holds(_ range: Range<Int>) -> Bool {
    let next = partitioningIndex { $0.lowerBound > range.lowerBound }
    return next > 0 && self[next - 1].upperBound >= range.upperBound
  }

  /// The first index whose range matches, if all later ones match; the count if none does.
  func partitioningIndex(where isAfter: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
