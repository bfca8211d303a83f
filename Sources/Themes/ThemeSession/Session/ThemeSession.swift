public import GTKKnowledge
public import ThemeFormats
public import ThemeModel

/// The open themes: the current one, its appearance, its edits, and the observers.
///
/// A session is independent of any window. If a theme cannot be loaded, the last good one stays
/// current, with the findings of the new text. Changes are collected: `flush()` calls the observers
/// once for all changes before it.
public final class ThemeSession {
  /// Finds and reads the themes.
  public let library: ThemeLibrary

  /// The release of the GTK that shows the themes, and so reads their stylesheets.
  public private(set) var dialect: GTKRelease

  /// The ID of the current entry; its last good theme is shown.
  public internal(set) var currentID: String

  /// The current theme in its shown form.
  public private(set) var loadedTheme: LoadedTheme

  /// The simulated color vision of the theme.
  public private(set) var vision = Vision.full

  /// The styles of single widgets.
  public internal(set) var overrides = WidgetOverrides()

  /// The styles of style classes that an app sets on single widgets; they are not edits.
  package var classStyles = ClassStyles() {
    didSet { if classStyles != oldValue { change() } }
  }

  /// Whether the loaded theme has the base theme's rules for the gallery's own views.
  package var showsSamples = false {
    didSet { if showsSamples != oldValue { change() } }
  }

  var overrideHistory = OverrideHistory()

  var list = EntryList()

  /// How often each file was written.
  var writes: [String: Int] = [:]

  /// Called if an edit of a theme in a read-only format needs a copy in Livery's own, with the
  /// theme: `acceptCopy()` opens the copy with the edit, and `refuseCopy()` discards it.
  ///
  /// If it is not set, such edits are refused.
  package var onCopyNeeded: ((ThemeEntry) -> Void)?

  /// The copy that is offered.
  var offeredCopy: OfferedCopy?

  /// The last theme that was shown instead of the current one.
  var preview: ThemePreview?

  /// The ID of the gesture to which edits belong, if any.
  var gesture: Int?

  /// The number of gestures so far, which is the ID of the last one.
  var gestureCount = 0

  private(set) var scheme = Appearance.Scheme.light

  /// The names of the requested traits besides the scheme, which other themes may have, too.
  private(set) var options: [String] = []
  private var observers: [Observer] = []
  private var observationCount = 0
  private var isChanged = false
  private var isNotifying = false
  private var isFlushAsked = false
  private var schedule: ((ThemeSession) -> Void)?

  /// Starts a session with the built-in themes; the base theme is current, in light.
  ///
  /// - Parameters:
  ///   - library: Finds themes, and provides the colors that they do not set from its release.
  ///   - dialect: The release of the GTK that shows them; by default the library's.
  ///   - schedule: Called at the first change after a flush; it must call `flush()` soon, such as
  ///     before the next frame. Without it observers are called at every change.
  public init(
    library: ThemeLibrary, dialect: GTKRelease? = nil, schedule: ((ThemeSession) -> Void)? = nil
  ) {
    (self.library, self.schedule) = (library, schedule)
    self.dialect = dialect ?? library.release
    currentID = ThemeLibrary.baseID
    loadedTheme = LoadedTheme(library.base, .light, for: library.release, in: self.dialect)
    for id in ThemeLibrary.builtInIDs {
      guard let reading = library.builtIn(id) else { continue }
      var entry = ThemeEntry(id: id, origin: .builtIn, path: nil)
      entry.update(with: reading)
      list.append(entry)
    }
  }

  /// Sets the GTK that reads the stylesheets of the session, and a function that is called at the
  /// first change after a flush.
  package func show(in dialect: GTKRelease, schedule: @escaping (ThemeSession) -> Void) {
    (self.dialect, self.schedule) = (dialect, schedule)
    isChanged = true
    schedule(self)
  }

  /// The open themes: the built-in ones first, then files and copies in the order of opening.
  public var entries: [ThemeEntry] { list.entries }

  /// The current entry.
  public var current: ThemeEntry? { list[currentID] }

  /// The last good theme of the current entry, or else the theme that is still shown.
  package var currentTheme: Theme { current?.theme ?? loadedTheme.theme }

