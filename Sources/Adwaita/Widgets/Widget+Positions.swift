import CAdwaita

extension Widget {
  /// The innermost widget at a place, in px.
  public func descendant(atX x: Double, y: Double) -> Widget? {
    gtk_widget_pick(native, x, y, GTK_PICK_INSENSITIVE).map { Widget(retaining: $0) }
  }

  /// Where the middle of another widget is in this one, in px.
  public func middle(of widget: Widget) -> (x: Double, y: Double)? {
    var (x, y) = (0.0, 0.0)
    let (width, height) = (Double(widget.width), Double(widget.height))
    guard
      gtk_widget_translate_coordinates(widget.native, native, width / 2, height / 2, &x, &y) != 0
    else { return nil }
    return (x, y)
  }

  /// The innermost widget at a place, in px, whether or not it can be pointed at.
  public func innermost(atX x: Double, y: Double) -> Widget? {
    let flags = GtkPickFlags(
      rawValue: GTK_PICK_INSENSITIVE.rawValue | GTK_PICK_NON_TARGETABLE.rawValue)
    return gtk_widget_pick(native, x, y, flags).map { Widget(retaining: $0) }
  }
}
