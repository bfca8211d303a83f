import ThemeSource

extension ThemeSession {
  /// Whether the current theme has an edit that can be undone.
  public var canUndo: Bool { current?.canUndo ?? false }

  /// Whether the current theme has an edit that can be redone.
  public var canRedo: Bool { current?.canRedo ?? false }

  /// Joins the edits that follow into one step, until the gesture ends.
  public func beginGesture() {
    gestureCount += 1
    gesture = gestureCount
  }

  /// Ends a gesture; the next edit is a step of its own.
  public func endGesture() {
    gesture = nil
  }

  /// Undoes the current theme's last step, an edit or a reload; where the text has errors, brings
  /// back the one that is shown.
  ///
  /// - Returns: Whether there was a step.
  /// - Throws: Why the text before cannot be shown any more; nothing was changed.
  @discardableResult
  public func undo() throws(SessionError) -> Bool {
    guard let entry = current, let good = entry.good else { return false }
    if entry.canReturn {
      endGesture()
      var entry = entry
      entry.update(with: try self.good(good, path: entry.path))
      list.put(entry)
      change()
      return true
    }
    return try step { history, text in history.undo(text) }
  }

  /// Redoes the step that was undone last.
  @discardableResult
  public func redo() throws(SessionError) -> Bool {
    try step { history, text in history.redo(text) }
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
