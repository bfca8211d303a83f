import CLiveryAdwaita

/// Widgets from a UI file.
public final class Builder: Object {
  /// Builds the objects that a file describes in GtkBuilder's XML.
  ///
  /// Texts that are not translated are samples, or belong to another app, and stay as they are.
  public convenience init(file path: String, isTranslated: Bool = false) throws(BuilderError) {
    self.init(adopting: gtk_builder_new())
    gtk_builder_set_translation_domain(
      opaque, isTranslated ? Translation.domain : Translation.noDomain)
    var error: UnsafeMutablePointer<GError>?
    guard gtk_builder_add_from_file(opaque, path, &error) != 0 else {
      defer { g_clear_error(&error) }
      let text = error.map { String(cString: $0.pointee.message) }
      throw BuilderError(file: path, gtkMessage: text ?? "cannot be read")
    }
  }

  /// The widget with an ID; `nil` if there is none, or if it is of another class.
  public func widget<Kind: Widget>(_ id: String, as _: Kind.Type = Widget.self) -> Kind? {
    guard let object = gtk_builder_get_object(opaque, id) else { return nil }
    let found = Kind(retaining: object)
    return found.isInstance(of: Kind.nativeType) ? found : nil
  }
}
