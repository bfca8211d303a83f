import CLiveryAdwaita

extension Widget {
  public var hexpand: Bool {
    get { gtk_widget_get_hexpand(native) != 0 }
    set { gtk_widget_set_hexpand(native, newValue ? 1 : 0) }
  }

  public var vexpand: Bool {
    get { gtk_widget_get_vexpand(native) != 0 }
    set { gtk_widget_set_vexpand(native, newValue ? 1 : 0) }
  }

  public func align(horizontally: Alignment? = nil, vertically: Alignment? = nil) {
    if let horizontally { gtk_widget_set_halign(native, horizontally.value) }
    if let vertically { gtk_widget_set_valign(native, vertically.value) }
  }

  /// Sets the margins around the widget in px; `nil` leaves a side as it is.
  public func setMargins(
    top: Int? = nil, bottom: Int? = nil, start: Int? = nil, end: Int? = nil
  ) {
    if let top { gtk_widget_set_margin_top(native, gint(top)) }
    if let bottom { gtk_widget_set_margin_bottom(native, gint(bottom)) }
    if let start { gtk_widget_set_margin_start(native, gint(start)) }
    if let end { gtk_widget_set_margin_end(native, gint(end)) }
  }

  /// Requests a minimum size in px; `nil` requests what the content needs.
  public func setMinimumSize(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(native, gint(clamping: width ?? -1), gint(clamping: height ?? -1))
  }

  /// Whether no widget from here up to an ancestor clips a part of this one.
  public func isWhole(in ancestor: Widget) -> Bool {
    var next = gtk_widget_get_parent(native)
    while let parent = next {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(native, parent, &bounds) != 0, bounds.origin.x >= 0,
        bounds.origin.y >= 0,
        bounds.origin.x + bounds.size.width <= Float(gtk_widget_get_width(parent)),
        bounds.origin.y + bounds.size.height <= Float(gtk_widget_get_height(parent))
      else { return false }
      if ancestor.lend({ $0 == parent }) { return true }
      next = gtk_widget_get_parent(parent)
    }
    return false
  }

  public var width: Int { Int(gtk_widget_get_width(native)) }

  public var height: Int { Int(gtk_widget_get_height(native)) }

  /// The innermost widget at a position in px.
  public func descendant(atX x: Double, y: Double) -> Widget? {
    gtk_widget_pick(native, x, y, GTK_PICK_INSENSITIVE).map { Widget(retaining: $0) }
  }

  /// The position of another widget's center in this one, in px.
  public func center(of widget: Widget) -> (x: Double, y: Double)? {
    var (x, y) = (0.0, 0.0)
    let (width, height) = (Double(widget.width), Double(widget.height))
    let isKnown = widget.lend {
      gtk_widget_translate_coordinates($0, native, width / 2, height / 2, &x, &y)
    }
    return isKnown != 0 ? (x, y) : nil
  }

  /// The innermost widget at a position in px, including those that ignore the pointer.
  public func innermost(atX x: Double, y: Double) -> Widget? {
    let flags = GtkPickFlags(
      rawValue: GTK_PICK_INSENSITIVE.rawValue | GTK_PICK_NON_TARGETABLE.rawValue)
    return gtk_widget_pick(native, x, y, flags).map { Widget(retaining: $0) }
  }
}
