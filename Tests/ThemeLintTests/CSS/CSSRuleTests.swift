import Testing
import ThemeCSS
import ThemeFormats
import ThemeSource

@Suite struct CSSRuleTests {
  @Test(arguments: parser + names + rules + references)
  func findsWhatItIsFor(_ rule: RuleCase) throws {
    try rule.verify()
  }

  /// A theme's own CSS.
  private static func css(_ css: String) -> String { "[extra]\ncss = '''\n\(css)\n'''" }

  static let parser = [
    RuleCase(
      "css/parse", fires: css("a ▸[b] { color: red; }\nc { color: blue; }"),
      "error: expected a selector", nearly: css("a b { color: red; }"),
      fixed: css("a { color: red; }\nc { color: blue; }"), byHand: true),
    RuleCase(
      "css/parse", fires: css("▸@supports (x) { label { color: red; } }"),
      "error: GTK knows '@define-color', '@import', '@keyframes' and, since 4.20, '@media', not "
        + "'@supports'",
      nearly: css("@keyframes x { to { color: red; } }"), fixed: css("label { color: red; }"),
      byHand: true),
    RuleCase(
      "css/property", fires: css("label { ▸colr: red; }"),
      "error: GTK 4.8 has no property 'colr'; did you mean 'color'?",
      nearly: css("label { caret-color: red; }"), fixed: css("label { color: red; }")),
    RuleCase(
      "css/property", fires: css("button { transition: ▸backgroud-color 200ms ease; }"),
      "warning: there is no property 'backgroud-color' to change over time; "
        + "did you mean 'background-color'?",
      nearly: css(
        "button { transition: all 1s, color 2s cubic-bezier(0, 0, 1, 1); }\n"
          + "row { transition-property: none; }"),
      fixed: css("button { transition: background-color 200ms ease; }")),
    RuleCase(
      "css/property",
      fires: css("label { transition: ▸foo 1s, color 2s; }\nrow { transition-property: ▸bogus; }"),
      "warning: there is no property 'foo' to change over time",
      "warning: there is no property 'bogus' to change over time",
      nearly: css("label { transition: color 2s; }"), fixed: css("label { transition: none; }"),
      byHand: true),
    RuleCase(
      "css/value", fires: css("label { color: red ▸!important; }"),
      "error: GTK has no '!important', and drops the declaration",
      nearly: css("label { color: red; }"), fixed: css("label { color: red; }")),
    RuleCase(
      "css/value", fires: css("label { opacity: ▸50%; }"), "error: expected a number",
      nearly: css("label { opacity: 0.5; }"), fixed: css("label { opacity: 0.5; }"), byHand: true),
    RuleCase(
      "css/value", fires: css("label { color: ▸var(--x); }"),
      "error: GTK 4.8 has no 'var()'; GTK 4.16 is the first to have it",
      nearly: css("label { color: @accent_color; }"), fixed: css("label { color: red; }"),
      byHand: true),
    RuleCase(
      "css/pseudo-class", fires: css("button:▸hovr { color: red; }"),
      "error: GTK 4.8 has no pseudo-class ':hovr'; did you mean ':hover'?",
      nearly: css("button:hover { color: red; }"), fixed: css("button:hover { color: red; }")),
    RuleCase(
      "css/pseudo-class", fires: css("row:▸nth-chld(2) { color: red; }"),
      "error: GTK 4.8 has no pseudo-class ':nth-chld()'; did you mean ':nth-child()'?",
      nearly: css("row:nth-child(2n + 1) { color: red; }"),
      fixed: css("row:nth-child(2) { color: red; }")),
  ]

