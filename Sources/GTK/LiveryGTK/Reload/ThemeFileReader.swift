import Dispatch
import LiveryAdwaita
import LiverySystem
package import ThemeFormats
package import ThemeSession

/// Reads theme files in the background, one at a time and in the order of the requests.
///
/// Most files take a millisecond, and the display may depend on them. So a request can wait for its
/// result; if that takes longer, the result comes when the main loop runs.
package final class ThemeFileReader {
  /// How long a request waits for its answer.
  private static let limit = DispatchTimeInterval.milliseconds(500)

  package let library: ThemeLibrary

  /// Called in the background before a file is read, and with `nil` after it.
  private let onReading: @Sendable (_ path: String?) -> Void

  private let queue = DispatchQueue(label: "dev.livery.Livery.reading")

  /// The requests that were not answered yet, in their order.
  private var pending: [Request] = []

  private struct Request {
    let isAnswered: () -> Bool
    let apply: () -> Void
  }

  /// The result of a read, once it is there.
  private nonisolated final class Answers<Answer: Sendable>: Sendable {
    let all = Locked<[Answer]?>(nil)
    let end = DispatchSemaphore(value: 0)
  }

  package init(
    library: ThemeLibrary, onReading: @escaping @Sendable (_ path: String?) -> Void = { _ in }
  ) {
    (self.library, self.onReading) = (library, onReading)
  }

  /// Reads files, and then calls `apply` with the results.
  package func read(_ requests: [FileRequest], then apply: @escaping ([FileReading]) -> Void) {
    read(requests, isAwaited: true, { $0 }, then: apply)
  }

  /// Reads files, converts them in the background, and then calls `apply` with the results.
  ///
  /// `apply` is called before this returns if the awaited answer is in time, else by the main loop.
  package func read<Answer: Sendable>(
    _ requests: [FileRequest], isAwaited: Bool,
    _ convert: @escaping @Sendable (FileReading) -> Answer,
    then apply: @escaping ([Answer]) -> Void
  ) {
    guard !requests.isEmpty || !pending.isEmpty else { return apply([]) }
    let answers = Answers<Answer>()
    let isNext = pending.isEmpty
    pending.append(
      Request(
        isAnswered: { answers.all.withLock { $0 != nil } },
        apply: { apply(answers.all.withLock { $0 } ?? []) }))
    queue.async { [weak self, library, onReading] in
      let found = requests.map { request in
        onReading(request.path)
        defer { onReading(nil) }
        return convert(request.read(from: library))
      }
      answers.all.withLock { $0 = found }
      answers.end.signal()
      ScheduledCall.fromAnyThread { self?.deliver() }
    }
    if isAwaited, isNext, answers.end.wait(timeout: .now() + Self.limit) == .success { deliver() }
  }

  /// Delivers the available answers, in the order of the requests.
  private func deliver() {
    while let next = pending.first, next.isAnswered() {
      pending.removeFirst()
      next.apply()
    }
  }
}
