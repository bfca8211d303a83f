import CLiveryAdwaita

extension Widget {
  package func onDestroyed(_ body: @escaping () -> Void) -> SignalConnection {
    onSignal("destroy", body)
  }

  /// Calls `body` when the widget gets another parent, or what it is in comes into another window
  /// or to another place of its window.
  package func onMoved(_ body: @escaping () -> Void) -> [SignalConnection] {
    ["parent", "root"].map { onChange(of: $0, body) }
  }

  /// Whether the widget has what it is shown with; it may be hidden.
  var isRealized: Bool { gtk_widget_get_realized(native) != 0 }

  func isOn(_ display: Display) -> Bool {
    display.lend { gtk_widget_get_display(native) == $0 }
  }
}
