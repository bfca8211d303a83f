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
}
