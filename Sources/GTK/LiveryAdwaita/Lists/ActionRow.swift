import CLiveryAdwaita

/// A row of a boxed list: a title, a subtitle, and widgets before and after them.
public final class ActionRow: Widget {
  override class var nativeType: GType { adw_action_row_get_type() }

  public var subtitle: String {
    get { adw_action_row_get_subtitle(cast()).map { String(cString: $0) } ?? "" }
    set { adw_action_row_set_subtitle(cast(), newValue) }
  }
}
