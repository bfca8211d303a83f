import CLiveryAdwaita

/// A line between two widgets.
public final class Separator: Widget {
  public convenience init(_ orientation: Orientation) {
    self.init(retaining: gtk_separator_new(orientation.value))
  }
}
