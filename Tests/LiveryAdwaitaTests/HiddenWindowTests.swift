import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct HiddenWindowTests {
  @Test func paintsWhatChangedWithoutAFrame() throws {
    let display = try #require(Display.standard)
    let provider = CSSProvider()
    display.add(provider, priority: .user)
    defer { display.remove(provider) }
    let label = Label("text")
    label.addStyleClass("probe")
    let window = HiddenWindow(label)
    for (color, bytes) in [("#204060", [0x60, 0x40, 0x20, 0xff]), ("#0f0", [0, 0xff, 0, 0xff])] {
      provider.load("label.probe { background: \(color); transition: none; }")
      window.layOut(width: 40, height: 30)
      let pixels = try #require(label.paintedNode)
        .pixels(in: PixelRect(width: label.width, height: label.height))
      #expect(Array(pixels.bytes.prefix(4)) == bytes.map(UInt8.init))
    }
  }

  @Test func keepsWhatDidNotChange() throws {
    let label = Label("text")
    let box = Box(.vertical)
    box.append(label)
    let other = Label("other")
    box.append(other)
    let window = HiddenWindow(box)
    window.layOut(width: 100, height: 60)
    let (before, others) = (try #require(label.paintedNode), try #require(other.paintedNode))
    label.text = "fix"
    window.layOut(width: 100, height: 60)
    #expect(try !#require(label.paintedNode).isSame(as: before))
    #expect(try #require(other.paintedNode).isSame(as: others))
  }

  @Test func givesScrolledContentItsFullHeight() throws {
    let tall = Label("tall")
    tall.setMinimumSize(height: 3_000)
    let scroller = ScrolledWindow(child: tall)
    let window = HiddenWindow(scroller)
    window.layOut(width: 300)
    #expect(scroller.height >= 3_000)
    #expect(tall.height == 3_000)
  }

  @Test func releasesItsContent() {
    weak var content: Label?
    weak var window: HiddenWindow?
    do {
      let label = Label("text")
      let hidden = HiddenWindow(label)
      hidden.layOut(width: 100, height: 60)
      (content, window) = (label, hidden)
    }
    #expect(content == nil)
    #expect(window == nil)
  }
}
