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

  /// Joins the edits that follow into one step, until the gesture ends.
  public func beginGesture() {
    gestureCount += 1
    gesture = gestureCount
  }

  /// Ends a gesture; the next edit is a step of its own.
  public func endGesture() {
    gesture = nil
  }

  /// Undoes the last step: an edit of the current theme, a reload of it, or a change of an override;
  /// where the text has errors, brings back the one that is shown.
  ///
  /// - Returns: Whether there was a step.
  /// - Throws: Why the text before cannot be shown any more; nothing was changed.
  @discardableResult
  public func undo() throws(SessionError) -> Bool {
    if let entry = current, entry.canReturn, let good = entry.good {
      endGesture()
      var entry = entry
      entry.update(with: try self.good(good, path: entry.path))
      list.put(entry)
      change()
      return true
    }
    if let moment = overrideHistory.lastDone,
      current?.history.lastDone.map({ $0 < moment }) ?? true
    {
      let gesture = overrideHistory.lastGesture
      // What one gesture did to both is one step.
      if let gesture, current?.history.lastGesture == gesture {
        _ = try step { history, text in history.undo(text) }
      }
      return stepOverrides { $0.undo() }
    }
    return try step { history, text in history.undo(text) }
  }

  /// Redoes the step that was undone last.
  @discardableResult
  public func redo() throws(SessionError) -> Bool {
    let gesture = current?.history.lastUndoneGesture
    if let gesture, overrideHistory.lastUndoneGesture == gesture {
      _ = try step { history, text in history.redo(text) }
      return stepOverrides { $0.redo() }
    }
    if let moment = overrideHistory.lastUndone,
      current?.history.lastUndone.map({ moment < $0 }) ?? true
    {
      return stepOverrides { $0.redo() }
    }
    return try step { history, text in history.redo(text) }
  }

  private func stepOverrides(_ body: (inout OverrideHistory) -> WidgetOverrides?) -> Bool {
    endGesture()
    guard let overrides = body(&overrideHistory) else { return false }
    self.overrides = overrides
    change()
    return true
  }

  private func step(_ body: (inout EditHistory, [UInt8]) -> [UInt8]?) throws(SessionError) -> Bool {
    endGesture()
    guard var entry = current, let text = entry.good else { return false }
    var history = entry.history
    guard let bytes = body(&history, text.bytes) else { return false }
    let reading = try good(SourceText(file: text.file, bytes: bytes), path: entry.path)
    entry.update(with: reading, by: history)
    list.put(entry)
    change()
    return true
  }
}
