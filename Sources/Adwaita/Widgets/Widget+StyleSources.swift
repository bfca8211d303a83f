import CAdwaita

extension Widget {
  /// The properties of the widget's own node that a stylesheet sets, with their declarations.
  ///
  /// None is found unless `StyleSource.variable` was in the environment when GTK started.
  public var styleSources: [StyleSource] {
    let context = gtk_widget_get_style_context(native)
    guard let text = gtk_style_context_to_string(context, GTK_STYLE_CONTEXT_PRINT_SHOW_STYLE) else {
      return []
    }
    defer { g_free(text) }
    return StyleSource.all(in: String(cString: text))
  }
}
