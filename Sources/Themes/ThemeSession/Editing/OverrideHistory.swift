/// The changes to the overrides of widgets that can be undone and redone.
///
/// Changes of one gesture are one step; at most 1000 steps are kept.
struct OverrideHistory {
  private struct Step {
    let old: WidgetOverrides
    let new: WidgetOverrides
    let gesture: Int?
    let moment: ContinuousClock.Instant
  }

  private var done: [Step] = []
  private var undone: [Step] = []

  /// The time of the last step; `nil` if there is none.
  var lastDone: ContinuousClock.Instant? { done.last?.moment }

  /// The time of the last undone step; `nil` if there is none.
  var lastUndone: ContinuousClock.Instant? { undone.last?.moment }

  var lastGesture: Int? { done.last?.gesture }

  /// The gesture of the last undone step.
  var lastUndoneGesture: Int? { undone.last?.gesture }

  /// Records a change, perhaps as part of a gesture.
  mutating func record(from old: WidgetOverrides, to new: WidgetOverrides, gesture: Int?) {
    undone = []
    var old = old
    if let gesture, let last = done.last, last.gesture == gesture {
      old = last.old
      done.removeLast()
      if old == new { return }
    }
    done.append(Step(old: old, new: new, gesture: gesture, moment: .now))
    done.removeFirst(max(0, done.count - EditHistory.stepLimit))
  }

  /// Forgets the steps that were undone, after a change elsewhere that they do not fit.
  mutating func forgetUndone() {
    undone = []
  }

  /// The overrides before the last step; `nil` if there is none.
  mutating func undo() -> WidgetOverrides? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step.old
  }

  /// The overrides after the last undone step; `nil` if there is none.
  mutating func redo() -> WidgetOverrides? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step.new
  }
}
