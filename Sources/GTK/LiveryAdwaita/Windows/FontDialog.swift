import CLiveryAdwaita

/// The toolkit's dialog to choose an installed font.
///
/// `GtkFontDialog` came with GTK 4.10; this one is in every GTK 4.
public final class FontDialog: Widget {
  override class var nativeType: GType { gtk_font_chooser_dialog_get_type() }

  /// The open dialog.
  private static var shown: FontDialog?

  /// Asks for a font family over a widget's window, and calls `onChosen` with its name unless the
  /// user cancels; a family may be preselected.
  public static func chooseFamily(
    _ title: String, family: String?, over widget: Widget, _ onChosen: @escaping (String) -> Void
  ) {
    shown?.close()
    let dialog = FontDialog(retaining: gtk_font_chooser_dialog_new(title, nil))
    shown = dialog
    dialog.show(family, over: widget, onChosen)
  }

  private func show(
    _ family: String?, over widget: Widget, _ onChosen: @escaping (String) -> Void
  ) {
    if let root = widget.lend({ gtk_widget_get_root($0) }) {
      gtk_window_set_transient_for(
        cast(), UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self))
    }
    PartSheets.follow(widget, with: self)
    gtk_font_chooser_set_level(opaque, GTK_FONT_CHOOSER_LEVEL_FAMILY)
    gtk_window_set_modal(cast(), 1)
    if let family { gtk_font_chooser_set_font(opaque, family) }
    onInteger("response") { [weak self] in
      guard let self else { return }
      let chosen = $0 == Int(GTK_RESPONSE_OK.rawValue) ? self.family : nil
      close()
      if let chosen { onChosen(chosen) }
    }
    gtk_window_present(cast())
  }

  private var family: String? {
    gtk_font_chooser_get_font_family(opaque).flatMap(pango_font_family_get_name)
      .map { String(cString: $0) }
  }

  private func close() {
    FontDialog.shown = nil
    gtk_window_destroy(cast())
  }
}
