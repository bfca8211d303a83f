import ThemeModel

/// Sends appearances to a sequence when they change; the sequence ends with this object.
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
