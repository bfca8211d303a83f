public import ThemeSource

/// A file that changed on disk while there were unsaved edits of it.
public struct TextConflict: Hashable, Sendable {
  /// The text with the unsaved edits.
  public let mine: SourceText

  /// What the file holds now.
  public let theirs: SourceText
}
