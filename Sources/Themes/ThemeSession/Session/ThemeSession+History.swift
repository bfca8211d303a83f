import ThemeSource

extension ThemeSession {
  /// Whether an edit of the current theme or a change of an override can be undone.
  public var canUndo: Bool {
    (current?.canUndo ?? false) || overrideHistory.lastDone != nil
  }

  /// Whether an edit of the current theme or a change of an override can be redone.
  public var canRedo: Bool {
    (current?.canRedo ?? false) || overrideHistory.lastUndone != nil
  }

  /// Joins the following edits into one step, until the gesture ends.
  public func beginGesture() {
    gestureCount += 1
    gesture = gestureCount
  }

  /// Ends a gesture; the next edit is a step of its own.
  public func endGesture() {
    gesture = nil
  }

  /// Undoes the last step: an edit of the current theme, a reload of it, or a change of an
  /// override; if the text has errors, restores the shown theme.
  ///
  /// - Returns: Whether there was a step.
  /// - Throws: An error if the earlier text can no longer be shown; nothing was changed.
  @discardableResult
  public func undo() throws(SessionError) -> Bool {
    if let entry = current, entry.canReturn, let good = entry.good {
      endGesture()
      var entry = entry
      entry.update(with: try self.good(good, path: place(of: entry)))
      list.put(entry)
      change()
      return true
    }
    return try take { history, text in history.undo(text) }
  }

  /// Redoes the last undone step.
  @discardableResult
  public func redo() throws(SessionError) -> Bool {
    try take { history, text in history.redo(text) }
  }

  /// The changes of the steps: those to undo, last first, and those to redo, next first.
  package func steps(upTo count: Int) -> (done: [HistoryStep], undone: [HistoryStep]) {
    var past = states(count) { history, text in history.undo(text) }
    if let entry = current, entry.canReturn, let text = entry.text {
      past.insert(HistoryState(text: text.bytes, overrides: overrides), at: 0)
    }
    let future = states(count) { history, text in history.redo(text) }
    return (
      zip(past.dropFirst(), past).prefix(count).map(HistoryStep.init),
      zip(future, future.dropFirst()).map(HistoryStep.init)
    )
  }

  /// The shown state, and those after some steps.
  private func states(
    _ count: Int, _ body: (inout StepHistory, [UInt8]) -> StepHistory.Outcome?
  ) -> [HistoryState] {
    var history = StepHistory(current?.history, overrideHistory)
    var state = HistoryState(text: current?.good?.bytes ?? [], overrides: overrides)
    var states = [state]
    while states.count <= count, let outcome = body(&history, state.text) {
      state.text = outcome.text ?? state.text
      state.overrides = outcome.overrides ?? state.overrides
      states.append(state)
    }
    return states
  }

  private func take(
    _ body: (inout StepHistory, [UInt8]) -> StepHistory.Outcome?
  ) throws(SessionError) -> Bool {
    endGesture()
    var history = StepHistory(current?.history, overrideHistory)
    guard let outcome = body(&history, current?.good?.bytes ?? []) else { return false }
    if let bytes = outcome.text, var entry = current, let text = entry.good {
      let reading = try good(SourceText(file: text.file, bytes: bytes), path: place(of: entry))
      entry.update(with: reading, by: history.edits)
      list.put(entry)
    }
    if let overrides = outcome.overrides {
      overrideHistory = history.overrides
      self.overrides = overrides
    }
    change()
    return true
  }
}
