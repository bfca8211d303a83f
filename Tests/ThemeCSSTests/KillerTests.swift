import Foundation
import Testing
import ThemeCSS
import ThemeModel
import ThemeSource

/// Declarations that GTK 4.8.3 died of, or painted for seconds; `killers` makes the table.
@Suite struct KillerTests {
  @Test func findsEveryKnownKiller() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Vectors/gtk48-killers.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(rows.count > 20)
    for row in rows {
      let columns = row.split(separator: "\t")
      let declaration = String(columns[0]).replacing("#", with: columns[1])
      #expect(isFound(declaration), "\(declaration) ends in \(columns[2])")
    }
  }

  /// The kin of those that died, written in other ways.
  @Test(arguments: [
    "transform: rotate(1e8turn)", "transform: rotate(1e9rad)", "transform: skew(calc(1e9deg * 2))",
    "transform: rotate(-1e9grad)", "font-size: 2000%", "font: 2000% Sans", "font-size: 3in",
    "filter: blur(1em) drop-shadow(0 0 1in red)",
    "box-shadow: 0 0 1px red, inset 0 0 calc(9in) red",
  ])
  func findsTheirKin(declaration: String) {
    #expect(isFound(declaration))
  }

  /// Eight layers of the widest blur take a second, and each more as long again.
  @Test(arguments: [
    ("box-shadow: ", "0 0 64px red", ", "), ("text-shadow: ", "0 0 1px red", ", "),
    ("filter: ", "blur(64px)", " "), ("-gtk-icon-filter: ", "drop-shadow(0 0 1px red)", " "),
  ])
  func countsWhatIsPaintedOverAndOver(property: String, part: String, separator: String) {
    let value = { Array(repeating: part, count: $0).joined(separator: separator) }
    #expect(!isFound(property + value(8)))
    #expect(isFound(property + value(9)))
  }

  @Test(arguments: [
    "transform: rotate(720deg)", "transform: rotate(-3turn)", "font-size: 150%",
    "filter: blur(8px)", "box-shadow: 0 0 0 128px red", "-gtk-icon-transform: rotate(1rad)",
    "filter: hue-rotate(1e9deg)", "border-radius: 9999px",
  ])
  func leavesAloneWhatGTKPaints(declaration: String) {
    #expect(!isFound(declaration))
  }

  private func isFound(_ declaration: String) -> Bool {
    var ignored: [Finding] = []
    let text = CSSText(SourceText(file: "t", "label { \(declaration); }"))
    return ExtraCSSFinding.all(in: CSSStylesheet(text, findings: &ignored))
      .contains { $0.rule == .magnitude }
  }
}
