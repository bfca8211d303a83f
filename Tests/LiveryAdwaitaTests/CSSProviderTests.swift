import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct CSSProviderTests {
  @Test func findsNothingInAGoodStylesheet() {
    #expect(CSSProvider().load("button { color: red; }") == [])
  }

  @Test func countsLinesAndBytesFromZero() throws {
    let findings = CSSProvider().load("label { color: red; }\nbutton { é: x; colour: blue; }")
    #expect(findings.map(\.line) == [1, 1])
    let second = try #require(findings.last)
    #expect(second.byte == "button { é: x; ".utf8.count)
    #expect(second.offset == "label { color: red; }\nbutton { é: x; ".utf8.count)
    #expect(second.message == "No property named \"colour\"")
    #expect(!second.isDeprecation)
  }

  @Test func forgetsTheFindingsOfTheTextBefore() {
    let provider = CSSProvider()
    #expect(!provider.load("button { colour: red; }").isEmpty)
    #expect(provider.load("button { color: red; }") == [])
  }
}
