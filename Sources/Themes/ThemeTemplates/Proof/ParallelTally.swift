import LiverySystem

/// Runs work on many palettes at once, and keeps only the sums.
enum ParallelTally {
  /// The number of palettes in one piece of work, and the number of pieces between sums.
  private static let pieceSize = 8
  private static let roundSize = 64

  /// Judges palettes; the result does not depend on the order in which they end.
  ///
  /// The remaining ones can be skipped if `isEnough` returns `true`; `judge` adds the results of
  /// one palette.
  static func run(
    over indices: [Int], progress: (Int) -> Void = { _ in },
    until isEnough: (ProofTally) -> Bool = { _ in false },
    _ judge: @Sendable (Int, inout ProofTally) -> Void
  ) -> ProofTally {
    var sum = ProofTally()
    var start = 0
    while start < indices.count {
      let end = min(start + pieceSize * roundSize, indices.count)
      let pieces = stride(from: start, to: end, by: pieceSize).map {
        indices[$0..<min($0 + pieceSize, end)]
      }
      let tallies = pieces.concurrentMap { piece in
        var tally = ProofTally()
        for index in piece { judge(index, &tally) }
        return tally
      }
      for tally in tallies { sum.add(tally) }
      start = end
      progress(start)
      if isEnough(sum) { break }
    }
    return sum
  }
}