  static let rules = [
    RuleCase(
      "style/beaten", fires: css("button.a { ▸color: red; }\nbutton.a { color: blue; }"),
      "warning: 'color' never applies because of the 'color' on line 6",
      nearly: css("button.a, b { color: red; }\nbutton.a { color: blue; }"),
      fixed: css("button.a { color: blue; }"), byHand: true),
    // One selector, spelled in two ways; shorthands set what they stand for.
    RuleCase(
      "style/beaten",
      fires: css(
        "a:hover.b > c { ▸padding-left: 1px; border-top-color: red; }\n"
          + "a.b:hover>c { padding: 2px; border: none; }"),
      "warning: 'padding-left' and 'border-top-color' never apply because of the rule on line 6",
      nearly: css("a:hover.b > c { padding: 1px; }\na.b:hover>c { padding-left: 2px; }"),
      fixed: css("a.b:hover>c { padding: 2px; border: none; }"), byHand: true),
    // What is said again is not lost, and is not called so beside what is.
    RuleCase(
      "style/beaten",
      fires: css("a { margin: 1px; ▸color: red; }\na { margin: 1px; color: blue; }"),
      "warning: 'color' never applies because of the 'color' on line 6",
      nearly: css("a { margin: 1px; color: red; }\nb { margin: 1px; color: blue; }"),
      fixed: css("a { margin: 1px; color: blue; }"), byHand: true),
    RuleCase(
      "style/beaten", fires: css("@define-color ▸mine red;\n@define-color mine red;"),
      "note: '@mine' is repeated on line 6", nearly: css("@define-color mine red;"),
      fixed: css("@define-color mine red;"), byHand: true),
    // The older form first is how a stylesheet serves several releases.
    RuleCase(
      "style/beaten", on: .all4, fires: css("label { ▸color: red; color: blue; }"),
      "warning: 'color' never applies because of the 'color' on line 5",
      nearly: css("label { color: red; color: color-mix(in srgb, red, blue); }"),
      fixed: css("label { color: blue; }"), byHand: true),
    RuleCase(
      "style/beaten", on: .v4_20,
      fires: css("@media (prefers-contrast: more) { a { ▸color: red; } a { color: red; } }"),
      "note: 'color' is repeated on line 5",
      nearly: css("@media (prefers-contrast: more) { a { color: red; } }\na { color: red; }"),
      fixed: css("@media (prefers-contrast: more) { a { color: red; } }"), byHand: true),
    RuleCase(
      "style/beaten", fires: css("@define-color ▸mine red;\n@define-color mine blue;"),
      "warning: '@mine' never applies because of the '@define-color' on line 6",
      nearly: css("@define-color mine red;\n@define-color ours blue;"),
      fixed: css("@define-color mine blue;"), byHand: true),
    RuleCase(
      "contrast/style",
      fires: css(
        "selection { color: ▸@view_bg_color; background-color: alpha(@view_bg_color, 1); }"),
      "warning: the text of 'selection' has a contrast of 1.00:1 on its own background in light, below 3:1; "
        + "'#949494' is the nearest color that passes; also '#696969' in dark",
      nearly: css(
        "selection { color: transparent; background-color: @view_bg_color; }\n"
          + "label { color: #666; background-color: black; }"),
      fixed: css("selection { color: @view_fg_color; background-color: @view_bg_color; }"),
      byHand: true),
    RuleCase(
      "value/amount", fires: css("label { color: alpha(@view_fg_color, ▸-1); opacity: ▸5; }"),
      "warning: 'alpha()' expects a factor from 0 upwards, not '-1', which paints nothing",
      "warning: 'opacity' is a share from 0 to 1, not '5'; '5%' is '0.05'",
      nearly: css("label { color: alpha(@shade_color, 2); opacity: 1; }"),
      fixed: css("label { color: alpha(@view_fg_color, 0.5); opacity: 0.5; }"), byHand: true),
    RuleCase(
      "css/media", on: .v4_20,
      fires: css("@media not (▸prefers-colour-scheme: dark) { a { color: red; } }"),
      "warning: no feature of '@media' is called 'prefers-colour-scheme', so that the condition "
        + "is never true; did you mean 'prefers-color-scheme'?",
      nearly: css("@media (prefers-reduced-motion: REDUCE) { a { color: red; } }"),
      fixed: css("@media not (prefers-color-scheme: dark) { a { color: red; } }")),
  ]

