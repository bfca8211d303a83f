import Testing
import ThemeProject
import ThemeSource

@Suite struct ChangeExcerptTests {
  private func excerpt(
    _ text: SourceText, _ changes: [(old: Range<Int>, new: String)]
  ) -> ChangeExcerpt {
    let changes = changes.map {
      Finding.Fix.Change(replacing: text.location(of: $0.old), with: $0.new)
    }
    let fix = Finding.Fix(
      replacing: changes[0].location, with: changes[0].replacement,
      others: Array(changes.dropFirst()))
    return ChangeExcerpt(fix, in: text)
  }

  @Test func joinsChangesThatAreNearEachOtherInOneLine() {
    let text = SourceText(file: "a.css", "a { color: alpha(\n  red,\n  0.5); }")
    // From the function to the color, and from there to the parenthesis.
    let change = excerpt(text, [(11..<20, "mix("), (23..<31, " 50%)")])
    #expect(change.old == "alpha( red, 0.5)")
    #expect(change.new == "mix(red 50%)")
    #expect(change.others == 0)
  }

  @Test func countsThePlacesThatAreFarAway() {
    let text = SourceText(file: "a.css", "one\(String(repeating: " ", count: 500))two")
    let change = excerpt(text, [(0..<3, "1"), (503..<506, "2")])
    #expect(change.old == "one …" && change.new == "1 …" && change.others == 1)
  }

  @Test func endsWithTheBlock() {
    let text = SourceText(file: "a.css", "one; b { two }")
    let change = excerpt(text, [(0..<3, "1"), (9..<12, "2")])
    #expect(change.old == "one" && change.new == "1" && change.others == 1)
  }

  @Test func shortensWhatIsLong() {
    let text = SourceText(file: "a.css", String(repeating: "a", count: 5000))
    let change = excerpt(text, [(0..<5000, "b")])
    #expect(change.old.count < 210 && change.new == "b")
  }
}
