/// The steps that a person can undo, in order: edits of a theme's text, and overrides.
struct StepHistory {
  private(set) var edits: EditHistory
  private(set) var overrides: OverrideHistory

  /// The result of a step: the text and the overrides, if it changes them.
  struct Outcome {
    var text: [UInt8]?
    var overrides: WidgetOverrides?
  }

  init(_ edits: EditHistory?, _ overrides: OverrideHistory) {
    (self.edits, self.overrides) = (edits ?? EditHistory(), overrides)
  }

  /// The state before the last step; `nil` if there is none.
  mutating func undo(_ text: [UInt8]) -> Outcome? {
    if let moment = overrides.lastDone, edits.lastDone.map({ $0 < moment }) ?? true {
      // Changes of both by one gesture are one step.
      let isOfBoth = overrides.lastGesture.map { $0 == edits.lastGesture } ?? false
      return Outcome(text: isOfBoth ? edits.undo(text) : nil, overrides: overrides.undo())
    }
    return edits.undo(text).map { Outcome(text: $0) }
  }

  /// The state after the last undone step; `nil` if there is none.
  mutating func redo(_ text: [UInt8]) -> Outcome? {
    let isOfBoth =
      edits.lastUndoneGesture.map { $0 == overrides.lastUndoneGesture } ?? false
    if isOfBoth { return Outcome(text: edits.redo(text), overrides: overrides.redo()) }
    if let moment = overrides.lastUndone, edits.lastUndone.map({ moment < $0 }) ?? true {
      return Outcome(overrides: overrides.redo())
    }
    return edits.redo(text).map { Outcome(text: $0) }
  }
}
