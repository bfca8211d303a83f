import CLiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryAdwaita

/// Links in a page of someone else open nothing.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct LinkTests {
  @Test func keepsLinksThatComeLaterFromOpening() {
    let (kept, other) = (Box(.vertical), Box(.vertical))
    kept.keepLinksFromOpeningLater()
    let page = Box(.vertical)
    page.append(kept)
    page.append(other)
    let window = TestWindow(page)
    #expect(MainLoop.run { kept.isMapped })
    let labels = [Label("in"), Label("out")]
    let row = Box(.vertical)
    row.append(labels[0])
    kept.append(row)
    other.append(labels[1])
    #expect(MainLoop.run { labels.allSatisfy(\.isMapped) })
    #expect(labels.map(hasHandler) == [true, false])
    withExtendedLifetime(window) {}
  }

  private func hasHandler(_ label: Label) -> Bool {
    let signal = g_signal_lookup("activate-link", gtk_label_get_type())
    return g_signal_has_handler_pending(label.pointer, signal, 0, 1) != 0
  }
}
