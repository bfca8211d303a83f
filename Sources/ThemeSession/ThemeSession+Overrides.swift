public import ThemeModel

extension ThemeSession {
  /// Gives one widget properties of its own, which last through changes of theme until they are
  /// cleared; those that it has already and the style leaves out stay.
  public func override(_ widget: String, with style: Style) {
    changeOverrides { $0.merge(style, into: widget) }
  }

  /// Leaves one property of a widget to the theme again.
  public func clearOverride(_ property: StyleProperty, of widget: String) {
    changeOverrides { $0.clear(property, of: widget) }
  }

  /// Leaves a widget to the theme again.
  public func clearOverride(of widget: String) {
    changeOverrides { $0.clear(widget) }
  }

  /// Leaves every widget to the theme again.
  public func clearOverrides() {
    changeOverrides { $0 = WidgetOverrides() }
  }

  private func changeOverrides(_ body: (inout WidgetOverrides) -> Void) {
    let before = overrides
    body(&overrides)
    if overrides != before { change() }
  }
}
