import Fixtures
import Foundation
import LiveryAdwaita
import TestDisplay
import Testing
import ThemeCSS
import ThemeSource

/// GTK's parser and ours before the same stylesheets.
@MainActor
@Suite(
  .enabled("needs a screen") { await Screen.isReady },
  .enabled("speaks for GTK 4.8") { await Toolkit.version.hasPrefix("4.8.") })
struct GTKAgreementTests {
  /// The lines at which GTK reports an error, read from a file, as addresses need a folder.
  private func linesOfGTK(_ css: String) throws -> [Int] {
    let folder = try TemporaryFolder()
    let findings = CSSProvider().load(file: try folder.write("a.css", css))
    let errors = findings.filter {
      !$0.isDeprecation && !$0.message.hasPrefix("Failed to import")
    }
    return Set(errors.map { $0.line + 1 }).sorted()
  }

  private func ourLines(_ css: String) -> [Int] {
    var ignored: [Finding] = []
    let text = SourceText(file: "a.css", css)
    let problems = GTKFinding.all(
      in: CSSStylesheet(CSSText(text), findings: &ignored), target: .v4_8)
    return Set(problems.map { text.position(at: $0.range.lowerBound).line }).sorted()
  }

  @Test func agreesOnTheValuesOfEachProperty() throws {
    var generator = try ValueGenerator(seed: 48)
    #expect(generator.properties.count == 112, "111 properties and 'all'")
    for (index, property) in generator.properties.enumerated() {
      let values = (0..<60).map { _ in generator.next(of: index) }
      // A line for each; an open bracket swallows those behind it for both.
      let rules = values.map { "a { \(property.name): \($0); }\n" }
      let (gtk, ours) = (try linesOfGTK(rules.joined()), ourLines(rules.joined()))
      guard gtk != ours else { continue }
      let odd = Set(gtk).symmetricDifference(ours).min().map { rules[min($0, rules.count) - 1] }
      Issue.record("GTK and we disagree on \(odd ?? "")")
    }
  }

  @Test(arguments: 0..<40)
  func agreesOnStatementsOfAnyShape(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let count = Int.random(in: 1...14, using: &random)
      let css = (0..<count).map { _ in random.pick(GTKAgreementTests.pieces) }
        .joined(separator: random.pick(["", " "]))
      #expect(try linesOfGTK(css) == ourLines(css), "\(css)")
    }
  }

  private static let pieces = [
    "a", ".c", "#d", ":hover", ":not(", ":nth-child(", "2n+1", "- 2n-1", ":dir(ltr)",
    ":drop(active)", "::", ":", "*", ">", "+", "~", "{", "}", "(", ")", "[", "]", ";", ",", "\"",
    "'", "\n", "/*", "*/", "@import", "@define-color", "@keyframes", "@media", "url(", "url(a)",
    "'x.css'", "color: red;", "color: foo;", "margin: 1px", "50%", "from", "\\", "\\7b ",
    "!important", "<!--", "-->", "@foo", "@", "#1", "-", "--x", "padding: calc(", "é",
    "a { color: foo; }", "a { b: c }", "{ color: red; }", "\n", " ",
  ]
}
