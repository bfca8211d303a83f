import Fixtures
import Testing
import ThemeModel
import ThemeSource

/// What GTK 4.8.3 dies of, or paints for seconds, in the values that a theme file sets.
@Suite struct CrashingValueTests {
  @Test(arguments: [
    "padding = ▸4096", "padding = [1, ▸65]", "margin = ▸-4096", "margin = ▸1e10",
    "spacing = ▸4096", "border-width = ▸4096", "border-width = ▸nan", "outline-width = ▸4096",
    "outline-offset = ▸-4096", "radius = ▸4096", "min-width = ▸4096", "min-height = ▸inf",
    "icon-size = ▸4096", "icon-size = ▸0", "font-size = ▸4096", "font-size = ▸0",
    "letter-spacing = ▸4096", "opacity = ▸1e10", "font-weight = ▸1e10", "transition = ▸1e10",
    "shadow = '0 0 ▸4096 0 red'", "shadow = ['0 0 1 red', '▸4096 0 red']",
    "shadow = '0 0 0 ▸-4096px red'", "shadow = '0 0 ▸inf red'",
    "shadow = ▸[\(Array(repeating: "'0 0 64 red'", count: 9).joined(separator: ", "))]",
    "min-width = { light = 1, dark = ▸1025 }",
  ])
  func refusesThemInStyles(declaration: String) {
    refuses("[styles]\nlabel = { \(declaration) }")
  }

  @Test(arguments: Metric.allCases)
  func refusesThemInMetrics(metric: Metric) {
    for value in ["4096", "-1", "1e10", "inf", "nan"] {
      refuses("[metrics]\n\(metric.rawValue) = ▸\(value)")
    }
  }

  @Test(arguments: ["size = ▸4096", "size = ▸0", "letter-spacing = ▸4096", "weight = ▸1e10"])
  func refusesThemInFonts(entry: String) {
    refuses("[fonts]\nbody = { \(entry) }")
  }

  private func refuses(_ body: String) {
    let marked = MarkedText("livery = 1\nname = 'T'\n" + body)
    var findings: [Finding] = []
    #expect(Themes.read(marked.text, id: "t", loader: Themes(), &findings) == nil, "\(body)")
    #expect(findings.map(\.rule) == [.range], "\(body)")
    #expect(findings.map(\.location.range.lowerBound) == marked.marks, "\(body)")
  }
}
