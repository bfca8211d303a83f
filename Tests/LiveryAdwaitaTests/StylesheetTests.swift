import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct StylesheetTests {
  @Test func followsAWidgetFromDisplayToDisplay() throws {
    let first = try #require(Display.standard)
    let second = try #require(first.openedAgain())
    let windows = [first, second].map { display in
      let window = Window(application: Screen.application)
      window.setDisplay(display)
      return window
    }
    defer { windows.forEach { $0.destroy() } }
    let probes = windows.map { _ in
      let label = Label("")
      label.addStyleClass("probe")
      label.setMinimumSize(width: 20, height: 20)
      return label
    }
    let contents = zip(windows, probes).map { window, probe in
      let content = Box(.vertical)
      content.append(probe)
      window.setContent(content)
      window.present()
      return content
    }
    try #require(MainLoop.run { probes.allSatisfy { $0.isMapped && $0.width > 0 } })
    #expect(probes.map(isPainted) == [false, false])
    let provider = CSSProvider()
    provider.load("label.probe { background: #204060; }")
    let owner = Label("")
    owner.addToDisplay(provider, priority: .user)
    contents[1].append(owner)
    #expect(MainLoop.run { probes.map(isPainted) == [false, true] })
    contents[1].remove(owner)
    contents[0].append(owner)
    #expect(MainLoop.run { probes.map(isPainted) == [true, false] })
    contents[0].remove(owner)
    #expect(MainLoop.run { probes.map(isPainted) == [false, false] })
  }

  @Test func movesWithTheWindowOfAWidget() throws {
    let first = try #require(Display.standard)
    let second = try #require(first.openedAgain())
    let window = Window(application: Screen.application)
    defer { window.destroy() }
    let label = Label("")
    label.addStyleClass("probe")
    label.setMinimumSize(width: 20, height: 20)
    window.setContent(label)
    window.present()
    let provider = CSSProvider()
    provider.load("label.probe { background: #204060; }")
    try #require(MainLoop.run { label.isMapped && label.width > 0 })
    label.addToDisplay(provider, priority: .user)
    #expect(MainLoop.run { isPainted(label) })
    window.setDisplay(second)
    window.present()
    #expect(MainLoop.run { label.isMapped && isPainted(label) })
  }

  @Test func goesWithItsWidget() {
    var provider: CSSProvider? = CSSProvider()
    let frees = provider.map { Probe.frees(of: $0) }
    var label: Label? = Label("text")
    provider.map { label?.addToDisplay($0, priority: .user) }
    provider = nil
    let shown = TestWindow(Box(.vertical))
    label.map { shown.window.setContent($0) }
    #expect(MainLoop.run { label?.isMapped == true })
    #expect(frees?.value == 0)
    shown.window.setContent(nil)
    label = nil
    #expect(frees?.value == 1)
  }

  /// Whether the widget has the stylesheet's color.
  private func isPainted(_ widget: Widget) -> Bool {
    guard let texture = widget.texture() else { return false }
    return Array(texture.pixels.prefix(4)) == [0x60, 0x40, 0x20, 0xff]
  }
}
