/// A progress line in the terminal, which shows how many files are done.
package struct Progress {
  private let count: Int
  private var done = 0
  private let isShown: Bool

  /// Nothing is shown for a few files, or if standard error is not a terminal or is a dumb one.
  package init(count: Int) {
    self.count = count
    isShown = count >= 10 && Terminal.Stream.error.hasEscapes
  }

  package mutating func advance() {
    done += 1
    if isShown { show("\(done) of \(count)") }
  }

  package func clear() {
    if isShown { show("") }
  }

  private func show(_ text: String) {
    Terminal.Stream.error.writeIfPossible("\r\u{1b}[K\(text)")
  }
}
