extension Component {
  /// Every component in the order of the cases.
  static let definitions: [Definition] = surfaces + lists + texts + buttons + controls + overlays

  private static let surfaces: [Definition] = [
    Definition(
      component: .window, name: "window",
      selectors: ["window.background:not(.messagedialog)"], summary: "a window"),
    Definition(
      component: .dialog, name: "dialog", selectors: ["window.messagedialog"],
      summary: "a message dialog", since: .v1_2),
    Definition(
      component: .headerbar, name: "headerbar", selectors: ["headerbar"],
      summary: "the bar with a window's title and controls", interior: [".start", ".end"],
      stateBackgrounds: [StateBackground(.backdrop, "background-color: @headerbar_backdrop_color;")]
    ),
    Definition(
      component: .sidebar, name: "sidebar",
      selectors: [".navigation-sidebar", "flap > .background", ".sidebar-pane"],
      summary: "a list that switches between pages, and the pane that it stands in"),
    Definition(
      component: .view, name: "view", selectors: [".view"],
      summary: "a surface for content: text, lists, grids"),
    Definition(
      component: .box, name: "box", selectors: ["boxview"],
      summary: "Livery's sample of a view of one's own"),
    Definition(
      component: .card, name: "card", selectors: [".card:not(button)", "list.boxed-list"],
      summary: "a raised surface, and a boxed list"),
  ]

  private static let lists: [Definition] = [
    Definition(
      component: .list, name: "list",
      selectors: [
        "list:not(.boxed-list):not(.content):not(.navigation-sidebar)",
        "listview:not(.navigation-sidebar)",
      ], summary: "a list of rows"),
    Definition(
      component: .row, name: "row", selectors: ["list > row", "listview > row"],
      summary: "a row of a list", interior: [".prefixes", ".suffixes"],
      stateBackgrounds: [
        StateBackground(.hover, "background-image: image(alpha(currentColor, 0.03));"),
        StateBackground(.active, "background-image: image(alpha(currentColor, 0.08));"),
        StateBackground(.selected, "background-image: image(alpha(currentColor, 0.1));"),
      ]),
    Definition(
      component: .rowTitle, name: "row-title", selectors: ["row label.title"],
      summary: "the title of a row"),
    Definition(
      component: .rowSubtitle, name: "row-subtitle", selectors: ["row label.subtitle"],
      summary: "the second line of a row"),
    Definition(
      component: .sectionHeader, name: "section-header",
      selectors: ["preferencesgroup label.heading.h4"], summary: "the title over a group of rows"),
  ]

  /// Text that no other style class colors.
  private static let uncolored =
    ":not(.accent):not(.success):not(.warning):not(.error):not(.dim-label)"

  /// The surface's own color, as faint as libadwaita makes it.
  private static let faded = "color: inherit; opacity: 0.55;"

  private static let texts: [Definition] = [
    Definition(
      component: .label, name: "label",
      selectors: [
        Selector(
          ":not(button):not(tab):not(link):not(tooltip) > label:not(.heading):not(.title)"
            + ":not(.subtitle):not(.title-1):not(.title-2):not(.title-3):not(.title-4)"
            + ":not(.large-title):not(.caption):not(.caption-heading):not(.footnote)"
            + ":not(.monospace):not(.document)")
      ], summary: "text",
      parts: [
        Part(
          .color,
          on: [
            "window.background", ".view", ".card:not(button)", "list", "listview",
            "popover > contents",
          ], as: "color", isInherited: true)
      ]),
    Definition(
      component: .title, name: "title",
      selectors: ["title-1", "title-2", "title-3", "title-4", "large-title"].map {
        Selector("label.\($0)\(uncolored)")
      }, summary: "a title, from the large one to the fourth"),
    Definition(
      component: .headline, name: "headline",
      selectors: [Selector("label.heading:not(.h4)\(uncolored)")],
      summary: "a heading over text"),
    Definition(
      component: .subhead, name: "subhead",
      selectors: [Selector("label.caption-heading\(uncolored)")],
      summary: "a small heading"),
    Definition(
      component: .footnote, name: "footnote", selectors: [Selector("label.footnote\(uncolored)")],
      summary: "text under a group; a style class of Livery's"),
    Definition(
      component: .caption, name: "caption",
      selectors: [Selector("label.caption:not(.footnote)\(uncolored)")],
      summary: "small text beside a picture or a value"),
    Definition(
      component: .monospace, name: "monospace", selectors: [".monospace"],
      summary: "text in a font of one width"),
    Definition(
      component: .document, name: "document", selectors: ["label.document", "textview.document"],
      summary: "text to be read at length", since: AdwaitaVersion(1, 8)),
    Definition(
      component: .link, name: "link", selectors: ["link", "button.link"],
      summary: "a link in a text, and a link button",
      onDarkSurfaces: "color: mix(@accent_bg_color, white, 0.5);"),
    Definition(
      component: .dimmed, name: "dimmed", selectors: [".dim-label"],
      summary: "text of less weight", onDarkSurfaces: faded),
    Definition(
      component: .placeholder, name: "placeholder", selectors: ["text > placeholder"],
      summary: "what an empty entry says", onDarkSurfaces: faded),
    Definition(
      component: .frame, name: "frame", selectors: ["frame:not(.flat)"],
      summary: "a line around content"),
    Definition(
      component: .icon, name: "icon", selectors: ["image"], summary: "an icon"),
    Definition(
      component: .picture, name: "picture", selectors: ["picture"], summary: "a picture"),
    Definition(
      component: .selection, name: "selection", selectors: ["selection"],
      summary: "selected text"),
    Definition(
      component: .separator, name: "separator",
      selectors: [":not(paned) > separator:not(.spacer)"],
      summary: "a line between things"),
  ]

  private static let overlays: [Definition] = [
    Definition(
      component: .popover, name: "popover", selectors: ["popover:not(.menu) > contents"],
      summary: "a popover"),
    Definition(
      component: .menu, name: "menu", selectors: ["popover.menu > contents"], summary: "a menu"),
    Definition(
      component: .tooltip, name: "tooltip", selectors: ["tooltip"], summary: "a tooltip"),
    Definition(
      component: .toast, name: "toast", selectors: ["toast"], summary: "a toast"),
    Definition(
      component: .infobar, name: "infobar", selectors: ["infobar > revealer > box"],
      summary: "a bar with a message"),
    Definition(
      component: .tab, name: "tab", selectors: ["tab", "tabbar tabbox > tab"],
      summary: "a tab of a notebook or a tab bar",
      stateBackgrounds: [
        StateBackground(.hover, "background-image: image(alpha(currentColor, 0.07));"),
        StateBackground(.checked, "background-image: image(alpha(currentColor, 0.1));"),
        StateBackground(.selected, "background-image: image(alpha(currentColor, 0.1));"),
      ]),
    Definition(
      component: .notebook, name: "notebook", selectors: ["notebook"], summary: "a notebook"),
    Definition(
      component: .scrollbar, name: "scrollbar", selectors: ["scrollbar > range > trough > slider"],
      summary: "the slider of a scrollbar"),
    Definition(
      component: .textView, name: "text-view", selectors: ["textview"],
      summary: "a text of many lines",
      parts: [
        Part(.color, on: ["textview > text"], as: "color"),
        Part(.background, on: ["textview > text"], as: "background-color"),
      ]),
  ]
}
