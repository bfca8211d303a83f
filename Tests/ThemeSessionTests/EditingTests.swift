import Fixtures
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@Suite struct EditingTests {
  private final class Owner {}

  @Test func tellsObserversOfAnEditOnce() throws {
    let shop = try Workshop()
    let owner = Owner()
    var notified: [String] = []
    shop.session.observe(owner) { notified.append($0.loadedTheme.resolved[.link].hex) }
    try shop.session.set(.role(.link), to: "red")
    try shop.session.set(.role(.link), to: "red")
    #expect(notified.count == 2 && notified.last == "#ff0000ff")
    withExtendedLifetime(owner) {}
  }

  @Test(arguments: [
    "", "rde", "$nothing", "$link", "mix(red, blue)", "\0", "'", "\"", "#12345",
    "url(x)",
  ])
  func refusesAnEditThatWouldLeaveErrors(expression: String) throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    let owner = Owner()
    var notified = 0
    shop.session.observe(owner) { _ in notified += 1 }
    #expect(throws: SessionError.self) {
      try shop.session.set(.role(.link), to: expression)
    }
    #expect(shop.more == "[colors]\nlink = 'blue'\n" && shop.shown(.link) == "#0000ffff")
    #expect(notified == 1 && shop.session.current?.findings == [] && !shop.session.canUndo)
    withExtendedLifetime(owner) {}
  }

  @Test func saysWhyItRefuses() throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    do {
      try shop.session.set(.role(.link), to: "alpha($acent, 1)")
      Issue.record("the edit was not refused")
    } catch {
      #expect("\(error)".contains("did you mean 'accent'?"))
      guard case .refused(let findings) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(findings.map(\.location.description) == ["\(shop.path):4:15"])
    }
  }

  @Test func tellsErrorsOfTheFileFromThoseOfAnEdit() throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    try shop.writeOutside("[colors]\nlink = 'blue'\naccent = 'rde'\n")
    #expect(throws: SessionError.hasErrors(name: "mine.livery.toml")) {
      try shop.session.set(.role(.link), to: "red")
    }
    do {
      try shop.session.set(.role(.link), to: "$nothing")
      Issue.record("the edit was not refused")
    } catch {
      guard case .refused = error else {
        Issue.record("\(error)")
        return
      }
    }
    // The edit may correct the file.
    try shop.session.set(.role(.accent), to: "red")
    #expect(shop.session.current?.isBroken == false && shop.shown(.accent) == "#ff0000ff")
  }

  @Test(arguments: [ColorName.custom("accent"), .custom("no name"), .palette(""), .custom("<b>&")])
  func refusesANameThatNoColorCanHave(name: ColorName) throws {
    let shop = try Workshop()
    #expect(throws: SessionError.self) { try shop.session.set(name, to: "red") }
    #expect(shop.more == "")
  }

  @Test func refusesToRemoveWhatOthersReferTo() throws {
    let text = "[palette]\nreef = 'teal'\n[colors]\nlink = '$reef'\n"
    let shop = try Workshop(text)
    #expect(throws: SessionError.self) {
      try shop.session.remove(ColorName.palette("reef").path, in: .everywhere)
    }
    #expect(shop.more == text)
  }

  @Test func editsNothingInATextWithErrors() throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    try shop.writeOutside("[colors]\nlink = 'bleu'\n")
    #expect(throws: SessionError.self) { try shop.session.set(.role(.border), to: "red") }
    #expect(shop.more == "[colors]\nlink = 'bleu'\n" && shop.shown(.link) == "#0000ffff")
  }

  @Test func setsMetrics() throws {
    let shop = try Workshop("[metrics]\ncard-radius = 12 # round\n")
    try shop.session.set(["metrics", "card-radius"], to: .number(7.5))
    try shop.session.set(["metrics", "control-radius"], to: .number(9))
    #expect(shop.more == "[metrics]\ncard-radius = 7.5 # round\ncontrol-radius = 9\n")
    for width in [17, Double.nan] {
      #expect(throws: SessionError.self) {
        try shop.session.set(["metrics", "border-width"], to: .number(width))
      }
    }
  }

  @Test func setsAnyOtherValue() throws {
    let shop = try Workshop("[fonts]\nheadline = { size = 17 }\n")
    try shop.session.set(["fonts", "headline", "weight"], to: .number(700))
    try shop.session.set(["name"], to: "Yours \"truly\"")
    #expect(shop.session.current?.name == "Yours \"truly\"")
    let text = try #require(shop.session.current?.text)
    #expect(
      String(decoding: text.bytes, as: UTF8.self)
        == "livery = 1\nname = 'Yours \"truly\"'\n[fonts]\nheadline = { size = 17, weight = 700 }\n"
    )
    #expect(throws: SessionError.cannotSet(key: "name.first")) {
      try shop.session.set(["name", "first"], to: "x")
    }
  }

  @Test func makesTheChangeThatAFindingProposes() throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    let text = try #require(shop.session.current?.text)
    let start = Workshop.start.utf8.count + 16
    let fix = Finding.Fix(replacing: text.location(of: start..<start + 6), with: "'navy'")
    try shop.session.apply(fix)
    #expect(shop.more == "[colors]\nlink = 'navy'\n")
    let beyond = Finding.Fix(
      replacing: SourceLocation(
        file: shop.path, range: 500..<501, start: text.position(at: 0), end: text.position(at: 0)),
      with: "")
    #expect(throws: SessionError.self) { try shop.session.apply(beyond) }
  }

  @Test func fixesOneErrorOfSeveralAndShowsTheThemeAfterTheLast() throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    try shop.writeOutside("[colors]\nlnk = 'navy'\nacent = 'red'\n")
    let fixes = { shop.session.current?.findings.compactMap(\.fix) ?? [] }
    #expect(fixes().map(\.replacement) == ["link", "accent"])
    try shop.session.apply(fixes()[0])
    #expect(shop.more == "[colors]\nlink = 'navy'\nacent = 'red'\n")
    #expect(shop.shown(.link) == "#0000ffff")
    try shop.session.apply(fixes()[0])
    #expect(shop.more == "[colors]\nlink = 'navy'\naccent = 'red'\n")
    #expect(shop.shown(.link) == "#000080ff")
    try shop.session.undo()
    #expect(shop.more == "[colors]\nlink = 'blue'\n")
    #expect(shop.shown(.link) == "#0000ffff")
  }
}
