import CLiveryAdwaita

/// A switch that is on or off.
public final class Switch: Widget {
  override class var nativeType: GType { gtk_switch_get_type() }

  public convenience init() {
    self.init(retaining: gtk_switch_new())
  }

  public var isActive: Bool {
    get { gtk_switch_get_active(opaque) != 0 }
    set { gtk_switch_set_active(opaque, newValue ? 1 : 0) }
  }

  /// Calls `body` with whether it is on when that has changed.
  public func onSwitched(_ body: @escaping (Bool) -> Void) {
    // Not the wrapper: a closure that keeps its own emitter alive is never freed.
    let native = opaque
    onChange(of: "active") { body(gtk_switch_get_active(native) != 0) }
  }
}
