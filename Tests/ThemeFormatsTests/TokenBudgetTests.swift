import Fixtures
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Small files of design tokens that refer to a lot are read, or refused, in little time.
@Suite(.timeLimit(.minutes(5))) struct TokenBudgetTests {
  /// Reads a text on a thread with the stack of those that Dispatch makes.
  private func read(_ text: String) throws -> ThemeReading {
    try SmallStack.run {
      try ThemeLibrary(userFolder: nil).read(SourceText(file: "t", text), path: nil, as: .dtcg)
    }
  }

  @Test(arguments: [65, 3000, 8000], [false, true])
  func refusesALongChainOfGroups(count: Int, reversed: Bool) throws {
    let reading = try read(HostileTokens.groups(count, reversed: reversed))
    #expect(reading.theme == nil)
    #expect(
      reading.findings.filter { $0.severity == .error }.map(\.message)
        == ["a chain of groups that extend others has more than 64 links"])
  }

  @Test(arguments: [false, true])
  func readsAChainOfGroups(reversed: Bool) throws {
    let theme = try #require(try read(HostileTokens.groups(64, reversed: reversed)).theme)
    #expect(theme.resolved(.light).customColors.count == 65)
  }

  @Test(arguments: [65, 4000], [false, true])
  func leavesOutALongChainOfAliases(count: Int, reversed: Bool) throws {
    let reading = try read(HostileTokens.aliases(count, reversed: reversed))
    #expect(
      reading.findings.filter { $0.severity == .warning }.map(\.message)
        == ["a chain of aliases has more than 64 links"])
    let theme = try #require(reading.theme)
    #expect(theme.resolved(.light).customColors.count <= 65)
  }

  @Test(arguments: [false, true])
  func readsAChainOfAliases(reversed: Bool) throws {
    let theme = try #require(try read(HostileTokens.aliases(64, reversed: reversed)).theme)
    #expect(Set(theme.resolved(.light).customColors.map(\.color.hex)) == ["#ff0000ff"])
  }

  @Test func leavesOutALongLoopOfAliases() throws {
    let reading = try read(HostileTokens.loop(4000))
    #expect(reading.theme.map { $0.resolved(.light).customColors.isEmpty } == true)
    #expect(reading.findings.contains { $0.rule == "reference/too-long" })
  }

  @Test func reportsALoopAtEachOfItsMembers() throws {
    let reading = try read(HostileTokens.loop(10))
    #expect(reading.findings.filter { $0.rule == "reference/loop" }.count == 10)
  }

  @Test func refusesSetsThatMultiply() throws {
    let reading = try read(HostileTokens.sets(60, times: 2))
    #expect(reading.theme == nil)
    #expect(
      reading.findings.map(\.message)
        == ["what this refers to takes too much work, the rest is not read"])
  }

  @Test func refusesALongChainOfSets() throws {
    let reading = try read(HostileTokens.sets(4000, times: 1))
    #expect(reading.theme == nil)
    #expect(
      reading.findings.map(\.message) == ["a chain of sets has more than 64 links"])
  }

  @Test func readsSetsThatNameOthersTwice() throws {
    #expect(try read(HostileTokens.sets(6, times: 2)).theme != nil)
  }
}
