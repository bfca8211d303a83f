import LiveryAdwaita
public import ThemeColor
public import ThemeModel
public import ThemeSession

/// Reading the theme where a widget is: what a part of a window shows, by a pointer to a widget.
extension LiveryTheme {
  /// The appearance that a widget, a `GtkWidget`, is shown in.
  public func appearance(at widget: OpaquePointer) -> Appearance { place(widget).appearance }

  /// The appearance that a widget is shown in, or else the display, with the theme's names of traits.
  package func appearanceName(at widget: OpaquePointer?) -> String {
    let look = widget.map { self.look(at: ForeignWidget($0)) } ?? session.look
    return look.theme.traits.name(of: look.appearance.traits)
  }

  /// The color of a role as it holds at a widget: in the part of the window that it is in.
  public subscript(role: ColorRole, at widget: OpaquePointer) -> Color { place(widget)[role] }

  /// A color of the app's own as it holds at a widget; `nil` if the theme there has none.
  public subscript(color: CustomColor, at widget: OpaquePointer) -> Color? { place(widget)[color] }

  /// A picture as it holds at a widget; `nil` if the theme there has none of the name.
  public subscript(picture name: PictureName, at widget: OpaquePointer) -> ThemePicture? {
    place(widget)[picture: name]
  }

  /// A property beyond CSS of a component of the app, as it holds at a widget; `nil` if the theme
  /// there does not set it.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - property: The property.
  ///   - widget: A `GtkWidget`, whose part of the window decides on the appearance and the theme.
  ///   - containers: The components that it stands in, the outermost first.
  ///   - states: The states that it is in.
  public subscript<Value: OwnPropertyValue>(
    component: Component, property: ComponentProperty<Value>, at widget: OpaquePointer,
    in containers: [Component] = [], states states: StateSet = []
  ) -> Value? {
    place(widget)[component, property, in: containers, states: states]
  }

  /// The theme as it holds at a widget.
  private func place(_ widget: OpaquePointer) -> ResolvedTheme {
    look(at: ForeignWidget(widget)).resolved
  }

  /// Calls `body` now, and with the next frame whenever something else holds at a widget: since the
  /// theme or the appearance changed, or a part that it is in, or since it was moved elsewhere.
  ///
  /// It ends when the widget is destroyed, or when it is cancelled. A second observation of the same
  /// widget replaces the first.
  ///
  /// - Parameters:
  ///   - widget: A `GtkWidget`, which is not kept alive and is handed to `body`.
  ///   - body: Called with the widget and the theme.
  /// - Returns: What cancels it.
  @discardableResult
  public func observe(
    _ widget: OpaquePointer,
    _ body: @escaping (_ widget: OpaquePointer, _ theme: LiveryTheme) -> Void
  ) -> ThemeObservation {
    observe(ForeignWidget(widget)) { body(widget, $0) }
  }
}
