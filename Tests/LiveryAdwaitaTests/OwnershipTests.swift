import CLiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct OwnershipTests {
  @Test func freesAnObjectThatNobodyElseHolds() {
    var provider: CSSProvider? = CSSProvider()
    let frees = provider.map { Probe.frees(of: $0) }
    #expect(frees?.value == 0)
    provider = nil
    #expect(frees?.value == 1)
  }

  @Test func takesTheFloatingReferenceOfAWidget() {
    var label: Label? = Label("text")
    let frees = label.map { Probe.frees(of: $0) }
    label = nil
    #expect(frees?.value == 1)
  }

  @Test func leavesAChildToItsParent() {
    var box: Box? = Box(.vertical)
    var label: Label? = Label("text")
    let frees = label.map { Probe.frees(of: $0) }
    label.map { box?.append($0) }
    label = nil
    #expect(frees?.value == 0)
    box = nil
    #expect(frees?.value == 1)
  }

  @Test func sharesOneObjectBetweenWrappers() {
    let button = Button(label: "text")
    let frees = Probe.frees(of: button)
    var other: Widget? = Widget(retaining: button.pointer)
    #expect(other?.isSame(as: button) == true)
    other = nil
    #expect(frees.value == 0)
    #expect(button.isVisible)
  }

  @Test func leavesAWindowToGTKUntilItIsDestroyed() {
    let label = Label("text")
    var shown: TestWindow? = TestWindow(label)
    let frees = shown.map { Probe.frees(of: $0.window) }
    var other = shown.map { Window(retaining: $0.window.pointer) }
    other = nil
    #expect(frees?.value == 0)
    #expect(MainLoop.run { label.isMapped })
    shown = nil
    #expect(MainLoop.run { frees?.value == 1 })
    withExtendedLifetime(other) {}
  }

  @Test func releasesAWindowThatItsOwnContentHolds() {
    let count = Probe.Count()
    weak var wrapper: Window?
    do {
      let probe = Probe(count)
      let button = Button(label: "text")
      let window = Window(application: Screen.application)
      button.onClicked { withExtendedLifetime((probe, window)) {} }
      window.setContent(button)
      window.present()
      #expect(MainLoop.run { button.isMapped })
      window.destroy()
      wrapper = window
    }
    #expect(count.value == 1)
    #expect(wrapper == nil)
  }

  @Test func freesOnTheMainThreadWhatAnotherThreadDropped() async {
    let frees: Probe.Count
    do {
      let label = Label("text")
      frees = Probe.frees(of: label)
      await Task.detached { withExtendedLifetime(label) {} }.value
    }
    for _ in 0..<100 where frees.value == 0 { await Task.yield() }
    #expect(frees.value == 1)
  }

  @Test func releasesAClosureOnceWithItsEmitter() {
    let count = Probe.Count()
    var button: Button? = Button(label: "text")
    do {
      let probe = Probe(count)
      button?.onClicked { withExtendedLifetime(probe) {} }
    }
    #expect(count.value == 0)
    button = nil
    #expect(count.value == 1)
  }

  @Test func keepsAClosureWhileTheEmitterOutlivesItsWrapper() {
    let count = Probe.Count()
    let box = Box(.vertical)
    do {
      let button = Button(label: "text")
      let probe = Probe(count)
      button.onClicked { withExtendedLifetime(probe) {} }
      box.append(button)
    }
    #expect(count.value == 0)
    withExtendedLifetime(box) {}
  }

  @Test func releasesTheClosureOfACallThatIsCancelled() {
    let count = Probe.Count()
    do {
      let probe = Probe(count)
      let call = ScheduledCall.after(milliseconds: 60_000) { withExtendedLifetime(probe) {} }
      call.cancel()
      call.cancel()
    }
    #expect(count.value == 1)
  }

  @Test func freesAnEmitterWhoseClosureHoldsItWeakly() {
    var button: ToggleButton? = ToggleButton()
    let frees = button.map { Probe.frees(of: $0) }
    button?.onToggled { [weak button] in button?.isActive = false }
    button = nil
    #expect(frees?.value == 1)
  }

  @Test func releasesAClosureThatIsDisconnectedOnce() {
    let count = Probe.Count()
    let button = Button(label: "text")
    let connection: SignalConnection
    do {
      let probe = Probe(count)
      connection = button.onSignal("clicked") { withExtendedLifetime(probe) {} }
    }
    #expect(count.value == 0)
    connection.disconnect()
    #expect(count.value == 1)
    connection.disconnect()
    #expect(count.value == 1)
  }

  @Test func keepsNeitherEmitterNorClosureByTheirConnection() {
    let count = Probe.Count()
    var button: Button? = Button(label: "text")
    let frees = button.map { Probe.frees(of: $0) }
    var connection: SignalConnection?
    do {
      let probe = Probe(count)
      connection = button?.onSignal("clicked") { withExtendedLifetime(probe) {} }
    }
    button = nil
    #expect(frees?.value == 1)
    #expect(count.value == 1)
    connection?.disconnect()
    #expect(count.value == 1)
  }

  @Test func keepsNoConnectionThatItsOwnClosureHolds() {
    weak var connection: SignalConnection?
    let button = Button(label: "text")
    do {
      var made: SignalConnection?
      made = button.onSignal("clicked") { made?.disconnect() }
      connection = made
    }
    #expect(connection != nil)
    shim_emit(button.pointer, "clicked")
    #expect(connection == nil)
  }
}
