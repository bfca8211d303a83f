extension Object {
  /// Lends the object's pointer, for C functions of a type whose structure is hidden, and keeps the
  /// object alive until `body` returns.
  @discardableResult
  func lend<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    withExtendedLifetime(self) { body(opaque) }
  }

  /// Lends the object's pointer, for C functions of a type whose structure is public, and keeps the
  /// object alive until `body` returns.
  @discardableResult
  func lend<Instance, Result>(_ body: (UnsafeMutablePointer<Instance>) -> Result) -> Result {
    withExtendedLifetime(self) { body(cast()) }
  }
}

extension Optional where Wrapped: Object {
  @discardableResult
  func lend<Instance, Result>(_ body: (UnsafeMutablePointer<Instance>?) -> Result) -> Result {
    withExtendedLifetime(self) { body(self?.cast()) }
  }
}
