import CLiveryAdwaita

extension Widget {
  /// The properties of the widget's own node that a stylesheet sets, with their declarations.
  ///
  /// It is empty unless `StyleSource.variable` was set in the environment when GTK started.
  public var styleSources: [StyleSource] { styleSources(GTK_STYLE_CONTEXT_PRINT_SHOW_STYLE) }

  /// The style sources of the widget's node and all nodes in it, some of which are not widgets.
  public var styleSourcesInside: [StyleSource] {
    styleSources(
      GtkStyleContextPrintFlags(
        rawValue: GTK_STYLE_CONTEXT_PRINT_SHOW_STYLE.rawValue
          | GTK_STYLE_CONTEXT_PRINT_RECURSE.rawValue))
  }

  private func styleSources(_ flags: GtkStyleContextPrintFlags) -> [StyleSource] {
    let context = gtk_widget_get_style_context(native)
    guard let text = gtk_style_context_to_string(context, flags) else { return [] }
    defer { g_free(text) }
    return StyleSource.all(in: String(cString: text))
  }
}
