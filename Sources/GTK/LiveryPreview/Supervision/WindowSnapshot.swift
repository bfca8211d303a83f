import LiveryGallery
import LiverySystem
import ThemeSession
import ThemeSource

/// The state of a window that is restored after a crash: a small JSON file.
nonisolated struct WindowSnapshot: Hashable, Sendable {
  /// A theme that is shown, but not known to be painted yet.
  struct Trial: Hashable, Sendable {
    let theme: ShownTheme

    /// Whether it is the theme of the compare window or a UI file, and not the session's.
    let isElsewhere: Bool
  }

  var session: SessionSnapshot

  /// The page of the gallery; `nil` while the user's own UI is shown.
  var page: Page?
  var window = WindowState()

  /// Set before a change is shown, and cleared once it is painted.
  var trial: Trial?

  /// The theme of the compare window; `nil` while there is none to be seen.
  var compared: ShownTheme?

  /// The look that is shown now, without its stylesheets.
  var shown: ShownLook?

  /// The last look before it that was painted.
  var good: ShownLook?
}

nonisolated extension WindowSnapshot {
  private static let byteLimit = 64 * 1024 * 1024

  /// Writes the snapshot, whole or not at all, without waiting for the disk; nobody else may read
  /// it.
  func write(to path: String) throws(FileError) {
    try AtomicFile.write(Array((json.text + "\n").utf8), to: path, isDurable: false, mode: 0o600)
  }

  /// Reads a snapshot; `nil` where the file holds none.
  init?(contentsOf path: String) throws(FileError) {
    let bytes = try RegularFile.read(path, upTo: Self.byteLimit)
    var findings: [Finding] = []
    let json = SourceDocument(
      json: SourceText(file: path, bytes: bytes),
      limits: SourceLimits(bytes: Self.byteLimit, values: 1_000_000), findings: &findings
    ).root
    guard findings.isEmpty else { return nil }
    self.init(json: json)
  }
}
