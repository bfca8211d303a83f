import ThemeModel

/// Hands appearances to a sequence, each where it is another than the last; the sequence ends with it.
final class AppearanceFeed {
  private let continuation: AsyncStream<Appearance>.Continuation
  private var last: Appearance?

  init(_ continuation: AsyncStream<Appearance>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }

  func show(_ appearance: Appearance) {
    guard appearance != last else { return }
    last = appearance
    continuation.yield(appearance)
  }
}
