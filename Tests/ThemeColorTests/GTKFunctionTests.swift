import Testing
import ThemeColor

@Suite struct GTKFunctionTests {
  // What GTK 4.8.3 computes and prints: mixed expressions, and `lighter` and `darker` of 200
  // colors.
  @Test(arguments: [("gtk48-color-vectors", 1500), ("gtk48-lighter-darker", 400)])
  func agreesWithGTKToTheLastBit(table: String, count: Int) {
    let rows = vectors(table)
    #expect(rows.count == count)
    for row in rows {
      let color = GTKExpression.value(of: row[0])
      #expect(color.map { Color($0).gtkText } == row[5], "\(row[0])")
      let channels = color.map { [$0.red, $0.green, $0.blue, $0.alpha] }
      #expect(channels == row[1...4].compactMap { Float($0) }, "\(row[0])")
    }
  }

  @Test(arguments: [
    ("lighter(#3584e4)", "rgb(111,176,255)"),
    ("darker(#3584e4)", "rgb(46,93,151)"),
    ("shade(#e01b24,0.95)", "rgb(208,30,38)"),
    ("shade(#fafafa,.95)", "rgb(237,237,237)"),
    ("shade(#ffffff,0.9)", "rgb(229,229,229)"),
    ("shade(#ff0000,1.5)", "rgb(255,128,128)"),
    ("shade(#3584e4,0)", "rgb(0,0,0)"),
    ("mix(#3584e4,#ffffff,.3)", "rgb(114,169,236)"),
    ("mix(#ff000080,#0000ff,0.5)", "rgba(85,0,170,0.75098)"),
    ("mix(#3584e4,transparent,.5)", "rgba(53,132,228,0.5)"),
    ("mix(transparent,transparent,.5)", "rgba(0,0,0,0)"),
    ("mix(#3584e4,#ffffff,-.5)", "rgb(0,71,215)"),
    ("mix(#3584e4,#ffffff,1.5)", "rgb(255,255,255)"),
    ("mix(#fafafa,#fff,.4)", "rgb(252,252,252)"),
    ("alpha(#3584e4,2)", "rgb(53,132,228)"),
    ("alpha(#3584e4,-1)", "rgba(53,132,228,0)"),
    ("alpha(shade(mix(#3584e4,white,.3),.9),.5)", "rgba(90,151,225,0.5)"),
  ])
  func printsAsGTK(expression: String, text: String) {
    #expect(GTKExpression.value(of: expression).map { Color($0).gtkText } == text)
  }

  @Test func goesOnFromChannelsBeyondOneAsGTKDoes() {
    // GTK 4.8.3: the mix is 4 0 0 0.06, its shade by a half white.
    let first = GTKColor(Color(red: 1, green: 0, blue: 0, alpha: 0.2))
    let mixed = first.mix(GTKColor(Color(red: 0, green: 0, blue: 0, alpha: 0.9)), amount: -0.2)
    #expect(mixed.red == 3.99999952)
    #expect(mixed.shade(0.5).green == 0.999999881)
  }

  @Test func mixesAndFadesPaintedColors() throws {
    let blue = try #require(Color(hex: "#3584e4"))
    #expect(blue.gtkAlpha(0.5).gtkText == "rgba(53,132,228,0.5)")
    #expect(blue.gtkMix(.white, amount: 0.3).gtkText == "rgb(114,169,236)")
  }
}
