import LiveryAdwaita

extension BuiltPage {
  func prepareNavigation() {
    openTabOverview()
    guard let tabs = widget("tab-view", as: TabView.self) else { return }
    tabs.describe(
      [
        .init("Inbox", pinnedIcon: "mail-unread-symbolic"), .init("Field Notes"),
        .init("Loading…", isLoading: true), .init("Letters", needsAttention: true),
      ], selected: 1)
    tabs.ignoreCloseRequests()
  }

  /// Opens the overview of tabs, where libadwaita has it.
  private func openTabOverview() {
    guard let view = widget("tab-overview-view", as: TabView.self) else { return }
    view.describe([.init("Departure"), .init("The Sound", needsAttention: true)], selected: 0)
    view.ignoreCloseRequests()
    view.outlivesDrawingForOverview()
    widget("tab-overview", as: TabOverview.self)?.open()
  }
}
