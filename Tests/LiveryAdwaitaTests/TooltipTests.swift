import CLiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct TooltipTests {
  @Test func leavesThePageOfAStackAsItIs() {
    let (first, second) = (Label("first"), Label("second"))
    let stack = Stack()
    stack.add(first, named: "first")
    stack.add(second, named: "second")
    first.tooltip = "of the first"
    #expect(stack.visibleChild?.native == first.native)
    #expect(first.isVisible)
    #expect(first.tooltip == "of the first")
  }

  @Test func leavesTheFocusWhereItIs() {
    let (button, other) = (Button(text: "one", name: "One"), Button(text: "two", name: "Two"))
    let window = Window(application: Screen.application)
    defer { window.destroy() }
    let box = Box(.vertical)
    for part in [other, button] { box.append(part) }
    window.setContent(box)
    button.takeFocus()
    button.tooltip = "of the focus"
    #expect(gtk_widget_is_focus(button.native) != 0)
    other.tooltip = "of the other"
    #expect(gtk_widget_is_focus(button.native) != 0)
    #expect(button.isVisible && other.isVisible)
  }

  @Test func keepsWhatIsHiddenHidden() {
    let label = Label("text")
    label.isVisible = false
    label.tooltip = "hidden"
    #expect(!label.isVisible)
    label.tooltip = nil
    #expect(label.tooltip == nil)
  }
}
