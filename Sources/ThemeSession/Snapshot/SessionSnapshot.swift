public import System
import ThemeFormats
import ThemeModel
import ThemeSource

/// What a session must remember to be taken up again after the program died: a small JSON file.
public struct SessionSnapshot: Hashable, Sendable {
  /// The theme that was being tried when the program died, if it did.
  public struct Attempt: Hashable, Sendable {
    public let id: String
    public let name: String
    public let path: String?

    public init(id: String, name: String, path: String?) {
      self.id = id
      self.name = name
      self.path = path
    }
  }

  /// A text with edits that no file holds.
  public struct Unsaved: Hashable, Sendable {
    public let id: String
    /// The file; `nil` for a copy that was never saved.
    public let path: String?
    /// The id of the theme that it is a copy of.
    public let original: String?
    /// What the file held when it was read or written last.
    public let saved: String
    public let text: String
  }

  /// The theme to go on with, by its id and, where it has a file, by that.
  public var currentID: String
  public var currentPath: String?

  /// The traits asked for by name, the scheme among them.
  public var appearance: [String]

  /// The page of the gallery.
  public var page: String?

  /// Whatever else a window wants to know again, such as its size.
  public var window: [String: String]

  /// The theme that is about to be shown, to be set before it is and cleared after.
  public var attempt: Attempt?

  /// The files that were opened by themselves, in their order.
  public var files: [String]

  public var unsaved: [Unsaved]
}

extension SessionSnapshot {
  /// Takes down what a session holds.
  public init(of session: ThemeSession, page: String? = nil, window: [String: String] = [:]) {
    let entries = session.entries
    currentID = session.currentID
    currentPath = session.current?.path
    appearance = [session.scheme.rawValue] + session.options
    self.page = page
    self.window = window
    files = entries.compactMap { $0.origin == .file ? $0.path.map(RegularFile.absolute) : nil }
    unsaved = entries.compactMap(Unsaved.init)
  }

  /// Writes the snapshot, whole or not at all, without waiting for the disk.
  public func write(to path: String) throws(FileError) {
    try AtomicFile.write(Array(text.utf8), to: path, isDurable: false)
  }

  /// Reads a snapshot; `nil` where the file holds none.
  public init?(contentsOf path: String) throws(FileError) {
    self.init(
      SourceText(file: path, bytes: try RegularFile.read(path, upTo: SessionSnapshot.byteLimit)))
  }
}

extension SessionSnapshot.Unsaved {
  fileprivate init?(_ entry: ThemeEntry) {
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
