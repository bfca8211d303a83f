import CLiveryAdwaita

/// Lays out a widget and everything in it from right to left, including content that is added
/// later.
public final class MirroredPart {
  private typealias Place = UnsafeMutablePointer<GtkWidget>

  /// The outermost widgets of all such parts.
  private static var roots: Set<Place> = []
  private static var hook: WidgetSignalHook?

  private let root: WeakWidget
  private let place: Place
  private var end: SignalConnection?

  public init(around root: Widget) {
    self.root = WeakWidget(root)
    place = root.lend { $0 }
    Self.roots.insert(place)
    if Self.hook == nil { Self.hook = WidgetSignalHook("realize") { Self.mirror($0) } }
    root.layOutFromRightToLeft()
    end = root.onDestroyed { [place] in Self.forget(place) }
  }

  /// Ends the part, which has the direction of its language again.
  public func leave() {
    guard let end else { return }
    end.disconnect()
    self.end = nil
    Self.forget(place)
    guard let root = root.widget else { return }
    for widget in [root] + root.descendants {
      widget.lend { gtk_widget_set_direction($0, GTK_TEXT_DIR_NONE) }
    }
  }

  private static func forget(_ place: Place) {
    roots.remove(place)
    if roots.isEmpty { hook = nil }
  }

  /// Mirrors a widget that appeared inside one of the parts.
  private static func mirror(_ widget: Place) {
    var next: Place? = widget
    while let around = next {
      if roots.contains(around) { return gtk_widget_set_direction(widget, GTK_TEXT_DIR_RTL) }
      next = gtk_widget_get_parent(around)
    }
  }
}
