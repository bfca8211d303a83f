import CLiveryAdwaita

/// The types that a third party's UI file names, and their properties, as GObject knows them.
public enum BuilderCatalogue {
  /// Whether a text can have objects of a type.
  public enum Availability: Hashable, Sendable {
    case available

    /// The type exists, but only as the parent of others.
    case abstract

    /// The type exists, but third parties' UI files may not use it.
    case refused

    /// No type has the name.
    case missing
  }

  /// How GtkBuilder interprets the text of a property, if it is more than a value.
  public enum PropertyKind: Hashable, Sendable {
    /// A number, a name, a text, or the ID of another object.
    case plain

    /// A picture: the ID of an object, or the path of a file.
    case picture

    /// A file: its URI.
    case file

    /// The path of a file, as a text.
    case path

    /// The name of data in the program.
    case resource

    /// A UI file for the rows of a list.
    case rows

    /// The name of such a file in the program's resources.
    case rowsResource

    /// A property that must not be set: how and where a window appears, what media play, functions.
    case refused
  }

  /// Whether a text can have objects of the type with a name.
  public static func availability(of name: String) -> Availability {
    let type = BuilderScope.find(name)
    guard type != 0 else { return exists(name) ? .refused : .missing }
    guard g_type_is_a(type, objectType) != 0 else { return .missing }
    let isAbstract = g_type_test_flags(type, G_TYPE_FLAG_ABSTRACT.rawValue) != 0
    return isAbstract ? .abstract : .available
  }

  /// Whether a library in use has a widget of the name, whether or not a UI file may name it.
  package static func hasWidget(_ name: String) -> Bool {
    let builder = Object(adopting: gtk_builder_new())
    let type = builder.lend { gtk_builder_get_type_from_name($0, name) }
    let isAbstract = g_type_test_flags(type, G_TYPE_FLAG_ABSTRACT.rawValue) != 0
    return conforms(type, gtk_widget_get_type()) && !isAbstract
  }

  /// Whether expressions and values may have the named type.
  public static func isKnown(_ name: String) -> Bool { BuilderScope.find(name) != 0 }

  /// The kind of a type's property; `nil` if it has no property with that name.
  public static func kind(of property: String, in name: String) -> PropertyKind? {
    let type = BuilderScope.find(name)
    guard type != 0, g_type_is_a(type, objectType) != 0, let native = g_type_class_ref(type) else {
      return nil
    }
    defer { g_type_class_unref(native) }
    let found = g_object_class_find_property(
      native.assumingMemoryBound(to: GObjectClass.self), property)
    return found.map { kind(of: $0, in: type) }
  }

  public static func kind(ofValuesOf name: String) -> PropertyKind {
    kind(ofValuesOf: BuilderScope.find(name))
  }

  /// Whether a type is a window or a popover, which appears by itself.
  public static func isSurface(_ name: String) -> Bool { isSurface(BuilderScope.find(name)) }

  /// Whether a model's column can have the named type; GtkBuilder crashes on values for columns of
  /// other types.
  public static func isOfColumns(_ name: String) -> Bool {
    let type = BuilderScope.find(name)
    // G_TYPE_CHAR to G_TYPE_BOXED.
    return (3...18).contains(g_type_fundamental(type) >> 2) || conforms(type, objectType)
  }

  /// Whether objects of a type can have children; GtkBuilder crashes on children of other types.
  public static func hasChildren(_ name: String) -> Bool {
    conforms(BuilderScope.find(name), gtk_buildable_get_type())
  }

  /// Whether a type is a model with columns of values.
  public static func isStore(_ name: String) -> Bool {
    let type = BuilderScope.find(name)
    return conforms(type, gtk_list_store_get_type()) || conforms(type, gtk_tree_store_get_type())
  }
}

extension BuilderCatalogue {
  private static let objectType = GType(20 << 2)  // G_TYPE_OBJECT
  private static let stringType = GType(16 << 2)  // G_TYPE_STRING

  private static func conforms(_ type: GType, _ parent: GType) -> Bool {
    type != 0 && g_type_is_a(type, parent) != 0
  }

  private static func isSurface(_ type: GType) -> Bool {
    conforms(type, gtk_window_get_type()) || conforms(type, gtk_popover_get_type())
  }

  private static func kind(
    of property: UnsafeMutablePointer<GParamSpec>, in type: GType
  ) -> PropertyKind {
    let name = String(cString: property.pointee.name)
    let value = property.pointee.value_type
    if isSurface(type), ofSurfaces.contains(name) { return .refused }
    // A shortcut works only while its widget has the focus.
    if value == gtk_shortcut_scope_get_type() { return .refused }
    if conforms(type, gtk_builder_list_item_factory_get_type()), value == g_bytes_get_type() {
      return .rows
    }
    guard value == stringType else { return kind(ofValuesOf: value) }
    switch name {
    case "resource" where conforms(type, gtk_builder_list_item_factory_get_type()):
      return .rowsResource
    case "resource": return .resource
    case "file", "filename": return .path
    default: return .plain
    }
  }

  private static func kind(ofValuesOf type: GType) -> PropertyKind {
    if conforms(type, gtk_builder_scope_get_type()) { return .refused }
    if conforms(type, g_file_get_type()) { return .file }
    let pictures = [gdk_pixbuf_get_type(), gdk_paintable_get_type(), gdk_texture_get_type()]
    if pictures.contains(type) { return .picture }
    // GtkBuilder would read a file for each of these, too, but it could not be their value.
    return pictures.contains { conforms(type, $0) } ? .refused : .plain
  }

  /// The properties that control whether and how a window or a popover appears.
  private static let ofSurfaces: Set = [
    "application", "destroy-with-parent", "display", "fullscreened", "hide-on-close", "maximized",
    "modal", "startup-id", "transient-for", "visible",
  ]

  /// Whether a loaded library has a type; the type is not initialized for this.
  private static func exists(_ name: String) -> Bool {
    guard g_type_from_name(name) == 0 else { return true }
    var function = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isNext = index > 0 && letter.isUppercase
      let isAfterSmall = isNext && !letters[index - 1].isUppercase
      let isBeforeSmall =
        isNext && index > 1 && index + 1 < letters.count && letters[index + 1].isLowercase
      if isAfterSmall || isBeforeSmall { function += "_" }
      function += letter.lowercased()
    }
    return dlsym(nil, function + "_get_type") != nil
  }
}
