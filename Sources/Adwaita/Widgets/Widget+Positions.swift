import CAdwaita

extension Widget {
  /// The innermost widget at a position in px.
  public func descendant(atX x: Double, y: Double) -> Widget? {
    gtk_widget_pick(native, x, y, GTK_PICK_INSENSITIVE).map { Widget(retaining: $0) }
  }

  /// The position of another widget's center in this one, in px.
  public func middle(of widget: Widget) -> (x: Double, y: Double)? {
    var (x, y) = (0.0, 0.0)
    let (width, height) = (Double(widget.width), Double(widget.height))
    guard
      gtk_widget_translate_coordinates(widget.native, native, width / 2, height / 2, &x, &y) != 0
    else { return nil }
    return (x, y)
  }

  /// The innermost widget at a position in px, including those that ignore the pointer.
  public func innermost(atX x: Double, y: Double) -> Widget? {
    let flags = GtkPickFlags(
      rawValue: GTK_PICK_INSENSITIVE.rawValue | GTK_PICK_NON_TARGETABLE.rawValue)
    return gtk_widget_pick(native, x, y, flags).map { Widget(retaining: $0) }
  }
}
