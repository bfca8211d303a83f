import CAdwaita

extension Widget {
  /// Calls `body` with the place of the pointer in the widget, in px, whenever it moves over it, and
  /// with `nil` when it leaves.
  public func onPointerMoved(_ body: @escaping ((x: Double, y: Double)?) -> Void) {
    guard let motion = gtk_event_controller_motion_new() else { return }
    gtk_widget_add_controller(native, motion)
    let controller = Object(retaining: motion)
    controller.onPlace("motion") { x, y in body((x, y)) }
    controller.onSignal("leave") { body(nil) }
  }

  /// The innermost widget at a place, in px, whether or not it can be pointed at.
  public func innermost(atX x: Double, y: Double) -> Widget? {
    let flags = GtkPickFlags(
      rawValue: GTK_PICK_INSENSITIVE.rawValue | GTK_PICK_NON_TARGETABLE.rawValue)
    return gtk_widget_pick(native, x, y, flags).map { Widget(retaining: $0) }
  }
}
