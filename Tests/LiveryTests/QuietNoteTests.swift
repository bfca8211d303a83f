import Fixtures
import Foundation
import Testing

/// Notes that nobody has to act on count where a project asks for them.
@Suite struct QuietNoteTests {
  @Test(arguments: [
    ("style/beaten", "a { color: red; }\na { color: red; }\n"),
    ("style/empty", "#scroll {\n}\n"),
    // Stock Adwaita has as little.
    ("contrast/text", "@define-color accent_bg_color #3584e4;\n"),
    // Nobody sees a tenth less than the minimum.
    (
      "contrast/text",
      "@define-color popover_bg_color white;\n@define-color popover_fg_color #787878;\n"
    ),
  ])
  func areLeftOutUnlessTheirRuleIsNamed(rule: String, css: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("gtk.css", css)
    let quiet = try Program.run(["check", file, "--target", "4.8"], in: folder.path)
    #expect(quiet.status == 0 && !quiet.output.contains(rule), "\(quiet)")
    try folder.write("livery.toml", "select = [\"\(rule)\"]\n")
    let asked = try Program.run(["check", file, "--target", "4.8"], in: folder.path)
    #expect(asked.output.contains(": note: ") && asked.output.contains("[\(rule)]"), "\(asked)")
  }
}
