import Adwaita
import LiveryGTK
import System
import ThemeFormats
import ThemeModel

/// The name and the colors of a theme's file.
struct ThemeCard: Hashable {
  let path: String
  let name: String
  let colors: SwatchColors
}

/// The themes of the user's folder, read a few at a time when the main loop is idle.
///
/// Files that are no theme or have errors are left out.
final class ThemeCatalogue {
  /// How long files are read at a time, in ms: less than half a frame.
  private static let limit = 6.0

  /// The themes read so far, by name.
  private(set) var cards: [ThemeCard] = []

  /// Called when the themes have changed.
  var onChanged: () -> Void = {}

  private let library: ThemeLibrary
  private var pending: [String] = []
  private var found: [String: ThemeCard] = [:]
  private var reading: ScheduledCall?
  private lazy var watch = FileWatch { [weak self] in self?.update(changed: Set($0)) }

  init(library: ThemeLibrary) {
    self.library = library
  }

  isolated deinit {
    reading?.cancel()
  }

  /// Reads the folder, now and whenever a file in it changes.
  func start() {
    update(changed: nil)
  }

  /// Starts to read the new and the changed files.
  private func update(changed: Set<String>?) {
    guard let folder = library.userFolder else { return }
    let files = library.installedFiles
    let present = Set(files)
    let before = found.count
    found = found.filter { present.contains($0.key) }
    pending = files.filter { found[$0] == nil || changed?.contains($0) == true }
    // A new file changes the folder.
    watch.watch(files, andFolders: [folder])
    if found.count != before { publish() }
    read()
  }

  private func read() {
    guard reading == nil, !pending.isEmpty else { return }
    reading = .whenIdle { [weak self] in
      guard let self else { return }
      reading = nil
      let start = Moment.now
      while let path = pending.popLast() {
        found[path] = card(path)
        if start.elapsedMilliseconds > Self.limit { break }
      }
      if pending.isEmpty { publish() } else { read() }
    }
  }

  private func card(_ path: String) -> ThemeCard? {
    guard let theme = (try? library.readFile(path))?.theme else { return nil }
    return ThemeCard(path: path, name: theme.name, colors: SwatchColors(theme))
  }

  private func publish() {
    cards = found.values.sorted {
      ($0.name.lowercased(), $0.path) < ($1.name.lowercased(), $1.path)
    }
    onChanged()
  }
}
