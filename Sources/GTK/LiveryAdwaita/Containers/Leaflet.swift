import CLiveryAdwaita

/// Panes side by side, or one at a time if there is no space.
public final class Leaflet: Widget {
  override class var nativeType: GType { adw_leaflet_get_type() }

  /// Whether one pane is shown at a time.
  public var isFolded: Bool { adw_leaflet_get_folded(opaque) != 0 }

  /// The pane that is shown when only one is.
  public var visibleChild: Widget? {
    get { adw_leaflet_get_visible_child(opaque).map { Widget(retaining: $0) } }
    set {
      guard let newValue else { return }
      newValue.lend { adw_leaflet_set_visible_child(opaque, $0) }
    }
  }
}
