import CLiveryAdwaita

/// A symbolic icon, drawn in the color of the text around it.
public final class Icon: Widget {
  public convenience init(_ name: String) {
    self.init(retaining: gtk_image_new_from_icon_name(name))
  }

  public var name: String? {
    get { gtk_image_get_icon_name(opaque).map { String(cString: $0) } }
    set { gtk_image_set_from_icon_name(opaque, newValue) }
  }
}
