package import LiveryAdwaita
package import ThemeModel
package import ThemeSession

/// A widget with a style of its own, and its style class.
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

  /// Removes the styles set for a widget and everything in it.
  package func clearStyle(of widget: Widget) {
    clearSubtreeStyle(of: widget)
    guard let styled = styledWidgets.removeValue(forKey: widget.identity) else { return }
    free([styled.styleClass])
    widget.removeStyleClass(styled.styleClass)
    styled.forget()
  }

  /// Removes the styles of the classes, so that the next widgets can have these classes: GTK keeps
  /// the name of each class forever.
  private func free(_ styleClasses: [String]) {
    var styles = session.classStyles
    for styleClass in styleClasses { styles.clear(styleClass) }
    session.classStyles = styles
    freeClasses += styleClasses
  }

  /// Removes the style of a class whose widget is gone, together with others.
  private func freeSoon(_ styleClass: String) {
    goneClasses.append(styleClass)
    guard goneClasses.count == 1 else { return }
    ScheduledCall.after(milliseconds: 0) { [weak self] in
      guard let self else { return }
      let gone = goneClasses
      goneClasses = []
      free(gone)
    }
  }

  /// Gives a widget a unique style class, and forgets the class together with the widget.
  private func mark(_ widget: Widget) -> String {
    if freeClasses.isEmpty {
      styledCount += 1
      freeClasses.append("livery-widget-\(styledCount)")
    }
    let styleClass = freeClasses.removeLast()
    widget.addStyleClass(styleClass)
    let key = widget.identity
    let end = widget.onDestroyed { [weak self] in
      self?.styledWidgets[key] = nil
      self?.freeSoon(styleClass)
    }
    styledWidgets[key] = StyledWidget(styleClass: styleClass) { end.disconnect() }
    return styleClass
  }
}
