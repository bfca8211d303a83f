import CLiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryAdwaita
@testable import LiveryPreview

/// The main menu and what it offers.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct MainMenuTests {
  /// The entries of a menu and its sections, without those of other menus that entries open.
  private func entries(_ menu: OpaquePointer) -> Int {
    let model = UnsafeMutablePointer<GMenuModel>(menu)
    return (0..<g_menu_model_get_n_items(model)).reduce(0) { count, index in
      guard let section = g_menu_model_get_item_link(model, index, "section") else {
        return count + 1
      }
      defer { g_object_unref(section) }
      return count + entries(OpaquePointer(section))
    }
  }

  @Test func hasAtMostTenEntries() {
    let recent = Menu([("one", "win.open"), ("two", "win.open")])
    let count = Menu.main(recent: recent).lend { (menu: OpaquePointer) in entries(menu) }
    #expect((6...10).contains(count), "\(count)")
  }
}
