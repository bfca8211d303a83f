public import ThemeFormats
public import ThemeModel
public import ThemeSource

/// Themes being looked at and worked on: which one is current, in what appearance, and who is told.
///
/// A session knows no window. A theme that cannot be loaded leaves the last good one in place and
/// its findings to be read. Changes are joined: observers are told once, by `flush()`, however many
/// changes came before it.
public final class ThemeSession {
  /// Finds and reads the themes.
  public let library: ThemeLibrary

  /// The id of the entry that was chosen; what is shown is its last good theme.
  public internal(set) var currentID: String

  /// What is shown.
  public private(set) var look: ThemeLook

  /// The eyes that the theme is looked at with.
  public private(set) var vision = Vision.full

  /// The styles of single widgets.
  public internal(set) var overrides = WidgetOverrides()

  var list = EntryList()

  /// The number of the gesture that edits are part of, and of the last one.
  var gesture: Int?
  var gestureCount = 0

  private(set) var scheme = Appearance.Scheme.light
  /// The names of the traits asked for beside the scheme, which other themes may know too.
  private(set) var options: [String] = []
  private var observers: [Observer] = []
  private var isChanged = false
  private var isTelling = false
  private var isFlushAsked = false
  private let schedule: ((ThemeSession) -> Void)?

  /// Starts a session with the built-in themes, the base theme current, in light.
  ///
  /// - Parameters:
  ///   - library: Where themes are found.
  ///   - schedule: Called at the first change after a flush; it must see to it that `flush()` is
  ///     called soon, before the next frame say. Without it every change is told at once.
  public init(library: ThemeLibrary, schedule: ((ThemeSession) -> Void)? = nil) {
    self.library = library
    self.schedule = schedule
    currentID = ThemeLibrary.base.id
    look = ThemeLook(ThemeLibrary.base, .light)
    for id in ThemeLibrary.builtInIDs {
      guard let reading = ThemeLibrary.builtIn(id) else { continue }
      var entry = ThemeEntry(id: id, origin: .builtIn, path: nil)
      entry.take(reading)
      list.append(entry)
    }
  }

  /// The themes on offer: the built-in ones first, then files and copies in the order of opening.
  public var entries: [ThemeEntry] { list.entries }

  /// The entry that was chosen.
  public var current: ThemeEntry? { list[currentID] }

  /// The entry with an id.
  public func entry(_ id: String) -> ThemeEntry? { list[id] }

  /// What is to be said of the file that was chosen.
  public var diagnostics: [Diagnostic] { current?.diagnostics ?? [] }

  /// The appearance that is asked for, in the traits of the theme that is shown.
  public var appearance: Appearance { appearance(of: current?.theme ?? look.theme) }

  private func appearance(of theme: Theme) -> Appearance {
    let traits = options.compactMap { theme.traits.trait(named: $0) }
    return Appearance(scheme, traits.reduce(into: TraitSet()) { $0.formUnion($1) })
  }

  /// Chooses a theme on offer; `false` where none has the id.
  @discardableResult
  public func select(_ id: String) -> Bool {
    guard list[id] != nil else { return false }
    currentID = id
    change()
    return true
  }

  /// Asks for a scheme; a theme made for the other alone keeps to that.
  public func setScheme(_ scheme: Appearance.Scheme) {
    self.scheme = scheme
    change()
  }

  /// Asks for traits of the current theme beside the scheme.
  ///
  /// They are kept by name: a theme that knows none of that name passes over it, and one that does
  /// has it again.
  public func setOptions(_ options: TraitSet) {
    let traits = (current?.theme ?? look.theme).traits
    self.options = traits.names(in: options.subtracting([.light, .dark]))
    change()
  }

  /// Asks for an appearance by the names of its traits, the scheme among them.
  func ask(for names: [String]) {
    scheme = names.contains(Appearance.Scheme.dark.rawValue) ? .dark : .light
    options = names.filter { Appearance.Scheme(rawValue: $0) == nil }
    change()
  }

  /// Looks at the theme with other eyes.
  public func setVision(_ vision: Vision) {
    guard vision != self.vision else { return }
    self.vision = vision
    change()
  }
}

extension ThemeSession {
  /// Someone who is told of changes, as long as the owner lives.
  private struct Observer {
    weak var owner: AnyObject?
    let body: (ThemeSession) -> Void
  }

  /// Tells `body` of what is shown, now and after each change, until `owner` is gone.
  ///
  /// - Parameters:
  ///   - owner: Held weakly; what `body` captures must not keep it alive.
  ///   - body: Called with the session.
  public func observe(_ owner: AnyObject, _ body: @escaping (ThemeSession) -> Void) {
    observers.append(Observer(owner: owner, body: body))
    body(self)
  }

  /// Tells the observers of all changes since the last time, once; of none, nobody.
  ///
  /// What an observer changes meanwhile is told after all have heard of what was before.
  public func flush() {
    isFlushAsked = true
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while isChanged, isFlushAsked {
      (isChanged, isFlushAsked) = (false, schedule == nil)
      let theme = current?.theme ?? look.theme
      look = ThemeLook(theme, appearance(of: theme), vision: vision, overrides: overrides)
      observers.removeAll { $0.owner == nil }
      for observer in observers where observer.owner != nil { observer.body(self) }
    }
  }

  /// Notes that something is to be told.
  func change() {
    guard !isChanged else { return }
    isChanged = true
    if let schedule { schedule(self) } else { flush() }
  }
}
