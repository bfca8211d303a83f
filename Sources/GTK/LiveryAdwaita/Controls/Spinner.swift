import CLiveryAdwaita

/// An indicator of ongoing work.
public final class Spinner: Widget {
  public convenience init() {
    self.init(retaining: gtk_spinner_new())
  }

  /// Whether it turns; it should turn only while it is visible.
  public var isTurning: Bool {
    get { gtk_spinner_get_spinning(opaque) != 0 }
    set { gtk_spinner_set_spinning(opaque, newValue ? 1 : 0) }
  }
}
