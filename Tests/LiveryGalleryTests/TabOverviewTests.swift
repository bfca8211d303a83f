import CLiveryAdwaita
import GTKFixtures
import TestDisplay
import Testing

@testable import LiveryAdwaita
@testable import LiveryGallery

/// Whether an object is gone.
private final class Ending {
  private(set) var isReached = false

  /// Notes when GLib finalizes an object.
  @MainActor func follow(_ object: Object) {
    g_object_weak_ref(
      object.cast(),
      { data, _ in
        guard let data else { return }
        Unmanaged<Ending>.fromOpaque(data).takeRetainedValue().isReached = true
      }, Unmanaged.passRetained(self).toOpaque())
  }
}

/// The overview of tabs on the page Navigation, where libadwaita has one.
@MainActor
@Suite(
  .enabled("needs a screen and libadwaita 1.3") {
    guard await Screen.isReady else { return false }
    return await MainActor.run {
      BuilderCatalogue.availability(of: "AdwTabOverview") == .available
    }
  }, .serialized, .onScreen)
struct TabOverviewTests {
  private func page() throws -> BuiltPage {
    let folder = try #require(Resources.folder("gallery"))
    return try BuiltPage(.navigation, file: "\(folder)/navigation.ui")
  }

  @Test func showsAThumbnailOfEachTab() throws {
    let page = try page()
    let shown = TestWindow(page.root)
    let overview = try #require(page.widget("tab-overview", as: TabOverview.self))
    #expect(MainLoop.run { overview.isMapped && overview.height > 0 })
    let titles = overview.descendants.filter { $0.isMapped }.compactMap { $0.as(Label.self)?.text }
    for title in try #require(page.widget("tab-overview-view", as: TabView.self)).titles {
      #expect(titles.contains(title), "\(title)")
    }
    withExtendedLifetime(shown) {}
  }

  /// libadwaita draws the pages a while after the view appeared, and does not look whether the view
  /// is still there; the program would end here.
  @Test func canBeClosedBeforeItIsDrawn() throws {
    weak var closed: BuiltPage?
    for _ in 0..<20 {
      let page = try page()
      closed = page
      let window = HiddenWindow(page.root)
      window.layOut(width: 600)
    }
    #expect(closed == nil)
    MainLoop.runPending()
  }

  /// What keeps the view for the drawing lets it go then.
  @Test func goesWithItsPage() throws {
    let ending = Ending()
    do {
      let page = try page()
      let window = HiddenWindow(page.root)
      window.layOut(width: 600)
      let view = try #require(page.widget("tab-overview-view", as: TabView.self))
      #expect(view.isMapped)
      ending.follow(view)
    }
    MainLoop.runPending()
    #expect(ending.isReached)
  }
}
