package import LiveryAdwaita
import ThemeModel
package import ThemeSession

/// A callback for changes at a widget, or on the display if there is no widget.
struct PlaceObserver {
  let key: ObjectPointer?
  let widget: WeakWidget?
  let body: (LiveryTheme, ResolvedTheme) -> Void
  let connections: [SignalConnection]

  /// The theme at its last call.
  var last: ResolvedTheme
}

/// Reads the theme at a widget's place.
extension LiveryTheme {
  /// The theme at a widget: that of the innermost part that contains it.
  package func loadedTheme(at widget: Widget) -> LoadedTheme {
    let roots = PartSheets.roots(around: widget)
    guard let root = roots.first(where: { parts[$0] != nil }) else { return session.loadedTheme }
    let settings = settings(in: roots)
    if let shown = parts[root]?.shown, shown.settings == settings { return shown.loadedTheme }
    return loadedTheme(for: settings)
  }

  /// The settings at a widget, from the parts that contain it.
  func settings(at widget: Widget) -> PlaceSettings {
    settings(in: PartSheets.roots(around: widget))
  }

  private func settings(in roots: [ObjectPointer]) -> PlaceSettings {
    var traits = traits
    if manager.isHighContrast { traits.insert("high-contrast") }
    let display = PlaceSettings(scheme: session.loadedTheme.appearance.scheme, traits: traits)
    return roots.reversed().reduce(display) { outer, root in
      parts[root]?.change.applied(to: outer) ?? outer
    }
  }

  /// The theme for some settings; many parts may have the same settings.
  func loadedTheme(for settings: PlaceSettings) -> LoadedTheme {
    var key = settings
    key.style = Style()
    if let known = partThemes[key] { return known }
    let loadedTheme = makeLoadedTheme(for: key)
    partThemes[key] = loadedTheme
    return loadedTheme
  }

  private func makeLoadedTheme(for settings: PlaceSettings) -> LoadedTheme {
    let outer = session.loadedTheme
    let theme = settings.theme.flatMap { session.entry($0)?.theme } ?? outer.theme
    return outer.part(
      of: theme, in: Appearance(settings.scheme, theme.traits.traits(named: settings.traits)),
      asking: settings.accent)
  }

  /// Calls `body` now and whenever the theme at a widget changes, until the widget is destroyed or
  /// the observation is cancelled; a second observation of the same widget replaces the first.
  package func observe(
    _ widget: Widget, _ body: @escaping (LiveryTheme) -> Void
  ) -> ThemeObservation {
    let key = widget.identity
    observedWidgets[key].map(endObservation)
    let number = follow(widget) { theme, _ in body(theme) }
    observedWidgets[key] = number
    body(self)
    return ThemeObservation { [weak self] in self?.endObservation(number) }
  }

  /// Calls `body` whenever the theme at a widget changes, until the widget is destroyed, or on the
  /// display; returns a number for ending it.
  func follow(
    _ widget: Widget?, _ body: @escaping (LiveryTheme, ResolvedTheme) -> Void
  ) -> Int {
    placeObserverCount += 1
    let number = placeObserverCount
    var connections: [SignalConnection] = []
    if let widget {
      connections =
        widget.onMoved { [weak self] in self?.placesChanged() }
        + [widget.onDestroyed { [weak self] in self?.endObservation(number) }]
      following = following ?? FollowingObserver { [weak self] in self?.placesChanged() }
    }
    placeObservers[number] = PlaceObserver(
      key: widget?.identity, widget: widget.map(WeakWidget.init), body: body,
      connections: connections, last: resolved(at: widget))
    return number
  }

  private func resolved(at widget: Widget?) -> ResolvedTheme {
    widget.map { loadedTheme(at: $0).resolved } ?? session.loadedTheme.resolved
  }

  func endObservation(_ number: Int) {
    guard let known = placeObservers.removeValue(forKey: number) else { return }
    for connection in known.connections { connection.disconnect() }
    if let key = known.key, observedWidgets[key] == number { observedWidgets[key] = nil }
  }

  /// Updates parts and calls observers with the next frame, if something changed there.
  func placesChanged() {
    guard !arePlacesChanged else { return }
    arePlacesChanged = true
    if clock.shown != nil { return changed() }
    // Closing a window may end many parts, one after another.
    ScheduledCall.after(milliseconds: 0) { [weak self] in self?.changed() }
  }

  /// Updates parts for the present settings around them, and calls the observers of changed places.
  func updatePlaces() {
    if arePlacesChanged {
      arePlacesChanged = false
      updateParts()
    }
    for (number, known) in placeObservers.sorted(by: { $0.key < $1.key }) {
      // Another observer may have ended it, or destroyed the widget.
      guard let last = placeObservers[number]?.last else { continue }
      let widget = known.widget?.widget
      guard (widget == nil) == (known.widget == nil) else { continue }
      let resolved = resolved(at: widget)
      guard resolved != last else { continue }
      placeObservers[number]?.last = resolved
      known.body(self, resolved)
    }
  }
}
