import Testing

@testable import LiveryAdwaita

/// A stylesheet may put a widget where no integer reaches.
@Suite struct PixelRectTests {
  @Test(
    arguments: [
      (Float.nan, 1), (.infinity, 1), (1e30, 1), (-1e30, 1), (0, .nan), (0, .infinity), (0, 1e30),
      (0, 0), (0, -1),
    ] as [(Float, Float)])
  func hasNoAreaWhereNoPictureReaches(x: Float, width: Float) {
    #expect(PixelRect(x: x, y: 0, width: width, height: 1) == nil)
    #expect(PixelRect(x: 0, y: x, width: 1, height: width) == nil)
  }

  @Test func roundsOutwards() {
    let area = PixelRect(x: -0.5, y: 1.5, width: 2, height: 2)
    #expect(area == PixelRect(x: -1, y: 1, width: 3, height: 3))
  }
}
