import Foundation
import Testing
import ThemeColor

@Suite struct GTKTextTests {
  @Test(arguments: [
    ("#000000", "rgb(0,0,0)"), ("#09a0ff", "rgb(9,160,255)"), ("#0000", "rgba(0,0,0,0)"),
    ("#3584e480", "rgba(53,132,228,0.501961)"), ("#abcd", "rgba(170,187,204,0.866667)"),
    ("rgba(0,0,0,.8)", "rgba(0,0,0,0.8)"), ("rgb(300,-20,12.7)", "rgb(255,0,13)"),
    ("rgba(1,2,3,0.999)", "rgb(1,2,3)"),
    ("rgba(1,2,3,0.9989999)", "rgba(1,2,3,0.999)"),
    ("rgba(1,2,3,0.0001)", "rgba(1,2,3,0.0001)"), ("rgba(1,2,3,0.00001)", "rgba(1,2,3,1e-05)"),
    ("rgba(1,2,3,1.5e-5)", "rgba(1,2,3,1.5e-05)"),
    ("rgba(1,2,3,0.09999999)", "rgba(1,2,3,0.1)"),
  ])
  func printsAsGTK(text: String, expected: String) throws {
    let color = try #require(CSSColor(text)).mapped()
    #expect(color.gtkText == expected)
  }

  @Test func printsEveryByte() {
    for level in 0...255 {
      let share = Double(level) / 255
      #expect(Color(red: share, green: 1, blue: share).gtkText == "rgb(\(level),255,\(level))")
    }
  }

  @Test func printsOpacityAsC() {
    var state: UInt64 = 42
    for step in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let share = Double(state >> 11) / 9_007_199_254_740_992
      // Every other one is small, down to a hundred-millionth.
      let alpha = Float(step % 2 == 0 ? share * 0.999 : pow(10, -8 * share))
      guard alpha <= 0.999 else { continue }
      let text = Color(red: 0, green: 0, blue: 0, alpha: Double(alpha)).gtkText
      #expect(text == "rgba(0,0,0,\(String(format: "%g", Double(alpha))))")
    }
  }

  @Test func printsTiesAndPowersOfTenAsC() {
    var numbers = (0..<128).map { Float($0) / 128 } + (0..<2048).map { Float($0) / 2048 / 16 }
    for exponent in 1...38 {
      let power = pow(10, -Float(exponent))
      numbers += [power.nextDown, power, power.nextUp]
    }
    numbers += [.leastNonzeroMagnitude, .leastNormalMagnitude]
    for alpha in numbers where alpha <= 0.999 {
      let text = Color(red: 0, green: 0, blue: 0, alpha: Double(alpha)).gtkText
      #expect(text == "rgba(0,0,0,\(String(format: "%g", Double(alpha))))")
    }
  }
}
