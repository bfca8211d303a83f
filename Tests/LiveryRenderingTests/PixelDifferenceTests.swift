import LiveryAdwaita
import Testing

@testable import LiveryRendering

@Suite struct PixelDifferenceTests {
  private let gray = (0..<100).flatMap { _ in [128, 128, 128, 255] as [UInt8] }

  /// The gray with some pixels in a color, of 10 by 10.
  private func picture(_ places: [Int], _ color: [UInt8] = [0, 0, 255, 255]) -> [UInt8] {
    var pixels = gray
    for place in places { pixels.replaceSubrange(place * 4..<place * 4 + 4, with: color) }
    return pixels
  }

  private func difference(
    _ new: [UInt8], threshold: Double = 0.02, _ specimens: [SpecimenArea] = []
  ) -> PixelDifference {
    PixelDifference(
      gray, new, width: 10, threshold: threshold, specimens: specimens, page: "page-text")
  }

  @Test func findsThePixelsAndWhatHoldsThem() {
    let found = difference(picture([23, 57]))
    #expect(found.indices == [23, 57])
    #expect(found.bounds == PixelRect(x: 3, y: 2, width: 5, height: 4))
    #expect(found.parts.map(\.id) == ["page-text"])
  }

  @Test func countsAPixelForTheSmallestSpecimenThatHoldsIt() {
    let found = difference(
      picture([0, 11, 99]),
      [
        SpecimenArea(id: "outer", x: 0, y: 0, width: 5, height: 5),
        SpecimenArea(id: "inner", x: 1, y: 1, width: 1, height: 1),
        SpecimenArea(id: "other", x: 6, y: 6, width: 2, height: 2),
      ])
    #expect(found.parts.map(\.id) == ["outer", "inner", "page-text"])
    #expect(found.parts.map(\.pixels) == [1, 1, 1])
  }

  @Test(
    arguments: [
      ([128, 128, 129, 255], 0.02, 0), ([128, 128, 129, 255], 0, 1),
      ([128, 128, 148, 255], 0.02, 1),
      // Half as opaque: the same over gray alone, and not over white.
      ([64, 64, 64, 128], 0.02, 1),
    ] as [([UInt8], Double, Int)])
  func judgesByTheDistanceInOKLab(color: [UInt8], threshold: Double, count: Int) {
    let found = difference(picture([5], color), threshold: threshold)
    #expect(found.indices.count == count)
    #expect(found.distance > 0)
  }

  @Test func showsTheOldTheNewAndTheDifference() {
    let new = picture([23])
    let shown = DifferencePicture(difference(new), old: gray, new: new, size: (10, 10))
    #expect(shown.width == 54 && shown.height == 10)
    let pixel = { (x: Int) in Array(shown.pixels[(2 * 54 + x) * 4..<(2 * 54 + x) * 4 + 3]) }
    #expect(pixel(3) == [128, 128, 128])
    #expect(pixel(10 + 12 + 3) == [0, 0, 255])
    #expect(pixel(20 + 24 + 3) == [0x8c, 0, 0xe0])
    #expect(pixel(20 + 24 + 4) == [192, 192, 192])
  }
}
