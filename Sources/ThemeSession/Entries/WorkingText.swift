import ThemeSource

/// The text of a theme as it is worked on, and what of it is on disk.
struct WorkingText: Sendable {
  private(set) var text: SourceText

  /// What the file held when it was read or written last.
  private(set) var saved: [UInt8]

  /// What the file holds now, where that is neither what was read nor the text.
  private(set) var theirs: SourceText?

  /// Starts with the text of a file, or with that of a theme that has no file yet.
  init(_ text: SourceText) {
    self.text = text
    saved = text.bytes
  }

  var isDirty: Bool { text.bytes != saved }

  var conflict: TextConflict? { theirs.map { TextConflict(mine: text, theirs: $0) } }

  /// Goes on with an edited text.
  mutating func edit(_ text: SourceText) {
    self.text = text
    if text.bytes == theirs?.bytes { keep(text.bytes) }
  }

  /// Takes notice of what the file holds now, which is the text to go on with unless there are
  /// unsaved edits.
  mutating func find(_ onDisk: SourceText) {
    if !isDirty || onDisk.bytes == text.bytes {
      text = onDisk
      keep(onDisk.bytes)
    } else {
      theirs = onDisk.bytes == saved ? nil : onDisk
    }
  }

  /// Gives the edits up for what the file holds.
  mutating func yield() {
    guard let theirs else { return }
    text = theirs
    keep(theirs.bytes)
  }

  /// Takes the text for what the file holds, or will with the next save.
  mutating func keep(_ saved: [UInt8]) {
    self.saved = saved
    theirs = nil
  }
}
