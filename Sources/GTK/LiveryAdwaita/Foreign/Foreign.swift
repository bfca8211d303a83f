import CLiveryAdwaita

/// Objects of another binding, identified by their pointers.
extension Display {
  /// Wraps a `GdkDisplay`.
  package convenience init(foreign pointer: OpaquePointer) {
    self.init(retaining: pointer)
  }
}

extension Settings {
  /// Wraps `GSettings`, which are kept alive.
  package convenience init(foreign pointer: OpaquePointer) {
    self.init(retaining: pointer)
  }
}
