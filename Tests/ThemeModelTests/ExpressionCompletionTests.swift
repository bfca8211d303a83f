import Testing
import ThemeModel

@Suite struct ExpressionCompletionTests {
  private static let own = [
    ExpressionItem(own: "sea", summary: "#204060"),
    ExpressionItem(own: "deep-sea", summary: "$sea"),
  ]

  private func taken(_ text: String) -> [String]? {
    guard let completion = ExpressionCompletion(Array(text.utf8)[...]) else { return nil }
    let bytes = text.utf8.prefix(completion.range.lowerBound)
    let before = String(bytes) ?? ""
    return completion.matches(among: completion.items(own: Self.own))
      .map { before + completion.text(of: $0) }
  }

  @Test(arguments: [
    ("$se", ["$sea", "$secondary-sidebar-bg"]), ("lig", ["lighter("]), ("MIX", ["mix("]),
    ("mix($accent, $sea", ["mix($accent, $sea", "mix($accent, $deep-sea"]),
    ("mix(sea", ["mix($sea", "mix($deep-sea"]), ("oklc", ["oklch("]), ("$accent-b", ["$accent-bg"]),
  ])
  func completesTheWordAtTheEnd(text: String, expected: [String]) {
    let taken = taken(text) ?? []
    #expect(expected.allSatisfy(taken.contains), "\(taken)")
    #expect(taken.first == expected.first)
  }

  @Test func offersNamesAloneAfterTheirSign() throws {
    let completion = try #require(ExpressionCompletion(Array("$".utf8)[...]))
    let items = completion.matches(among: completion.items(own: Self.own))
    #expect(items.count == Self.own.count + ColorRole.allCases.count)
    #expect(!items.contains { $0.kind == .function })
  }

  @Test(arguments: ["#acc", "12", "mix($sea, $sea, 0.5", "#", "alpha($sea, .5"])
  func offersNothingInColorsAndNumbers(text: String) {
    #expect(ExpressionCompletion(Array(text.utf8)[...]) == nil)
  }

  @Test func documentsEveryItem() {
    for item in ExpressionItem.functions + ExpressionItem.roles {
      #expect(!item.summary.isEmpty, "\(item.name)")
    }
    #expect(ExpressionItem.functions.first?.documentation.hasPrefix("mix(a, b, n): ") == true)
    #expect(Set(ExpressionItem.functions.map(\.name)).count == ExpressionItem.functions.count)
  }
}
