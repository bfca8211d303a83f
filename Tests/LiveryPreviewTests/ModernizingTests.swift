import Fixtures
import Foundation
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing

/// How a person has a stylesheet rewritten for newer releases, and sees before what becomes of it.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct ModernizingTests {
  private static let old = """
    @define-color brand #3584e4; /* ours */
    headerbar { background-color: alpha(@brand, 0.5); border-color: @borders; }
    .dim-label { opacity: 0.5; }

    """

  private static let new = """
    :root {
      --brand: #3584e4;
    } /* ours */
    headerbar { background-color: color-mix(in srgb, var(--brand) 50%, transparent); \
    border-color: @borders; }
    .dim-label { opacity: 0.5; }

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func text(_ name: String = "style.css") throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  private func start(
    _ css: String = old, named name: String = "style.css", width: Int = 1120
  ) throws -> Preview {
    let preview = try Preview([try folder.write(name, css)], width: width, wearsTheme: false)
    try preview.act("modernize")
    return preview
  }

  private func apply(in preview: Preview) throws {
    try preview.await("sensitive", of: "push button", "Apply")
    try preview.press("Apply", role: "push button")
  }

  private func save(_ preview: Preview, until isSaved: (String) -> Bool) throws {
    try preview.poll("it is never saved") {
      // There is nothing to save before the frame that shows a change.
      try preview.type("Control_L", "s")
      return try isSaved(text()) ? () : nil
    }
  }

  /// Waits until the panel is gone, and with it the pane that was not shown before.
  private func awaitEnd(in preview: Preview) throws {
    try preview.poll("the panel stays") {
      try preview.states("toggle", "Inspector").contains("pressed") ? nil : ()
    }
  }

  @Test func listsWhatIsRewrittenAndAppliesItInOneStep() throws {
    let preview = try start()
    try preview.press("GTK 4.20 and later")
    _ = try preview.text(
      saying: "“alpha(@brand, 0.5)” becomes “color-mix(in srgb, @brand 50%, transparent)”")
    _ = try preview.text(
      saying: "“@define-color brand #3584e4;” becomes “:root { --brand: #3584e4; }”")
    _ = try preview.text(saying: "'@borders' is deprecated since GTK 4.16, but stays")
    _ = try preview.text(saying: "deprecated the style class 'dim-label'")
    _ = try preview.text(
      saying: "2 findings are rewritten, 2 left. Every color stays the same on GTK 4.20 to ")
    #expect(try text() == Self.old)
    try apply(in: preview)
    _ = try preview.text(saying: "2 findings rewritten, and not saved yet")
    #expect(try text() == Self.old)
    try save(preview) { $0 == Self.new }
    try preview.type("Control_L", "z")
    try save(preview) { $0 == Self.old }
    try preview.expectHealth()
  }

  @Test func showsThePagesBeforeAndAfterWhereGTKReadsBoth() throws {
    let preview = try start()
    guard Toolkit.release >= .v4_16 else {
      _ = try preview.text(saying: "which shows this window, cannot read all of it")
      return try preview.expectHealth()
    }
    try preview.await("pressed", of: "toggle", "Divided")
    try preview.display.perform("wait", ["role": "slider", "name": "Before and After"])
    try preview.press("Before")
    try preview.await("pressed", of: "toggle", "Before")
    try preview.press("After")
    try apply(in: preview)
    _ = try preview.text(saying: "2 findings rewritten, and not saved yet")
    try preview.expectHealth()
  }

  @Test func leavesEverythingAsItWasWhenItIsCanceled() throws {
    let preview = try start()
    try preview.await("sensitive", of: "push button", "Apply")
    // Keys reach the panel when it has the focus.
    try preview.await("focused", of: "toggle", "GTK 4.16 and later")
    try preview.type("Escape")
    try awaitEnd(in: preview)
    #expect(
      try !preview.display.request("tree", for: String.self).contains("style.css, unsaved"))
    #expect(try text() == Self.old)
    try preview.expectHealth()
  }

  @Test func rewritesTheFileAnewThatAnotherProgramChanges() throws {
    let preview = try start()
    _ = try preview.text(saying: "“alpha(@brand, 0.5)” becomes ")
    try folder.write("style.css", "headerbar { color: lighter(red); }\n")
    _ = try preview.text(saying: "“lighter(red)” becomes ")
    try apply(in: preview)
    try save(preview) {
      $0 == "headerbar { color: hsl(from red h min(s * 1.3, 100) min(l * 1.3, 100)); }\n"
    }
    try preview.expectHealth()
  }

  @Test func saysThatNothingIsDeprecatedInANarrowWindow() throws {
    let preview = try start("headerbar { color: red; }\n", width: 360)
    _ = try preview.text(saying: "Nothing is deprecated for GTK ")
    // The pane slides in.
    try preview.poll("the pane is not in the window") {
      let x = try preview.place("push button", "Apply").x
      return x > 180 && x < 360 ? () : nil
    }
    #expect(try !preview.states("push button", "Apply").contains("sensitive"))
    try preview.type("Escape")
    try awaitEnd(in: preview)
    try preview.expectHealth()
  }

  @Test func rewritesTheCSSOfALiveryTheme() throws {
    let theme = { (color: String) in
      "livery = 1\nname = \"Harbor\"\n[extra]\ncss = \"row { color: \(color); }\"   # as on deck\n"
    }
    let preview = try start(
      theme("alpha(@accent_bg_color, 0.5)"), named: "harbor.livery.toml")
    try apply(in: preview)
    try preview.poll("it is never saved") {
      try preview.type("Control_L", "s")
      return try text("harbor.livery.toml")
        == theme("color-mix(in srgb, @accent_bg_color 50%, transparent)") ? () : nil
    }
    try preview.expectHealth()
  }
}