  static let references = [
    RuleCase(
      "reference/undefined", fires: css("label { animation: ▸spn 1s linear infinite; }"),
      "error: no '@keyframes' is called 'spn'; did you mean 'spin'?",
      nearly: css(
        "label { animation: mine 1s steps(2, end), spin 1s ease-in; }\n"
          + "@keyframes mine { to { color: red; } }"),
      fixed: css("label { animation: spin 1s linear infinite; }")),
    RuleCase(
      "reference/undefined", on: .v4_16, fires: css("label { color: var(▸--acent-color); }"),
      "warning: no variable is called '--acent-color'; did you mean '--accent-color'?",
      nearly: css("label { --mine: red; color: var(--mine); margin: var(--theirs, 1px); }"),
      fixed: css("label { color: var(--accent-color); }")),
    RuleCase(
      "reference/unused", on: .v4_16, fires: css(":root { ▸--acent-fg-color: #000000; }"),
      "warning: nothing uses the variable '--acent-fg-color'; did you mean '--accent-fg-color'?",
      nearly: css(":root { --acent-fg-color: #000; }\nlabel { color: var(--acent-fg-color); }"),
      fixed: css(":root { --accent-fg-color: #000000; }"), byHand: true),
    // Colors may be a palette for apps, sizes are not.
    RuleCase(
      "reference/unused", on: .v4_16, fires: css(":root { ▸--spare-radius: 7px; }"),
      "note: nothing here uses the variable '--spare-radius', only an app could",
      nearly: css(":root { --spare: #000; }"),
      fixed: css(""), byHand: true),
    RuleCase(
      "reference/loop", fires: css("@define-color ▸a_c @b_c;\n@define-color b_c shade(@a_c, 1);"),
      "error: a loop of references: 'a_c' -> 'b_c' -> 'a_c'",
      nearly: css("@define-color a_c @b_c;\n@define-color b_c red;"),
      fixed: css("@define-color a_c @b_c;\n@define-color b_c red;"), byHand: true),
    RuleCase(
      "reference/loop", on: .v4_16,
      fires: css(
        "label { ▸--tone: mix(var(--tone), red, 0.5); color: var(--tone); }\n"
          + "image { ▸--a: var(--b); --b: calc(1px + var(--a)); --c: var(--a); }"),
      "error: a loop of references: '--tone' -> '--tone'",
      "error: a loop of references: '--a' -> '--b' -> '--a'",
      // A later value counts, and so does that of a widget around.
      nearly: css(
        "label { --a: var(--a); --a: red; --tone: var(--b, var(--tone)); color: var(--a); }\n"
          + "box { --b: var(--c); }\nimage { --c: var(--b); }"),
      fixed: css("label { --tone: red; color: var(--tone); }"), byHand: true),
  ]

