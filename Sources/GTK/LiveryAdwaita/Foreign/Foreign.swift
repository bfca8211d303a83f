import CLiveryAdwaita

/// Objects that another binding made, which each binding knows by their pointers.
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
