import CLiveryAdwaita

extension Widget {
  /// Paints the widget with its spinners at their start, independent of the time, and passes it to
  /// `body`.
  ///
  /// Since 1.6 libadwaita's spinners turn while they are mapped, even where animations are off.
  public func paintedFromStart<Result>(_ body: () -> Result) -> Result {
    guard isMapped, let parent = gtk_widget_get_parent(native), Self.hasTurningSpinners else {
      return body()
    }
    restartSpinners()
    // Mapped widgets have to be painted again.
    let snapshot = gtk_snapshot_new()
    gtk_widget_snapshot_child(parent, native, snapshot)
    gtk_snapshot_free_to_node(snapshot).map(gsk_render_node_unref)
    return body()
  }

  /// Restarts libadwaita's spinners in the widget; a tab has one while it loads.
  func restartSpinners() {
    guard Self.hasTurningSpinners else { return }
    for spinner in mapped(of: ["AdwSpinner", "AdwTab"]) {
      gtk_widget_unmap(spinner)
      gtk_widget_map(spinner)
    }
  }

  private static var hasTurningSpinners: Bool {
    adw_get_major_version() > 1 || adw_get_minor_version() >= 6
  }

  /// The mapped widgets of some types in this widget and below, without those inside one another.
  private func mapped(of types: Set<String>) -> [UnsafeMutablePointer<GtkWidget>] {
    var found: [UnsafeMutablePointer<GtkWidget>] = []
    var pending = [native]
    while let widget = pending.popLast() {
      guard gtk_widget_get_mapped(widget) != 0 else { continue }
      let type = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
      if let name = g_type_name_from_instance(type), types.contains(String(cString: name)) {
        found.append(widget)
        continue
      }
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        pending.append(child)
        next = gtk_widget_get_next_sibling(child)
      }
    }
    return found
  }
}
