import CLiveryAdwaita

/// A GObject, owned: the wrapper holds one reference and releases it when it is freed.
///
/// One object may have several wrappers; it lives as long as GTK or a wrapper holds it. Swift may
/// free a wrapper right after its last use, such as the one that reads its pointer. So only `self`
/// is passed to C by its pointer; another object lends it.
@MainActor public class Object {
  let pointer: UnsafeMutableRawPointer

  /// Adds a reference to an object that someone else holds, or whose reference is floating.
  ///
  /// For widgets, windows included, and for what GTK's documentation calls `transfer none`.
  required init(retaining pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
    g_object_ref_sink(pointer)
  }

  /// Takes over the caller's reference, which GTK's documentation calls `transfer full`.
  required init(adopting pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
  }

  // A class with such a 'deinit' says '@MainActor' itself, as others here do: where the optimizer builds
  // another target, the compiler does not know any more that all of this target is of the main actor.
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
