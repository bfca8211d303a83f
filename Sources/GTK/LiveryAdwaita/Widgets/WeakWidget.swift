import CLiveryAdwaita

/// A reference to a widget that does not keep it alive.
@MainActor package final class WeakWidget {
  private let place = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

  package init(_ widget: Widget) {
    widget.lend { (object: UnsafeMutablePointer<GObject>) in g_weak_ref_init(place, object) }
  }

  isolated deinit {
    g_weak_ref_clear(place)
    place.deallocate()
  }

  /// The widget; `nil` if it is freed, or about to be.
  package var widget: Widget? { g_weak_ref_get(place).map { Widget(adopting: $0) } }
}
