import CLiveryAdwaita

/// A widget and all that is in it laid out from right to left, what comes on screen later, too.
public final class MirroredPart {
  private typealias Place = UnsafeMutablePointer<GtkWidget>

  /// The outermost widgets of all such parts.
  private static var roots: Set<Place> = []
  private static var hook: WidgetSignalHook?

  private let root: Widget
  private var end: SignalConnection?

  public init(around root: Widget) {
    self.root = root
    Self.roots.insert(root.lend { $0 })
    if Self.hook == nil { Self.hook = WidgetSignalHook("realize") { Self.mirror($0) } }
    root.layOutFromRightToLeft()
    end = root.onDestroyed { [weak self] in self?.forget() }
  }

  /// Ends the part, which is laid out as its language is again.
  public func leave() {
    guard end != nil else { return }
    forget()
    for widget in [root] + root.descendants {
      widget.lend { gtk_widget_set_direction($0, GTK_TEXT_DIR_NONE) }
    }
  }

  private func forget() {
    end?.disconnect()
    end = nil
    Self.roots.remove(root.lend { $0 })
    if Self.roots.isEmpty { Self.hook = nil }
  }

  /// Mirrors a widget that came on screen inside one of the parts.
  private static func mirror(_ widget: Place) {
    var next: Place? = widget
    while let around = next {
      if roots.contains(around) { return gtk_widget_set_direction(widget, GTK_TEXT_DIR_RTL) }
      next = gtk_widget_get_parent(around)
    }
  }
}