  static let names = [
    RuleCase(
      "css/node",
      fires: css("▸calender label, .a calender { color: red; }\n.b calender { color: red; }"),
      "warning: no widget of GTK or libadwaita has the node 'calender'; did you mean 'calendar'?; "
        + "also on line 6",
      nearly: css("calendar label { color: red; }"),
      fixed: css("calendar label, .a calendar { color: red; }\n.b calendar { color: red; }"),
      byHand: true),
    RuleCase(
      "css/node", fires: css("▸buton, .a > buton { color: red; }"),
      "warning: no widget of GTK or libadwaita has the node 'buton'; did you mean 'button'?; "
        + "so 2 times here",
      nearly: css("button { color: red; }"), fixed: css("button, .a > button { color: red; }"),
      byHand: true),
    // The dot of a class of GTK's, however often it is missing.
    RuleCase(
      "css/node",
      fires: css(
        ".view { color: red; }\n▸view:hover { color: red; }\n"
          + "view:active { color: red; }\nrow view { color: red; }"),
      "warning: no widget of GTK or libadwaita has the node 'view'; did you mean the style class "
        + "'.view'?; also on lines 7 and 8",
      nearly: css(".view, .view:hover { color: red; }"), fixed: css(".view { color: red; }"),
      byHand: true),
    // What is left of GTK 3 is one cause.
    RuleCase(
      "css/node",
      fires: css("▸decoration { color: red; }\nmenuitem, .b decoration, toolitem { color: red; }"),
      "note: no widget of GTK or libadwaita has the nodes 'decoration', 'menuitem' and 'toolitem'",
      // Two names that nobody knows are widgets of an app, whatever its classes are called.
      nearly: css(".cover { color: red; }\ncoverflow cover { color: red; }"),
      fixed: css("window { color: red; }"), byHand: true),
    RuleCase(
      "css/node", fires: css("button:not(▸menuitem) > ▸banner { color: red; }"),
      "note: no widget of GTK or libadwaita has the node 'menuitem'",
      "note: 'banner' matches nothing on GTK 4.8; libadwaita 1.3 is the first to have it",
      // What an app calls its own widgets.
      nearly: css(
        "@keyframes nobody { from { color: red; } }\nbutton.x#y, mycanvas { color: red; }"),
      fixed: css("button { color: red; }"), byHand: true),
    RuleCase(
      "value/amount",
      fires: css(
        "label { color: rgba(0, 0, 0, ▸200); background: alpha(@shade_color, ▸80);\n"
          + "  border-color: hsla(20, 50%, 50%, ▸1.5); }"),
      "warning: 'rgba()' ends with an opacity from 0 to 1, not '200'",
      "warning: 'alpha()' by '80' makes the color opaque; a factor is mostly from 0 to 1; '80%' is "
        + "'0.8'",
      "warning: 'hsla()' ends with an opacity from 0 to 1, not '1.5'",
      nearly: css(
        "label { color: rgba(0, 0, 200, 1); background: rgb(0, 0, 200);\n"
          + "  border-color: alpha(@shade_color, 1.5); }"),
      fixed: css("label { color: rgba(0, 0, 0, 0.8); }"), byHand: true),
    // What is left of GTK 3, also beside a class of the same name.
    RuleCase(
      "css/node", fires: css(".menuitem { color: red; }\n▸menuitem:hover { color: blue; }"),
      "note: no widget of GTK or libadwaita has the node 'menuitem'",
      nearly: css(".menuitem:hover { color: blue; }"),
      fixed: css(".menuitem { color: red; }\nmodelbutton:hover { color: blue; }"), byHand: true),
    // The types of widgets, whose nodes have other names.
    RuleCase(
      "css/node",
      fires: css("▸GtkButton.x { color: red; }\nrow AdwBanner > GtkButton { color: red; }"),
      "warning: no node is called as the type of its widget since GTK 3.20: 'GtkButton' (now 'button') "
        + "and 'AdwBanner' (now 'banner')",
      // A widget of an app, and one of a library that has kept the name.
      nearly: css("MyButton, GtkSourceStyleSchemePreview { color: red; }"),
      fixed: css("button.x { color: red; }"), byHand: true),
    RuleCase(
      "css/comment",
      fires: css("▸/* One\n.a { margin: 1px; }\n/* Two */\n.b { margin: 1px; }"),
      "warning: the comment ends after the next one, on line 7, so that GTK reads no rule between; is "
        + "its '*/' missing?",
      // What is no rule hides nothing, and what is no comment has no end.
      nearly: css(
        "/* One /* and two */ .a { margin: 1px; }\n/* .b { margin: 1px; } */\n"
          + "/* a/* and b */ .c { background: url('/*'); }"),
      fixed: css("/* One */\n.a { margin: 1px; }\n/* Two */\n.b { margin: 1px; }"), byHand: true),
    // Selected text keeps its color.
    RuleCase(
      "contrast/style", fires: css("entry > text > selection { background-color: ▸#05212a; }"),
      "warning: the text of 'entry > text > selection' has a contrast of 1.22:1 on its own background in light, "
        + "below 3:1; '#7c7c7ccc' is the nearest color that passes",
      nearly: css(
        "entry > text > selection { background-color: alpha(#3584e4, 0.3); }\n"
          + "textview > text > selection { background-color: #05212a; color: white; }"),
      fixed: css("entry > text > selection { background-color: #7c7c7ccc; }"), byHand: true),
    // A dot that is missing.
    RuleCase(
      "css/node", fires: css(".status-pill { color: red; }\n▸status-pill:hover { color: blue; }"),
      "warning: no widget of GTK or libadwaita has the node 'status-pill'; did you mean the style "
        + "class '.status-pill'?",
      nearly: css(
        ".status-pill { color: red; }\nmycanvas:hover { color: blue; }\n"
          // An app's node beside a class of its name.
          + ".datepicker { color: red; }\ndatepicker { color: red; }\n"
          + "datepicker:hover { color: blue; }\ndatepicker label { color: blue; }"),
      fixed: css(".status-pill { color: red; }\n.status-pill:hover { color: blue; }"), byHand: true),
    RuleCase(
      "css/style-class", fires: css("button.▸sugested-action:hover { color: red; }"),
      "warning: no widget of GTK or libadwaita has the style class 'sugested-action'; "
        + "did you mean 'suggested-action'?",
      nearly: css("button.suggested-action, .my-app-class, .labels, .image1 { color: red; }"),
      fixed: css("button.suggested-action:hover { color: red; }"), byHand: true),
    // Of a short name nobody doubles or swaps a letter on purpose.
    RuleCase(
      "css/style-class", fires: css("row.▸viiew, row.▸falt { color: red; }"),
      "warning: no widget of GTK or libadwaita has the style class 'viiew'; did you mean 'view'?",
      "warning: no widget of GTK or libadwaita has the style class 'falt'; did you mean 'flat'?",
      nearly: css("row.views, row.vie, row.float, row.halt { color: red; }"),
      fixed: css("row.view, row.flat { color: red; }"), byHand: true),
    // What an app calls its own widgets differs in more than a letter.
    RuleCase(
      "css/style-class", fires: css(".agenda .day-label, .agenda .▸dimmer { color: red; }"),
      "warning: no widget of GTK or libadwaita has the style class 'dimmer'; did you mean 'dimmed'?",
      nearly: css(".agenda .dim-label, .large-time { color: red; }"),
      fixed: css(".agenda .dim-label { color: red; }"), byHand: true),
    RuleCase(
      "css/node", fires: css("▸switcher > box { margin: 2px; }"),
      "warning: no widget of GTK or libadwaita has the node 'switcher'; did you mean 'switch'?",
      nearly: css("switch > box { margin: 2px; }"), fixed: css("switch > box { margin: 2px; }"),
      byHand: true),
    RuleCase(
      "css/selector", fires: css("label, ▸* { color: red; }\n▸box {}"),
      "warning: '*' hits every part of every widget",
      "warning: 'box' hits every box that widgets are laid out in",
      nearly: css(
        ".a *, *.b, *:first-child, *:link:hover, window, window label, box.c {}"),
      fixed: css("label {}"), byHand: true),
    RuleCase(
      "reference/undefined", fires: css("label { color: mix(▸@acent_color, @accent_color, 0.5); }"),
      "error: no color is called '@acent_color' on GTK 4.8; did you mean '@accent_color'?",
      nearly: css(
        "@define-color own red;\nlabel { color: @own; background: @theme_bg_color; "
          + "border-color: @blue_1; }"),
      fixed: css("label { color: mix(@accent_color, @accent_color, 0.5); }")),
    // An app defines a color while it runs, and a theme paints with it the part that it is named
    // for.
    RuleCase(
      "reference/undefined", fires: css("button.flat { color: ▸@button_tone; }"),
      "error: no color is called '@button_tone' on GTK 4.8",
      nearly: css(
        "@define-color button_tone red;\nbutton { color: @button_tone; }\n"
          + ".colorpad:hover { color: @colorpad_fg_color; }"),
      fixed: css("button { color: red; }"), byHand: true),
    RuleCase(
      "reference/undefined", fires: css("label { color: ▸@sidebar_shade_color; }"),
      "error: no color is called '@sidebar_shade_color' on GTK 4.8",
      nearly: "[colors]\nsidebar-shade = '#0001'\n" + css("label { color: @sidebar_shade_color; }"),
      fixed: css("label { color: @shade_color; }"), byHand: true),
  ]

