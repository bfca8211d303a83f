import CLiveryAdwaita

/// An entry for a search, which reports changes after a short delay.
public final class SearchEntry: Entry {
  override class var nativeType: GType { gtk_search_entry_get_type() }

  public convenience init() {
    self.init(retaining: gtk_search_entry_new())
  }

  public func onSearch(_ body: @escaping () -> Void) {
    onSignal("search-changed", body)
  }

  /// Calls `body` when a person presses Escape.
  public func onStopped(_ body: @escaping () -> Void) {
    onSignal("stop-search", body)
  }
}
