import Fixtures
import Foundation
import GTKFixtures
import TestDisplay
import Testing

/// Whether GTK survives a stylesheet, as `livery install` asks.
@Suite(.enabled(if: TestDisplay.isAvailable)) struct CrashTestTests {
  @Test(arguments: ["", "button { border-radius: 4px; }", "broken {", "* { padding: 8px; }"])
  func passesWhatGTKPaints(css: String) throws {
    let run = try crashTest(of: css)
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
  }

  @Test(arguments: [
    (
      "label { background-position: \(list("0 0", 129)); }",
      "GTK was killed by signal \(FatalSignal.number)"
    ),
    ("* { min-width: 40000px; }", "GTK "),
    ("button { box-shadow: 0 0 100000px red; }", "GTK was killed by signal"),
    (
      "popover.menu > contents { border-image: linear-gradient(red, blue) 1 / auto; }",
      "GTK was killed by signal"
    ),
    ("tooltip { border-image: linear-gradient(red, blue) 1 / auto; }", "GTK was killed by signal"),
    ("* { font-size: 128px; padding: 2em; margin: 1.9em; }", "GTK "),
  ])
  func namesWhatGTKDiesOf(css: String, reason: String) throws {
    let run = try crashTest(of: css)
    #expect(run.status == 1, "\(run)")
    #expect(run.output.hasPrefix(reason) && run.output.contains("in the light style"), "\(run)")
  }

  @Test func endsWhatNeverPaints() throws {
    let colors = (1..<40).map { "@define-color c\($0) mix(@c\($0 - 1), @c\($0 - 1), 0.5);" }
    let run = try crashTest(of: "@define-color c0 red;\(colors.joined()) label { color: @c39; }")
    #expect(run.status == 1, "\(run)")
  }

  @Test func saysWhatIsMissing() throws {
    let run = try crashTest(of: "", with: ["PATH": "/nonexistent"])
    #expect(run.status == 69 && run.output.contains("there is no display"), "\(run)")
  }

  private func crashTest(of css: String, with more: [String: String] = [:]) throws -> ProgramRun {
    try ProgramRun(
      PreviewCommand.words(["trial"]), environment: ["DISPLAY": ""].merging(more) { $1 }, input: css
    )
  }

  private static func list(_ value: String, _ count: Int) -> String {
    Array(repeating: value, count: count).joined(separator: ", ")
  }
}
