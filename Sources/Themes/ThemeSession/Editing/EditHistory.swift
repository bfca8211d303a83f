/// The changes to a text that can be undone and redone.
///
/// Changes of one gesture are one step. The oldest steps are removed so that a history has at most
/// 1000 steps and 512 KiB; one step alone may be larger.
struct EditHistory: Sendable {
  static let stepLimit = 1000
  static let byteLimit = 512 * 1024

  private struct Step {
    let change: TextChange
    let gesture: Int?
    var moment = ContinuousClock.now
  }

  private var done: [Step] = []
  private var undone: [Step] = []

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// The time of the last step; `nil` if there is none.
  var lastDone: ContinuousClock.Instant? { done.last?.moment }

  /// The time of the last undone step; `nil` if there is none.
  var lastUndone: ContinuousClock.Instant? { undone.last?.moment }

  var lastGesture: Int? { done.last?.gesture }

  /// The gesture of the last undone step.
  var lastUndoneGesture: Int? { undone.last?.gesture }

  /// Records a change of the text, perhaps as part of a gesture, and forgets undone steps.
  mutating func record(from old: [UInt8], to new: [UInt8], gesture: Int? = nil) {
    var change = TextChange(from: old, to: new)
    guard !change.isEmpty else { return }
    undone = []
    if let gesture, let last = done.last, last.gesture == gesture {
      done.removeLast()
      change = TextChange(from: last.change.reverted(old), to: new)
      if change.isEmpty { return }
    }
    done.append(Step(change: change, gesture: gesture))
    var excess = max(0, done.count - EditHistory.stepLimit)
    var size = done[excess...].reduce(0) { $0 + $1.change.size }
    while size > EditHistory.byteLimit, excess < done.count - 1 {
      size -= done[excess].change.size
      excess += 1
    }
    done.removeFirst(excess)
  }

  /// Forgets the steps that were undone, after a change elsewhere that they do not fit.
  mutating func forgetUndone() {
    undone = []
  }

  /// Inserts another program's change below the steps made since a text was saved, so that undoing
  /// those steps keeps the change; if the saved text is not a step, below the present text.
  ///
  /// - Parameters:
  ///   - text: The present text.
  ///   - saved: The text that the other program has changed.
  ///   - patch: Applies the same change to another text; `nil` if that is not possible.
  /// - Returns: The history with the change, and its present text; `nil` if a step does not allow
  ///   it.
  func inserting(
    _ text: [UInt8], above saved: [UInt8], _ patch: ([UInt8]) -> [UInt8]?
  ) -> (history: EditHistory, text: [UInt8])? {
    var texts = [text]
    var rest = done
    while texts[0] != saved, let step = rest.popLast() {
      texts.insert(step.change.reverted(texts[0]), at: 0)
    }
    if texts[0] != saved { (texts, rest) = ([text], done) }
    let now = texts.count - 1
    for step in undone.reversed() { texts.append(step.change.applied(texts[texts.count - 1])) }
    var patched: [[UInt8]] = []
    for text in texts {
      guard let new = patch(text) else { return nil }
      patched.append(new)
    }
    let later = Array(done[rest.count...]) + undone.reversed()
    let moved = zip(later, zip(patched, patched.dropFirst())).map { step, texts in
      Step(
        change: TextChange(from: texts.0, to: texts.1), gesture: step.gesture, moment: step.moment)
    }
    let change = TextChange(from: texts[0], to: patched[0])
    let moment = now > 0 ? later[0].moment : .now
    var history = self
    history.done =
      (rest + [Step(change: change, gesture: nil, moment: moment)] + moved[..<now])
      .filter { !$0.change.isEmpty }
    history.undone = moved[now...].reversed().filter { !$0.change.isEmpty }
    return (history, patched[now])
  }

  /// The text before the last step; `nil` if there is none.
  mutating func undo(_ text: [UInt8]) -> [UInt8]? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step.change.reverted(text)
  }

  /// The text after the last undone step; `nil` if there is none.
  mutating func redo(_ text: [UInt8]) -> [UInt8]? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step.change.applied(text)
  }
}
