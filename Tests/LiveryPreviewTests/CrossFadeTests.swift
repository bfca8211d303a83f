import GTKFixtures
import Glibc
import LiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryPreview

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct CrossFadeTests {
  private let window = Window(application: Screen.application)
  private let content = Label("Text")
  private let fader: CrossFade
  private let picture: Widget

  init() throws {
    fader = CrossFade(content, in: window)
    let label = content
    picture = try #require(fader.widget.children.first { !$0.isSame(as: label) })
    window.setContent(fader.widget)
    window.present()
    try #require(MainLoop.run { label.isMapped && label.width > 0 })
    #expect(opacities(frames: 1) == [1])
  }

  /// The layout here takes longer than a fade.
  @Test func startsOnceTheContentIsLaidOut() {
    fader.begin()
    var isLaidOut = false
    content.onEachFrame {
      usleep(300_000)
      isLaidOut = true
      return false
    }
    #expect(opacities(frames: 2) == [1, 1])
    #expect(isLaidOut)
    #expect(MainLoop.run { !fader.isFading })
    window.destroy()
  }

  @Test func startsAnewAtASecondSwitch() {
    fader.begin()
    #expect(MainLoop.run { picture.opacity < 1 })
    fader.begin()
    #expect(opacities(frames: 2) == [1, 1])
    #expect(fader.isFading)
    #expect(MainLoop.run { !fader.isFading })
    window.destroy()
  }

  @Test func doesNothingWhereAnimationsAreOff() {
    Toolkit.enablesAnimations = false
    defer { Toolkit.enablesAnimations = true }
    fader.begin()
    #expect(!fader.isFading && !picture.isVisible)
    window.destroy()
  }

  /// How visible the old picture is in each of the next frames.
  private func opacities(frames: Int) -> [Double] {
    var opacities: [Double] = []
    var count = 0
    content.onEachFrame {
      count += 1
      window.afterPaint { opacities.append(picture.opacity) }
      return count < frames
    }
    _ = MainLoop.run { opacities.count == frames }
    return opacities
  }
}
