import LiveryAdwaita
import TestDisplay
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

  @Test func putsAMessageWithAButtonInPlaceOfOthersAsItIsSpelled() {
    toasts.say("First")
    #expect(MainLoop.run { shown("First") != nil })
    toasts.add("Saved <b>&", button: "Undo")
    #expect(MainLoop.run { shown("Saved <b>&") != nil && shown("First") == nil })
    toasts.add("Last", button: "Undo")
    #expect(MainLoop.run { shown("Last") != nil && shown("Saved <b>&") == nil })
    window.destroy()
  }

  @Test func wrapsWhatIsLongerThanTheWindow() throws {
    let path = "/home/" + String(repeating: "somebody/", count: 12) + "harbor.livery.toml"
    for message in ["“\(path)” cannot be written", path] {
      toasts.warn(message)
      #expect(MainLoop.run { shown(message) != nil })
      let label = try #require(shown(message))
      #expect(label.width < 360)
      #expect(!label.isEllipsized)
      #expect(label.height > 40)
      #expect(
        MainLoop.run { label.isWhole(in: toasts) },
        "\(label.width) \(label.height) \(String(describing: label.area(in: toasts)))")
    }
    window.destroy()
  }
}
