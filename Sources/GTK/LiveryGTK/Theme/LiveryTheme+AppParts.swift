import LiveryAdwaita
public import ThemeModel
public import ThemeSession

/// Single widgets and parts of windows that differ from the theme, by pointers to widgets.
extension LiveryTheme {
  /// Sets properties of one widget, which win over every theme until they are cleared; the others
  /// stay the theme's.
  ///
  /// - Parameters:
  ///   - widget: A `GtkWidget`, which is not kept alive.
  ///   - style: The properties.
  ///   - states: When they hold, such as `.hover`; always if left out.
  public func override(_ widget: OpaquePointer, with style: Style, in states: StateSet = []) {
    override(ForeignWidget(widget), with: style, in: states)
  }

  /// Sets properties of a widget and of each that is in it, which win over every theme until they are
  /// cleared; the others stay the theme's.
  ///
  /// What comes into it later has them too, and so do popovers, menus and dialogs, as of other parts.
  /// A property of a single widget wins over them.
  ///
  /// - Parameters:
  ///   - widget: A `GtkWidget`, which is not kept alive.
  ///   - style: The properties; a color by its role is that of the part.
  public func override(_ widget: OpaquePointer, subtree style: Style) {
    override(ForeignWidget(widget), subtree: style)
  }

  /// Gives a widget and all that is in it back to the theme, with all properties in all states.
  ///
  /// What single widgets in it have of their own stays.
  public func clearStyle(of widget: OpaquePointer) {
    clearStyle(of: ForeignWidget(widget))
  }

  /// Shows a widget and all that is in it in other traits than what is around it, through all
  /// changes of the theme: `theme.override(.dark, for: viewer)`.
  ///
  /// What comes into it later follows, and so do popovers, menus, and windows that are transient for
  /// an overridden window. Of parts within each other, the inner one holds.
  ///
  /// - Parameters:
  ///   - traits: What is different; the rest follows what is around the widget.
  ///   - widget: A `GtkWidget`, which is not kept alive.
  public func override(_ traits: TraitOverride, for widget: OpaquePointer) {
    override(traits, for: ForeignWidget(widget))
  }

  /// Shows a widget and all that is in it in another theme than what is around it, through all changes
  /// of that: `theme.override("ocean", for: box)`.
  ///
  /// No rule holds there for what is around it, neither one of its theme nor one of your own
  /// stylesheets for the display. Traits are those around it, as far as the theme has them.
  ///
  /// - Parameters:
  ///   - id: The ID of a built-in theme, or of one that is open.
  ///   - widget: A `GtkWidget`, which is not kept alive.
  /// - Returns: Whether there is one of the ID; nothing changes where there is none.
  @discardableResult
  public func override(_ id: String, for widget: OpaquePointer) -> Bool {
    override(id, for: ForeignWidget(widget))
  }

  /// Shows a widget and all that is in it in a theme that was read already.
  ///
  /// - Parameters:
  ///   - theme: The theme, which is open from now on.
  ///   - widget: A `GtkWidget`, which is not kept alive.
  public func override(_ theme: Theme, for widget: OpaquePointer) {
    session.add(theme)
    override(theme.id, for: widget)
  }

  /// Shows a widget again in the theme around it.
  public func clearTheme(of widget: OpaquePointer) {
    clearTheme(of: ForeignWidget(widget))
  }

  /// Shows a widget again in the traits around it.
  public func clearTraits(of widget: OpaquePointer) {
    clearTraits(of: ForeignWidget(widget))
  }

  /// Lets a dialog look as the part of the window that it is opened from, as long as both live.
  ///
  /// GTK knows of a dialog only the window that it belongs to, not the widget.
  ///
  /// - Parameters:
  ///   - dialog: A `GtkWindow`, or an `AdwDialog`.
  ///   - widget: The `GtkWidget`.
  public func show(_ dialog: OpaquePointer, like widget: OpaquePointer) {
    PartSheets.follow(ForeignWidget(widget), with: ForeignWidget(dialog))
  }
}
