import CLiveryAdwaita

extension Widget {
  /// Selects all text in the `text` node of a field, or clears its selection; other selections
  /// stay.
  public func setTextSelected(_ isSelected: Bool) {
    guard isInstance(of: gtk_text_get_type()) else { return }
    gtk_editable_select_region(opaque, 0, isSelected ? -1 : 0)
  }

  /// Lets every text keep its selection when another text gets one, from now on.
  ///
  /// Otherwise GTK clears the earlier selection, since a desktop has only one.
  public static func keepTextSelections() {
    for name in ["GtkTextContent", "GtkTextBufferContent"] {
      let type = g_type_from_name(name)
      guard type != 0, let native = g_type_class_ref(type) else { continue }
      let providers = native.assumingMemoryBound(to: GdkContentProviderClass.self)
      providers.pointee.detach_clipboard = { _, _ in }
    }
  }
}
