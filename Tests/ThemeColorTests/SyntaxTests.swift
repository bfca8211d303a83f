import Testing
import ThemeColor

@Suite struct SyntaxTests {
  @Test(arguments: [
    ("rgb(53,132,228)", "#3584e4ff"), ("RGB( 53 , 132 , 228 )", "#3584e4ff"),
    ("rgb(53 132 228)", "#3584e4ff"), ("rgb(53 132 228 / 50%)", "#3584e480"),
    ("rgba(53,132,228,0.5)", "#3584e480"), ("rgb(53,132,228,50%)", "#3584e480"),
    ("rgb(20%,40%,60%)", "#336699ff"), ("rgb(20% 102 60%)", "#336699ff"),
    ("rgb(300,-20,12.7)", "#ff000dff"), ("rgba(0,0,0,8e-1)", "#000000cc"),
    ("rgba(0, 0, 0, .8)", "#000000cc"), ("rgba(255,255,255,1.5)", "#ffffffff"),
    ("rgb(none 132 none)", "#008400ff"), ("rgb(1.5e+2 1.5E1 +.5e2)", "#960f32ff"),
    ("rgb(0 0 6/80%)", "#000006cc"), ("rgb(1/**/2/* , */3/0.4)", "#01020366"),
    ("\t white \n", "#ffffffff"), ("/* a */#fff/* b */", "#ffffffff"),
    ("hsl(210,50%,50%)", "#4080bfff"), ("hsl(300,100%,50%)", "#ff00ffff"),
    ("hsl(-60,100%,50%)", "#ff00ffff"), ("hsl(420,100%,50%)", "#ffff00ff"),
    ("hsl(210deg,50%,50%)", "#4080bfff"), ("hsla(210,50%,50%,0.25)", "#4080bf40"),
    ("hsl(210 50 50)", "#4080bfff"), ("hsl(0.5833333turn 50% 50%)", "#4080bfff"),
    ("hsl(233.33333grad 50% 50% / .25)", "#4080bf40"), ("hsl(3.6651914rad 50% 50%)", "#4080bfff"),
    ("hsl(120 -50% 50%)", "#808080ff"), ("hwb(210 20% 20%)", "#3380ccff"),
    ("hwb(0 80% 80%)", "#808080ff"), ("hwb(210 20 20 / none)", "#3380cc00"),
    ("oklch(0.85 0.0977 213.1)", "#7bdff4ff"), ("oklch(85% 24.425% 213.1)", "#7bdff4ff"),
    ("oklab(50% 0% 0%)", "#636363ff"), ("lab(50% 0% 0%)", "#777777ff"),
    ("lch(50% 0% none)", "#777777ff"), ("color(srgb 100% 0 .5)", "#ff0080ff"),
    ("COLOR(SRGB 1 1 1 / 0)", "#ffffff00"), ("Transparent", "#00000000"),
  ])
  func readsOldAndNewNotation(text: String, expected: String) throws {
    #expect(try CSSColor(parsing: Array(text.utf8)[...]).mapped().hex == expected)
  }

  @Test(arguments: [
    ("oklab(100% 100% -100%)", ColorSpace.oklab, 1, 0.4, -0.4),
    ("oklch(1 100% 0)", .oklch, 1, 0.4, 0),
    ("lab(100% 100% -100%)", .lab, 100, 125, -125), ("lch(100% 100% 0)", .lch, 100, 150, 0),
    ("lab(150 0 0)", .lab, 100, 0, 0), ("oklab(-1 0.5 0)", .oklab, 0, 0.5, 0),
    ("oklch(0.5 -1 -90)", .oklch, 0.5, 0, 270), ("lch(10 -1 720)", .lch, 10, 0, 0),
    ("color(display-p3 200% -1 0)", .displayP3, 2, -1, 0),
    ("hsl(1turn 120% 10%)", .hsl, 0, 120, 10),
    ("color(xyz 1 2 3)", .xyzD65, 1, 2, 3), ("hwb(-30 10% 20%)", .hwb, 330, 10, 20),
  ])
  func keepsSpaceAndScale(
    text: String, space: ColorSpace, first: Double, second: Double, third: Double
  ) throws {
    let color = try #require(CSSColor(text))
    #expect(color.space == space)
    #expect(color.components == (first, second, third))
  }

