import Fixtures
import GTKFixtures
import Testing

/// Single rules, and what an audit says of them.
@Suite(.enabled("needs a screen") { PreviewCommand.hasScreen })
struct PaintedCaseTests {
  /// A stylesheet with what has to be found in it: the rule and the end of a path.
  private struct Case {
    let css: String
    let rule, path: String

    init(_ css: String, _ rule: String, _ path: String) {
      (self.css, self.rule, self.path) = (css, "audit/\(rule)", path)
    }
  }

  private static let cases = [
    Case("image { color: transparent; }", "contrast", "button.image-button > image"),
    Case("image { -gtk-icon-size: 0; }", "contrast", "button.image-button > image"),
    Case("dropdown arrow { color: transparent; }", "contrast", "box.horizontal > arrow"),
    Case("checkbutton > check { opacity: 0; }", "contrast", "check:checked"),
    Case("entry { background: none; box-shadow: none; }", "border", "entry"),
    Case("spinbutton { background: none; box-shadow: none; }", "border", "spinbutton.horizontal"),
    Case("switch { background: none; }", "border", "switch"),
    Case("check, radio { box-shadow: none; background: none; }", "border", "checkbutton > check"),
    Case("switch > slider { background: none; box-shadow: none; }", "border", "switch > slider"),
    Case("scale > trough > slider { background: none; box-shadow: none; }", "border", "slider"),
    Case("scale > trough > highlight { background: none; }", "border", "highlight.top"),
    Case(
      "progressbar > trough, progressbar > trough > progress { background-color: #444444; }",
      "border", "progress.left"),
    Case("scrollbar > range > trough > slider { background: none; }", "border", "trough > slider"),
    Case("scrollbar { opacity: 0; }", "border", "trough > slider"),
    Case("textview { caret-color: @view_bg_color; }", "contrast", "textview.view (caret)"),
    Case("entry { caret-color: #ffffff; }", "contrast", "text (caret)"),
    Case("selection { background: #f1dfda; color: #eadcd8; }", "contrast", "entry.combo > text"),
    Case("selection { background: #f1dfda; color: #ecdcd8; }", "contrast", "textview.view"),
  ]

  /// Stylesheets that no finding may come of.
  private static let harmless = [
    "@define-color accent_color #1c71d8;",
    "boxview button { color: #eeeeee; background: white; }",
    "entry { background: none; box-shadow: inset 0 0 0 1px #888888; }",
    "scale > trough > slider { background: #808080; }", "textview { caret-color: #3584e4; }",
    "label.title-1 { text-shadow: 0 1px 1px rgba(0, 0, 0, 0.2); }",
    "selection { background-color: black; color: white; }", pictured, unreadableHere, covered,
  ]

  /// Black and white squares.
  private static let picture =
    "url(\"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAAAAACMmsGiAAAAEklEQVR4nGNgYPj/nwFMwGgGAE/EB/nUZ0IGAAAAAElFTkSuQmCC\")"

  /// Marks of checks that a picture paints.
  private static let pictured =
    "checkbutton > check:checked { -gtk-icon-source: none; background-image: \(picture); }"

  /// Text over a picture.
  private static let unreadableHere = "label.title-1 { background-image: \(picture); }"

  /// Text that the one after it lies over.
  private static let covered =
    ".card label.heading { margin-bottom: -40px; } .card label.dim-label { background: white; opacity: 1; min-height: 60px; }"

  @Test func areFoundWhereTheyAreSeenAndNowhereElse() throws {
    let folder = try TemporaryFolder()
    for (index, css) in (Self.cases.map(\.css) + Self.harmless).enumerated() {
      try folder.write("case-\(index).css", css + "\n")
    }
    let pages = ["controls", "navigation", "text", "custom-views"].flatMap { ["--page", $0] }
    let reading = try AuditReading(
      pages + ["--state", "normal", "--state", "selected", "--appearance", "light", folder.path])
    let found = { (index: Int) in
      reading.findings.filter { $0.theme.hasSuffix("/case-\(index).css") }
    }
    for (index, fault) in Self.cases.enumerated() {
      #expect(
        found(index).contains { finding in
          finding.rule == fault.rule && finding.line == 1
            && finding.places.contains { $0.path.hasSuffix(fault.path) }
        }, "\(fault.css): \(found(index).map(\.message))")
    }
    for (index, css) in Self.harmless.enumerated() {
      let findings = found(Self.cases.count + index).filter { $0.rule != "audit/overlap" }
      #expect(findings.isEmpty, "\(css): \(findings.map(\.message))")
    }
    let open = reading.incomplete.map { [$0.theme.suffix(7).description, $0.reason] }
    let last = Self.cases.count + Self.harmless.count
    #expect(open.contains(["-\(last - 2).css", "picture"]), "\(open)")
    #expect(open.contains(["-\(last - 1).css", "covered"]), "\(open)")
  }
}
