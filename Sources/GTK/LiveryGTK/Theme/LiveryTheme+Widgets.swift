package import LiveryAdwaita
package import ThemeModel
package import ThemeSession

/// A widget with a style of its own, which its style class says.
struct StyledWidget {
  let styleClass: String
  let forget: () -> Void
}

extension LiveryTheme {
  /// Sets properties of one widget, which win over every theme until they are cleared.
  package func override(_ widget: Widget, with style: Style, in states: StateSet) {
    let styleClass = styledWidgets[widget.identity]?.styleClass ?? mark(widget)
    session.classStyles.merge(style, into: styleClass, in: states)
  }

  /// Gives a widget back to the theme.
  package func clearStyle(of widget: Widget) {
    guard let styled = styledWidgets.removeValue(forKey: widget.identity) else { return }
    session.classStyles.clear(styled.styleClass)
    widget.removeStyleClass(styled.styleClass)
    styled.forget()
  }

  /// Gives a widget a style class that no other has, and forgets it together with the widget.
  private func mark(_ widget: Widget) -> String {
    styledCount += 1
    let styleClass = "livery-widget-\(styledCount)"
    widget.addStyleClass(styleClass)
    let key = widget.identity
    let end = widget.onDestroyed { [weak self] in
      self?.styledWidgets[key] = nil
      self?.session.classStyles.clear(styleClass)
    }
    styledWidgets[key] = StyledWidget(styleClass: styleClass) { end.disconnect() }
    return styleClass
  }
}
