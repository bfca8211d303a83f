import CLiveryAdwaita

/// A widget created by another binding, which is kept alive.
///
/// A new widget has a floating reference, which its first parent takes over. If it has no parent
/// when the wrapper is freed, the reference becomes floating again, and the widget lives on.
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
