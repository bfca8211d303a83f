import CLiveryAdwaita

/// A content with a sidebar, which is on top of it if the window is narrow.
public final class Flap: Widget {
  public convenience init(sidebar: Widget, content: Widget) {
    self.init(retaining: adw_flap_new())
    sidebar.lend { adw_flap_set_flap(opaque, $0) }
    content.lend { adw_flap_set_content(opaque, $0) }
    adw_flap_set_separator(opaque, gtk_separator_new(GTK_ORIENTATION_VERTICAL))
  }

  /// Moves the sidebar to the end: the right side in English.
  public func putSidebarAtEnd() {
    adw_flap_set_flap_position(opaque, GTK_PACK_END)
  }

  /// Leaves the sidebar as it is when the window becomes narrow or wide.
  public func keepWhenFolded() {
    adw_flap_set_locked(opaque, 1)
  }

  /// Whether the sidebar is on top of the content, since there is too little space.
  public var isFolded: Bool { adw_flap_get_folded(opaque) != 0 }

  public var isRevealed: Bool {
    get { adw_flap_get_reveal_flap(opaque) != 0 }
    set { adw_flap_set_reveal_flap(opaque, newValue ? 1 : 0) }
  }

  public func onFolded(_ body: @escaping () -> Void) {
    onChange(of: "folded", body)
  }

  public func onRevealed(_ body: @escaping () -> Void) {
    onChange(of: "reveal-flap", body)
  }
}
