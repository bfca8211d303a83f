package import Adwaita
import System
package import ThemeFormats
package import ThemeModel
package import ThemeSession

/// The theme on screen: what a session looks like, put on the display once a frame at most.
package final class LiveTheme {
  package let session: ThemeSession
  package let stage: StyleStage

  /// The appearance that was asked for; a theme made for one scheme forces that.
  package private(set) var choice: AppearanceChoice = .system

  /// The names of the traits that were asked for; a theme passes over those that it does not know.
  package private(set) var traits: Set<String> = []

  /// What was shown last, and how long it took.
  package private(set) var report: ShownChange?

  /// Told of each report.
  package var onReport: (ShownChange) -> Void = { _ in }

  /// Called right before another theme or appearance is shown.
  package var onSwitching: () -> Void = {}

  /// Whether changes are shown; what happens meanwhile is made up for.
  package var isActive = true {
    didSet { if isActive, !oldValue { changed() } }
  }

  /// Takes the theme off the display, and shows no change from now on.
  package func leave() {
    isActive = false
    stage.leave()
  }

  package let display: Display
  private let manager: StyleManager
  /// Whose frames show the theme.
  package let clock: Widget
  private var isDue = false
  private var isSyncing = false
  private var began: Moment?
  private var reloaded: [String] = []
  private var wasShown: ShownKind?
  private let followsFiles: Bool
  private lazy var watch = FileWatch { [weak self] in self?.reload($0) }

  /// Shows the themes of a library on a display, with the frames of a window.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - display: The display.
  ///   - clock: The window.
  ///   - followsFiles: Whether files are read again when they change.
  package init(library: ThemeLibrary, display: Display, clock: Widget, followsFiles: Bool = true) {
    (self.display, self.clock) = (display, clock)
    self.followsFiles = followsFiles
    manager = .of(display)
    stage = StyleStage(display: display, clock: clock)
    let relay = WeakReference<LiveTheme>()
    session = ThemeSession(library: library) { _ in relay.object?.changed() }
    relay.object = self
    manager.onDarkChanged { [weak self] in self?.changed() }
    manager.onHighContrastChanged { [weak self] in self?.changed() }
    session.observe(self) { [weak self] in self?.show($0) }
    changed()
  }

  package func choose(_ choice: AppearanceChoice) {
    self.choice = choice
    changed()
  }

  /// Asks for a trait by its name, or no longer.
  package func setTrait(_ name: String, isOn: Bool) {
    setTraits(isOn ? traits.union([name]) : traits.subtracting([name]))
  }

  /// Asks for these traits and no others.
  package func setTraits(_ names: Set<String>) {
    guard names != traits else { return }
    traits = names
    changed()
  }

  /// Whether the desktop asks for high contrast, which then holds whatever was asked for here.
  package var desktopHasHighContrast: Bool { manager.isHighContrast }

  /// Opens files, of which the first becomes current, and follows them from now on.
  package func open(_ paths: [String]) {
    let ids = paths.map { session.open($0) }
    ids.first.map { _ = session.select($0) }
    follow()
  }

  /// Opens a file without showing it, follows it from now on, and gives the id of its entry.
  package func offer(_ path: String) -> String {
    let current = session.currentID
    let id = session.open(path)
    session.select(current)
    follow()
    return id
  }

  /// The scheme that the current theme is made for, if it is made for one alone.
  package var forcedScheme: Appearance.Scheme? {
    let schemes = theme.schemes
    return schemes.count == 1 ? schemes.first : nil
  }

  /// The choice that the current theme leaves no room for, where it is made for one scheme alone.
  package var missingChoice: AppearanceChoice? {
    switch forcedScheme {
    case .light: .dark
    case .dark: .light
    case nil: nil
    }
  }

  /// Whether the dark scheme is shown.
  package var isDark: Bool { session.look.appearance.scheme == .dark }

  /// The last good theme of the current entry, or else the one that is still shown.
  package var theme: Theme { session.current?.theme ?? session.look.theme }

  private func reload(_ paths: [String]) {
    began = watch.noticedAt
    reloaded = paths
    for path in paths { session.reload(path) }
    // What is broken now may extend what it did not before.
    follow()
  }

  private func follow() {
    guard followsFiles else { return }
    watch.watch(session.entries.flatMap(\.files))
  }

  private func show(_ session: ThemeSession) {
    follow()
    let kind = ShownKind(session.look)
    if let wasShown, kind != wasShown { onSwitching() }
    wasShown = kind
    stage.show(session.look)
    let isHighContrast = session.look.appearance.traits.contains(.highContrast)
    stage.setHighContrast(isHighContrast && !manager.isHighContrast)
    measure()
  }

  /// Times the change until its first frame is painted.
  private func measure() {
    guard let began, clock.isMapped else { return }
    self.began = nil
    let files = reloaded
    reloaded = []
    clock.afterPaint { [weak self] in
      guard let self else { return }
      let report = ShownChange(files: files, milliseconds: began.elapsedMilliseconds)
      self.report = report
      onReport(report)
    }
  }

  /// Sees to it that the next frame shows what has changed, together with all else that does.
  private func changed() {
    guard isActive, !isDue, !isSyncing else { return }
    if began == nil { began = .now }
    guard clock.isMapped else { return sync() }
    isDue = true
    clock.onEachFrame { [weak self] in
      guard let self else { return false }
      if isActive { sync() } else { isDue = false }
      return false
    }
  }

  /// Settles the appearance first, since the session's look depends on it, and then tells everyone.
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
    let options = wantedOptions
    if session.appearance.options != options { session.setOptions(options) }
    session.flush()
    // What changed nothing has nothing to be timed.
    (began, reloaded) = (nil, [])
  }

  /// The traits asked for, of those that the current theme knows.
  private var wantedOptions: TraitSet {
    let known = theme.traits
    var options = traits.compactMap { known.trait(named: $0) }
      .reduce(into: TraitSet()) { $0.formUnion($1) }
    if manager.isHighContrast { options.formUnion(.highContrast) }
    return options
  }
}

/// A change that has been shown.
package struct ShownChange: Hashable {
  /// The files that were read again for it; none where a person made it.
  package let files: [String]

  /// From the change to the end of the first frame that shows it.
  package let milliseconds: Double

  package init(files: [String], milliseconds: Double) {
    (self.files, self.milliseconds) = (files, milliseconds)
  }
}

/// What a cross-fade is worth: another theme or appearance, not another color of the same.
private struct ShownKind: Hashable {
  let theme: String
  let traits: TraitSet

  init(_ look: ThemeLook) {
    theme = look.theme.id
    traits = look.appearance.traits
  }
}
