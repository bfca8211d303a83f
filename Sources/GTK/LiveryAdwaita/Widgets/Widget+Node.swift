import CLiveryAdwaita

/// The properties of a widget that selectors can match.
extension Widget {
  /// The name of its CSS node, such as `button`.
  public var cssName: String { gtk_widget_get_css_name(native).map { String(cString: $0) } ?? "" }

  /// Its style classes, in the order in which they were added.
  public var styleClasses: [String] {
    guard let classes = gtk_widget_get_css_classes(native) else { return [] }
    defer { g_strfreev(classes) }
    var names: [String] = []
    var next = classes
    while let name = next.pointee {
      names.append(String(cString: name))
      next += 1
    }
    return names
  }

  /// Whether the widget itself can have the focus.
  public var isFocusable: Bool { gtk_widget_get_focusable(native) != 0 }

  /// Whether the widget and its content cannot get the focus.
  public var keepsFocusOut: Bool { gtk_widget_get_can_focus(native) == 0 }

  /// Whether the content is only painted inside the widget.
  public var clipsContent: Bool { gtk_widget_get_overflow(native) == GTK_OVERFLOW_HIDDEN }

  /// Whether the rows of a list, or the cells of a grid, can be selected; `false` for other
  /// widgets.
  public var selectsChildren: Bool {
    if isInstance(of: gtk_list_box_get_type()) {
      return gtk_list_box_get_selection_mode(opaque) != GTK_SELECTION_NONE
    }
    if isInstance(of: gtk_flow_box_get_type()) {
      return gtk_flow_box_get_selection_mode(opaque) != GTK_SELECTION_NONE
    }
    guard let model = listModel else { return false }
    return !Object(retaining: UnsafeMutablePointer<GObject>(model))
      .isInstance(of: gtk_no_selection_get_type())
  }

  private var listModel: OpaquePointer? {
    if isInstance(of: gtk_list_view_get_type()) { return gtk_list_view_get_model(opaque) }
    if isInstance(of: gtk_grid_view_get_type()) { return gtk_grid_view_get_model(opaque) }
    return nil
  }
}
