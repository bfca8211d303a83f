import CLiveryAdwaita

/// The names that a UI file may use: objects of the listed classes, and no function.
///
/// GtkBuilder's own scope finds every function of the process by its name, and so lets a file call
/// it: as a signal handler, in a closure, or as `type-func`. Factories of list rows in a file
/// inherit the scope of its builder.
final class BuilderScope: Object {
  /// The shared scope, which has no state.
  static let shared = BuilderScope(
    adopting: UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)))

  /// Finds the class of a listed name, and registers it if necessary.
  private static let finder = Object(adopting: gtk_builder_cscope_new())

  private static let type: GType = {
    let type = g_type_register_static_simple(
      GType(20 << 2),  // G_TYPE_OBJECT
      "LiveryBuilderScope", guint(MemoryLayout<GObjectClass>.size), nil,
      guint(MemoryLayout<GObject>.size), nil, GTypeFlags(rawValue: 0))
    var interface = GInterfaceInfo(
      interface_init: { interface, _ in
        guard let interface else { return }
        let methods = interface.assumingMemoryBound(to: GtkBuilderScopeInterface.self)
        methods.pointee.get_type_from_name = { _, _, name in
          let name = name.map { String(cString: $0) } ?? ""
          return MainActor.assumeIsolated { BuilderScope.find(name) }
        }
        methods.pointee.get_type_from_function = { _, _, _ in 0 }
        methods.pointee.create_closure = { _, _, name, _, _, error in
          let name = name.map { String(cString: $0) } ?? ""
          g_set_error_literal(
            error, gtk_builder_error_quark(), Int32(GTK_BUILDER_ERROR_INVALID_FUNCTION.rawValue),
            "A UI file cannot call functions, such as '\(name)'")
          return nil
        }
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_builder_scope_get_type(), &interface)
    return type
  }()

  /// The type of a listed name, or of an enumeration that is known already; 0 for any other, and
  /// for a class that this GTK does not have.
  static func find(_ name: String) -> GType {
    let known = g_type_from_name(name)
    guard BuilderTypes.names.contains(name) else {
      let isEnumeration = known != 0 && g_type_is_a(known, GType(12 << 2)) != 0  // G_TYPE_ENUM
      return isEnumeration ? known : 0
    }
    guard known == 0 else { return known }
    return finder.lend { (finder: OpaquePointer) in
      let instance = UnsafeMutableRawPointer(finder).assumingMemoryBound(to: GTypeInstance.self)
      let methods = g_type_interface_peek(instance.pointee.g_class, gtk_builder_scope_get_type())
        .assumingMemoryBound(to: GtkBuilderScopeInterface.self)
      return methods.pointee.get_type_from_name(finder, nil, name)
    }
  }
}
