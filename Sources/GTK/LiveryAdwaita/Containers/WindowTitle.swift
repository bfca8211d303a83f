import CLiveryAdwaita

/// A title, with a subtitle under it.
public final class WindowTitle: Widget {
  public convenience init(_ title: String, subtitle: String = "") {
    self.init(retaining: adw_window_title_new(title, subtitle))
  }
}
