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

  /// The file is no theme, for these reasons.
  case invalid(file: String, [Finding])

  public var description: String {
    switch self {
    case .noDisplay: "there is no screen to show a theme on"
    case .unknown(let id): "no theme has the ID '\(id)'"
    case .invalid(_, let findings): findings.map(\.description).joined(separator: "\n")
    }
  }
}

/// What apps call. Pointers are those of GTK's own objects, so that it works beside any binding.
extension LiveryTheme {
  /// Shows the themes of a session.
  ///
  /// GTK and libadwaita are started where they are not yet. The session's changes are shown with the
  /// next frame, and its appearance is the one asked for here.
  ///
  /// - Parameters:
  ///   - session: The session, which nothing else shows.
  ///   - display: A `GdkDisplay`; the default one if left out.
  /// - Throws: An error where there is no screen.
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
  /// Where the file is no theme, libadwaita's own look is shown until it is; `findings` say why.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - components: What the app registers, so that themes style it; a theme that names the same
  ///     in its `[components]` agrees, and one that says something else has an error.
  ///   - display: A `GdkDisplay`; the default one if left out.
  /// - Throws: An error where there is no screen.
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
  ///   - components: What the app registers, so that themes style it.
  ///   - display: A `GdkDisplay`; the default one if left out.
  /// - Throws: An error where there is no screen, or no theme has the ID; nothing is shown then.
  public convenience init(
    id: String, components: ComponentRegistry = ComponentRegistry(), display: OpaquePointer? = nil
  ) throws(LiveryThemeError) {
    try self.init(.ofApp(components), display: display)
    guard show(id: id) else {
      leave()
      throw .unknown(id: id)
    }
  }

  /// Shows the theme of a file as `init(file:components:display:)` does, where it is one now.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - components: What the app registers, so that themes style it.
  ///   - display: A `GdkDisplay`; the default one if left out.
  /// - Throws: An error where there is no screen, or the file is no theme; nothing is shown then.
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
  /// Where the file is no theme, the theme of now stays on screen until it is.
  public func show(file path: String) {
    open([RegularFile.absolute(path)])
  }

  /// Shows a built-in theme: `adwaita`, `midnight`, `daylight`, `ocean`, `mint` or `pumpkin`; or
  /// one that is open.
  ///
  /// - Returns: Whether there is one of the ID.
  @discardableResult
  public func show(id: String) -> Bool {
    session.select(id)
  }

  /// What is wrong with the file of the theme, as it is now: that it cannot be read or is no theme,
  /// or what is wrong in it; empty where nothing is.
  public var findings: [Finding] { session.current?.allFindings ?? [] }

  /// The color of a role, in the theme and the appearance that are shown.
  public subscript(role: ColorRole) -> Color { session.look.resolved[role] }

  /// A color of the app's own, under `[custom-colors]`; `nil` if the theme has none.
  public subscript(color: CustomColor) -> Color? { session.look.resolved[color] }

  /// A picture that the theme has under `[pictures]`; `nil` if it has none of the name.
  public subscript(picture name: PictureName) -> ThemePicture? {
    session.look.resolved[picture: name]
  }

  /// A property beyond CSS of a component of the app; `nil` if the theme does not set it.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - property: The property.
  ///   - containers: The components that it stands in, the outermost first.
  ///   - states: The states that it is in.
  public subscript<Value: OwnPropertyValue>(
    component: Component, property: ComponentProperty<Value>, in containers: [Component] = [],
    states states: StateSet = []
  ) -> Value? {
    session.look.resolved[component, property, in: containers, states: states]
  }

  /// Calls `body` now and after each change, until `owner` is gone or the observation is cancelled.
  ///
  /// The owner is held weakly, and `body` gets it, so it has no need to capture it. A second
  /// observation of the same owner replaces the first.
  @discardableResult
  public func observe<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping (_ owner: Owner, _ theme: LiveryTheme) -> Void
  ) -> ThemeObservation {
    session.observe(owner) { [weak self] owner, _ in
      if let self { body(owner, self) }
    }
  }

  /// Keeps what is chosen in the settings of the app, and chooses what was kept.
  ///
  /// Of these keys, those that the schema has are used: `theme`, a string, which is the ID of a
  /// built-in theme or the path of a file; `appearance`, a string of `system`, `light` and `dark`;
  /// `traits`, an array of strings. What changes them elsewhere is followed.
  ///
  /// - Parameter settings: A `GSettings`, which is kept alive.
  public func keepChoice(in settings: OpaquePointer) {
    let keeper = ChoiceStore(Settings(foreign: settings))
    keeper.start(self)
    self.keeper = keeper
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
  /// The theme's ID with the appearance that is shown, such as `ocean, dark+high-contrast`.
  public var description: String {
    "\(session.look.theme), \(appearanceName(at: nil))"
  }
}
