import LiveryAdwaita
import LiveryGTK
import LiverySystem
import ThemeFormats
import ThemeModel
import ThemeSession

/// The name and the colors of a theme's file.
nonisolated struct ThemeCard: Hashable, Sendable {
  let path: String
  let name: String
  let colors: SwatchColors
}

nonisolated extension ThemeCard {
  /// The card of a file that was read; `nil` if it is not a theme or has errors.
  init?(_ reading: FileReading) {
    guard let theme = reading.theme?.theme else { return nil }
    self.init(path: reading.path, name: theme.name, colors: SwatchColors(theme))
  }
}

/// The themes of the user's folder, read one at a time in the background.
///
/// Files that are not themes or have errors are left out.
final class ThemeCatalogue {
  /// The themes read so far, by name.
  private(set) var cards: [ThemeCard] = []

  var onChanged: () -> Void = {}

  private let reader: ThemeFileReader

  /// The files that are not read: reading them killed the program.
  private let skipped: Set<String>
  private var present: Set<String> = []
  private var pending: [String] = []
  private var found: [String: ThemeCard] = [:]
  private var next: ScheduledCall?
  private var isReading = false
  private var published = Moment.now

  /// The interval at which the themes read so far are shown, in ms.
  private static let pause = 500.0

  private lazy var watch = FileWatch { [weak self] in self?.update(changed: Set($0)) }

  /// Creates a catalogue of the user's folder in a reader's library, without some of its files.
  init(reader: ThemeFileReader, skipping skipped: [String] = []) {
    (self.reader, self.skipped) = (reader, Set(skipped))
  }

  isolated deinit {
    next?.cancel()
  }

  /// Reads the folder, now and whenever a file in it changes.
  func start() {
    update(changed: nil)
  }

  /// Starts to read the new and the changed files.
  private func update(changed: Set<String>?) {
    guard let folder = reader.library.userFolder else { return }
    let files = reader.library.installedFiles.filter { !skipped.contains($0) }
    present = Set(files)
    let before = found.count
    found = found.filter { present.contains($0.key) }
    pending = files.filter { found[$0] == nil || changed?.contains($0) == true }
    // A new file changes the folder.
    watch.watch(files, andFolders: [folder])
    if found.count != before { publish() }
    read()
  }

  /// Reads the next file when the main loop has nothing more urgent to do.
  private func read() {
    guard !isReading, next == nil, !pending.isEmpty else { return }
    next = .whenIdle { [weak self] in
      guard let self, let path = pending.popLast() else { return }
      (next, isReading) = (nil, true)
      reader.read([FileRequest(path: path)], isAwaited: false, { ThemeCard($0) }) { [weak self] in
        self?.finish(path, $0.first ?? nil)
      }
    }
  }

  private func finish(_ path: String, _ card: ThemeCard?) {
    isReading = false
    if present.contains(path) { found[path] = card }
    if pending.isEmpty || published.elapsedMilliseconds > Self.pause { publish() }
    read()
  }

  private func publish() {
    published = .now
    cards = found.values.sorted {
      ($0.name.lowercased(), $0.path) < ($1.name.lowercased(), $1.path)
    }
    onChanged()
  }
}
