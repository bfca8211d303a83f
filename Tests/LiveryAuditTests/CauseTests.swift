import Fixtures
import GTKFixtures
import Testing

/// Stylesheets in which one line does what is found, and others look as if they did.
@Suite(.enabled("needs a screen") { PreviewCommand.hasScreen })
struct CauseTests {
  /// A line after `head`, with a rule of which a finding has to be at it, and no finding elsewhere.
  private static let cases = [
    ("link { color: #f0e8de; }", "contrast"),
    ("treeview.view:selected { color: #5a6a7a; background: #506070; }", "contrast"),
    ("popover > contents { background-color: #3a322a; }", "contrast"),
    ("headerbar { background: #3c342c; }", "state"),
    ("button:hover { background-color: #ffffff; color: #eeeeee; }", "contrast"),
    ("row { opacity: 0.3; }", "contrast"), ("image { -gtk-icon-size: 0; }", "contrast"),
    ("@define-color card_fg_color #d8d0c6;", "contrast"),
    ("@define-color shade_color #504030;", ""),
  ]

  private static let head = """
    @define-color accent_bg_color #8c4a1e;
    @define-color accent_fg_color #ffffff;
    @define-color accent_color #7a3d14;
    @define-color window_bg_color #faf6ef;
    @define-color window_fg_color #2b2118;
    @define-color view_bg_color #fffdf8;
    @define-color view_fg_color #2b2118;
    button.suggested-action { background-color: @accent_bg_color; color: @accent_fg_color; }

    """

  @Test func theLineThatDoesItIsNamed() throws {
    let folder = try TemporaryFolder()
    for (index, fault) in Self.cases.enumerated() {
      try folder.write("case-\(index).css", Self.head + fault.0 + "\n")
    }
    let line = Self.head.split(separator: "\n").count + 1
    let pages = ["text", "lists", "navigation", "feedback"].flatMap { ["--page", $0] }
    let states = ["normal", "hover"].flatMap { ["--state", $0] }
    let reading = try AuditReading(pages + states + ["--appearance", "light", folder.path])
    var (named, all) = (0, 0)
    for (index, fault) in Self.cases.enumerated() {
      let found = reading.findings.filter { $0.theme.hasSuffix("/case-\(index).css") }
      if !fault.1.isEmpty {
        #expect(
          found.contains { $0.line == line && $0.rule == "audit/\(fault.1)" && $0.certain },
          "\(fault.0): \(found.map(\.message))")
      }
      (named, all) = (named + found.count { $0.line == line }, all + found.count)
    }
    #expect(Double(named) >= 0.9 * Double(all), "\(named) of \(all)")
  }

  /// Rules of a state that give a widget what it has without the state, or that look like it.
  private static let stateCases = [
    (".navigation-sidebar > row:selected { background-color: transparent; }", "state"),
    ("row:focus-visible { outline: none; }", "focus"),
    ("button:focus-visible { outline-width: 0; }", "focus"),
    ("entry:focus-within { outline-color: transparent; }", "focus"),
    // What is on already is not seen to change.
    ("button:checked { background-color: black; color: white; }", ""),
    // 'sassc' leaves names in variables.
    ("button { --accent-bg-color: $destructive; }\n.osd label { color: #444444; }", "contrast"),
  ]

  @Test func theRuleOfAStateIsNamed() throws {
    let folder = try TemporaryFolder()
    let filler = (1...8).map { ".own-\($0) { font-weight: bold; padding-top: 3px; border: 0; }\n" }
    let head = Self.head + filler.joined()
    for (index, fault) in Self.stateCases.enumerated() {
      try folder.write("case-\(index).css", head + fault.0 + "\n")
    }
    let first = head.split(separator: "\n").count + 1
    let pages = ["controls", "text", "navigation"].flatMap { ["--page", $0] }
    let states = ["selected", "focus", "checked"].flatMap { ["--state", $0] }
    let reading = try AuditReading(pages + states + ["--appearance", "light", folder.path])
    for (index, fault) in Self.stateCases.enumerated() {
      let line = first + fault.0.count { $0 == "\n" }
      let found = reading.findings.filter { $0.theme.hasSuffix("/case-\(index).css") }
      if fault.1.isEmpty {
        #expect(!found.contains { $0.rule == "audit/state" }, "\(found.map(\.message))")
      } else {
        #expect(
          found.contains { $0.line == line && $0.rule == "audit/\(fault.1)" },
          "\(fault.0): \(found.map { "\($0.line) \($0.message)" })")
      }
    }
  }
}
