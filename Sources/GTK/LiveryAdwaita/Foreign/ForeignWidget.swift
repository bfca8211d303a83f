import CLiveryAdwaita

/// A widget that another binding made, which is kept alive.
///
/// A new widget belongs to nobody: its reference is floating, and its first parent takes it over. Where
/// none has until the wrapper is freed, the reference is floating again, and the widget lives on.
@MainActor package final class ForeignWidget: Widget {
  private var wasFloating = false

  /// Wraps a `GtkWidget`.
  package convenience init(_ pointer: OpaquePointer) {
    let isFloating = g_object_is_floating(UnsafeMutableRawPointer(pointer)) != 0
    self.init(retaining: pointer)
    wasFloating = isFloating
  }

  isolated deinit {
    guard wasFloating, cast(to: GObject.self).pointee.ref_count == 1 else { return }
    // The other reference is the wrapper's, which is released after this.
    g_object_ref(pointer)
    g_object_force_floating(cast())
  }
}
