import CAdwaita

extension Widget {
  /// Calls `body` with the pointer's position in px whenever it moves over the widget, and with
  /// `nil` when it leaves.
  public func onPointerMoved(_ body: @escaping ((x: Double, y: Double)?) -> Void) {
    guard let motion = gtk_event_controller_motion_new() else { return }
    gtk_widget_add_controller(native, motion)
    let controller = Object(retaining: motion)
    controller.onPosition("motion") { x, y in body((x, y)) }
    controller.onSignal("leave") { body(nil) }
  }
}
