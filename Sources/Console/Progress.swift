import System
import ThemeFormats

/// How far the work over many files has come, on one line of a terminal that talk goes to.
public struct Progress {
  private let count: Int
  private var done = 0
  private let isShown: Bool

  /// Nothing is shown of a few files, nor where results share the terminal line by line.
  public init(count: Int) {
    self.count = count
    isShown = count >= 10 && Terminal.Stream.error.isTerminal
  }

  public mutating func advance() {
    done += 1
    if isShown { show("\(done) of \(count)") }
  }

  /// Takes the line away.
  public func clear() {
    if isShown { show("") }
  }

  private func show(_ text: String) {
    _ = AtomicFile.writeAll(Array("\r\u{1b}[K\(text)".utf8), to: Terminal.Stream.error.rawValue)
  }
}
