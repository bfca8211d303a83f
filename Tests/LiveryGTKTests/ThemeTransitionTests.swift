import CLiveryAdwaita
import GTKFixtures
import TestDisplay
import Testing
import ThemeModel
import ThemeSession

@testable import LiveryAdwaita
@testable import LiveryGTK

/// Changes that fade in the windows of an app.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct ThemeTransitionTests {
  private let content = Entry()
  private let shown: TestWindow
  private let theme: LiveryTheme

  init() throws {
    shown = TestWindow(content)
    theme = LiveryTheme(library: .onScreen, display: try #require(Display.standard))
    let window = shown.window
    try #require(MainLoop.run { window.isMapped })
    Toolkit.enablesAnimations = true
  }

  private func end() {
    theme.leave()
    Toolkit.enablesAnimations = true
  }

  /// The picture that lies over the window; `nil` while none does.
  private var cover: Widget? {
    shown.window.children.first { $0.isInstance(of: gtk_picture_get_type()) }
  }

  private func frames(_ count: Int) {
    var done = 0
    shown.window.onEachFrame {
      done += 1
      return done < count
    }
    #expect(MainLoop.run { done == count })
  }

  /// Shows another theme; returns whether a picture lay over the window meanwhile.
  private func fades(to id: String) -> Bool {
    frames(3)
    var wasCovered = false
    let observation = theme.observe(shown) { _, _ in }
    theme.show(id: id)
    var isDone = false
    shown.window.onEachFrame {
      if cover != nil { wasCovered = true }
      isDone = theme.session.loadedTheme.theme.id == id && cover == nil
      return !isDone
    }
    #expect(MainLoop.run { isDone })
    observation.cancel()
    return wasCovered
  }

  @Test func fadesOnlyWhereItIsAskedForAndAnimationsAreOn() {
    #expect(!fades(to: "ocean"))
    theme.transition = .fade(milliseconds: 50)
    #expect(fades(to: "mint"))
    Toolkit.enablesAnimations = false
    #expect(!fades(to: "pumpkin"))
    Toolkit.enablesAnimations = true
    #expect(fades(to: "ocean"))
    theme.transition = .none
    #expect(!fades(to: "mint"))
    end()
  }

  /// The picture is as large as the window, and what is below it keeps the focus and takes input.
  @Test func coversTheWindowAndLeavesItsFocus() throws {
    theme.transition = .fade(milliseconds: 1_000)
    #expect(content.takeFocus())
    frames(3)
    theme.show(id: "mint")
    try #require(MainLoop.run { cover != nil })
    frames(2)
    let picture = try #require(cover)
    let area = try #require(picture.paintRect(in: shown.window))
    #expect(area == shown.window.paintRect(in: shown.window))
    #expect(gtk_widget_get_can_target(picture.native) == 0)
    #expect(gtk_widget_get_focus_child(shown.window.native) != nil)
    #expect(gtk_window_get_focus(shown.window.cast()) != nil)
    // A second change goes on with the same picture.
    theme.show(id: "ocean")
    frames(2)
    #expect(cover?.isSame(as: picture) == true && picture.opacity == 1)
    theme.transition = .none
    #expect(cover == nil)
    end()
  }

  /// A window that is closed while it fades is freed without a message of GTK.
  @Test func endsWithItsWindow() throws {
    theme.transition = .fade(milliseconds: 1_000)
    let other = TestWindow(Label("Other"))
    let window = WeakWidget(other.window)
    let isCovered = {
      window.widget?.children.contains { $0.isInstance(of: gtk_picture_get_type()) } ?? false
    }
    try #require(MainLoop.run { window.widget?.isMapped == true })
    frames(3)
    theme.show(id: "mint")
    try #require(MainLoop.run { isCovered() })
    other.window.destroy()
    #expect(!isCovered())
    frames(2)
    end()
  }
}