  /// The name of the current entry.
  package var currentName: String { current?.name ?? loadedTheme.theme.name }

  /// The entry with an ID.
  public func entry(_ id: String) -> ThemeEntry? { list[id] }

  /// The requested appearance, limited to the traits of the shown theme.
  public var appearance: Appearance { appearance(of: currentTheme) }

  private func appearance(of theme: Theme) -> Appearance {
    Appearance(scheme, theme.traits.traits(named: options))
  }

  /// Makes an entry current; `false` if none has the ID.
  @discardableResult
  public func select(_ id: String) -> Bool {
    guard list[id] != nil else { return false }
    currentID = id
    change()
    return true
  }

  /// Sets the color scheme; a theme for only one scheme is shown in that one.
  public func setScheme(_ scheme: Appearance.Scheme) {
    self.scheme = scheme
    change()
  }

  /// Sets the traits besides the scheme.
  ///
  /// They are stored by name. A theme without a trait of that name ignores it.
  public func setOptions(_ options: TraitSet) {
    let traits = currentTheme.traits
    self.options = traits.names(in: options.subtracting([.light, .dark]))
    change()
  }

  /// Sets the appearance by the names of its traits, the scheme among them.
  func setAppearance(named names: [String]) {
    scheme = names.contains(Appearance.Scheme.dark.rawValue) ? .dark : .light
    options = names.filter { Appearance.Scheme(rawValue: $0) == nil }
    change()
  }

  /// Sets the simulated color vision.
  public func setVision(_ vision: Vision) {
    guard vision != self.vision else { return }
    self.vision = vision
    change()
  }
}

extension ThemeSession {
  /// A closure that is called at changes while its owner lives.
  private struct Observer {
    weak var owner: AnyObject?
    let body: (ThemeSession) -> Void

    /// The number of a registration that can be cancelled.
    var id: Int?
  }

  /// Calls `body` now and after each change, until `owner` is freed.
  ///
  /// - Parameters:
  ///   - owner: Referenced weakly; values that `body` captures must not keep it alive.
  ///   - body: Called with the session.
  package func observe(_ owner: AnyObject, _ body: @escaping (ThemeSession) -> Void) {
    observers.append(Observer(owner: owner, body: body))
    body(self)
  }

  /// Calls `body` now and after each change, until `owner` is freed or the observation is
  /// cancelled.
  ///
  /// The owner is referenced weakly and passed to `body`, so the closure need not capture it. A
  /// second observation of the same owner replaces the first.
  @discardableResult
  public func observe<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping (_ owner: Owner, _ session: ThemeSession) -> Void
  ) -> ThemeObservation {
    observers.removeAll { $0.owner == nil || $0.id != nil && $0.owner === owner }
    observationCount += 1
    let id = observationCount
    observers.append(
      Observer(owner: owner, body: { [weak owner] in if let owner { body(owner, $0) } }, id: id))
    body(owner, self)
    return ThemeObservation { [weak self] in self?.observers.removeAll { $0.id == id } }
  }

  /// Calls the observers once for all changes since the last call; not at all without changes.
  ///
  /// If an observer changes the session, all are called again afterwards.
  public func flush() {
    isFlushAsked = true
    guard !isNotifying else { return }
    isNotifying = true
    defer { isNotifying = false }
    while isChanged, isFlushAsked {
      (isChanged, isFlushAsked) = (false, schedule == nil)
      if previewedTheme == nil { preview = nil }
      let theme = previewedTheme ?? currentTheme
      loadedTheme = LoadedTheme(
        theme, appearance(of: theme), for: library.release, in: dialect, vision: vision,
        overrides: overrides, classes: classStyles, showsSamples: showsSamples)
      observers.removeAll { $0.owner == nil }
      for observer in observers where observer.owner != nil && isRegistered(observer) {
        observer.body(self)
      }
    }
  }

  /// Whether no other observer has cancelled it meanwhile.
  private func isRegistered(_ observer: Observer) -> Bool {
    observer.id == nil || observers.contains { $0.id == observer.id }
  }

  /// Schedules a call of the observers.
  func change() {
    guard !isChanged else { return }
    isChanged = true
    if let schedule { schedule(self) } else { flush() }
  }
}
