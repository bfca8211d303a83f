import Fixtures
import Testing
import ThemeModel
import ThemeSource

/// Colors that lead to one another in long rows, in whatever order a file has them.
@Suite(.timeLimit(.minutes(5))) struct ChainTests {
  /// Palette entries that are each made of the one before.
  private static func palette(
    _ count: Int, reversed: Bool, _ value: (String) -> String = { $0 }
  ) -> String {
    let links = (1...count).map { "p\($0) = \"\(value("$p\($0 - 1)"))\"" }
    let lines = ["p0 = \"#102030\""] + links
    return """
      livery = 1
      name = "T"
      [palette]
      \((reversed ? lines.reversed() : lines).joined(separator: "\n"))
      """
  }

  /// Reads a text on a thread with a small stack.
  private func read(_ text: String) throws -> (theme: Theme?, findings: [Finding]) {
    try SmallStack.run {
      var findings: [Finding] = []
      let theme = Themes.read(
        SourceText(file: "t", text), id: "t", loader: Themes(), &findings)
      return (theme, findings)
    }
  }

  @Test(arguments: [false, true])
  func readsAChainOf64Links(reversed: Bool) throws {
    let (theme, findings) = try read(Self.palette(64, reversed: reversed))
    #expect(theme != nil, "\(findings)")
  }

  @Test(arguments: [65, 3000], [false, true])
  func refusesALongerChain(count: Int, reversed: Bool) throws {
    let (theme, findings) = try read(Self.palette(count, reversed: reversed))
    #expect(theme == nil)
    #expect(findings.map(\.message) == ["a chain of references has more than 64 links"])
  }

  @Test(arguments: [false, true])
  func resolvesWhatIsMadeOfTheSameTwice(reversed: Bool) throws {
    let text = Self.palette(64, reversed: reversed) { "mix(\($0), alpha(\($0), 0.5), 0.5)" }
    let (theme, findings) = try read(text + "\n[colors]\naccent-bg = \"$p60\"")
    #expect(theme != nil, "\(findings)")
  }

  @Test func explainsWhatIsMadeOfTheSameTwiceAsFarAsItGoes() throws {
    let text = Self.palette(60, reversed: false) { "mix(\($0), alpha(\($0), 0.5), 0.5)" }
    let theme = try #require(try read(text + "\n[colors]\naccent-bg = \"$p60\"").theme)
    let explanation = try #require(theme.explanation(of: .accentBg, in: .light))
    #expect(Self.count(explanation) <= 1100)
  }

  /// Two references each, so that an explanation doubles with every step.
  @Test func explainsNoMoreThanAThousandValues() throws {
    var text = "livery = 1\nname = \"T\"\n[palette]\na0 = \"#000\"\nb0 = \"#000\"\n"
    for number in 1...60 {
      let value = "mix($a\(number - 1), $b\(number - 1), 0.5)"
      text += "a\(number) = \"\(value)\"\nb\(number) = \"\(value)\"\n"
    }
    let theme = try #require(try read(text + "[colors]\naccent-bg = \"$a60\"").theme)
    let explanation = try #require(theme.explanation(of: .accentBg, in: .light))
    #expect(Self.count(explanation) > 500)
    #expect(Self.count(explanation) <= 1100)
  }

  private static func count(_ explanation: Explanation) -> Int {
    1 + explanation.references.reduce(0) { $0 + count($1) }
  }

  /// The stack of a thread is not enough for a chain and functions at their limits.
  @Test(arguments: [false, true])
  func resolvesFunctionsThatNestDeepInALongChain(reversed: Bool) throws {
    let text = Self.palette(64, reversed: reversed) { name in
      String(repeating: "darker(", count: 31) + name + String(repeating: ")", count: 31)
    }
    let (theme, findings) = try read(text)
    #expect(theme != nil, "\(findings)")
  }
}
