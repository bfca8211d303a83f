import Desk
import LiveryAdwaita
import Testing

/// Short messages on top of the gallery.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct ToastTests {
  private let toasts = ToastOverlay(Label("below"))
  private let window = Window(application: Screen.application)

  init() {
    window.setContent(toasts)
    window.setDefaultSize(width: 360, height: 300)
    window.present()
  }

  private func shown(_ text: String) -> Label? {
    toasts.descendants.lazy.compactMap { $0.as(Label.self) }
      .first { $0.text == text && $0.isMapped && $0.height > 0 }
  }

  @Test func putsTheLastMessageInPlaceOfOneThatWouldStay() {
    toasts.warn("First")
    #expect(MainLoop.run { shown("First") != nil })
    toasts.say("Second")
    #expect(MainLoop.run { shown("Second") != nil && shown("First") == nil })
    window.destroy()
  }
}
