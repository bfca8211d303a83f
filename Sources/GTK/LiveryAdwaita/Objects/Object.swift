import CLiveryAdwaita

/// An owned GObject: the wrapper has one reference and releases it when it is freed.
///
/// An object may have several wrappers; it lives as long as GTK or a wrapper has a reference. Swift
/// may free a wrapper right after its last use, such as reading its pointer. So only `self` is
/// passed to C by its pointer; other objects use `lend`.
@MainActor public class Object {
  let pointer: UnsafeMutableRawPointer

  /// Adds a reference to an object that has another owner, or whose reference is floating.
  ///
  /// It is for widgets, including windows, and for results that GTK's documentation calls `transfer
  /// none`.
  required init(retaining pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
    g_object_ref_sink(pointer)
  }

  /// Takes over the caller's reference, which GTK's documentation calls `transfer full`.
  required init(adopting pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
  }

  // A class with such a 'deinit' has '@MainActor' itself, like the others here: when the optimizer
  // builds another target, the compiler no longer knows that this whole target is on the main
  // actor.
  isolated deinit {
    g_object_unref(pointer)
  }

  public func isSame(as other: Object) -> Bool {
    pointer == other.pointer
  }
}

extension Object {
  convenience init(retaining pointer: OpaquePointer) {
    self.init(retaining: UnsafeMutableRawPointer(pointer))
  }

  convenience init(adopting pointer: OpaquePointer) {
    self.init(adopting: UnsafeMutableRawPointer(pointer))
  }

  /// The pointer for C functions of a type whose structure is public.
  func cast<Instance>(to _: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
    pointer.assumingMemoryBound(to: Instance.self)
  }

  /// The pointer for C functions of a type whose structure is hidden.
  var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// Whether the object is of a GLib type, or of one derived from it.
  func isInstance(of type: GType) -> Bool {
    g_type_check_instance_is_a(cast(), type) != 0
  }

  package var typeName: String? { g_type_name_from_instance(cast()).map { String(cString: $0) } }
}
