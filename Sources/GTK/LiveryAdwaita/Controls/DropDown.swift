import CLiveryAdwaita

/// A button to choose one of several items.
public final class DropDown: Widget {
  override class var nativeType: GType { gtk_drop_down_get_type() }

  /// Creates a button for texts; the first one is selected.
  public convenience init(_ items: [String]) {
    // The button owns both from then on.
    self.init(
      retaining: gtk_drop_down_new(
        Self.model(items),
        gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")))
  }

  /// Lets people find an item by a part of its text; before GTK 4.12 by its first letters.
  public func enableSearch() {
    gtk_drop_down_set_enable_search(opaque, 1)
    shim_set_choice(pointer, "search-match-mode", "substring")
  }

  /// Replaces the items; the first one is chosen then.
  public func setItems(_ items: [String]) {
    let model = Self.model(items)
    gtk_drop_down_set_model(opaque, model)
    g_object_unref(UnsafeMutableRawPointer(model))
  }

  private static func model(_ items: [String]) -> OpaquePointer? {
    let model = gtk_string_list_new(nil)
    for item in items { gtk_string_list_append(model, item) }
    return model
  }

  /// The index of the chosen item, from 0; `nil` for none.
  public var selection: Int? {
    get {
      let index = gtk_drop_down_get_selected(opaque)
      return index == guint.max ? nil : Int(index)
    }
    set { gtk_drop_down_set_selected(opaque, newValue.map(guint.init) ?? guint.max) }
  }

  /// Calls `body` when another item is chosen, by the user or by code.
  public func onSelected(_ body: @escaping () -> Void) {
    onChange(of: "selected", body)
  }
}
