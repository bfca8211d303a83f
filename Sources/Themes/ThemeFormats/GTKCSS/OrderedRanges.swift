import ThemeSource

extension [Range<Int>] {
  /// Whether a range is inside one of these, which are in order.
  func holds(_ range: Range<Int>) -> Bool {
    let next = partitioningIndex { $0.lowerBound > range.lowerBound }
    return next > 0 && self[next - 1].upperBound >= range.upperBound
  }
}
