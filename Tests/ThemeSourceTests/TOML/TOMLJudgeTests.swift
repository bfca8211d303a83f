import Fixtures
import Testing
import ThemeSource

@Suite struct TOMLJudgeTests {
  @Test func agreesWithTOMLKitOnGeneratedFiles() {
    var generator = TOMLGenerator(seed: 1)
    for _ in 0..<3_000 {
      let text = generator.file()
      if let found = TOMLKitJudge.disagreement(on: text) {
        Issue.record("\(found)\n\(text)")
        break
      }
    }
  }

  @Test func agreesWithTOMLKitOnMutatedFiles() {
    var generator = TOMLGenerator(seed: 2)
    var mutator = TOMLMutator(random: SeededGenerator(seed: 3))
    var reported = 0
    for _ in 0..<Rounds.mutated {
      let text = mutator.mutate(generator.file())
      // Lines may end at a lone CR with us, not in TOML.
      // And TOMLKit ends strings at U+0000.
      if text.lowercased().contains("u0000") || holdsLoneReturn(text) { continue }
      if let found = TOMLKitJudge.disagreement(on: text) {
        Issue.record("\(found)\n\(text)")
        reported += 1
        if reported == 20 { break }
      }
    }
  }

  private func holdsLoneReturn(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.contains { bytes[$0] == 0x0D && bytes[($0 + 1)...].first != 0x0A }
  }
}
