extension Array {
  /// The first index whose element matches, if all later ones match, too; the count if none does.
  ///
  /// It is found by halving, so that it takes few steps in a long array.
  package func partitioningIndex(where matches: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if matches(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
