package import LiveryAdwaita
import LiverySystem
package import ThemeFormats
package import ThemeModel
public import ThemeSession

package protocol LiveryThemeDelegate: AnyObject {
  /// Called right before another theme or appearance is shown.
  func willSwitch(_ live: LiveryTheme)

  /// Called after the first frame of a change.
  func didShow(_ change: ShownChange, of live: LiveryTheme)
}

/// A theme on a display: every widget there shows it, and follows its changes.
///
/// Make one for a display before the first window is shown, and keep it as long as it is to be
/// shown. It follows the file of the theme, and the color scheme and the contrast of the desktop.
/// All changes before a frame are shown with that frame. While a theme cannot be read, the last
/// valid one stays on screen.
public final class LiveryTheme {
  package weak var delegate: (any LiveryThemeDelegate)?

  /// The themes that are open, and which is shown.
  public let session: ThemeSession

  package let stage: StyleStage

  /// The requested appearance; a theme made for one scheme forces that.
  public internal(set) var choice: AppearanceChoice = .system

  /// The names of the requested traits; a theme ignores those that it does not have.
  public internal(set) var traits: Set<String> = []

  /// The last change, and how long it took.
  package private(set) var report: ShownChange?

  /// How many changes were shown.
  package private(set) var reportCount = 0

  /// Whether changes are shown; later changes are shown when it becomes `true`.
  package var isActive = true {
    didSet { if isActive, !oldValue { changed() } }
  }

  /// How another theme or appearance is shown; a saved file is always shown with one frame.
  public var transition = ThemeTransition.none {
    didSet {
      if transition.milliseconds == nil { fades?.end() }
      fades = transition.milliseconds.flatMap { _ in fades ?? WindowFades(display) }
    }
  }

  private var fades: WindowFades?
  package let display: Display
  private var connections: [SignalConnection] = []
  let manager: StyleManager

  /// The window whose frames show the theme, if it is for a single window.
  package let window: Widget?
  let clock: FrameClock
  var isDue = false
  private var isSyncing = false
  var began: Moment?
  var reloaded: [String] = []

  /// The theme and the traits that were last shown; a change of them is shown by a cross-fade.
  private var lastShown: (theme: String, traits: TraitSet)?
  let followsFiles: Bool
  let reader: ThemeFileReader

  /// How often files were opened to be shown.
  var openings = 0

  /// The files that changed while earlier changes were read.
  var changedMeanwhile: [String] = []
  var isReloading = false
  lazy var watch = FileWatch { [weak self] in self?.reload($0) }

  /// The parts that are shown in something else, by their outermost widgets.
  var parts: [ObjectPointer: ThemePart] = [:]

  /// The loaded themes of parts, by their settings, for the present theme.
  var partThemes: [PlaceSettings: LoadedTheme] = [:]

  /// The observers of the theme at a place, in the order of their numbers, and the number of all so
  /// far.
  var placeObservers: [Int: PlaceObserver] = [:]
  var placeObserverCount = 0

  /// The number of the one observer that a widget may have.
  var observedWidgets: [ObjectPointer: Int] = [:]

  /// Whether something may have changed at a place; the next frame shows it.
  var arePlacesChanged = false

  /// Detects when a window gets the style of another widget.
  var following: FollowingObserver?
  var styledWidgets: [ObjectPointer: StyledWidget] = [:]

  /// The number of style classes for widgets with styles of their own, and the unused ones.
  var styledCount = 0
  var freeClasses: [String] = []

  /// The style classes of widgets that were destroyed a moment ago.
  var goneClasses: [String] = []

  /// Keeps the choice in the user's settings, if the app requests it.
  var choiceStore: ChoiceStore?

  /// Shows the themes of a session on a display from the next frame on.
  ///
  /// The frames are those of a window, or of any visible window.
  package init(
    _ session: ThemeSession, on display: Display, clock window: Widget? = nil,
    followsFiles: Bool = true, reader: ThemeFileReader? = nil
  ) {
    self.session = session
    self.reader = reader ?? ThemeFileReader(library: session.library)
    self.display = display
    self.followsFiles = followsFiles
    self.window = window
    clock = FrameClock(display, of: window)
    manager = .of(display)
    stage = StyleStage(display: display, clock: clock)
    session.show(in: Toolkit.release) { [weak self] _ in self?.changed() }
    connections = [
      manager.onDarkChanged { [weak self] in self?.changed() },
      manager.onHighContrastChanged { [weak self] in self?.changed() },
      display.onClosed { [weak self] in self?.leave() },
    ]
    session.observe(self) { [weak self] in self?.show($0) }
    changed()
  }

