import CLiveryAdwaita

/// Widgets in a row or a column.
public final class Box: Widget {
  public convenience init(_ orientation: Orientation, spacing: Int = 0) {
    self.init(retaining: gtk_box_new(orientation.value, gint(spacing)))
  }

  public func append(_ child: Widget) {
    child.lend { gtk_box_append(cast(), $0) }
  }

  /// Adds a child after a sibling, or as the first one.
  public func insert(_ child: Widget, after sibling: Widget?) {
    child.lend { child in
      sibling.lend { gtk_box_insert_child_after(cast(), child, $0) }
    }
  }

  public func remove(_ child: Widget) {
    child.lend { gtk_box_remove(cast(), $0) }
  }
}

/// The direction in which children follow each other.
public enum Orientation: Hashable, Sendable {
  case horizontal, vertical

  var value: GtkOrientation {
    switch self {
    case .horizontal: GTK_ORIENTATION_HORIZONTAL
    case .vertical: GTK_ORIENTATION_VERTICAL
    }
  }
}
