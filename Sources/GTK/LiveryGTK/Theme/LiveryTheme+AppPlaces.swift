import LiveryAdwaita
public import ThemeColor
public import ThemeModel
public import ThemeSession

/// Reads the theme at a place: in the part of a window that contains a widget, given by a pointer.
extension LiveryTheme {
  /// The appearance in which a widget (a `GtkWidget`) is shown.
  public func appearance(at widget: OpaquePointer) -> Appearance { place(widget).appearance }

  /// The appearance of a widget, or else of the display, with the theme's names of traits.
  package func appearanceName(at widget: OpaquePointer?) -> String {
    let loadedTheme = widget.map { self.loadedTheme(at: ForeignWidget($0)) } ?? session.loadedTheme
    return loadedTheme.theme.traits.name(of: loadedTheme.appearance.traits)
  }

  /// The color of a role at a widget: in the part of the window that contains it.
  public subscript(role: ColorRole, at widget: OpaquePointer) -> Color { place(widget)[role] }

  /// A color of the app's own at a widget; `nil` if the theme there does not have it.
  public subscript(color: CustomColor, at widget: OpaquePointer) -> Color? { place(widget)[color] }

  /// A picture at a widget; `nil` if the theme there does not have it.
  public subscript(picture name: PictureName, at widget: OpaquePointer) -> ThemePicture? {
    place(widget)[picture: name]
  }

  /// A property beyond CSS of a component of the app at a widget; `nil` if the theme there does not
  /// set it.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - property: The property.
  ///   - widget: A `GtkWidget`, whose part of the window has an appearance and a theme.
  ///   - containers: The components around it, the outermost first.
  ///   - states: Its states.
  public subscript<Value: OwnPropertyValue>(
    component: Component, property: ComponentProperty<Value>, at widget: OpaquePointer,
    in containers: [Component] = [], states states: StateSet = []
  ) -> Value? {
    place(widget)[component, property, in: containers, states: states]
  }

  /// The theme at a widget.
  private func place(_ widget: OpaquePointer) -> ResolvedTheme {
    loadedTheme(at: ForeignWidget(widget)).resolved
  }

  /// Calls `body` now, and with the next frame whenever the theme or appearance at a widget
  /// changes, also because the widget was moved.
  ///
  /// It ends when the widget is destroyed, or when it is cancelled. A second observation of the
  /// same widget replaces the first.
  ///
  /// - Parameters:
  ///   - widget: A `GtkWidget`, which is not kept alive and is passed to `body`.
  ///   - body: Called with the widget and the theme.
  /// - Returns: An object that cancels the observation.
  @discardableResult
  public func observe(
    _ widget: OpaquePointer,
    _ body: @escaping (_ widget: OpaquePointer, _ theme: LiveryTheme) -> Void
  ) -> ThemeObservation {
    observe(ForeignWidget(widget)) { body(widget, $0) }
  }
}
