import GTKFixtures
import LiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryGallery

/// The sample apps of Overview and Apps, built as apps of the release are.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct SampleAppTests {
  private static let isLater = BuilderCatalogue.availability(of: "AdwToolbarView") == .available

  @Test(arguments: [
    (Page.overview, "overview-sidebar"), (.apps, "mail-sidebar"), (.apps, "mail-list-pane"),
    (.apps, "settings-sidebar"), (.apps, "editor-sidebar"),
  ])
  func haveSidebarsOfTheRelease(page: Page, sidebar: String) throws {
    let pane = try #require(try build(page).widget(sidebar))
    #expect(pane.styleClasses.contains("sidebar-pane") == Self.isLater)
  }

  @Test(arguments: [
    (Page.overview, "overview-headerbar"), (.overview, "overview-sidebar-headerbar"),
    (.apps, "mail-sidebar-headerbar"), (.apps, "mail-search"), (.apps, "mail-message-headerbar"),
    (.apps, "settings-sidebar-headerbar"), (.apps, "settings-headerbar"),
    (.apps, "editor-headerbar"), (.apps, "editor-tabs"), (.apps, "editor-search"),
  ])
  func haveTheirBarsInToolbarViews(page: Page, bar: String) throws {
    let built = try build(page)
    let bar = try #require(built.widget(bar))
    let around = withExtendedLifetime(built) {
      sequence(first: bar, next: \.parent).map(\.cssName)
    }
    #expect(around.contains("toolbarview") == Self.isLater)
  }

  @Test func haveABannerWhereThereIsOne() throws {
    let page = try build(.apps)
    let hasBanner = BuilderCatalogue.availability(of: "AdwBanner") == .available
    let names = page.specimens.map(\.widgetName)
    #expect(names.contains("mail-banner") == hasBanner)
    #expect(names.contains("mail-infobar") != hasBanner)
  }

  private func build(_ page: Page) throws -> BuiltPage {
    let folder = try #require(Resources.folder("gallery"))
    return try BuiltPage(page, file: "\(folder)/\(page.file)")
  }
}
