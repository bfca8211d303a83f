import Adwaita

extension BuiltPage {
  func prepareNavigation() {
    guard let tabs = widget("tab-view", as: TabView.self) else { return }
    tabs.describe(
      [
        .init("Inbox", pinnedIcon: "mail-unread-symbolic"), .init("Field Notes"),
        .init("Loading…", isLoading: true), .init("Letters", needsAttention: true),
      ], selected: 1)
    tabs.ignoreCloseRequests()
  }
}
