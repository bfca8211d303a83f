import Foundation
import GTKKnowledge
import Testing
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct StylesheetTests {
  private func stylesheet(
    _ text: String, _ appearance: Appearance = .light, target: Target = .v4_8,
    isComplete: Bool = false
  ) throws -> String {
    let library = ThemeLibrary(userFolder: nil, release: target.releases.lowerBound)
    let reading = try library.read(
      SourceText(file: "t", "livery = 1\nname = \"T\"\n" + text), path: nil)
    let theme = try #require(reading.theme, "\(reading.findings)")
    return Stylesheet(theme.resolved(appearance), target: target, isComplete: isComplete).text
  }

  @Test func namesOnlyWhatTheThemeSets() throws {
    #expect(
      try stylesheet("[colors]\naccent-bg = '#0b7285'\nwindow-fg = 'rgba(0,0,0,.5)'") == """
        /* T (light), written by Livery */
        @define-color accent_bg_color #0b7285;
        @define-color window_fg_color rgba(0,0,0,0.5);

        """)
  }

  @Test func namesEveryRoleWhenAskedTo() throws {
    let text = try stylesheet("", isComplete: true)
    for role in ColorRole.allCases { #expect(text.contains("@define-color \(role.namedColor) ")) }
  }

  @Test(arguments: [
    ("0.9999", "1"), ("11.9999999", "12"), ("0.0004", "0"), ("0.0005", "0.001"), ("0.5", "0.5"),
    ("12", "12"), ("7.25", "7.25"), ("10.05", "10.05"), ("1.0004", "1"), ("63.9996", "64"),
  ])
  func writesNumbersWithoutWhatTheyDoNotNeed(number: String, expected: String) throws {
    #expect(
      try stylesheet("[styles]\ncard = { spacing = \(number) }") == """
        /* T (light), written by Livery */

        .card:not(button),
        list.boxed-list {
          border-spacing: \(expected)px;
        }

        """)
  }

  @Test(arguments: [("-0.0004", "0"), ("-0.9999", "-1"), ("-2.5", "-2.5")])
  func writesNegativeNumbersWithoutWhatTheyDoNotNeed(number: String, expected: String) throws {
    let text = try stylesheet("[styles]\nlink = { letter-spacing = \(number) }")
    #expect(text.contains("  letter-spacing: \(expected)px;\n"))
  }

  /// Without a limit, the selectors of a theme of 250 KiB would take gigabytes.
  @Test func refusesMoreRulesThanSelectorsFitIn() throws {
    let states = ["hover", "active", "focus", "checked", "selected", "backdrop", "first", "last"]
    let keys = states.flatMap { outer in
      states.flatMap { inner in
        states.map { "'card:\(outer) row:\(inner) sidebar:\($0) label' = { color = 'red' }" }
      }
    }
    let text = "livery = 1\nname = \"T\"\n[styles]\n" + keys.joined(separator: "\n")
    let reading = try ThemeLibrary(userFolder: nil).read(SourceText(file: "t", text), path: nil)
    #expect(reading.theme == nil)
    #expect(reading.findings.map(\.rule.rawValue) == ["syntax/size"])
    #expect(reading.findings.allSatisfy { $0.location.start.line > 3 })
  }

  @Test func knowsTheCSSOfEveryComponent() {
    for component in Component.known { #expect(!component.selectors.isEmpty, "\(component)") }
  }

  /// What restores the style of a state would be an empty rule otherwise.
  @Test func bringsBackTheLookOfEachStateThatABackgroundHides() throws {
    for component in Component.known {
      let rule = "[styles]\n\(component.name) = { background = 'red' }"
      let plain = try stylesheet(rule, target: .all4)
      #expect(plain.components(separatedBy: "{").count == component.backgroundStates.count + 2)
      #expect(!plain.contains("{\n}"))
    }
  }

  @Test func bringsOutARuleOfTheBaseWhereItsRoleIsSet() throws {
    #expect(
      try stylesheet("[colors]\nsecondary-label = '#555'") == """
        /* T (light), written by Livery */
        @define-color secondary_label_color #555555;

        row label.subtitle {
          color: @secondary_label_color;
          opacity: 1;
        }

        .dim-label,
        .dimmed {
          color: @secondary_label_color;
          opacity: 1;
        }

        .osd .dim-label,
        .osd .dimmed,
        toast .dim-label,
        toast .dimmed,
        tooltip .dim-label,
        tooltip .dimmed {
          color: inherit; opacity: 0.55;
        }

        """)
  }

  /// libadwaita dims text less in high contrast, and says how much by a variable where it has one.
  @Test func dimsOnDarkSurfacesAsLibadwaitaDoes() throws {
    let theme = "[colors]\nsecondary-label = '#555'"
    let dimmed = { (appearance: Appearance, target: Target) in
      let text = try stylesheet(theme, appearance, target: target)
      return text.split(separator: "\n").last { $0.contains("opacity") }.map(String.init) ?? ""
    }
    let contrast = Appearance(.light, .highContrast)
    #expect(try dimmed(.light, .v4_8) == "  color: inherit; opacity: 0.55;")
    #expect(try dimmed(contrast, .v4_8) == "  color: inherit; opacity: 0.9;")
    for appearance in [Appearance.light, contrast] {
      #expect(try dimmed(appearance, .v4_16) == "  color: inherit; opacity: var(--dim-opacity);")
    }
  }

  /// Where a role is asked for, it is meant for the theme's surfaces; a color is meant everywhere.
  @Test func sparesDarkSurfacesTheColorsOfRoles() throws {
    let foreground = ".osd link,"
    #expect(try stylesheet("[colors]\nlink = 'red'").contains(foreground))
    #expect(try stylesheet("[styles]\nlink = { color = '$error' }").contains(foreground))
    #expect(try !stylesheet("[styles]\nlink = { color = 'red' }").contains(foreground))
    #expect(try !stylesheet("[styles]\nlink = { opacity = 0.5 }").contains(foreground))
    #expect(try !stylesheet("[styles]\n'card link' = { color = '$error' }").contains(foreground))
    #expect(try !stylesheet("").contains(".osd"))
  }

  @Test func definesWhatARuleNamesAndTheToolkitLacks() throws {
    #expect(
      try stylesheet("[styles]\nheadline = { color = '$secondary-label' }")
        .contains("@define-color secondary_label_color rgba(0,0,0,0.44);\n"))
    #expect(
      try !stylesheet("[styles]\nheadline = { color = '$accent' }").contains("@define-color"))
  }

  @Test func keepsAButtonsStatesOverItsBackground() throws {
    let text = try stylesheet(
      "[styles]\ndanger-button = { background = 'red' }\n"
        + "'danger-button:hover' = { background = 'maroon' }")
    #expect(
      text == """
        /* T (light), written by Livery */

        button.destructive-action {
          background-color: #ff0000;
        }

        button.destructive-action:hover {
          background-color: #800000;
          background-image: none;
        }

        button.destructive-action:checked {
          background-image: image(rgba(0, 0, 0, 0.15));
        }

        """)
  }

  @Test func aLongerChainComesLaterAndWins() throws {
    let text = try stylesheet(
      "[styles]\n'card card headline' = { color = 'red' }\nheadline = { color = 'blue' }\n"
        + "'card headline' = { color = 'green' }")
    let order = ["#0000ff", "#008000", "#ff0000"].compactMap { text.range(of: $0)?.lowerBound }
    #expect(order.count == 3 && order == order.sorted())
  }

  @Test func padsWhatGTKWouldLetLose() throws {
    // Of one list the selector of a view alone has more classes than that of a card's.
    let text = try stylesheet(
      "[styles]\n'list:selected:hover' = { color = 'red' }\n'window list' = { color = 'blue' }")
    #expect(text.contains(":not(.livery)"))
  }

  /// A container may be the node that a component's selector begins with: a boxed list is the list
  /// of its rows, a card the parent of its button.
  @Test(arguments: [
    ("card row", "list.boxed-list > row:not(.button)"),
    ("row:hover row-title", "list > row:not(.button):hover label.title"),
    ("segmented segment:hover", "box.linked.linked > button:hover"),
    ("card slider", ".card:not(button) scale > trough"), ("card label", "\n.card:not(button)"),
  ])
  func reachesWhatLiesRightInsideAContainer(key: String, selector: String) throws {
    let text = try stylesheet("[styles]\n'\(key)' = { color = 'red', opacity = 0.5 }")
    #expect(text.contains("\(selector),\n") || text.contains("\(selector) {\n"), "\(text)")
  }

  @Test(arguments: [
    ("padding = [1, 2.5]", "padding: 1px 2.5px;"),
    ("border-width = 1", "border-width: 1px;\n  border-style: solid;"),
    ("font-family = \"A \\\"B\\\", C\"", "font-family: \"A \\\"B\\\"\", \"C\";"),
    ("font-size = 10.5", "font-size: 10.5pt;"),
    ("shadow = 'none'", "box-shadow: none;"),
    ("shadow = 'small'", "box-shadow: 0px 1px 2px 0px rgba(0,0,0,0.3);"),
    (
      "shadow = ['0 1 2 red', '1px 2px 3px 4px blue']",
      "box-shadow: 0px 1px 2px 0px #ff0000, 1px 2px 3px 4px #0000ff;"
    ),
    ("transition = 150", "transition-duration: 150ms;"), ("opacity = 0.25", "opacity: 0.25;"),
    ("margin = -4", "margin: -4px;"), ("icon-size = 24", "-gtk-icon-size: 24px;"),
  ])
  func spells(declaration: String, css: String) throws {
    #expect(try stylesheet("[styles]\ncard = { \(declaration) }").contains("  \(css)\n"))
  }

  /// GTK warns of a scrollbar's slider that has less than no width.
  @Test func takesTheRoomOfAScrollbarsBorderBack() throws {
    let text = try stylesheet("[styles]\nscrollbar = { border-width = [2, 0] }")
    #expect(
      text.contains("  border-width: 2px 0px;\n  border-style: solid;\n  margin: -2px 0px;\n"))
    let own = try stylesheet("[styles]\nscrollbar = { border-width = 2, margin = -1 }")
    #expect(!own.contains("-2px") && own.contains("  margin: -1px;\n"))
  }

  @Test func writesVariablesForGTK416() throws {
    let text = try stylesheet("[colors]\naccent-bg = '#0b7285'", target: .v4_16)
    #expect(text.contains("\n  --accent-bg-color: #0b7285;\n"))
  }

  /// libadwaita derives the color from the background, inside dark surfaces anew; what apps read by
  /// name nobody derives.
  @Test(arguments: ["accent", "destructive", "success", "warning", "error"])
  func leavesWhatLibadwaitaDerivesToIt(role: String) throws {
    let background = "[colors]\n\(role)-bg = '#0b7285'\n"
    let color = try #require(Color(hex: "#0b7285"))
    let derived = Color.standalone(background: color, dark: false).hex.prefix(7)
    for target in [Target.v4_16, Target(.v4_18), .v4_20, Target(.v4_16 ... .v4_24)] {
      let text = try stylesheet(background, target: target)
      #expect(text.contains("@define-color \(role)_color \(derived);\n"))
      #expect(!text.contains("--\(role)-color"))
      let own = try stylesheet(background + "\(role) = 'red'", target: target)
      #expect(own.contains("\n  --\(role)-color: #ff0000;\n"))
      #expect(try stylesheet("", target: target, isComplete: true).contains("--\(role)-color"))
    }
    for target in [Target.v4_8, .all4] {
      #expect(try !stylesheet(background, target: target).contains("\(role)_color"))
    }
  }

  /// From 1.4 on libadwaita paints panes itself, those in one another in other roles.
  @Test func leavesPanesToLibadwaita() throws {
    let colors = "[colors]\nsidebar-bg = 'red'\nsidebar-fg = 'blue'\n"
    for target in [Target(.v4_12), .v4_16, .v4_20] {
      #expect(try !stylesheet(colors, target: target).contains("sidebar {"))
      #expect(try !stylesheet(colors, target: target).contains("pane"))
    }
    let text = """
      .navigation-sidebar,
      flap > .background {
        background-color: @sidebar_bg_color;
        color: @sidebar_fg_color;
      }

      .sidebar-pane .navigation-sidebar,
      .sidebar-pane flap > .background {
        background-color: transparent;
        color: inherit;
      }

      """
    for target in [Target.v4_8, .all4] {
      #expect(try stylesheet(colors, target: target).hasSuffix(text))
    }
    #expect(
      try stylesheet("[colors]\nsidebar-backdrop = 'red'").hasSuffix(
        """
        .sidebar-pane .navigation-sidebar:backdrop,
        .sidebar-pane flap > .background:backdrop {
          background-color: transparent;
        }

        """))
  }

  @Test func paintsEverySidebarWhereTheThemeHasARuleOfItsOwn() throws {
    let text = try stylesheet(
      "[colors]\nsidebar-backdrop = 'red'\n[styles]\nsidebar = { background = 'blue' }")
    #expect(text.contains(".sidebar-pane {\n  background-color: #0000ff;"))
    #expect(!text.contains(".sidebar-pane .navigation-sidebar"))
  }

  @Test func cannotBeBrokenByAName() throws {
    let library = ThemeLibrary(userFolder: nil)
    let reading = try library.read(
      SourceText(file: "t", "livery = 1\nname = \"*/ } window { color: red\""), path: nil)
    let theme = try #require(reading.theme)
    let text = Stylesheet(theme.resolved(.light)).text
    #expect(text == "/* * / } window { color: red (light), written by Livery */\n")
  }

  @Test func addsTheThemesOwnCSSLast() throws {
    let text = try stylesheet(
      "[styles]\ncard = { opacity = 1 }\n[extra]\ncss = 'calendar { opacity: 1; }'")
    #expect(text.hasSuffix("}\n\ncalendar { opacity: 1; }\n"))
  }
}
