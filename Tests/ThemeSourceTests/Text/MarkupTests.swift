import Testing
import ThemeSource

@Suite struct MarkupTests {
  @Test(arguments: [
    ("a < b && \"c\" > 'd'", "a &lt; b &amp;&amp; &quot;c&quot; &gt; 'd'"),
    ("é\u{301}🎨", "é\u{301}🎨"), ("\u{7f}\u{85}", "&#127;&#133;"), ("&\u{301}", "&amp;\u{301}"),
    ("a\tb\r\nc", "a&#9;b&#13;&#10;c"), ("\0\u{1b}[0m\u{ffff}", "\u{fffd}\u{fffd}[0m\u{fffd}"),
  ])
  func escapesWhatMeansSomething(text: String, expected: String) {
    #expect(Markup.escaped(text) == expected)
  }

  @Test func keepsLinesWhereTheyAreToStay() {
    #expect(Markup.escaped("a\nb\t", keepsLines: true) == "a\nb&#9;")
  }
}
