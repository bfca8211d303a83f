import CLiveryAdwaita

extension Widget {
  package func onDestroyed(_ body: @escaping () -> Void) -> SignalConnection {
    onSignal("destroy", body)
  }

  /// Calls `body` when the widget gets another parent, or when an ancestor is moved.
  package func onMoved(_ body: @escaping () -> Void) -> [SignalConnection] {
    ["parent", "root"].map { onChange(of: $0, body) }
  }

  /// Whether the widget has its resources for display; it may be hidden.
  var isRealized: Bool { gtk_widget_get_realized(native) != 0 }

  func isOn(_ display: Display) -> Bool {
    display.lend { gtk_widget_get_display(native) == $0 }
  }
}
