import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct TextureTests {
  @Test func paintsWhatAProviderSays() throws {
    let provider = CSSProvider()
    provider.load("label.probe { background: #204060; color: transparent; }")
    let display = try #require(Display.standard)
    display.add(provider, priority: .user)
    defer { display.remove(provider) }

    let label = Label("text")
    label.addStyleClass("probe")
    label.setMinimumSize(width: 40, height: 20)
    label.align(horizontally: .center, vertically: .center)
    let shown = TestWindow(label)
    #expect(MainLoop.run { label.isMapped && label.width > 0 })

    let texture = try #require(label.texture(scale: 2))
    #expect((texture.width, texture.height) == (label.width * 2, label.height * 2))
    let middle = texture.pixels.count / 2 + texture.width * 2
    #expect(Array(texture.pixels[middle..<middle + 4]) == [0x60, 0x40, 0x20, 0xff])
    #expect(texture.pixels == label.texture(scale: 2)?.pixels)
    withExtendedLifetime(shown) {}
  }

  @Test func hasNoPictureOfAWidgetWithoutASize() {
    #expect(Label("text").texture() == nil)
  }

  @Test(
    arguments: [
      ([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8], []),
      ([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 0, 5, 6, 7, 8], [0]),
      ([1, 2, 3, 4, 5, 6, 7, 8], [0, 2, 3, 4, 5, 0, 7, 8], [0, 1]),
      ([], [], []),
    ] as [([UInt8], [UInt8], [Int])])
  func findsThePixelsThatDiffer(left: [UInt8], right: [UInt8], indices: [Int]) {
    #expect(Texture.differences(left, right) == indices)
  }
}
