import CAdwaita

/// A button that lets a person choose one of several things.
public final class DropDown: Widget {
  override class var nativeType: GType { gtk_drop_down_get_type() }
}
