import LiverySystem
import Testing

@testable import LiveryAdwaita

@Suite struct BitmapTests {
  /// Opaque pixels, each of another color than its neighbors.
  private func bitmap(_ width: Int, _ height: Int) -> Bitmap {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for place in pixels.indices where place % 4 < 3 { pixels[place] = UInt8(place * 7 % 251) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test func isReadAsItWasWritten() throws {
    let bitmap = bitmap(30, 20)
    let read = try #require(Bitmap(encoded: bitmap.png))
    #expect((read.width, read.height) == (30, 20) && read.pixels == bitmap.pixels)
  }

  @Test(arguments: [[], [1, 2, 3], Array("\u{89}PNG".utf8)] as [[UInt8]])
  func isNoneOfOtherBytes(bytes: [UInt8]) {
    #expect(Bitmap(encoded: bytes) == nil)
  }

  @Test @MainActor func hasTheBytesOfATexture() throws {
    let bitmap = bitmap(17, 9)
    let texture = Texture(width: 17, height: 9, pixels: bitmap.pixels)
    #expect(texture.png == bitmap.png && texture.pixels == bitmap.pixels)
  }

  @Test func isWrittenAndReadOnAnyThread() {
    let bitmaps = (1...40).map { bitmap($0 * 3, 50) }
    let read = bitmaps.concurrentMap { Bitmap(encoded: $0.png)?.pixels }
    #expect(read == bitmaps.map(\.pixels))
  }
}
