import GTKKnowledge
import Testing
import ThemeCSS
import ThemeFormats
import ThemeSource

/// Pairs of which a stylesheet paints one color, and nobody the other.
@Suite struct OwnSurfaceTests {
  @Test(arguments: [
    // GTK 3 writes no text in an accent or a status, but in a link.
    (
      "@define-color theme_bg_color #888;\n@define-color theme_base_color #888;\n"
        + "@define-color theme_selected_bg_color #777;", Target.v3_24, false
    ),
    (
      "@define-color theme_bg_color #888;\n@define-color error_color #777;", Target.v3_24, false
    ),
    ("@define-color window_bg_color #888;\n@define-color accent_bg_color #777;", .v3_24, false),
    ("@define-color card_bg_color #888;\n@define-color link_color #777;", .v3_24, true),
    // Where windows have a color of their own, stock Adwaita's are below nothing.
    (".background { background-color: #000; }\n@define-color error_color #c00;", .v4_8, false),
    (".background { color: red; }\n@define-color error_color #c00;", .v4_8, true),
    (
      "window { background: #000; }\n@define-color window_bg_color #000;\n"
        + "@define-color error_color #c00;", .v4_8, true
    ),
  ])
  func areJudgedWhereBothArePainted(css: String, target: Target, isFound: Bool) throws {
    let found = try Linting.check(SourceText(file: "t.css", css), as: .gtkCSS, target: target)
    #expect(found.contains { $0.rule == "contrast/label" } == isFound, "\(found)")
  }

  /// A palette has no say in what is made of it.
  @Test func leaveDimmedTextToWhatAPaletteBecomes() throws {
    let colors = (0..<16).map { index in
      let color = index < 5 ? "10101\(index)" : index < 8 ? "909090" : "f0a0\(index + 10)"
      return "  base0\(String(index, radix: 16, uppercase: true)): \"\(color)\"\n"
    }
    let scheme = SourceText(
      file: "a.yaml",
      "system: \"base16\"\nname: \"A\"\nauthor: \"B\"\nvariant: \"dark\"\npalette:\n"
        + colors.joined())
    let found = try Linting.check(scheme, as: .base16).filter { $0.rule == "contrast/dimmed" }
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == .note }, "\(found)")
  }
}