  /// `^` marks where the range of the error begins and ends.
  @Test(arguments: [
    ("^^", "expected a color"),
    ("  ^^", "expected a color"),
    ("^?^", "expected a color"),
    ("^#12345^", "expected 3, 4, 6 or 8 hexadecimal digits after '#'"),
    ("^#^ fff", "expected 3, 4, 6 or 8 hexadecimal digits after '#'"),
    ("^blurple^", "expected a color, and none is named 'blurple'"),
    ("^currentColor^", "expected a color, and none is named 'currentColor'"),
    ("^shade^(red, 1)", "expected a color function of CSS, not 'shade'"),
    ("red ^green^", "expected nothing after the color"),
    ("#fff^;^", "expected nothing after the color"),
    ("rgb(1,2,3)^)^", "expected nothing after the color"),
    ("rgb(1,2^^", "expected ','"),
    ("rgb(1,2^)^", "expected ','"),
    ("rgb(1 2^)^", "expected a number, a percentage or 'none'"),
    ("rgb(^)^", "expected a number, a percentage or 'none'"),
    ("rgb(^^", "expected a number, a percentage or 'none'"),
    ("rgb(1 2 3^^", "expected ')'"),
    ("rgb(1 2 3^,^ 4)", "expected ')'"),
    ("rgb(1 2 3 ^4^)", "expected ')'"),
    ("rgb(1,2,3,0.5^,^6)", "expected ')'"),
    ("rgb(1, ^20%^, 3)", "expected a number"),
    ("rgb(1%, 20%, ^3^)", "expected a percentage"),
    ("rgb(1, ^none^, 3)", "expected a number"),
    ("rgb(1,2,3,^none^)", "expected a number or a percentage"),
    ("rgb(^1deg^ 2 3)", "expected a number or a percentage"),
    ("rgb(1^px^ 2 3)", "expected '%', 'deg', 'grad', 'rad' or 'turn'"),
    ("rgb(^from^ red r g b)", "relative colors are not supported"),
    ("rgb(^calc^(1) 2 3)", "expected a number, a percentage or 'none'"),
    ("hsl(^10%^ 20% 30%)", "expected an angle or a number of degrees"),
    ("hsl(10, ^0.5^, 50%)", "expected a percentage"),
    ("hsl(^none^, 50%, 50%)", "expected an angle or a number"),
    ("hwb(10^,^ 20%, 30%)", "expected a space between the components"),
    ("oklch(50% 0.1 ^40%^)", "expected an angle or a number of degrees"),
    ("lab(50% 1 2 / ^1deg^)", "expected a number or a percentage"),
    (
      "color(^cmyk^ 1 1 1)",
      "expected 'srgb', 'srgb-linear', 'display-p3' or another color space of CSS"
    ),
    ("rgb(1 2 3 /^*^ open)", "expected a number, a percentage or 'none'"),
  ])
  func saysWhatWasExpectedAndWhere(marked: String, message: String) throws {
    let parts = marked.utf8.split(separator: UInt8(ascii: "^"), omittingEmptySubsequences: false)
    try #require(parts.count == 3)
    // A slice that starts elsewhere than at 0, as within a file.
    let padding = Array("color: ".utf8)
    let bytes = padding + parts.flatMap { Array($0) }
    let start = padding.count + parts[0].count
    let error = #expect(throws: ColorSyntaxError.self) {
      try CSSColor(parsing: bytes[padding.count...])
    }
    #expect(error?.message == message)
    #expect(error?.range == start..<start + parts[1].count)
  }

  @Test(arguments: [
    ("rgb", true), ("RGBA", true), ("hsl", true), ("hsla", true), ("hwb", true), ("lab", true),
    ("lch", true), ("oklab", true), ("OKLCH", true), ("color", true), ("color-mix", false),
    ("mix", false), ("shade", false), ("", false), ("rg", false), ("hwba", false),
    ("r\u{7}B", false),
  ])
  func knowsTheFunctionsThatWriteColors(name: String, expected: Bool) {
    #expect(CSSColor.isFunctionName(Array(name.utf8)[...]) == expected)
  }

  @Test(arguments: [
    "0.1", "1.3", "123456789012345678901234567890", "0.000000000000000000000000000001", "4.35e22",
    "1e23", "9007199254740993", "0.30000000000000004", "123.456e-7", "00000000000000000000001.5",
    "1e-400",
    "5e-324", "2.2250738585072011e-308",
  ])
  func readsNumbersAsPreciselyAsTheyAreWritten(digits: String) throws {
    let expected = try #require(Double(digits))
    let color = try #require(CSSColor("color(srgb 0 \(digits) -\(digits))"))
    #expect(color.components.1 == min(expected, 1e6))
    #expect(color.components.2 == max(-expected, -1e6))
  }

  @Test func survivesWhateverBytesComeIn() {
    let pieces = [
      "1", "-", ".", "e", "%", ",", "/", "*", ")", " ", "none", "deg", "\u{0}", "é", "99999999999",
      "#",
    ].map { Array($0.utf8) }
    let starts = ["rgb(", "hsl(", "oklch(", "color(srgb ", "lab(1 ", "#", ""].map { Array($0.utf8) }
    var state: UInt64 = 7
    let random = { (bound: Int) -> Int in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var (read, refused) = (0, 0)
    for _ in 0..<50_000 {
      var bytes = starts[random(starts.count)]
      for _ in 0..<random(12) { bytes += pieces[random(pieces.count)] }
      do {
        let color = try CSSColor(parsing: bytes[...])
        read += color.mapped().hex.utf8.count == 9 ? 1 : 0
      } catch {
        refused += error.range.lowerBound >= 0 && error.range.upperBound <= bytes.count ? 1 : 0
      }
    }
    #expect(read > 0)
    #expect(read + refused == 50_000)
  }
}
