import Adwaita
import LiveryGTK
import System
import ThemeFormats
import ThemeModel

/// What a list shows of a theme's file.
struct ThemeCard: Hashable {
  let path: String
  let name: String
  let colors: SwatchColors
}

/// The themes of the user's folder, read a few at a time while nothing more urgent is to be done.
///
/// What is no theme, or has errors, is passed over.
final class ThemeCatalogue {
  /// How long a turn of reading may take, in ms: less than half a frame.
  private static let turn = 6.0

  /// The themes read so far, by name.
  private(set) var cards: [ThemeCard] = []

  /// Told when there are more or others, or fewer.
  var onChange: () -> Void = {}

  private let library: ThemeLibrary
  private var pending: [String] = []
  private var found: [String: ThemeCard] = [:]
  private var reading: ScheduledCall?
  private lazy var watch = FileWatch { [weak self] in self?.changed($0) }

  init(library: ThemeLibrary) {
    self.library = library
  }

  isolated deinit {
    reading?.cancel()
  }

  /// Looks at the folder, now and whenever a file of it changes.
  func start() {
    look(at: nil)
  }

  private func changed(_ paths: [String]) {
    look(at: Set(paths))
  }

  /// Reads the files that are new, and of those that are known the changed ones.
  private func look(at changed: Set<String>?) {
    guard let folder = library.userFolder else { return }
    let files = library.installedFiles
    let present = Set(files)
    let before = found.count
    found = found.filter { present.contains($0.key) }
    pending = files.filter { found[$0] == nil || changed?.contains($0) == true }
    // A file that is yet to come changes the folder itself.
    watch.watch(files, andFolders: [folder])
    if found.count != before { tell() }
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
        if start.elapsedMilliseconds > Self.turn { break }
      }
      // Few at a time are shown as they come, many together at the end.
      if pending.isEmpty { tell() } else { read() }
    }
  }

  private func card(_ path: String) -> ThemeCard? {
    guard let theme = (try? library.readFile(path))?.theme else { return nil }
    return ThemeCard(path: path, name: theme.name, colors: SwatchColors(theme))
  }

  private func tell() {
    cards = found.values.sorted {
      ($0.name.lowercased(), $0.path) < ($1.name.lowercased(), $1.path)
    }
    onChange()
  }
}
