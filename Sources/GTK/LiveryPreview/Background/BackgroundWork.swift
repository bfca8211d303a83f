/// Background work with one request at a time; the last request wins.
final class BackgroundWork<Request: Equatable & Sendable, Result: Sendable> {
  private let work: @Sendable (Request) -> Result
  private let onResult: (Result) -> Void

  /// Whether the results of requests are shown that others follow already.
  private let showsAll: Bool
  private var last: Request?
  private var waiting: Request?
  private var isRunning = false

  /// Creates the worker, with a receiver of the results.
  ///
  /// Results of outdated requests are discarded, unless all results are wanted; requests that are
  /// outdated before their turn are skipped.
  init(
    showsAll: Bool = false, _ work: @escaping @Sendable (Request) -> Result,
    onResult: @escaping (Result) -> Void
  ) {
    (self.work, self.onResult, self.showsAll) = (work, onResult, showsAll)
  }

  /// Handles a request, unless it is the same as the last one.
  func request(_ request: Request) {
    guard request != last else { return }
    last = request
    waiting = request
    if !isRunning { run() }
  }

  /// Cancels all requests: no more results arrive.
  func cancel() {
    (last, waiting) = (nil, nil)
  }

  private func run() {
    guard let request = waiting else { return }
    (waiting, isRunning) = (nil, true)
    Task { @concurrent [weak self, work] in
      let result = work(request)
      await self?.finish(result)
    }
  }

  private func finish(_ result: Result) {
    isRunning = false
    if last != nil, showsAll || waiting == nil { onResult(result) }
    run()
  }
}
