import CAdwaita

extension Builder {
  /// Builds what a text describes, which is named after a file in messages.
  ///
  /// The text needs to be UTF-8. What it describes must need no code: no signals, no templates.
  public convenience init(text: [UInt8], file: String) throws(Failure) {
    self.init(adopting: gtk_builder_new())
    var error: UnsafeMutablePointer<GError>?
    let text = String(decoding: text, as: UTF8.self)
    guard gtk_builder_add_from_string(opaque, text, gssize(text.utf8.count), &error) != 0 else {
      defer { g_clear_error(&error) }
      throw Failure(file: file, ofText: error.map { String(cString: $0.pointee.message) } ?? "")
    }
  }

  /// Whether objects of a class can be made, by its name.
  public static func canMake(_ name: String) -> Bool {
    let builder = Object(adopting: gtk_builder_new())
    let type = gtk_builder_get_type_from_name(builder.opaque, name)
    guard type != 0, g_type_is_a(type, GType(20 << 2)) != 0 else { return false }  // G_TYPE_OBJECT
    return g_type_test_flags(type, G_TYPE_FLAG_ABSTRACT.rawValue) == 0
      && g_type_is_a(type, gtk_application_get_type()) == 0
  }
}

extension Builder.Failure {
  /// Takes the place out of what GTK says of a text: `.:LINE:COLUMN TEXT`, or as for a file.
  init(file: String, ofText text: String) {
    if let match = text.prefixMatch(of: /[^:]*(:\d+:\d+ )/) {
      self.init(file: file, saying: file + text[match.1.startIndex...])
    } else {
      self.init(file: file, saying: text)
    }
  }

  /// Whether all would be well without one property.
  public var isOfOneProperty: Bool {
    message.contains("property") || message.contains("Property")
      || message.contains("Could not parse")
  }
}
