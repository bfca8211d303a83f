import Adwaita
import ThemeFormats
import ThemeModel
import ThemeSession

/// The theme on screen: what a session looks like, put on the display once a frame at most.
final class LiveTheme {
  let session: ThemeSession
  let stage: StyleStage

  /// The appearance that was asked for; a theme made for one scheme forces that.
  private(set) var choice: AppearanceChoice = .system

  private let manager = StyleManager.standard
  private let clock: Widget
  private var isDue = false
  private var isSyncing = false
  private lazy var watch = FileWatch { [weak self] in self?.reload() }

  /// Shows the themes of a library on a display, with the frames of a window.
  init(library: ThemeLibrary, display: Display, clock: Widget) {
    self.clock = clock
    stage = StyleStage(display: display, clock: clock)
    let relay = Relay()
    session = ThemeSession(library: library) { _ in relay.target?.changed() }
    relay.target = self
    manager.onDarkChanged { [weak self] in self?.changed() }
    session.observe(self) { [weak self] session in
      self?.stage.show(colors: session.look.colors, rules: session.look.rules)
    }
  }

  func choose(_ choice: AppearanceChoice) {
    self.choice = choice
    changed()
  }

  /// Opens files, of which the first becomes current, and follows them from now on.
  func open(_ paths: [String]) {
    let ids = paths.map { session.open($0) }
    ids.first.map { _ = session.select($0) }
    watch.watch(session.entries.compactMap(\.path))
  }

  /// The scheme that the current theme is made for, if it is made for one alone.
  var forcedScheme: Appearance.Scheme? {
    let schemes = (session.current?.theme ?? session.look.theme).schemes
    return schemes.count == 1 ? schemes.first : nil
  }

  /// Whether the dark scheme is shown.
  var isDark: Bool { session.look.appearance.scheme == .dark }

  private func reload() {
    for path in session.entries.compactMap(\.path) { session.reload(path) }
  }

  /// Sees to it that the next frame shows what has changed, together with all else that does.
  private func changed() {
    guard !isDue, !isSyncing else { return }
    guard clock.isMapped else { return sync() }
    isDue = true
    clock.onEachFrame { [weak self] in
      self?.sync()
      return false
    }
  }

  /// Settles the scheme first, since the session's look depends on it, and then tells everyone.
  private func sync() {
    isSyncing = true
    defer { (isSyncing, isDue) = (false, false) }
    manager.colorScheme =
      switch forcedScheme {
      case .light: .light
      case .dark: .dark
      case nil: choice.colorScheme
      }
    session.setScheme(manager.isDark ? .dark : .light)
    session.flush()
  }

  /// Stands in for the live theme while its session is being made.
  private final class Relay {
    weak var target: LiveTheme?
  }
}
