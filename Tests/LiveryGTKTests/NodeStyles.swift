import CLiveryAdwaita

@testable import LiveryAdwaita

/// What GTK computed of the styles of a widget and of all inside it, from the outermost on.
struct NodeStyles {
  /// The computed values of a node by property; of boxes the left side.
  typealias Values = [String: String]

  /// What each node is called, such as `GtkButton.flat`.
  private(set) var names: [String] = []
  private(set) var values: [Values] = []

  @MainActor init(of widget: Widget) {
    for widget in [widget] + widget.descendants {
      names.append(NodeStyles.name(of: widget))
      values.append(NodeStyles.values(of: widget))
    }
  }

  /// The numbers of the nodes whose values have changed.
  func changed(since other: NodeStyles) -> [Int] {
    values.indices.filter { values[$0] != other.values[$0] }
  }

  @MainActor private static func name(of widget: Widget) -> String {
    var name = gtk_widget_get_css_name(widget.native).map { String(cString: $0) } ?? ""
    guard let classes = gtk_widget_get_css_classes(widget.native) else { return name }
    defer { g_strfreev(classes) }
    var next = classes
    while let text = next.pointee {
      name += "." + String(cString: text)
      next += 1
    }
    return name
  }

  @MainActor private static func values(of widget: Widget) -> Values {
    let context = gtk_widget_get_style_context(widget.native)
    var color = GdkRGBA()
    gtk_style_context_get_color(context, &color)
    var (margin, padding, border) = (GtkBorder(), GtkBorder(), GtkBorder())
    gtk_style_context_get_margin(context, &margin)
    gtk_style_context_get_padding(context, &padding)
    gtk_style_context_get_border(context, &border)
    var values = [
      "color": text(of: color), "margin": "\(margin.left)", "padding": "\(padding.left)",
      "border-width": "\(border.left)",
    ]
    guard
      let font = pango_context_get_font_description(gtk_widget_get_pango_context(widget.native))
    else { return values }
    values["font-family"] = pango_font_description_get_family(font).map { String(cString: $0) }
    values["font-size"] = "\(pango_font_description_get_size(font))"
    values["font-weight"] = "\(pango_font_description_get_weight(font).rawValue)"
    values["font-style"] = "\(pango_font_description_get_style(font).rawValue)"
    return values
  }

  private static func text(of color: GdkRGBA) -> String {
    var color = color
    guard let text = gdk_rgba_to_string(&color) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
