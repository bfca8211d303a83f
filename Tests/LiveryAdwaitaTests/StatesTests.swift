import CLiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct StatesTests {
  @Test(arguments: [
    Widget.States.hovered, .active, .focused, .selected, .dropTarget, .backdrop,
    [.selected, .hovered],
  ])
  func holdsAStateThatGTKRemoves(states: Widget.States) {
    let button = Button(label: "text")
    button.hold(states)
    gtk_widget_unset_state_flags(button.native, GtkStateFlags(rawValue: states.rawValue))
    #expect(button.states.isSuperset(of: states))
    button.isSensitive = false
    #expect(button.states.isSuperset(of: states))
  }

  @Test func freesAWidgetWithHeldStates() {
    var button: Button? = Button(label: "text")
    button?.hold(.hovered)
    let frees = button.map { Probe.frees(of: $0) }
    button = nil
    #expect(frees?.value == 1)
  }

  @Test func laysOutAllDescendants() {
    let box = Box(.horizontal)
    let label = Label("text")
    box.append(label)
    box.layOutFromRightToLeft()
    #expect(box.isRightToLeft)
    #expect(label.isRightToLeft)
    #expect(!Label("text").isRightToLeft)
  }
}