  @Test func leavesToLaterVersionsWhatIsTheirs() throws {
    let body = CSSRuleTests.css(
      ":root { --a: red; }\nlabel { color: var(--a); }\nbanner { color: color-mix(in srgb, red, blue); }"
    )
    let rules = try Linting.findings(body, target: .v4_16).map(\.rule.rawValue)
    #expect(!rules.contains { $0.hasPrefix("css/") })
    #expect(try Linting.findings(body).count { $0.rule.family == "css" } == 4)
  }

  @Test(arguments: [
    ("a { color: red", [], ["1 syntax/css"]),
    ("a { color: bule", ["1 css/value"], ["1 syntax/css"]),
    ("a { color: red } /* b", [], ["1 syntax/css"]), ("a", ["1 css/parse"], []),
    ("a { color: 'red", ["1 css/value"], []),
    ("a:not(.b", ["1 css/parse"], []), ("@define-color", ["1 css/parse"], ["1 syntax/css"]),
    ("a { color: rgb(1,2,3;\n}\n@define-color;", ["1 css/value"], []),
    ("a:nth-child(- 2n-1) { color: red; }", [], []), ("a:nth-child(2n--5) { color: red; }", [], []),
    ("a:nth-child(2n-x) { color: red; }", ["1 css/pseudo-class"], []),
  ])
  func saysInTheNameOfGTKWhatGTKSays(css: String, parser: [String], own: [String]) throws {
    let found = try Linting.check(SourceText(file: "t", css), as: .gtkCSS)
    let lines = { (found: [Finding]) in found.map { "\($0.location.start.line) \($0.rule)" } }
    let (open, others) = (
      found.filter { $0.rule == "syntax/css" }, found.filter { $0.rule != "syntax/css" }
    )
    #expect(lines(others.filter { $0.severity == .error }) == parser)
    // GTK closes at the end of a file what is open there.
    #expect(lines(open) == own && open.allSatisfy { $0.severity == .warning })
  }

