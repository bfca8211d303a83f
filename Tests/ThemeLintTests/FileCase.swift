import Fixtures
import Testing
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeSource

/// A rule of reading put to the test: a file that it speaks of, one that it all but speaks of, and
/// the first one fixed.
struct FileCase: Sendable, CustomTestStringConvertible {
  let rule: RuleID
  let format: ThemeFormat

  /// The file; `▸` is where the finding is expected, U+FFFD for a byte that is not UTF-8.
  let fires: String

  /// The first finding.
  let finding: String

  /// A file that comes close.
  let nearly: String

  /// The first file, fixed by the rule's own fix, or by hand where it has none.
  let fixed: String

  let isFixedByHand: Bool

  /// The releases that are to read the file.
  let target: Target?

  init(
    _ rule: RuleID, in format: ThemeFormat = .livery, on target: Target? = .v4_8, fires: String,
    _ finding: String,
    nearly: String, fixed: String, byHand: Bool = true
  ) {
    self.rule = rule
    self.format = format
    self.fires = fires
    self.finding = finding
    self.nearly = nearly
    self.fixed = fixed
    isFixedByHand = byHand
    self.target = target
  }

  /// A theme's file behind the two lines that all have.
  static func theme(
    _ rule: RuleID, fires: String, _ finding: String, nearly: String, fixed: String,
    byHand: Bool = true
  ) -> FileCase {
    let head = "livery = 1\nname = 'T'\n"
    return FileCase(
      rule, fires: head + fires, finding, nearly: head + nearly, fixed: head + fixed,
      byHand: byHand)
  }

  var testDescription: String { "\(rule): \(fires)" }

  /// Expects the rule to find what it should where it should, and nothing once it is fixed.
  func verify() throws {
    let marked = MarkedText(fires)
    let found = try own(marked.text)
    let first = try #require(found.first)
    #expect("\(first.severity): \(first.message)" == finding)
    #expect(found.map(\.location.range.lowerBound) == marked.marks)
    for file in [nearly, fixed] { #expect(try own(MarkedText(file).text) == [], "\(file)") }
    if isFixedByHand {
      #expect(found.allSatisfy { $0.fix == nil })
    } else {
      let repair = try Repair(of: marked.text, found, changesDesign: true, check: own)
      #expect(String(decoding: repair.text.bytes, as: UTF8.self) == fixed)
    }
  }

  private func own(_ text: SourceText) throws -> [Finding] {
    let odd = Array("\u{fffd}".utf8)
    let bytes = [UInt8](
      text.bytes.split(separator: odd, omittingEmptySubsequences: false)
        .joined(separator: [0xff]))
    return try Linting.check(SourceText(file: "t", bytes: bytes), as: format, target: target)
      .filter { $0.rule == rule }
  }
}
