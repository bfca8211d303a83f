public import ThemeModel

extension ThemeSession {
  /// Sets properties of one widget, which win over every theme until they are cleared.
  public func override(_ widget: String, with style: Style) {
    changeOverrides { $0.merge(style, into: widget) }
  }

  /// Removes the override of one property of a widget.
  public func clearOverride(_ property: StyleProperty, of widget: String) {
    changeOverrides { $0.clear(property, of: widget) }
  }

  /// Removes the overrides of a widget.
  public func clearOverride(of widget: String) {
    changeOverrides { $0.clear(widget) }
  }

  /// Removes all overrides.
  public func clearOverrides() {
    changeOverrides { $0 = WidgetOverrides() }
  }

  private func changeOverrides(_ body: (inout WidgetOverrides) -> Void) {
    let before = overrides
    body(&overrides)
    guard overrides != before else { return }
    overrideHistory.record(from: before, to: overrides, gesture: gesture)
    if var entry = current {
      entry.forgetUndone()
      list.put(entry)
    }
    change()
  }
}
