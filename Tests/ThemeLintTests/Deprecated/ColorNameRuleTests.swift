import GTKKnowledge
import Testing
import ThemeCSS
import ThemeSource

@Suite struct ColorNameRuleTests {
  @Test func writesVariablesForColorsAndKeepsAllElse() throws {
    let old = """
      /* Colors. */
      @define-color brand #3584e4; /* blue */
      @define-color brand_dark shade(@brand, 0.8);

      @define-color window_bg_color mix(#fff, @brand, 0.07);
      label { color: @brand_dark; border: 1px solid @card_fg_color; }
      @define-color late red;
      @media (prefers-contrast: more) {
        @define-color late blue;
      }
      @keyframes a { to { color: @late; } }
      """
    let new = """
      /* Colors. */
      :root {
        --brand: #3584e4; /* blue */
        --brand-dark: hsl(from var(--brand) h calc(s * 0.8) calc(l * 0.8));

        --window-bg-color: color-mix(in srgb, #fff, var(--brand) 7%);
        --headerbar-backdrop-color: var(--window-bg-color);
      }
      label { color: var(--brand-dark); border: 1px solid var(--card-fg-color); }
      :root {
        --late: red;
      }
      @media (prefers-contrast: more) {
        :root {
          --late: blue;
        }
      }
      @keyframes a { to { color: var(--late); } }
      """
    #expect(try Modernizing.fixed(old) == new)
    #expect(try Modernizing.fixed(new) == new)
  }

  @Test(arguments: ["", "\u{feff}a { }\r\n"])
  func keepsLineEndsAndTheByteOrderMark(start: String) throws {
    let old = start + "@define-color brånd red;\r\nlabel { color: @brånd; }\r\n"
    #expect(
      try Modernizing.fixed(old)
        == start + ":root {\r\n  --brånd: red;\r\n}\r\nlabel { color: var(--brånd); }\r\n")
  }

  @Test(arguments: [
    ("@define-color a @b; @define-color b @a; x { color: @a; }", "it is made of itself"),
    (
      "@define-color a red; x { --a: blue; color: @a; }", "a variable has the name '--a'"
    ),
    ("@define-color a nothing; x { color: @a; }", "GTK's parser does not take its definition"),
    (
      "@define-color /* b */ a red; x { color: @a; }",
      "it is written with escapes, or with a comment"
    ),
    (
      "@define-color a red; x { color: @a; } @nonsense @a;",
      "it is used where GTK's parser does not"
    ),
    ("@define-color accent_color red;", "libadwaita sets '--accent-color' on some widgets"),
    ("x { color: @accent_bg_color; }", "libadwaita sets '--accent-bg-color' on some widgets"),
    ("@define-color borders red;", "libadwaita has no variable in its place"),
    ("x { color: @borders; }", "libadwaita has no variable in its place"),
    (":root { --card-bg-color: red; } x { color: @card_bg_color; }", "the stylesheet sets"),
  ])
  func leavesANameThatNoVariableCanStandForAndSaysWhy(sheet: String, reason: String) throws {
    #expect(try Modernizing.fixed(sheet) == sheet)
    let messages = try Modernizing.messages(sheet)
    #expect(messages.first?.contains(reason) == true, "\(messages)")
  }

  @Test func keepsWhatAColorThatStaysIsMadeOf() throws {
    let sheet = "@define-color a red; @define-color borders @a; x { color: @a; }"
    #expect(try Modernizing.fixed(sheet) == sheet)
    #expect(
      try Modernizing.messages(sheet).first
        == "'@a' is deprecated since GTK 4.16, but stays: '@borders' is made of it, and stays")
  }

  @Test func keepsNamesThatNobodyDefines() throws {
    let sheet = "x { color: @nobody; }"
    #expect(try Modernizing.fixed(sheet) == sheet)
    #expect(try Modernizing.messages(sheet) == [])
  }

  @Test func isUnsafeOnlyWhereOtherStylesheetsMayUseTheName() throws {
    let safe = { (sheet: String) in
      try Modernizing.findings(SourceText(file: "a.css", sheet), on: .v4_20).map { $0.fix?.isSafe }
    }
    #expect(try safe("@define-color a red;") == [false])
    #expect(try safe("x { color: @card_bg_color; }") == [true])
  }

  @Test(arguments: [nil, .v4_8, Target(.v4_14 ... .latest), .all4])
  func isSilentUnlessEachReleaseOfAGivenTargetHasVariables(target: Target?) throws {
    #expect(try Modernizing.messages("@define-color a red; x { color: @a; }", on: target) == [])
  }
}
