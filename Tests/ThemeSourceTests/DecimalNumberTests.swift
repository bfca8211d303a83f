import Fixtures
import Testing
import ThemeSource

@Suite struct DecimalNumberTests {
  @Test func readsTheNearestDouble() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let digits = { (count: ClosedRange<Int>) in
        (0..<Int.random(in: count, using: &random)).map { _ in random.pick(Array("0123456789")) }
      }
      var text = random.pick(["", "-"]) + random.pick(["0", "7" + String(digits(0...20))])
      if random.once(in: 2) { text += "." + String(digits(1...20)) }
      if random.once(in: 2) { text += random.pick(["e", "E-", "e+"]) + String(digits(1...2)) }
      var findings: [Finding] = []
      let document = SourceDocument(json: SourceText(file: "t", text), findings: &findings)
      #expect(findings.isEmpty, "\(text)")
      #expect(document.root.number == Double(text), "\(text)")
    }
  }
}
