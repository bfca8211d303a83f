import Testing
import ThemeSource

@Suite struct ReadingBudgetTests {
  private let text = SourceText(file: "t", "one\ntwo\n")

  @Test func givesStepsUntilTheyAreSpent() {
    let budget = ReadingBudget(steps: 10)
    #expect(budget.take(10, at: text.location(of: 0..<3)))
    #expect(!budget.isSpent)
    #expect(!budget.take(at: text.location(of: 4..<7)))
    #expect(budget.isSpent)
  }

  @Test func saysOnceWhereItWasSpent() throws {
    let budget = ReadingBudget(bytes: 10)
    #expect(!budget.keep(11, at: text.location(of: 4..<7)))
    #expect(!budget.take(at: text.location(of: 0..<3)))
    let finding = try #require(budget.finding)
    #expect(
      finding.description
        == "t:2:1: error: what this refers to needs too much memory, the rest is not read "
        + "[syntax/size]")
  }

  @Test func endsWithItsTime() {
    var now = 0.0
    let budget = ReadingBudget(seconds: 5) {
      now += 1
      return now
    }
    let steps = (0..<1_000_000).prefix { _ in budget.take(at: text.location(of: 0..<3)) }
    #expect(budget.isSpent)
    #expect(steps.count < 100_000)
  }
}
