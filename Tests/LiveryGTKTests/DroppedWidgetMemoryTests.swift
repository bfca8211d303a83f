import Fixtures
import Foundation
import TestDisplay
import Testing

/// The memory of an app after thousands of widgets that differed from the theme and are gone.
@Suite(.enabled(if: TestDisplay.isAvailable)) struct DroppedWidgetMemoryTests {
  @Test func staysTheSameOverTwoThousandWidgetsAndAListOfAsManyRows() throws {
    let display = try TestDisplay(width: 400, height: 400)
    let run = try ProgramRun(
      [BuiltProgram.path("dropped-widgets")],
      environment: ProcessInfo.processInfo.environment.merging(
        ["DISPLAY": display.name, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo"]) { $1 })
    #expect(run.status == 0, "\(run.errors)")
    let grown = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(grown.map(\.first) == ["parts", "styles", "observers", "rows"], "\(run.output)")
    // One KiB for each widget would be 2,000.
    for line in grown { #expect(Int(line[1]) ?? .max < 1_000, "\(run.output)") }
    // It warns of the session bus, which it has none of.
    #expect(!run.errors.contains("CRITICAL"), "\(run.errors)")
  }
}
