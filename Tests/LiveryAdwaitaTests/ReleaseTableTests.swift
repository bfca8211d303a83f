import Fixtures
import Foundation
import TestDisplay
import Testing
import ThemeModel

@testable import GTKKnowledge

/// The installed GTK against the table that was written of its release.
///
/// It paints for minutes, and only another GTK could change its answer, so it runs when asked for.
@Suite(
  .enabled("needs a screen") { TestDisplay.isAvailable },
  .enabled(
    if: ProcessInfo.processInfo.environment["LIVERY_RELEASE_TABLES"] != nil,
    "takes minutes; 'make test-newer' runs it"))
struct ReleaseTableTests {
  @Test(.timeLimit(.minutes(10)))
  func theInstalledGTKSaysWhatItsTableSays() throws {
    let display = try TestDisplay()
    let run = try ProgramRun(
      [BuiltProgram.path("gtk-knowledge")],
      environment: [
        "DISPLAY": display.name, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo",
        "GSETTINGS_BACKEND": "memory", "LANG": "C.UTF-8",
      ])
    try #require(run.status == 0, "\(run.errors)")
    let printed = ReleaseTable(run.output)
    let release = try #require(ReleaseTableTests.release(printed), "\(run.output.prefix(300))")
    // Nobody painted the others, so there is nothing to compare with.
    guard release.isMeasured else { return }
    let known = release.knowledge.table
    #expect(known.keys(.property).count > 50)
    // The versions' third numbers differ from machine to machine.
    for kind in ReleaseTable.Kind.allCases where kind != .release {
      #expect(printed.keys(kind) == known.keys(kind), "\(kind)")
      for key in known.keys(kind) {
        for appearance in ReleaseTableTests.appearances {
          let (value, other) = (
            printed.value(kind, key, in: appearance), known.value(kind, key, in: appearance)
          )
          #expect(value == other, "\(kind) '\(key)' in \(appearance)")
        }
      }
    }
  }

  private static let appearances = Appearance.Scheme.allCases.flatMap {
    [Appearance($0), Appearance($0, .highContrast)]
  }

  private static func release(_ table: ReleaseTable) -> GTKRelease? {
    let numbers = table.value(.release, "gtk")?.split(separator: ".").prefix(2)
    return numbers.flatMap { GTKRelease(rawValue: $0.joined(separator: ".")) }
  }
}
