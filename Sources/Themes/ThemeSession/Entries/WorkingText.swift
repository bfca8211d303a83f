import ThemeSource

/// The text of a theme with its edits, and the content of its file.
struct WorkingText: Sendable {
  private(set) var text: SourceText

  /// The content of the file when it was last read or written.
  private(set) var saved: [UInt8]

  /// The present content of the file, if it is neither `saved` nor `text`.
  private(set) var theirs: SourceText?

  init(_ text: SourceText) {
    self.text = text
    saved = text.bytes
  }

  var isDirty: Bool { text.bytes != saved }

  var conflict: TextConflict? {
    theirs.map { theirs in
      TextConflict(
        base: SourceText(file: text.file, bytes: saved), mine: text, theirs: theirs)
    }
  }

  /// Sets an edited text.
  mutating func edit(_ text: SourceText) {
    self.text = text
    if text.bytes == theirs?.bytes { markSaved(text.bytes) }
  }

  /// Updates the text with the content of the file; with unsaved edits that is a conflict.
  mutating func load(_ onDisk: SourceText) {
    if !isDirty || onDisk.bytes == text.bytes {
      text = onDisk
      markSaved(onDisk.bytes)
    } else {
      theirs = onDisk.bytes == saved ? nil : onDisk
    }
  }

  /// Records the content of the file, now or after the next save.
  mutating func markSaved(_ saved: [UInt8]) {
    self.saved = saved
    theirs = nil
  }
}
