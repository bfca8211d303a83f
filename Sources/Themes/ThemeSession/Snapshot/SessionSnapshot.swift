import LiverySystem
import ThemeSource

/// The state of a session that can be restored after the program crashed.
public struct SessionSnapshot: Hashable, Codable, Sendable {
  /// A text with unsaved edits.
  public struct Unsaved: Hashable, Codable, Sendable {
    public let id: String
    /// The file; `nil` for a copy that was never saved.
    public let path: String?
    /// The ID of the theme of which it is a copy.
    public let original: String?
    /// The content of the file when it was last read or written.
    public let saved: String
    public let text: String
  }

  /// The current theme, by its ID and, if it has a file, by its path.
  public var currentID: String
  public var currentPath: String?

  /// The names of the requested traits, including the scheme.
  public var appearance: [String]

  /// The files that were open, in their order.
  public var files: [String]

  public var unsaved: [Unsaved]
}

extension SessionSnapshot.Unsaved {
  /// The unsaved edits of an entry; `nil` if there are none or the text is not UTF-8.
  init?(_ entry: ThemeEntry) {
    guard entry.isDirty, let work = entry.work,
      let text = String(validating: work.text.bytes, as: UTF8.self),
      let saved = String(validating: work.saved, as: UTF8.self)
    else { return nil }
    if case .copy(let id) = entry.origin { original = id } else { original = nil }
    id = entry.id
    path = entry.path.map(RegularFile.absolute)
    self.saved = saved
    self.text = text
  }
}
