import CLiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct PopoverTests {
  @Test func leavesNoHandlerOnWhatHeldIt() {
    let holders = [Button(label: "one"), Button(label: "two")]
    let content = Box(.vertical)
    holders.forEach(content.append)
    let shown = TestWindow(content)
    waitForAFrame(of: content)
    holders[0].takeFocus()
    let popover = Popover(child: Label("text"))
    for holder in holders + holders {
      popover.open(on: holder, at: (x: 1, y: 1))
      #expect(hasHandler(holder))
      #expect(holders.count(where: hasHandler) == 1)
      popover.close()
      #expect(MainLoop.run { !popover.isMapped })
    }
    popover.detach()
    #expect(!holders.contains(where: hasHandler))
    withExtendedLifetime(shown) {}
  }

  /// GTK is critical of a popover that points at something beyond every monitor.
  @Test(arguments: [(-9_000.0, 5.0), (9_000, 5), (5, -9_000), (5, 9_000), (5, 5)])
  func pointsAtItsHolderWhereThePositionWasScrolledAway(x: Double, y: Double) {
    let holder = Button(label: "text")
    let shown = TestWindow(holder)
    waitForAFrame(of: holder)
    holder.takeFocus()
    let popover = Popover(child: Label("text"))
    popover.open(on: holder, at: (x: x, y: y))
    #expect(MainLoop.run { popover.isMapped && popover.width > 0 })
    popover.close()
    #expect(MainLoop.run { !popover.isMapped })
    popover.detach()
    withExtendedLifetime(shown) {}
  }

  @Test func goesWithWhatHoldsIt() {
    let content = Box(.vertical)
    var holder: Label? = Label("text")
    holder.map(content.append)
    let other = Button(label: "other")
    content.append(other)
    let shown = TestWindow(content)
    waitForAFrame(of: content)
    other.takeFocus()
    let popover = Popover(child: Label("text"))
    let frees = holder.map { Probe.frees(of: $0) }
    holder.map { popover.open(on: $0, at: (x: 1, y: 1)) }
    popover.close()
    #expect(MainLoop.run { !popover.isMapped })
    holder.map(content.remove)
    holder = nil
    #expect(frees?.value == 1)
    #expect(popover.parent == nil)
    withExtendedLifetime(shown) {}
  }

  /// Waits until a window has its place on a monitor, which popovers ask for.
  private func waitForAFrame(of content: Widget) {
    #expect(MainLoop.run { content.isMapped })
    var isPainted = false
    content.afterPaint { isPainted = true }
    #expect(MainLoop.run { isPainted })
  }

  /// Whether anything is connected to the end of a widget.
  private func hasHandler(_ widget: Widget) -> Bool {
    let signal = g_signal_lookup("destroy", gtk_widget_get_type())
    return g_signal_handler_find(
      widget.pointer, G_SIGNAL_MATCH_ID, signal, 0, nil, nil, nil) != 0
  }
}
