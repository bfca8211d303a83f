import CLiveryAdwaita

/// A button.
public class Button: Widget {
  override class var nativeType: GType { gtk_button_get_type() }

  public convenience init(label: String) {
    self.init(retaining: gtk_button_new_with_label(label))
  }

  /// Creates a button with a text, and another name for screen readers.
  public convenience init(text: String, name: String) {
    self.init(label: text)
    setAccessibleLabel(name)
  }

  /// Creates a button with an icon; `label` is its tooltip and what a screen reader says.
  public convenience init(icon: String, label: String) {
    self.init(retaining: gtk_button_new_from_icon_name(icon))
    tooltip = label
    setAccessibleLabel(label)
  }

  public var child: Widget? {
    get { gtk_button_get_child(cast()).map { Widget(retaining: $0) } }
    set { newValue.lend { gtk_button_set_child(cast(), $0) } }
  }

  /// Sets the action that the button activates, such as `win.save`.
  public func setAction(_ name: String) {
    gtk_actionable_set_action_name(opaque, name)
  }

  /// Replaces the button's content by an icon.
  public func setIcon(_ name: String) {
    gtk_button_set_icon_name(cast(), name)
  }

  public func onClicked(_ body: @escaping () -> Void) {
    onSignal("clicked", body)
  }
}
