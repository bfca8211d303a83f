/// The place of an object in memory, as a key.
package nonisolated struct ObjectPointer: Hashable, Sendable {
  private let bits: UInt

  init(_ pointer: UnsafeMutableRawPointer) {
    bits = UInt(bitPattern: pointer)
  }
}

extension Object {
  /// Identifies the object for as long as it lives.
  package var identity: ObjectPointer { ObjectPointer(pointer) }
}
