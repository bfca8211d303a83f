public import ThemeSource

/// A theme in some format: the files that hold it, and what they cannot hold.
public struct WrittenTheme: Hashable, Sendable {
  /// A file to be written.
  public struct File: Hashable, Sendable {
    /// The path from the folder that the theme is written to.
    public let name: String
    public let bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    init(name: String, text: String) {
      self.init(name: name, bytes: Array(text.utf8))
    }
  }

  /// The files; the first is the one that was asked for, and it names the others.
  public let files: [File]

  /// What the format cannot hold, each as a note about the theme.
  public let omissions: [Finding]
}
