import GTKFixtures
import LiveryAdwaita
import TestDisplay
import Testing
import ThemeModel

@testable import LiveryPreview

/// The badge with a contrast, in this process.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct ContrastBadgeTests {
  @Test func keepsItsWidthInAWideRow() {
    let badges = [19.75, 3.77].map { ratio in
      let badge = ContrastBadge()
      badge.show(.init(ratio: ratio, minimum: 4.5, pair: "a on b", text: nil, surface: .windowBg))
      return badge
    }
    let rows = badges.map { badge in
      let name = Label("accent-bg")
      name.hexpand = true
      return Box(.horizontal, [name, badge.widget])
    }
    let content = Box(.vertical, rows)
    content.setMinimumSize(width: 600)
    let shown = TestWindow(content)
    #expect(MainLoop.run(until: { badges[0].widget.width > 0 }))
    #expect(badges[0].widget.width < 80)
    #expect(badges[0].widget.width == badges[1].widget.width)
    withExtendedLifetime(shown) {}
  }
}
