import GTKFixtures
import LiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryGTK

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct StyleStageTests {
  private let button = Button(label: "")
  private let shown: TestWindow
  private let stage: StyleStage

  init() throws {
    button.addStyleClass("suggested-action")
    button.setMinimumSize(width: 60, height: 40)
    button.align(horizontally: .center, vertically: .center)
    shown = TestWindow(button)
    stage = StyleStage(display: try #require(Display.standard), clock: shown.window)
    let button = button
    try #require(MainLoop.run { button.isMapped && button.width > 0 })
  }

  @Test func parsesOnlyTheTextThatChanged() {
    stage.show(colors: "@define-color accent_bg_color #123456;", rules: "button { opacity: 1; }")
    #expect(stage.parses == 2)
    stage.show(colors: "@define-color accent_bg_color #654321;", rules: "button { opacity: 1; }")
    #expect(stage.parses == 3)
    stage.show(colors: "@define-color accent_bg_color #654321;", rules: "button { opacity: 1; }")
    #expect(stage.parses == 3)
    stage.leave()
  }

  @Test func keepsTheFindingsOfTheRulesWhileColorsChange() {
    stage.show(colors: "", rules: "button { colour: red; }")
    #expect(stage.findings.map(\.message) == ["No property named \"colour\""])
    stage.show(colors: "@define-color accent_bg_color #654321;", rules: "button { colour: red; }")
    #expect(stage.findings.count == 1)
    stage.show(colors: "", rules: "")
    #expect(stage.findings == [])
    stage.leave()
  }

  /// The stock sheet fades a button from one color to the next over 200 ms.
  @Test(arguments: [true, false]) func showsTheNewColorWithTheFirstFrame(animates: Bool) throws {
    Toolkit.enablesAnimations = animates
    defer { Toolkit.enablesAnimations = true }
    #expect(Toolkit.enablesAnimations == animates)
    stage.show(colors: "@define-color accent_bg_color #ff0000;", rules: "")
    try expect([0, 0, 255])
    stage.show(colors: "@define-color accent_bg_color #0000ff;", rules: "")
    try expect([255, 0, 0])
    stage.leave()
  }

  @Test func leavesNothingBehind() throws {
    let stock = try color()
    stage.show(colors: "@define-color accent_bg_color #00ff00;", rules: "")
    try expect([0, 255, 0])
    stage.leave()
    Toolkit.enablesAnimations = false
    defer { Toolkit.enablesAnimations = true }
    try #require(MainLoop.run { (try? color()) == stock })
  }

  /// Looks at the button once the next frame is laid out: blue, green, red.
  private func expect(
    _ expected: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var seen: [UInt8]?
    shown.window.onEachFrame {
      ScheduledCall.whenIdle { seen = try? color() }
      return false
    }
    try #require(MainLoop.run { seen != nil }, sourceLocation: sourceLocation)
    #expect(seen == expected, sourceLocation: sourceLocation)
  }

  private func color() throws -> [UInt8] {
    let texture = try #require(button.texture())
    let middle = (texture.height / 2 * texture.width + texture.width / 2) * 4
    return Array(texture.pixels[middle..<middle + 3])
  }
}
