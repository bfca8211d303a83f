import CLiveryAdwaita

/// A plain text: no markup, no mnemonics.
public final class Label: Widget {
  override class var nativeType: GType { gtk_label_get_type() }

  public convenience init(_ text: String) {
    self.init(retaining: gtk_label_new(text))
  }

  /// Creates a label in the style of an entry, which screen readers ignore.
  public static func standInForEntry() -> Label {
    Label(retaining: shim_label_as_entry_new())
  }

  public var text: String {
    get { gtk_label_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_label_set_text(opaque, newValue) }
  }

  /// Ends a long text with an ellipsis; requests `minimum` to `maximum` characters.
  public func ellipsize(leavingCharacters minimum: Int? = nil, afterCharacters maximum: Int? = nil)
  {
    gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
    if let minimum { gtk_label_set_width_chars(opaque, gint(minimum)) }
    if let maximum { gtk_label_set_max_width_chars(opaque, gint(maximum)) }
  }

  /// Replaces the middle by an ellipsis if there is no space, so that both ends can be read;
  /// requests at least `minimum` characters.
  public func ellipsizeMiddle(leavingCharacters minimum: Int? = nil) {
    gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_MIDDLE)
    if let minimum { gtk_label_set_width_chars(opaque, gint(minimum)) }
  }

  /// Whether a part is replaced by an ellipsis.
  public var isEllipsized: Bool {
    gtk_label_get_layout(opaque).map { pango_layout_is_ellipsized($0) != 0 } ?? false
  }

  /// Wraps up to a number of lines, and replaces the middle of the last line by an ellipsis if that
  /// is not enough, so that the end can be read.
  public func wrap(upToLines count: Int) {
    wrap()
    gtk_label_set_lines(opaque, gint(count))
    gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_MIDDLE)
  }

  /// Paints the text in a color on another one, whatever its style is; both are opaque.
  public func setColors(text: ColorChooser.Value, background: ColorChooser.Value) {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    let channels = { (color: ColorChooser.Value) in
      [color.red, color.green, color.blue].map { guint16(min(max($0, 0), 1) * 65_535) }
    }
    let (front, back) = (channels(text), channels(background))
    pango_attr_list_insert(attributes, pango_attr_foreground_new(front[0], front[1], front[2]))
    pango_attr_list_insert(attributes, pango_attr_background_new(back[0], back[1], back[2]))
    // Otherwise both have the opacity of the label's own color.
    pango_attr_list_insert(attributes, pango_attr_foreground_alpha_new(.max))
    pango_attr_list_insert(attributes, pango_attr_background_alpha_new(.max))
    gtk_label_set_attributes(opaque, attributes)
  }

  /// Limits the width that the text asks for, in characters.
  public func limitWidth(characters: Int) {
    gtk_label_set_max_width_chars(opaque, gint(characters))
  }

  /// Wraps lines, between words if possible.
  public func wrap() {
    gtk_label_set_wrap(opaque, 1)
    gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_natural_wrap_mode(opaque, GTK_NATURAL_WRAP_NONE)
  }

  /// The alignment of the text in extra space: 0 is the start, 1 the end.
  public var xalign: Float {
    get { gtk_label_get_xalign(opaque) }
    set { gtk_label_set_xalign(opaque, newValue) }
  }

  public var isSelectable: Bool {
    get { gtk_label_get_selectable(opaque) != 0 }
    set { gtk_label_set_selectable(opaque, newValue ? 1 : 0) }
  }
}
