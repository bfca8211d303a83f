import CLiveryAdwaita

/// A bar with a message above a content.
public final class InfoBar: Widget {
  public enum Kind: Hashable, Sendable {
    case information, warning, error

    var value: GtkMessageType {
      switch self {
      case .information: GTK_MESSAGE_INFO
      case .warning: GTK_MESSAGE_WARNING
      case .error: GTK_MESSAGE_ERROR
      }
    }
  }

  /// Creates a bar that is hidden at first.
  public convenience init(_ content: Widget) {
    self.init(retaining: shim_info_bar_new())
    content.lend { gtk_info_bar_add_child(opaque, $0) }
    gtk_info_bar_set_revealed(opaque, 0)
  }

  public func setKind(_ kind: Kind) {
    gtk_info_bar_set_message_type(opaque, kind.value)
  }

  public var isRevealed: Bool {
    get { gtk_info_bar_get_revealed(opaque) != 0 }
    set { gtk_info_bar_set_revealed(opaque, newValue ? 1 : 0) }
  }
}
