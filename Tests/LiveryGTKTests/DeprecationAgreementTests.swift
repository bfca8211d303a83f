import CLiveryAdwaita
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeSource

/// What GTK's own parser prints as deprecated with `GTK_DEBUG=css`, beside what the rules about
/// colors find.
@MainActor
@Suite(
  .enabled("needs a screen") { await Screen.isReady },
  .enabled("GTK has no such warnings before 4.16") { Toolkit.release >= .v4_16 }, .onScreen)
struct DeprecationAgreementTests {
  /// A stylesheet, and the lines that one side alone is to report, each for a reason.
  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    let css: String

    /// What GTK says nothing of, and why.
    var silentInGTK: [Int: String] = [:]

    /// What no rule says anything of, and why.
    var silentHere: [Int: String] = [:]

    var testDescription: String { css }
  }

  nonisolated static let rows = [
    Row(css: "a { color: alpha(red, 0.5); }"),
    Row(css: "a {\n  color: shade(red, 0.5);\n  border-color: mix(red, blue, 0.5);\n}"),
    Row(css: "a { color: lighter(red); }\nb { color: red; }\nc { color: darker(red); }"),
    Row(css: "a { color: ALPHA(red, 0.5); }"),
    Row(css: "a { color: alpha(\n  red,\n  0.5); }"),
    Row(css: "a { color:\n    @window_fg_color; }"),
    Row(css: "a { background: linear-gradient(\n  alpha(red, 0.5),\n  @view_bg_color); }"),
    Row(css: "a { box-shadow: 0 1px alpha(black, 0.5),\n  0 2px @accent_bg_color; }"),
    Row(css: "@keyframes k { from { color: red; }\n to { color: alpha(red, 0.5); } }"),
    Row(css: "a { color: color-mix(in srgb, @accent_color, red); }"),
    Row(css: "a { color: rgb(from @accent_color r g b); }"),
    Row(css: "a { color: alpha(shade(\n  @accent_color, 1.1), 0.5); }"),
    Row(css: "a { -gtk-icon-palette: success @success_color,\n  warning darker(red); }"),
    Row(css: "a { color: @borders; }"),
    Row(css: "a { color: color-mix(in srgb, red, blue); --x: red; }"),
    Row(css: "a { colour: alpha(red, 0.5); }"),
    Row(
      css: "@define-color brand\n  alpha(red, 0.5);",
      silentInGTK: [1: "a definition alone; GTK waits for its use"]),
    Row(
      css: "@define-color brand @other;\n@define-color other red;",
      silentInGTK: [2: "a definition alone; GTK waits for its use"]),
    Row(
      css: "@define-color brand red;\na { color: @brand; }\nb { color: @brand; }",
      silentInGTK: [1: "a definition alone; GTK waits for its use"]),
    Row(
      css: "a { --x:\n  shade(red, 0.5);\n  color: var(--x); }",
      silentInGTK: [2: "GTK reads what a variable holds where it is used, and then prints nothing"]),
    Row(
      css: "a { color: @nobody; }",
      silentHere: [1: "nobody defines it, which another rule reports"]),
    Row(
      css: "a { color: shade(nothing, 0.5); }",
      silentHere: [1: "GTK refuses the value, which another rule reports"]),
  ]

  /// `GTK_DEBUG_CSS`, which the headers of GTK 4.8 do not have.
  private static let debugCSS: UInt32 = 1 << 20

  private func linesOfGTK(_ css: String) -> Set<Int> {
    let flags = gtk_get_debug_flags()
    gtk_set_debug_flags(GtkDebugFlags(rawValue: flags.rawValue | Self.debugCSS))
    defer { gtk_set_debug_flags(flags) }
    return Set(CSSProvider().load(css).filter(\.isDeprecation).map { $0.line + 1 })
  }

  /// The lines of each change that the rules make, or of what they find where that stays.
  private func ourLines(_ css: String) throws -> Set<Int> {
    let reading = try ThemeLibrary(userFolder: nil).read(
      SourceText(file: "style.css", css), path: nil, as: .gtkCSS)
    let findings = Linter.check(reading, target: Target(Toolkit.release))
    return Set(
      findings.flatMap { finding -> [Int] in
        switch finding.rule {
        case "deprecated/color-function": [finding.location.start.line]
        case "deprecated/color-name":
          finding.fix.map { fix in
            fix.changes.filter { $0.replacement != ";" && !$0.replacement.hasPrefix(";\n") }
              .map(\.location.start.line)
          } ?? [finding.location.start.line]
        default: []
        }
      })
  }

  @Test(arguments: rows)
  func agreesWithGTKOnWhatIsDeprecated(row: Row) throws {
    let (gtk, ours) = (linesOfGTK(row.css), try ourLines(row.css))
    #expect(ours.subtracting(gtk) == Set(row.silentInGTK.keys))
    #expect(gtk.subtracting(ours) == Set(row.silentHere.keys))
  }

  @Test func findsDeprecationsOnlyWhereItAsksForThem() {
    let sheet = "a { color: alpha(red, 0.5); }"
    #expect(CSSProvider().load(sheet) == [])
    #expect(linesOfGTK(sheet) == [1])
  }
}