  /// Shows the themes of a library, which can also style the gallery's own views.
  package convenience init(
    library: ThemeLibrary, display: Display, clock: Widget? = nil, followsFiles: Bool = true,
    reader: ThemeFileReader? = nil
  ) {
    let session = ThemeSession(library: library)
    session.showsSamples = true
    self.init(
      session, on: display, clock: clock, followsFiles: followsFiles, reader: reader)
  }

  /// Removes the theme from the display, and shows no more changes.
  ///
  /// Parts and widgets with a style of their own lose it, too.
  public func leave() {
    isActive = false
    transition = .none
    stage.leave()
    for part in parts.values { part.leave() }
    for number in placeObservers.keys { endObservation(number) }
    for widget in styledWidgets.values { widget.forget() }
    (parts, styledWidgets, choiceStore, following) = ([:], [:], nil, nil)
    watch.watch([])
    disconnect()
  }

  // The style manager lives as long as its display.
  isolated deinit {
    disconnect()
  }

  private func disconnect() {
    for connection in connections { connection.disconnect() }
    connections = []
  }

  /// The last good theme of the current entry, or else the theme that is still shown.
  package var theme: Theme { session.currentTheme }

  private func show(_ session: ThemeSession) {
    updateWatch()
    let shown = (session.loadedTheme.theme.id, session.loadedTheme.appearance.traits)
    let isSwitched = lastShown.map { $0 != shown } ?? true
    if lastShown != nil, isSwitched {
      delegate?.willSwitch(self)
      transition.milliseconds.map { fades?.begin(milliseconds: $0) }
    }
    lastShown = shown
    let parses = stage.parses
    stage.show(session.loadedTheme)
    showContrast()
    showParts()
    choiceStore?.keep(self)
    if stage.parses != parses || isSwitched || !reloaded.isEmpty { measure() }
  }

  /// Turns the toolkit's high contrast on if the theme is shown in it and the desktop does not
  /// request it.
  private func showContrast() {
    let isHighContrast = session.loadedTheme.appearance.traits.contains(.highContrast)
    stage.setHighContrast(isHighContrast && !manager.isHighContrast, isDark: isDark)
  }

  /// Measures the time of the change until its first frame is painted.
  private func measure() {
    guard let began, let window = clock.shown else { return }
    self.began = nil
    let files = reloaded
    reloaded = []
    window.reopenTooltip()
    window.afterPaint { [weak self] in
      guard let self else { return }
      let report = ShownChange(files: files, milliseconds: began.elapsedMilliseconds)
      self.report = report
      reportCount += 1
      delegate?.didShow(report, of: self)
    }
  }

  /// Shows all changes with the next frame.
  func changed() {
    guard isActive, !isDue, !isSyncing else { return }
    if began == nil { began = .now }
    isDue = clock.beforeNext { [weak self] in
      guard let self else { return }
      if isActive { sync() } else { isDue = false }
    }
    if !isDue { sync() }
  }

  /// Updates the appearance and the theme that depends on it, and then calls the observers.
  func sync() {
    isSyncing = true
    manager.colorScheme =
      switch forcedScheme {
      case .light: .light
      case .dark: .dark
      case nil: choice.colorScheme
      }
    let scheme: Appearance.Scheme = manager.isDark ? .dark : .light
    if session.appearance.scheme != scheme { session.setScheme(scheme) }
    let options = wantedOptions(of: theme)
    if session.appearance.options != options { session.setOptions(options) }
    // Changes by an observer are shown with the next frame.
    (isSyncing, isDue) = (false, false)
    session.flush()
    // A choice without a visible effect is stored, too.
    choiceStore?.keep(self)
    showContrast()
    updatePlaces()
    // A change without an effect is not measured.
    (began, reloaded) = (nil, [])
  }
}
