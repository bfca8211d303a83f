package import LiveryAdwaita
package import ThemeColor
import ThemeModel
package import ThemeSession

/// Parts of windows with other settings than their surroundings.
extension LiveryTheme {
  /// Shows a widget and everything in it in other traits than its surroundings.
  package func override(_ traits: TraitOverride, for widget: Widget) {
    change(widget) { $0.traits = traits }
  }

  /// Shows a widget and everything in it in another theme; `false` if no theme has the ID.
  package func override(_ id: String, for widget: Widget) -> Bool {
    guard session.entry(id)?.theme != nil else { return false }
    change(widget) { $0.theme = id }
    return true
  }

  /// Sets properties of a widget and everything in it, which win over every theme.
  package func override(_ widget: Widget, subtree style: Style) {
    guard !style.isEmpty else { return }
    change(widget) { $0.style.merge(style) }
  }

  /// Shows a widget and its content as if the desktop had an accent color; `nil` for that of its
  /// surroundings.
  package func setAccent(_ accent: Color?, of widget: Widget) {
    guard parts[widget.identity]?.change.accent != accent else { return }
    change(widget) { $0.accent = accent }
  }

  /// Shows a widget again in the traits around it.
  package func clearTraits(of widget: Widget) {
    clear(widget) { $0.traits = nil }
  }

  /// Shows a widget again in the theme around it.
  package func clearTheme(of widget: Widget) {
    clear(widget) { $0.theme = nil }
  }

  /// Removes the properties set for a widget's content.
  func clearSubtreeStyle(of widget: Widget) {
    clear(widget) { $0.style = Style() }
  }

  private func clear(_ widget: Widget, _ body: (inout PlaceChange) -> Void) {
    if parts[widget.identity] != nil { change(widget, body) }
  }

  /// Changes the settings of a widget and everything in it.
  private func change(_ widget: Widget, _ body: (inout PlaceChange) -> Void) {
    let key = widget.identity
    let part = parts[key] ?? begin(widget)
    body(&part.change)
    stage.blockTransitions()
    if part.change.isEmpty {
      parts[key] = nil
      part.leave()
    } else {
      show(part, in: settings(at: widget))
    }
    // Updates inner parts, and the observers of places there.
    placesChanged()
  }

  private func begin(_ widget: Widget) -> ThemePart {
    let key = widget.identity
    let part = ThemePart(
      around: widget, onMoved: { [weak self] in self?.placesChanged() },
      onDestroyed: { [weak self] in
        self?.parts[key] = nil
        self?.placesChanged()
      })
    parts[key] = part
    return part
  }

  /// Shows all parts in the theme of now.
  func showParts() {
    partThemes = [:]
    for part in parts.values {
      if let widget = part.widget.widget { show(part, in: settings(at: widget)) }
    }
  }

  /// Updates the parts whose settings changed.
  func updateParts() {
    for part in parts.values {
      guard let widget = part.widget.widget else { continue }
      let settings = settings(at: widget)
      if settings != part.shown?.settings { show(part, in: settings) }
    }
  }

  private func show(_ part: ThemePart, in settings: PlaceSettings) {
    let hasContrast = session.loadedTheme.appearance.traits.contains(.highContrast)
    part.show(
      loadedTheme(for: settings), for: settings, hasContrast: hasContrast,
      isApart: settings.theme.map { $0 != session.loadedTheme.theme.id } ?? false)
  }
}
