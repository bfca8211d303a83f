import CAdwaita

/// A GObject, owned: the wrapper holds one reference and gives it back when it goes.
///
/// Wrappers of one object may come and go; the object lives as long as GTK or a wrapper wants it.
/// A wrapper may go right after its last use, so a C call is given the pointer of a parameter, of
/// `self`, or of a local within `withExtendedLifetime`; never that of a wrapper made in the call.
public class Object {
  let pointer: UnsafeMutableRawPointer

  /// Takes a reference to an object that someone else holds or that floats.
  ///
  /// For widgets, windows too, and for what GTK's documentation calls `transfer none`.
  required init(retaining pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
    g_object_ref_sink(pointer)
  }

  /// Takes over the reference that the caller was given: `transfer full`.
  required init(adopting pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
  }

  isolated deinit {
    g_object_unref(pointer)
  }

  /// Whether both wrap the same object.
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

  /// The object as a C function wants it whose header shows the instance's layout.
  func cast<Instance>(to _: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
    pointer.assumingMemoryBound(to: Instance.self)
  }

  /// The object as a C function wants it whose header hides the instance's layout.
  var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// Whether the object is of a GLib type, or of one derived from it.
  func isInstance(of type: GType) -> Bool {
    g_type_check_instance_is_a(cast(), type) != 0
  }
}
