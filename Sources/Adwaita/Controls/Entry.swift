import CAdwaita

/// A line of text that a person can type.
public class Entry: Widget {
  override class var nativeType: GType { gtk_entry_get_type() }

  public convenience init() {
    self.init(retaining: gtk_entry_new())
  }

  public var text: String {
    get { gtk_editable_get_text(opaque).map { String(cString: $0) } ?? "" }
    set {
      guard newValue != text else { return }
      gtk_editable_set_text(opaque, newValue)
    }
  }

  /// How wide the entry wants to be, in characters.
  public func setWidth(characters: Int, atMost most: Int) {
    gtk_editable_set_width_chars(opaque, gint(characters))
    gtk_editable_set_max_width_chars(opaque, gint(most))
  }

  /// Writes the text from left to right whatever the desktop's direction, and puts it where lines begin
  /// there.
  public func writeFromLeftToRight() {
    xalign = isRightToLeft ? 1 : 0
    layOutFromLeftToRight()
  }

  /// Where the text stands in room that it does not need: 0 where its lines begin, 1 where they end.
  public var xalign: Float {
    get { gtk_editable_get_alignment(opaque) }
    set { gtk_editable_set_alignment(opaque, newValue) }
  }

  /// What stands in the entry while it is empty.
  public func setPlaceholder(_ text: String) {
    shim_set_string(pointer, "placeholder-text", text)
  }

  @discardableResult
  public func onChanged(_ body: @escaping () -> Void) -> SignalConnection {
    onSignal("changed", body)
  }

  /// Calls `body` when a person presses Enter.
  @discardableResult
  public func onActivated(_ body: @escaping () -> Void) -> SignalConnection {
    onSignal("activate", body)
  }

  /// Whether the keyboard is in the entry.
  public var hasFocus: Bool {
    gtk_widget_get_state_flags(native).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }
}
