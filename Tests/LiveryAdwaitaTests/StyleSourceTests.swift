import Testing

@testable import LiveryAdwaita

/// Where GTK says that the values of properties come from.
@Suite struct StyleSourceTests {
  @Test func readsWhatGTKPrintsOfANode() {
    let text = """
      button.text-button:focus:dir(ltr)
        color: rgb(255,0,0); /* <data>:1:10-21 */
        --accent-color: oklab(
          from var(--accent-bg-color) var(--standalone-color-oklab)
        ); /* gtk.css:100:322-102:4 */
        background-color: rgba(255,0,0,0.1); /* base.css:120:5366-5408 */
        min-width: 16px;
        transition-property: outline-color, background; /* a:b-c.css:114:135-376 */
      """
    let sources = StyleSource.all(in: text)
    #expect(sources.map(\.property) == ["color", "background-color", "transition-property"])
    #expect(
      sources.map(\.value) == ["rgb(255,0,0)", "rgba(255,0,0,0.1)", "outline-color, background"])
    #expect(sources.map(\.sheet) == ["<data>", "base.css", "a:b-c.css"])
    #expect(sources.map(\.line) == [1, 120, 114])
    #expect(sources.map(\.column) == [10, 5366, 135])
  }
}
