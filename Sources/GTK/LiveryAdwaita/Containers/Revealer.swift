import CLiveryAdwaita

/// A widget that is shown and hidden with an animation.
public final class Revealer: Widget {
  public convenience init(child: Widget) {
    self.init(retaining: gtk_revealer_new())
    child.lend { gtk_revealer_set_child(opaque, $0) }
  }

  public var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(opaque) != 0 }
    set { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
  }
}
