import Foundation
import LiverySystem
import Testing

/// Work on all processors.
@Suite struct ConcurrentTests {
  @Test(arguments: [0, 1, 2, 3, 1_000])
  func keepsTheOrder(count: Int) {
    #expect(Array(0..<count).concurrentMap { $0 * $0 } == (0..<count).map { $0 * $0 })
  }

  @Test func doesTwoThingsAtOnce() {
    let (number, text) = concurrently {
      7
    } _: {
      "seven"
    }
    #expect(number == 7)
    #expect(text == "seven")
  }

  /// Other tests may hold the processors for a while, so it is tried until it is seen.
  @Test(.enabled(if: processorCount > 1, "one processor does one thing at a time"))
  func worksOnMoreThanOneProcessor() {
    let end = ContinuousClock.now + .seconds(60)
    var threads: Set<pthread_t> = []
    while threads.count < 2, ContinuousClock.now < end {
      threads = Set(
        [0, 1].concurrentMap { _ in
          usleep(1_000)
          return pthread_self()
        })
    }
    #expect(threads.count == 2)
  }

  private static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }
}
