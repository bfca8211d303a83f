import Testing
import ThemeColor

@Suite struct HexTests {
  @Test(arguments: [
    ("#abc", "#aabbccff"), ("#abcd", "#aabbccdd"), ("#3584E4", "#3584e4ff"),
    ("#3584e480", "#3584e480"), ("#000", "#000000ff"), ("#fff0", "#ffffff00"),
  ])
  func readsShortAndLongForms(text: String, expected: String) throws {
    #expect(try #require(Color(hex: text)).hex == expected)
    #expect(try #require(Color(hexDigits: String(text.dropFirst()))).hex == expected)
    #expect(try #require(Color(hexDigits: Array(text.utf8.dropFirst())[...])).hex == expected)
    #expect(try #require(CSSColor(text)).mapped().hex == expected)
  }

  @Test func takesEveryByteAsItsShareOf255() throws {
    for value in 0...255 {
      let digits = String(value + 256, radix: 16).dropFirst()
      let color = try #require(Color(hex: "#\(digits)0000\(digits)"))
      #expect(color.red == Double(value) / 255)
      #expect(color.alpha == Double(value) / 255)
      #expect(color.bytes.red == UInt8(value))
      #expect(color.roundedToBytes == color)
      #expect(try #require(CSSColor("#\(digits)0000\(digits)")).mapped() == color)
    }
  }

  @Test(arguments: [
    "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#12345678901", "#ggg", "#+12",
    "#12 ",
    "123", "# 123", "#１２３",
  ])
  func refusesWhatIsNoHexColor(text: String) {
    #expect(Color(hex: text) == nil)
    #expect(Color(hexDigits: text + "x") == nil)
  }

  @Test func appendsToABuffer() {
    var buffer = Array("a: ".utf8)
    Color(red: 1, green: 0.5, blue: 0).appendHex(to: &buffer)
    #expect(String(decoding: buffer, as: UTF8.self) == "a: #ff8000ff")
  }
}
