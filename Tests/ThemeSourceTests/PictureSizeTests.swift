import Testing
import ThemeSource

@Suite struct PictureSizeTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0x75, 0x30, 0, 1, 0, 2]
  private static let gif = Array("GIF89a".utf8) + [0x40, 0x01, 0xf0, 0x00]

  /// A JPEG file with a segment of 4 bytes before that of the frame.
  private static let jpeg: [UInt8] = [
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 0x01, 0x0e, 0x02, 0x58,
  ]

  @Test(arguments: [(png, 30_000, 65_538), (gif, 320, 240), (jpeg, 600, 270)])
  func readsTheSizeFromTheBeginningOfAFile(bytes: [UInt8], width: Int, height: Int) throws {
    let size = try #require(PictureSize(of: bytes))
    #expect(size == PictureSize(width: width, height: height))
    #expect(size.pixels == width * height)
  }

  @Test(arguments: [png, gif, jpeg])
  func findsNoneInAFileThatIsCutOff(bytes: [UInt8]) {
    for count in bytes.indices { #expect(PictureSize(of: Array(bytes.prefix(count))) == nil) }
  }

  @Test func countsNoMorePixelsThanANumberHolds() {
    #expect(PictureSize(width: .max, height: 2).pixels == .max)
  }
}
