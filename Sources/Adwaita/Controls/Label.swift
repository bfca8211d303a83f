import CAdwaita

/// A text, shown as it is: no markup, no mnemonics.
public final class Label: Widget {
  override class var nativeType: GType { gtk_label_get_type() }

  public convenience init(_ text: String) {
    self.init(retaining: gtk_label_new(text))
  }

  /// A label that looks as an entry does, and that screen readers pass by.
  public static func standInForEntry() -> Label {
    Label(retaining: shim_label_as_entry_new())
  }

  public var text: String {
    get { gtk_label_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_label_set_text(opaque, newValue) }
  }

  /// Cuts the end off where there is no room, and asks for no more than so many characters.
  public func ellipsize(afterCharacters maximum: Int? = nil) {
    gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
    if let maximum { gtk_label_set_max_width_chars(opaque, gint(maximum)) }
  }

  /// Cuts the middle out where there is no room, so that both ends can be read, and asks for no less
  /// than so many characters.
  public func ellipsizeMiddle(leavingCharacters minimum: Int? = nil) {
    gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_MIDDLE)
    if let minimum { gtk_label_set_width_chars(opaque, gint(minimum)) }
  }

  /// Whether something was cut out.
  public var isEllipsized: Bool {
    gtk_label_get_layout(opaque).map { pango_layout_is_ellipsized($0) != 0 } ?? false
  }

  /// Breaks lines, between words where possible.
  public func wrap() {
    gtk_label_set_wrap(opaque, 1)
    gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_natural_wrap_mode(opaque, GTK_NATURAL_WRAP_NONE)
  }

  /// Where the text stands in room that it does not need: 0 at the start, 1 at the end.
  public var xalign: Float {
    get { gtk_label_get_xalign(opaque) }
    set { gtk_label_set_xalign(opaque, newValue) }
  }

  public var isSelectable: Bool {
    get { gtk_label_get_selectable(opaque) != 0 }
    set { gtk_label_set_selectable(opaque, newValue ? 1 : 0) }
  }
}
