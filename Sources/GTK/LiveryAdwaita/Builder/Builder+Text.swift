import CLiveryAdwaita
import Glibc

extension Builder {
  /// Builds the objects in a third party's UI text; errors name `file` as its file.
  ///
  /// The text must be UTF-8. It can name the types of `BuilderTypes`, but no function: elements
  /// that would call one, such as signal handlers or closures, are errors.
  public convenience init(text: [UInt8], file: String) throws(BuilderError) {
    self.init(adopting: gtk_builder_new())
    gtk_builder_set_translation_domain(opaque, Translation.noDomain)
    BuilderScope.shared.lend { gtk_builder_set_scope(opaque, $0) }
    var error: UnsafeMutablePointer<GError>?
    let text = String(decoding: text, as: UTF8.self)
    guard gtk_builder_add_from_string(opaque, text, gssize(text.utf8.count), &error) != 0 else {
      defer { g_clear_error(&error) }
      destroyWindows()
      throw BuilderError(
        file: file, gtkMessageOfText: error.map { String(cString: $0.pointee.message) } ?? "")
    }
  }
}

extension Builder {
  /// A new widget of a type by its name, with the properties of some XML; `nil` if GTK has no such
  /// type.
  ///
  /// So a widget of a later release can be made whose functions the oldest one lacks.
  public static func widget<Kind: Widget>(
    ofType type: String, as kind: Kind.Type = Widget.self, _ content: String = ""
  ) -> Kind? {
    let text = "<interface><object class='\(type)' id='widget'>\(content)</object></interface>"
    return (try? Builder(text: Array(text.utf8), file: ""))?.widget("widget", as: kind)
  }
}

extension BuilderError {
  /// Parses GTK's message about a text: `.:LINE:COLUMN TEXT`, or the same as about a file.
  init(file: String, gtkMessageOfText text: String) {
    if let match = text.prefixMatch(of: /[^:]*(:\d+:\d+ )/) {
      self.init(file: file, gtkMessage: file + text[match.1.startIndex...])
    } else {
      self.init(file: file, gtkMessage: text)
    }
  }

  /// Whether a single property is the cause.
  public var isOfOneProperty: Bool {
    ["property", "Property", "Could not parse"].contains { (words: String) in
      strstr(message, words) != nil
    }
  }
}
