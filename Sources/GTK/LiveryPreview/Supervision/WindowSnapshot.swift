import FoundationEssentials
import LiveryGallery
import LiverySystem
import ThemeSession

/// The state of a window that is restored after a crash: a small JSON file.
nonisolated struct WindowSnapshot: Hashable, Encodable, Sendable {
  /// A theme that is shown, but may not be painted yet.
  struct Pending: Hashable, Codable, Sendable {
    let theme: ShownTheme

    /// Whether it is the theme of the compare window or a UI file, and not the session's.
    let isElsewhere: Bool
  }

  /// Increased when older programs can no longer read the format.
  private static let currentVersion = 3
  private var version = currentVersion

  var session: SessionSnapshot

  /// The page of the gallery; `nil` while the user's own UI file is shown.
  var page: Page?
  var window = WindowState()

  /// Set before a change is shown, and cleared once it is painted.
  var pending: Pending?

  /// The theme of the compare window; `nil` while it is not visible.
  var compared: ShownTheme?

  /// The present theme, without its stylesheets.
  var shown: ShownVersion?

  /// The last theme before it that was painted.
  var good: ShownVersion?
}

nonisolated extension WindowSnapshot {
  init(session: SessionSnapshot, page: Page? = nil) {
    (self.session, self.page) = (session, page)
  }
}

nonisolated extension WindowSnapshot: Decodable {
  /// Reads a snapshot of this version; parts other than the session are left out if they cannot be
  /// read.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard try values.decode(Int.self, forKey: .version) == Self.currentVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values, debugDescription: "version")
    }
    session = try values.decode(SessionSnapshot.self, forKey: .session)
    page = try? values.decode(Page.self, forKey: .page)
    window = (try? values.decode(WindowState.self, forKey: .window)) ?? WindowState()
    pending = try? values.decode(Pending.self, forKey: .pending)
    compared = try? values.decode(ShownTheme.self, forKey: .compared)
    shown = try? values.decode(ShownVersion.self, forKey: .shown)
    good = try? values.decode(ShownVersion.self, forKey: .good)
  }
}

nonisolated extension WindowSnapshot {
  private static let byteLimit = 64 * 1024 * 1024

  /// Writes the snapshot completely or not at all, without waiting for the disk, readable only for
  /// this user.
  func write(to path: String) throws(FileError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = (try? encoder.encode(self)) ?? Data()
    try AtomicFile.write(Array(json), to: path, isDurable: false, mode: 0o600)
  }

  /// Reads a snapshot; `nil` if the file does not contain one.
  init?(contentsOf path: String) throws(FileError) {
    let bytes = try RegularFile.read(path, upTo: Self.byteLimit)
    guard let snapshot = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    self = snapshot
  }
}