  /// What a sign that is missing or too many leads to is one finding, where the sign should be.
  @Test(arguments: [
    ("label {\n  margin: 1px\n  color: red;\n}", ["2:11 css/value"]),
    ("label {\n  padding; 6px;\n}", ["2:10 css/parse"]),
    ("label\n  color: red;\n}\nentry { margin: 0; }", ["1:1 css/parse"]),
    ("label { margin: 0; }\n  color: red;\n}\nentry { margin: 0; }", ["2:3 css/parse"]),
    ("label { color: rgba(1 2 3 0.5); }", ["1:23 css/value"]),
    ("label { transition: color 1s ease-outt; }", ["1:30 css/value"]),
    (
      "@keyframe turn { from { margin: 0; } }\nlabel { animation: turn 1s; }", ["1:1 css/parse"]
    ),
    (
      "@keyframes turn { from { margin: 0; } }\nlabel { animation: turm 1s; }",
      ["2:20 reference/undefined"]
    ),
  ])
  func saysOnceWhatOneSignLeadsTo(css: String, places: [String]) throws {
    let found = try Linting.check(SourceText(file: "t", css), as: .gtkCSS, target: .all4)
    #expect(
      found.map { "\($0.location.start.line):\($0.location.start.column) \($0.rule)" } == places,
      "\(found)")
  }

  /// One wrong color does not make another scheme of the rest.
  @Test(arguments: [
    "@define-color card_bg_color @nothing;", "@define-color card_bg_color @card_bg_color;",
    "@import 'gone.css';", "@define-color foam e8f1f5;",
  ])
  func judgesTheSchemeThatTheRestIsMadeFor(css: String) throws {
    let rest = "\n@define-color window_bg_color #10202c;\n@define-color window_fg_color #e8f1f5;\n"
    let found = try Linting.check(SourceText(file: "t", css + rest), as: .gtkCSS, target: .all4)
    #expect(found.contains { $0.severity > .note && $0.location.start.line == 1 })
    #expect(
      !found.contains { $0.message.contains("in light") && !$0.message.contains("below stock") })
  }

  /// GTK 3 refuses what is open at the end of a file, and one cause is one finding.
  @Test(arguments: [
    ("label { color: red", "1:7"), ("label { color: red; }\n/* b", "2:1"),
    ("@keyframes x { from { opacity: 0; }", "1:14"),
  ])
  func saysOnceInTheNameOfGTK3WhatIsOpen(css: String, place: String) throws {
    let text = SourceText(file: "t", css)
    let found = try Linting.check(text, as: .gtkCSS, target: .v3_24).filter {
      $0.severity == .error
    }
    #expect(found.map { "\($0.location.start.line):\($0.location.start.column)" } == [place])
    #expect(found.allSatisfy { $0.rule == "syntax/css" })
  }

  /// One cause is one finding, whoever finds it.
  @Test(arguments: [
    ("label { color: rgba(1,2,3; }\nbutton { color: red; }", ["1 css/value"]),
    ("button::before { color: red; }", ["1 css/pseudo-class"]),
    ("@supports (x) { label { color: red; } }", ["1 css/parse"]),
    ("@media (prefers-color-scheme: dark) { label { color: red; } }", ["1 css/parse"]),
    ("label { color: @252525; }", ["1 css/value"]),
  ])
  func saysOnceWhatIsWrong(css: String, expected: [String]) throws {
    let found = try Linting.check(SourceText(file: "t", css), as: .gtkCSS)
    #expect(found.map { "\($0.location.start.line) \($0.rule)" } == expected, "\(found)")
  }

  /// GTK's parser takes any variable, and complains of it at each widget.
  @Test(arguments: [
    (":root { --round: 4px; }\nlabel { color: var(--round); }", true),
    (":root { --round: 4px; }\nlabel { border-radius: var(--round); }", false),
    (":root { --paint: #ff0000; }\nentry { border-radius: var(--paint); }", true),
    ("entry { --paint: red; color: var(--paint); margin: var(--from-an-app); }", false),
    ("entry { color: var(--accent-bg-color); margin: calc(var(--x, 2px) * 2); }", false),
    (":root { --a: 1px; }\n.dark { --a: red; }\nentry { color: var(--a); }", false),
  ])
  func findsVariablesOfTheWrongKind(css: String, isFound: Bool) throws {
    let found = try Linting.check(SourceText(file: "t", css), as: .gtkCSS, target: .v4_16)
      .filter { $0.rule == "css/value" }
    #expect(found.map(\.severity) == (isFound ? [.warning] : []), "\(found)")
    #expect(found.allSatisfy { $0.message.contains("by its variables: ") })
  }

  @Test func takesAFormFeedForWhiteSpace() throws {
    let found = try Linting.check(
      SourceText(file: "t", "label\u{c}{ color:\u{c}red; }"), as: .gtkCSS)
    #expect(found == [])
  }

  @Test func judgesTheRestOfAStylesheetWithBadColors() throws {
    let text = SourceText(
      file: "t", "@define-color a bule;\nbuton { colr: red; }\n@define-color b #ff;\nlabell:d {}")
    let found = try Linting.check(text, as: .gtkCSS)
    #expect(
      found.map { "\($0.location.start.line) \($0.rule)" } == [
        "1 css/value", "2 css/node", "2 css/property", "3 css/value", "4 style/empty", "4 css/node",
        "4 css/pseudo-class",
      ])
  }
}

extension CSSRuleTests {
  /// Names hold any character when they are escaped, and may be as long as the file.
  @Test(arguments: [
    ".sugested-actio\\a n {}", "label { c\\1b olr: red; }",
    "label { color: @a\\9b c; }", "label { color: r\\2028 d; }", "button:h\\d ver {}",
    "label { background: url('/a\\a b'); }",
    "\(String(repeating: "n", count: 100_000)) { \(String(repeating: "p", count: 100_000)): 1; }",
    "label { color: \(String(repeating: "c", count: 100_000)); }",
  ])
  func saysNamesOnOneLine(css: String) throws {
    let found = try Linting.check(SourceText(file: "t", css), as: .gtkCSS)
    #expect(!found.isEmpty)
    for message in found.map(\.message) {
      #expect(message.utf8.count < 300)
      #expect(!message.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(!message.unicodeScalars.contains("\u{2028}"))
    }
  }
}
