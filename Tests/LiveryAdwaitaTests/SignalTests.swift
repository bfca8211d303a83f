import CLiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct SignalTests {
  @Test func reportsAClick() {
    let button = Button(label: "text")
    var clicks = 0
    button.onClicked { clicks += 1 }
    let shown = TestWindow(button)
    #expect(MainLoop.run { button.isMapped })
    gtk_widget_activate(button.native)
    #expect(MainLoop.run { clicks > 0 })
    #expect(clicks == 1)
    withExtendedLifetime(shown) {}
  }

  @Test func reportsAPropertyOnlyWhenItChanged() {
    let label = Label("one")
    var changes = 0
    label.onChange(of: "label") { changes += 1 }
    label.onChange(of: "visible") { changes += 100 }
    label.text = "two"
    #expect(changes == 1)
  }

  @Test func keepsOneToggleOfAGroupActive() {
    let (first, second) = (ToggleButton(), ToggleButton())
    second.join(first)
    first.isActive = true
    var toggles = 0
    first.onToggled { toggles += 1 }
    second.isActive = true
    #expect(!first.isActive)
    #expect(toggles == 1)
  }

  @Test func reportsTheRowThatIsSelected() {
    let list = ListBox()
    let rows = ["a", "b", "c"].map { ListRow(name: $0, child: Label($0)) }
    rows.forEach { list.append($0) }
    var selections: [Int?] = []
    list.onSelected { selections.append($0) }
    list.selection = 2
    list.selection = nil
    #expect(selections == [2, nil])
  }

  @Test func activatesARowByItsAction() {
    let list = ListBox()
    let row = ListRow(name: "a", child: Label("a"))
    list.append(row)
    let shown = TestWindow(list)
    var activations: [Int] = []
    list.onActivated { activations.append($0) }
    #expect(gtk_widget_activate_action_variant(row.native, "row.activate", nil) != 0)
    #expect(activations == [0])
    withExtendedLifetime(shown) {}
  }

  @Test func keepsAWindowOpenIfAHandlerWantsIt() {
    let label = Label("text")
    let shown = TestWindow(label)
    #expect(MainLoop.run { label.isMapped })
    var requests = 0
    shown.window.onCloseRequest {
      requests += 1
      return true
    }
    shown.window.close()
    #expect(requests == 1)
    #expect(label.isMapped)
  }

  @Test func callsNothingThatIsDisconnected() {
    let label = Label("one")
    var changes: [Int] = []
    let connections = [1, 2, 3].map { number in
      label.onChange(of: "label") { changes.append(number) }
    }
    label.text = "two"
    #expect(changes == [1, 2, 3])
    connections[1].disconnect()
    label.text = "three"
    #expect(changes == [1, 2, 3, 1, 3])
  }

  @Test func disconnectsInTheMiddleOfACall() {
    let label = Label("one")
    var changes = 0
    var connection: SignalConnection?
    connection = label.onChange(of: "label") {
      changes += 1
      connection?.disconnect()
      connection?.disconnect()
    }
    label.text = "two"
    label.text = "three"
    #expect(changes == 1)
  }

  @Test func disconnectsFromAWindowThatIsDestroyedInTheMiddleOfACall() {
    let shown = TestWindow(Label("text"))
    var connection: SignalConnection?
    connection = shown.window.onCloseRequest { [weak window = shown.window] in
      window?.destroy()
      connection?.disconnect()
      return true
    }
    shown.window.close()
    connection?.disconnect()
  }

  @Test func callsOnceAfterTheNextFrame() {
    let label = Label("text")
    let shown = TestWindow(label)
    #expect(MainLoop.run { label.isMapped })
    var calls = 0
    label.afterPaint { calls += 1 }
    label.text = "other"
    #expect(MainLoop.run { calls > 0 })
    label.text = "text"
    label.onEachFrame { false }
    #expect(!MainLoop.run(until: { calls > 1 }, milliseconds: 100))
    withExtendedLifetime(shown) {}
  }
}
