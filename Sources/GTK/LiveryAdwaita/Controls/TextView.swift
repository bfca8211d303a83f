import CLiveryAdwaita

/// A text of several lines, parts of which have tags.
public final class TextView: Widget {
  override class var nativeType: GType { gtk_text_view_get_type() }

  /// Creates a view of a text that the user can read and copy.
  public convenience init(readOnly: Void) {
    self.init(retaining: gtk_text_view_new())
    gtk_text_view_set_editable(cast(), 0)
    gtk_text_view_set_monospace(cast(), 1)
    gtk_text_view_set_cursor_visible(cast(), 0)
    gtk_text_view_set_left_margin(cast(), 12)
    gtk_text_view_set_right_margin(cast(), 12)
    gtk_text_view_set_top_margin(cast(), 12)
    gtk_text_view_set_bottom_margin(cast(), 12)
  }

  public func setText(_ text: String) {
    gtk_text_buffer_set_text(buffer, text, gint(text.utf8.count))
  }

  /// Applies a tag of the buffer's table to the first occurrence of `part` in the text.
  ///
  /// Returns `false` if there is no such tag or text.
  @discardableResult
  public func tag(_ name: String, on part: String) -> Bool {
    guard tag(called: name) != nil else { return false }
    return withRange(of: part) { gtk_text_buffer_apply_tag_by_name(buffer, name, $0, $1) }
  }

  /// Selects the first occurrence of `part` in the text.
  @discardableResult
  public func select(_ part: String) -> Bool {
    withRange(of: part) { gtk_text_buffer_select_range(buffer, $0, $1) }
  }

  /// The characters that are selected, by their offsets; `nil` if none are.
  public var selection: Range<Int>? {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    guard gtk_text_buffer_get_selection_bounds(buffer, &start, &end) != 0 else { return nil }
    return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
  }

  /// Selects the characters between two offsets.
  public func select(_ range: Range<Int>) {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, gint(range.lowerBound))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, gint(range.upperBound))
    gtk_text_buffer_select_range(buffer, &start, &end)
  }

  /// Sets the text color of a tag, in CSS syntax, such as `rgb(28,113,216)`.
  public func setColor(ofTag name: String, to color: String) {
    set("foreground", ofTag: name, to: color)
  }

  /// Sets the background color of a tag, in CSS syntax.
  public func setBackground(ofTag name: String, to color: String) {
    set("background", ofTag: name, to: color)
  }

  private func set(_ property: String, ofTag name: String, to color: String) {
    tag(called: name).map { shim_set_string(UnsafeMutableRawPointer($0), property, color) }
  }

  private func tag(called name: String) -> UnsafeMutablePointer<GtkTextTag>? {
    gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(buffer), name)
  }

  /// Sets the color of a tag's underline.
  public func setUnderline(ofTag name: String, to color: String) {
    var value = GdkRGBA()
    guard let tag = tag(called: name), gdk_rgba_parse(&value, color) != 0 else { return }
    var boxed = GValue()
    g_value_init(&boxed, gdk_rgba_get_type())
    g_value_set_boxed(&boxed, &value)
    g_object_set_property(
      UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self), "underline-rgba", &boxed)
    g_value_unset(&boxed)
  }

  public var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    return String(adopting: gtk_text_buffer_get_text(buffer, &start, &end, 1)) ?? ""
  }

  /// Adds a tag to the buffer's table, unless it has one of this name.
  public func addTag(_ name: String) {
    guard tag(called: name) == nil else { return }
    let tag = Object(adopting: gtk_text_tag_new(name))
    tag.lend {
      _ = gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), $0)
    }
  }

  /// Applies a tag of the buffer's table to a range of characters, from 0.
  public func tag(_ name: String, onCharacters range: Range<Int>) {
    guard tag(called: name) != nil else { return }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, gint(range.lowerBound))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, gint(range.upperBound))
    gtk_text_buffer_apply_tag_by_name(buffer, name, &start, &end)
  }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer> {
    gtk_text_view_get_buffer(cast())
  }

  private func withRange(
    of part: String,
    _ body: (UnsafeMutablePointer<GtkTextIter>, UnsafeMutablePointer<GtkTextIter>) -> Void
  ) -> Bool {
    var (start, end, origin) = (GtkTextIter(), GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_start_iter(buffer, &origin)
    guard
      gtk_text_iter_forward_search(
        &origin, part, GTK_TEXT_SEARCH_TEXT_ONLY, &start, &end, nil) != 0
    else { return false }
    body(&start, &end)
    return true
  }
}
