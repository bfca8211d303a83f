import CLiveryAdwaita

/// A widget and all that is in it laid out from right to left, what comes on screen later, too.
public final class MirroredPart {
  private typealias Place = UnsafeMutablePointer<GtkWidget>

  /// The outermost widgets of all such parts.
  private static var roots: Set<Place> = []
  private static var hook: (signal: guint, id: gulong)?

  private let root: Widget
  private var end: SignalConnection?

  /// Begins the part around a widget.
  public init(around root: Widget) {
    self.root = root
    Self.roots.insert(root.lend { $0 })
    if Self.hook == nil { Self.watch() }
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
    guard Self.roots.isEmpty, let hook = Self.hook else { return }
    g_signal_remove_emission_hook(hook.signal, hook.id)
    Self.hook = nil
  }

  private static func watch() {
    let type = gtk_widget_get_type()
    let realized: GSignalEmissionHook = { _, _, values, _ in
      let place = values.flatMap { g_value_get_object($0) }.map { UInt(bitPattern: $0) }
      MainActor.assumeIsolated { MirroredPart.mirror(place) }
      return 1
    }
    let signal = g_signal_lookup("realize", type)
    hook = (signal, g_signal_add_emission_hook(signal, 0, realized, nil, nil))
  }

  /// Mirrors a widget that came on screen inside one of the parts.
  private static func mirror(_ place: UInt?) {
    guard let widget = place.flatMap(Place.init(bitPattern:)) else { return }
    var next: Place? = widget
    while let around = next {
      if roots.contains(around) { return gtk_widget_set_direction(widget, GTK_TEXT_DIR_RTL) }
      next = gtk_widget_get_parent(around)
    }
  }
}
