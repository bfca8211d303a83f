import CAdwaita

/// Widgets in a row or a column.
public final class Box: Widget {
  public convenience init(_ orientation: Orientation, spacing: Int = 0) {
    self.init(retaining: gtk_box_new(orientation.native, gint(spacing)))
  }

  public func append(_ child: Widget) {
    gtk_box_append(cast(), child.native)
  }

  /// Adds a child after a sibling, or as the first one.
  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_box_insert_child_after(cast(), child.native, sibling?.native)
  }

  public func remove(_ child: Widget) {
    gtk_box_remove(cast(), child.native)
  }
}

/// The direction in which children follow each other.
public enum Orientation: Hashable, Sendable {
  case horizontal, vertical

  var native: GtkOrientation {
    switch self {
    case .horizontal: GTK_ORIENTATION_HORIZONTAL
    case .vertical: GTK_ORIENTATION_VERTICAL
    }
  }
}
