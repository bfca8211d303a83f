import CLiveryAdwaita

extension Widget {
  /// Calls `body` when the widget is destroyed.
  package func onDestroyed(_ body: @escaping () -> Void) -> SignalConnection {
    onSignal("destroy", body)
  }

  /// Whether the widget is on a display.
  func isOn(_ display: Display) -> Bool {
    display.lend { gtk_widget_get_display(native) == $0 }
  }
}
