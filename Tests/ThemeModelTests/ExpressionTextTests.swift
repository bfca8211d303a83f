import Testing
import ThemeColor
import ThemeModel
import ThemeSource

@Suite struct ExpressionTextTests {
  private struct Names: ColorScope {
    let names = ["accent-bg", "window-bg"]

    func slot(named name: ArraySlice<UInt8>) -> ColorSlot? {
      ColorRole(name: name).map { ColorSlot($0) }
    }
  }

  private func parse(_ text: String) throws -> ColorExpression {
    var errors: [ExpressionError] = []
    var parser = ExpressionParser(scope: Names())
    let expression = parser.parse(Array(text.utf8)[...], errors: &errors)
    return try #require(expression, "\(text): \(errors)")
  }

  @Test(arguments: [
    ("#0B7285", "#0b7285"), ("#fff", "white"), ("black", "black"), ("rgb(0,0,0)", "black"),
    ("transparent", "transparent"), ("rgba(0, 0, 0, 0.36)", "rgb(0 0 0 / 36%)"),
    ("rgb(1 2 3 / 0.123)", "rgb(1 2 3 / 0.123)"),
    ("#12345678", "#12345678"),
    ("rgb(10% 20% 30%)", "color(srgb 0.1 0.2 0.3)"),
    ("hsl(210 50% 50%)", "color(srgb 0.25 0.5 0.75)"),
    ("oklch(0.97 0.02 210)", "oklch(0.97 0.02 210)"),
    ("oklab(.5 .1 -.1 / 50%)", "oklab(0.5 0.1 -0.1 / 50%)"),
    ("lab(50 none 20)", "lab(50 none 20)"), ("hsl(none 20% 30%)", "hsl(none 20% 30%)"),
    ("hsl(none 1e-25% 30%)", "hsl(none 1e-25% 30%)"),
    ("color(display-p3 1 0 0)", "color(display-p3 1 0 0)"),
    ("lch(50 30 20 / none)", "lch(50 30 20 / none)"),
    ("$accent-bg", "$accent-bg"), ("mix($accent-bg,white,30%)", "mix($accent-bg, white, 0.3)"),
    ("alpha($accent-bg, .5)", "alpha($accent-bg, 50%)"),
    ("alpha(red, 0.123)", "alpha(#ff0000, 0.123)"),
    ("shade($window-bg, 1.3)", "lighter($window-bg)"), ("darker(red)", "darker(#ff0000)"),
    ("shade(red, 1.25)", "shade(#ff0000, 1.25)"),
    ("standalone($accent-bg)", "standalone($accent-bg)"),
    ("readable($accent-bg)", "readable($accent-bg)"),
    ("tone( $accent-bg ,70%)", "tone($accent-bg, 70)"),
    ("readable( $accent-bg ,white,#000)", "readable($accent-bg, white, black)"),
    ("color-mix(in oklab, red, blue)", "color-mix(in oklab, #ff0000, #0000ff)"),
    ("color-mix(in srgb, 30% red, blue 20%)", "color-mix(in srgb, #ff0000 30%, #0000ff 20%)"),
    (
      "mix(alpha($accent-bg, 0.1), shade(white, 0.9), 1.5)",
      "mix(alpha($accent-bg, 10%), shade(white, 0.9), 1.5)"
    ),
  ])
  func spellsAnExpressionThatReadsTheSame(written: String, expected: String) throws {
    let expression = try parse(written)
    let text = expression.text { $0.colorRole?.name ?? "?" }
    #expect(text == expected)
    #expect(try parse(text) == expression)
  }

  /// Only GTK's stylesheets can say these, and only in calculations.
  @Test(arguments: [
    (GTKNumber.number(.infinity), "calc(infinity)"), (.number(-.infinity), "calc(-infinity)"),
    (.number(.nan), "calc(NaN)"), (.percentage(.infinity), "calc((infinity * 1%))"),
    (.angle(-.infinity), "calc((-infinity * 1deg))"),
    (.sum(.number(1), .number(.infinity)), "calc(1.0 + infinity)"),
    (.call(.min, [.number(.infinity), .number(0.5)]), "min(infinity, 0.5)"),
  ])
  func spellsNumbersThatAreNotFinite(number: GTKNumber, text: String) {
    let channels = GTKChannels(.oklab, [number, .number(0), .number(0)])
    #expect(channels.text() == "oklab(\(text) 0.0 0.0)")
  }
}
