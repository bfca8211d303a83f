import CLiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct ListBoxTests {
  private let list = ListBox()
  private let rows = (0..<3).map { _ in ListRow(name: "row", child: Button(label: "text")) }

  init() {
    rows.forEach(list.append)
  }

  /// GTK drops the keys that are pressed while what has the focus is in no window.
  @Test func givesTheFocusOfARemovedRowToOneThatStays() {
    let shown = TestWindow(list)
    #expect(MainLoop.run { list.isMapped })
    list.focus(1)
    list.remove(rows[1])
    #expect(list.focused == 1)
    list.remove(rows[2])
    #expect(list.focused == 0)
    list.remove(rows[0])
    #expect(gtk_widget_get_root(list.native).flatMap(gtk_root_get_focus) == nil)
    withExtendedLifetime(shown) {}
  }

  @Test func keepsTheFocusWhereItWasWhenRowsAreMadeAnew() {
    let shown = TestWindow(list)
    #expect(MainLoop.run { list.isMapped })
    list.focus(2)
    list.changeRows {
      for row in rows { list.remove(row) }
      for _ in 0..<2 { list.append(ListRow(name: "row", child: Label("text"))) }
    }
    #expect(list.focused == 1)
    withExtendedLifetime(shown) {}
  }
}
