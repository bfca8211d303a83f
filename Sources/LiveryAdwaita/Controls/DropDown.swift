import CLiveryAdwaita

/// A button to choose one of several items.
public final class DropDown: Widget {
  override class var nativeType: GType { gtk_drop_down_get_type() }
}
