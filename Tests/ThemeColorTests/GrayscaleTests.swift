import Testing
import ThemeColor

@Suite struct GrayscaleTests {
  @Test(arguments: [
    ("#ff0000", "#7f7f7fff"), ("#00ff00", "#dcdcdcff"), ("#0000ff", "#4c4c4cff"),
    ("#80808040", "#80808040"), ("#ffffff", "#ffffffff"), ("#000000", "#000000ff"),
  ])
  func isTheGrayOfTheSameLuminance(written: String, gray: String) throws {
    let color = try #require(Color(hex: written))
    #expect(color.grayscale.hex == gray)
    #expect(abs(color.grayscale.relativeLuminance - color.relativeLuminance) < 1e-9)
  }
}
