import Fixtures
import Foundation
import GTKKnowledge
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@Suite struct SessionTests {
  private final class Owner {}

  private let library = ThemeLibrary(userFolder: nil)

  @Test func tellsAnObserverAtOnceAndOncePerChange() {
    let session = ThemeSession(library: library)
    let owner = Owner()
    var notified: [String] = []
    session.observe(owner) { notified.append($0.loadedTheme.theme.id) }
    session.select("ocean")
    session.select("mint")
    #expect(notified == ["adwaita", "ocean", "mint"])
    withExtendedLifetime(owner) {}
  }

  @Test func joinsChangesUntilTheFlush() {
    var flushes = 0
    let session = ThemeSession(library: library) { _ in flushes += 1 }
    let owner = Owner()
    var notified = 0
    session.observe(owner) { _ in notified += 1 }
    session.setScheme(.dark)
    session.setScheme(.light)
    session.setScheme(.dark)
    session.select("ocean")
    #expect((flushes, notified) == (1, 1))
    session.flush()
    #expect((flushes, notified) == (1, 2))
    #expect(session.loadedTheme.theme.id == "ocean" && session.loadedTheme.appearance == .dark)
    session.flush()
    #expect(notified == 2)
    withExtendedLifetime(owner) {}
  }

  @Test(arguments: [
    (GTKRelease.v4_24, GTKRelease.v4_8, "#fafafb"), (.v4_8, .v4_24, "#fafafa"),
  ])
  func namesEveryColorWhereAnotherReleaseShowsIt(
    release: GTKRelease, dialect: GTKRelease, window: String
  ) {
    let library = ThemeLibrary(userFolder: nil, release: release)
    let plain = ThemeSession(library: library).loadedTheme
    #expect(plain.roles.count < ColorRole.allCases.count)
    let loadedTheme = ThemeSession(library: library, dialect: dialect).loadedTheme
    #expect(loadedTheme.release == release && loadedTheme.roles.count == ColorRole.allCases.count)
    #expect(loadedTheme.colors.contains("@define-color window_bg_color \(window);"))
    #expect(loadedTheme.colors.contains(":root") == (dialect == .v4_24))
    #expect(loadedTheme.resolved == plain.resolved)
  }

  @Test func forgetsAnObserverWhoseOwnerIsGone() {
    let session = ThemeSession(library: library)
    var owner: Owner? = Owner()
    weak let gone = owner
    var notified = 0
    if let owner { session.observe(owner) { _ in notified += 1 } }
    owner = nil
    #expect(gone == nil)
    session.select("ocean")
    #expect(notified == 1)
  }

  @Test func handsAnObserverItsOwnerAndKeepsOneRegistrationOfIt() {
    final class Label {
      var notified: [String] = []
    }
    let session = ThemeSession(library: library)
    var label: Label? = Label()
    weak let gone = label
    if let label {
      session.observe(label) { $0.notified.append("old \($1.loadedTheme.theme.id)") }
      session.observe(label) { $0.notified.append($1.loadedTheme.theme.id) }
    }
    session.select("ocean")
    #expect(label?.notified == ["old adwaita", "adwaita", "ocean"])
    label = nil
    #expect(gone == nil)
    session.select("mint")
  }

  @Test func callsNoObserverThatIsCancelledNotEvenInTheSameChange() {
    let session = ThemeSession(library: library)
    let (first, second) = (Owner(), Owner())
    var notified: [String] = []
    var observation: ThemeObservation?
    session.observe(first) { _, session in
      notified.append("first")
      if session.loadedTheme.theme.id == "ocean" { observation?.cancel() }
    }
    observation = session.observe(second) { _, _ in notified.append("second") }
    session.select("ocean")
    session.select("mint")
    observation?.cancel()
    #expect(notified == ["first", "second", "first", "first"])
    withExtendedLifetime((first, second)) {}
  }

  /// The base theme's rules for boxes come out together: one of a deeper box wins over one above.
  @Test(arguments: ["accent", "secondary-accent", "label"])
  func turnsTheDeepestHeadlineBackToTheColorOfText(role: String) throws {
    let shop = try Workshop("[colors]\n\(role) = '#f00'\n")
    let deepest = "boxview boxview boxview label.heading"
    // An app has no such boxes.
    #expect(!shop.session.loadedTheme.rules.contains("boxview"))
    shop.session.showsSamples = true
    #expect(shop.session.loadedTheme.rules.contains(deepest), "\(shop.session.loadedTheme.rules)")
    try shop.writeOutside("[colors]\nshade = '#f00'\n")
    #expect(!shop.session.loadedTheme.rules.contains("boxview boxview boxview label.heading"))
  }

  @Test func keepsTheLastGoodThemeOfABrokenFile() throws {
    let folder = try TemporaryFolder()
    let good = "livery = 1\nname = 'Mine'\n[colors]\nlink = 'red'\n"
    let path = try folder.write("mine.livery.toml", good)
    let session = ThemeSession(library: library)
    #expect(session.open(path) == "mine")
    #expect(session.loadedTheme.resolved[.link].gtkText == "rgb(255,0,0)")

    try folder.write("mine.livery.toml", good.replacing("'red'", with: "'rde'"))
    session.reload(path)
    #expect(session.loadedTheme.resolved[.link].gtkText == "rgb(255,0,0)")
    #expect(session.current?.findings.map(\.location.start.line) == [4])

    try FileManager.default.removeItem(atPath: path)
    session.reload(path)
    #expect(session.loadedTheme.resolved[.link].gtkText == "rgb(255,0,0)")
    #expect(session.current?.problem != nil)

    try folder.write("mine.livery.toml", good.replacing("'red'", with: "'blue'"))
    session.reload(path)
    #expect(session.loadedTheme.resolved[.link].gtkText == "rgb(0,0,255)")
    #expect(session.current?.isBroken == false)
  }

  /// Each entry keeps its own, also while another is shown.
  @Test func keepsTheLastGoodThemeOfAFileThatIsNotShown() throws {
    let folder = try TemporaryFolder()
    let good = "livery = 1\nname = 'Mine'\n[colors]\nlink = 'red'\n"
    let path = try folder.write("mine.livery.toml", good)
    let session = ThemeSession(library: library)
    session.open(path)
    for broken in [good.replacing("'red'", with: "'rde'"), "no theme", nil] {
      session.select("ocean")
      if let broken {
        try folder.write("mine.livery.toml", broken)
      } else {
        try FileManager.default.removeItem(atPath: path)
      }
      session.reload(path)
      #expect(session.entry("mine")?.isBroken == true)
      session.select("mine")
      #expect(session.loadedTheme.theme.id == "mine")
      #expect(session.loadedTheme.resolved[.link].gtkText == "rgb(255,0,0)")
    }
  }

  @Test func opensTwoFilesOfOneName() throws {
    let folder = try TemporaryFolder()
    let text = "livery = 1\nname = 'Mine'\n"
    let session = ThemeSession(library: library)
    #expect(session.open(try folder.write("a/mine.livery.toml", text)) == "mine")
    #expect(session.open(try folder.write("b/mine.livery.toml", text)) == "mine-2")
    #expect(session.open(try folder.write("ocean.livery.toml", text)) == "ocean-2")
  }

  @Test func showsABrokenFileAsSoonAsItIsFixed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("mine.livery.toml", "livery = 1\nname =\n")
    let session = ThemeSession(library: library)
    session.open(path)
    #expect(session.loadedTheme.theme.id == "adwaita")
    #expect(session.current?.isBroken == true)
    try folder.write("mine.livery.toml", "livery = 1\nname = 'Mine'\n")
    session.reload(path)
    #expect(session.loadedTheme.theme.id == "mine")
  }
}
