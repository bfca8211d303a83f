public import ThemeSource

/// A file that changed on disk while there were unsaved edits, and that cannot simply be merged.
public struct TextConflict: Hashable, Sendable {
  /// A value that both changed, to something else each.
  public struct Clash: Hashable, Sendable {
    /// The keys of the value, joined by periods.
    public let key: String

    /// The value with the unsaved edits; `nil` if they removed it.
    public let mine: String?

    /// The present value in the file; `nil` if it was removed.
    public let theirs: String?
  }

  /// The common ancestor of both.
  public let base: SourceText

  /// The text with the unsaved edits.
  public let mine: SourceText

  /// The content of the file now.
  public let theirs: SourceText

  /// The values that both changed; empty if the file cannot be merged with the edits at all, such
  /// as one with errors.
  public var clashes: [Clash] { merge?.clashes ?? [] }

  /// Both texts, joined; `nil` if they cannot be.
  var merge: TextMerge? { TextMerge(base: base, mine: mine, theirs: theirs) }
}
