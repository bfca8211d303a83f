import CLiveryAdwaita

extension Widget {
  package func onDestroyed(_ body: @escaping () -> Void) -> SignalConnection {
    onSignal("destroy", body)
  }

  func isOn(_ display: Display) -> Bool {
    display.lend { gtk_widget_get_display(native) == $0 }
  }
}
