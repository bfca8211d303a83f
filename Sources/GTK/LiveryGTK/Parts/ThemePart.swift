import LiveryAdwaita
import ThemeModel
import ThemeSession

/// A part of a window with other settings than the window around it.
final class ThemePart {
  let widget: WeakWidget
  var change = PlaceChange()

  /// The last shown settings and theme of the part.
  private(set) var shown: (settings: PlaceSettings, loadedTheme: LoadedTheme)?

  private var subtree: StyledSubtree
  private var connections: [SignalConnection]

  /// Whether the part has another theme than the display.
  private var isApart = false

  /// Starts a part at a widget, which is not kept alive.
  init(around widget: Widget, onMoved: @escaping () -> Void, onDestroyed: @escaping () -> Void) {
    self.widget = WeakWidget(widget)
    subtree = StyledSubtree(around: widget)
    connections = widget.onMoved(onMoved) + [widget.onDestroyed(onDestroyed)]
  }

  /// Shows the part in a theme that was loaded for its settings.
  func show(
    _ loadedTheme: LoadedTheme, for settings: PlaceSettings, hasContrast: Bool, isApart: Bool
  ) {
    if isApart != self.isApart, let widget = widget.widget {
      self.isApart = isApart
      subtree.leave()
      subtree = StyledSubtree(around: widget, isApart: isApart, isWindow: false)
    }
    shown = (settings, loadedTheme)
    subtree.show(loadedTheme, hasContrast: hasContrast, all: settings.style)
  }

  /// Ends the part, which gets the style around it again.
  func leave() {
    for connection in connections { connection.disconnect() }
    connections = []
    subtree.leave()
  }
}
