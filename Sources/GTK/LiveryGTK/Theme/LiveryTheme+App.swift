import LiveryAdwaita
import LiverySystem
public import ThemeColor
import ThemeFormats
public import ThemeModel
public import ThemeSession
public import ThemeSource

/// Why a theme cannot be shown.
public nonisolated enum LiveryThemeError: Error, Hashable, CustomStringConvertible {
  /// GTK found no screen.
  case noDisplay

  /// No theme has the ID.
  case unknown(id: String)

  /// The file is not a valid theme; the findings give the reasons.
  case invalid(file: String, [Finding])

  public var description: String {
    switch self {
    case .noDisplay: "there is no screen to show a theme on"
    case .unknown(let id): "no theme has the ID '\(id)'"
    case .invalid(_, let findings): findings.map(\.description).joined(separator: "\n")
    }
  }
}

/// The API for apps.
///
/// Pointers are GTK's own objects, so that it works with any binding.
extension LiveryTheme {
  /// Shows the themes of a session.
  ///
  /// GTK and libadwaita are started if necessary. The session's changes are shown with the next
  /// frame, and its appearance is the one chosen here.
  ///
  /// - Parameters:
  ///   - session: The session, which is not shown anywhere else.
  ///   - display: A `GdkDisplay`; the default one if left out.
  /// - Throws: An error if there is no screen.
  public convenience init(
    _ session: ThemeSession, display: OpaquePointer? = nil
  ) throws(LiveryThemeError) {
    guard Toolkit.start(), let standard = Display.standard else { throw .noDisplay }
    Self.attachMainQueue()
    self.init(session, on: display.map { Display(foreign: $0) } ?? standard)
  }

  /// Shows a theme.
  public convenience init(
    _ theme: Theme, display: OpaquePointer? = nil
  ) throws(LiveryThemeError) {
    try self.init(.ofApp(), display: display)
    show(theme)
  }

  /// Shows the theme of a file, from the first frame on, and again after each save.
  ///
  /// While the file is not a valid theme, stock libadwaita is shown; `findings` give the reasons.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - components: The components that the app registers, so that themes can style them. The
  ///     theme's own `[components]` may repeat them, but must not contradict them.
  ///   - display: A `GdkDisplay`; the default one if left out.
  /// - Throws: An error if there is no screen.
  public convenience init(
    file path: String, components: ComponentRegistry = ComponentRegistry(),
    display: OpaquePointer? = nil
  ) throws(LiveryThemeError) {
    try self.init(.ofApp(components), display: display)
    show(file: path)
  }

  /// Shows a built-in theme.
  ///
  /// - Parameters:
  ///   - id: Its ID, as `show(id:)` takes it.
  ///   - components: The components that the app registers, so that themes can style them.
  ///   - display: A `GdkDisplay`; the default one if left out.
  /// - Throws: An error if there is no screen, or if no theme has the ID; nothing is shown then.
  public convenience init(
    id: String, components: ComponentRegistry = ComponentRegistry(), display: OpaquePointer? = nil
  ) throws(LiveryThemeError) {
    try self.init(.ofApp(components), display: display)
    guard show(id: id) else {
      leave()
      throw .unknown(id: id)
    }
  }

  /// Shows the theme of a file as `init(file:components:display:)` does, if it is valid now.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - components: The components that the app registers, so that themes can style them.
  ///   - display: A `GdkDisplay`; the default one if left out.
  /// - Throws: An error if there is no screen, or if the file is not a valid theme; nothing is
  ///   shown then.
  public convenience init(
    validFile path: String, components: ComponentRegistry = ComponentRegistry(),
    display: OpaquePointer? = nil
  ) throws(LiveryThemeError) {
    try self.init(.ofApp(components), display: display)
    session.open(RegularFile.absolute(path))
    guard session.current?.theme != nil else {
      leave()
      throw .invalid(file: path, findings)
    }
    updateWatch()
  }

  /// Shows another theme.
  public func show(_ theme: Theme) {
    session.show(theme)
  }

  /// Shows the theme of a file, and again after each save.
  ///
  /// While the file is not a valid theme, the present theme stays on screen.
  public func show(file path: String) {
    open([RegularFile.absolute(path)])
  }

  /// Shows a built-in theme: `adwaita`, `midnight`, `daylight`, `ocean`, `mint` or `pumpkin`; or
  /// one that is open.
  ///
  /// - Returns: Whether there is a theme with the ID.
  @discardableResult
  public func show(id: String) -> Bool {
    session.select(id)
  }

  /// The present errors and other findings of the theme's file; empty if there are none.
  public var findings: [Finding] { session.current?.allFindings ?? [] }

  /// The color of a role, in the theme and the appearance that are shown.
  public subscript(role: ColorRole) -> Color { session.loadedTheme.resolved[role] }

  /// A color of the app's own, under `[custom-colors]`; `nil` if the theme does not have it.
  public subscript(color: CustomColor) -> Color? { session.loadedTheme.resolved[color] }

  /// A picture of the theme, under `[pictures]`; `nil` if the theme does not have it.
  public subscript(picture name: PictureName) -> ThemePicture? {
    session.loadedTheme.resolved[picture: name]
  }

  /// A property beyond CSS of a component of the app; `nil` if the theme does not set it.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - property: The property.
  ///   - containers: The components around it, the outermost first.
  ///   - states: Its states.
  public subscript<Value: OwnPropertyValue>(
    component: Component, property: ComponentProperty<Value>, in containers: [Component] = [],
    states states: StateSet = []
  ) -> Value? {
    session.loadedTheme.resolved[component, property, in: containers, states: states]
  }

  /// Calls `body` now and after each change, until `owner` is freed or the observation is
  /// cancelled.
  ///
  /// The owner is held weakly and passed to `body`, so the closure need not capture it. A second
  /// observation of the same owner replaces the first.
  @discardableResult
  public func observe<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping (_ owner: Owner, _ theme: LiveryTheme) -> Void
  ) -> ThemeObservation {
    session.observe(owner) { [weak self] owner, _ in
      if let self { body(owner, self) }
    }
  }

  /// Stores the choice in the settings of the app, and applies the stored one.
  ///
  /// These keys are used if the schema has them: `theme`, a string with the ID of a built-in theme
  /// or the path of a file; `appearance`, a string of `system`, `light` and `dark`; `traits`, an
  /// array of strings. Changes by other programs are applied, too.
  ///
  /// - Parameter settings: A `GSettings`, which is kept alive.
  public func keepChoice(in settings: OpaquePointer) {
    let choiceStore = ChoiceStore(Settings(foreign: settings))
    choiceStore.start(self)
    self.choiceStore = choiceStore
  }
}

extension ThemeSession {
  /// A session on the colors of the GTK that runs, with the themes of the user.
  fileprivate static func ofApp(
    _ components: ComponentRegistry = ComponentRegistry()
  ) -> ThemeSession {
    var library = ThemeLibrary(environment: Environment.variables, release: Toolkit.release)
    library.components = components
    return ThemeSession(library: library)
  }
}

extension LiveryTheme: CustomStringConvertible {
  /// The theme's ID with the shown appearance, such as `ocean, dark+high-contrast`.
  public var description: String {
    "\(session.loadedTheme.theme), \(appearanceName(at: nil))"
  }
}
