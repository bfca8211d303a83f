import Foundation
import Testing
import ThemeSource

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (18, "18"), (-2.5, "-2.5"), (1e15, "1000000000000000"),
    (0x1p53, "9007199254740992.0"), (1e300, "1e+300"), (0.1, "0.1"),
  ])
  func leavesOutAFractionThatIsNotNeeded(number: Double, text: String) {
    #expect(number.shortestText == text)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0004, "0"), (1.5, "1.5"), (1.0005, "1"), (-12.3456, "-12.346"), (100, "100"),
  ])
  func roundsToThreeDecimalsAtMost(number: Double, text: String) {
    #expect(number.rounded(toDecimals: 3) == text)
  }

  @Test func writesAsManyDecimalsAsC() {
    for number in [
      0, 0.0625, -0.5, 0.0005, 0.045, 0.0045, 2.5, 2.675, 1.005, 7.0015, 999.9999, -1e-9,
    ] {
      for count in 0...4 {
        let expected = String(format: "%.\(count)f", number)
        let sign =
          expected.allSatisfy { "-0.".contains($0) } ? expected.drop { $0 == "-" } : expected[...]
        #expect(number.fixed(count) == sign, "\(number)")
      }
    }
  }

  @Test(arguments: [
    ("1_000.5", 1000.5), ("-0", -0.0), ("+1e3", 1000), ("1e999", .infinity),
    ("5e-324", .leastNonzeroMagnitude),
  ])
  func readsDigits(text: String, number: Double) {
    let value = Double(decimal: Array(text.utf8)[...])
    #expect(value == number && value.sign == number.sign)
  }
}
