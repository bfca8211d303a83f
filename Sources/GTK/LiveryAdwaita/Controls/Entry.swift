import CLiveryAdwaita

/// A line of text that the user can edit.
public class Entry: Widget {
  override class var nativeType: GType { gtk_entry_get_type() }

  public convenience init() {
    self.init(retaining: gtk_entry_new())
  }

  /// The text; setting it cannot be undone in the entry, only later typing can.
  public var text: String {
    get { gtk_editable_get_text(opaque).map { String(cString: $0) } ?? "" }
    set {
      if newValue != text { gtk_editable_set_text(opaque, newValue) }
      forgetTyping()
    }
  }

  /// Sets the natural width and its limit, in characters.
  public func setWidth(characters: Int, atMost most: Int) {
    gtk_editable_set_width_chars(opaque, gint(characters))
    gtk_editable_set_max_width_chars(opaque, gint(most))
  }

  /// Lays out the text from left to right in every locale, at the side where lines start.
  public func writeFromLeftToRight() {
    xalign = isRightToLeft ? 1 : 0
    layOutFromLeftToRight()
  }

  /// The alignment of the text in extra space: 0 is the start of a line, 1 its end.
  public var xalign: Float {
    get { gtk_editable_get_alignment(opaque) }
    set { gtk_editable_set_alignment(opaque, newValue) }
  }

  /// Sets the text that an empty entry shows.
  public func setPlaceholder(_ text: String) {
    shim_set_string(pointer, "placeholder-text", text)
  }

  public func onChanged(_ body: @escaping () -> Void) {
    onSignal("changed", body)
  }

  /// The number of characters before the cursor.
  public var cursor: Int { Int(gtk_editable_get_position(opaque)) }

  /// Calls `body` when the cursor moves.
  public func onCursorMoved(_ body: @escaping () -> Void) {
    onChange(of: "cursor-position", body)
  }

  /// Replaces some characters as if the user typed others there, so that it can be undone.
  public func replace(_ range: Range<Int>, with text: String) {
    gtk_editable_delete_text(opaque, gint(range.lowerBound), gint(range.upperBound))
    var end = gint(range.lowerBound)
    gtk_editable_insert_text(opaque, text, -1, &end)
    gtk_editable_set_position(opaque, end)
  }

  /// Calls `body` when the user presses Enter.
  public func onActivated(_ body: @escaping () -> Void) {
    onSignal("activate", body)
  }
}
