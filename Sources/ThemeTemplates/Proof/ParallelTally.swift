import Dispatch
import Synchronization

/// Work on many palettes at once, of which only the sums are kept.
enum ParallelTally {
  /// How many palettes are one piece of work, and how many pieces there are before sums are made.
  private static let pieceSize = 8
  private static let roundSize = 64

  /// Judges palettes; the result is the same in whatever order they end.
  ///
  /// - Parameters:
  ///   - indices: The palettes.
  ///   - progress: Is told how many are done.
  ///   - isEnough: Whether what is known is enough, so that the rest can be left.
  ///   - judge: Adds what one palette shows.
  /// - Returns: The sums.
  static func run(
    over indices: [Int], progress: (Int) -> Void = { _ in },
    until isEnough: (ProofTally) -> Bool = { _ in false },
    _ judge: @Sendable (Int, inout ProofTally) -> Void
  ) -> ProofTally {
    var sum = ProofTally()
    var start = 0
    while start < indices.count {
      let end = min(start + pieceSize * roundSize, indices.count)
      let round = Array(indices[start..<end])
      let count = (round.count + pieceSize - 1) / pieceSize
      let results = Mutex([ProofTally?](repeating: nil, count: count))
      DispatchQueue.concurrentPerform(iterations: count) { piece in
        var tally = ProofTally()
        for index in round[(piece * pieceSize)..<min((piece + 1) * pieceSize, round.count)] {
          judge(index, &tally)
        }
        results.withLock { [tally] in $0[piece] = tally }
      }
      for tally in results.withLock({ $0 }) {
        if let tally { sum.add(tally) }
      }
      start = end
      progress(start)
      if isEnough(sum) { break }
    }
    return sum
  }
}
