import LiveryAdwaita
public import ThemeModel
public import ThemeSession

/// Single widgets and parts of windows that differ from the theme, by pointers to widgets.
extension LiveryTheme {
  /// Sets properties of one widget, which win over every theme until they are cleared; its other
  /// properties stay those of the theme.
  ///
  /// - Parameters:
  ///   - widget: A `GtkWidget`, which is not kept alive.
  ///   - style: The properties.
  ///   - states: The states in which they apply, such as `.hover`; by default always.
  public func override(_ widget: OpaquePointer, with style: Style, in states: StateSet = []) {
    override(ForeignWidget(widget), with: style, in: states)
  }

  /// Sets properties of a widget and everything in it, which win over every theme until they are
  /// cleared; other properties stay those of the theme.
  ///
  /// Content that is added later has them, too, and so do popovers, menus and dialogs. A property
  /// of a single widget wins over them.
  ///
  /// - Parameters:
  ///   - widget: A `GtkWidget`, which is not kept alive.
  ///   - style: The properties; a role has the color of the part.
  public func override(_ widget: OpaquePointer, subtree style: Style) {
    override(ForeignWidget(widget), subtree: style)
  }

  /// Removes all properties set for a widget and its content, in all states.
  ///
  /// Properties of single widgets in it stay.
  public func clearStyle(of widget: OpaquePointer) {
    clearStyle(of: ForeignWidget(widget))
  }

  /// Shows a widget and everything in it in other traits than its surroundings, through all changes
  /// of the theme: `theme.override(.dark, for: viewer)`.
  ///
  /// Content that is added later follows, and so do popovers, menus, and windows that are transient
  /// for an overridden window. Inside another part, the inner one applies.
  ///
  /// - Parameters:
  ///   - traits: The differences; the rest is as around the widget.
  ///   - widget: A `GtkWidget`, which is not kept alive.
  public func override(_ traits: TraitOverride, for widget: OpaquePointer) {
    override(traits, for: ForeignWidget(widget))
  }

  /// Shows a widget and everything in it in another theme than its surroundings, through all
  /// changes of these: `theme.override("ocean", for: box)`.
  ///
  /// No outer rules apply there, neither those of the outer theme nor those of your own stylesheets
  /// for the display. The traits are the outer ones, as far as the theme has them.
  ///
  /// - Parameters:
  ///   - id: The ID of a built-in theme, or of one that is open.
  ///   - widget: A `GtkWidget`, which is not kept alive.
  /// - Returns: Whether there is a theme with the ID; if not, nothing changes.
  @discardableResult
  public func override(_ id: String, for widget: OpaquePointer) -> Bool {
    override(id, for: ForeignWidget(widget))
  }

  /// Shows a widget and everything in it in a theme that was already read.
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

  /// Gives a dialog the style of the part of the window from which it is opened, as long as both
  /// live.
  ///
  /// GTK knows the window to which a dialog belongs, but not the widget.
  ///
  /// - Parameters:
  ///   - dialog: A `GtkWindow`, or an `AdwDialog`.
  ///   - widget: The `GtkWidget`.
  public func show(_ dialog: OpaquePointer, like widget: OpaquePointer) {
    PartSheets.follow(ForeignWidget(widget), with: ForeignWidget(dialog))
  }
}
