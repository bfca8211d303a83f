import ThemeModel

extension ComponentCSS {
  /// The CSS of every component that all themes know, in the order of their table.
  static let all: [ComponentCSS] =
    surfaces + lists + texts + buttons + toggles + controls + overlays

  private static let surfaces: [ComponentCSS] = [
    ComponentCSS(.window, selectors: ["window.background:not(.messagedialog)"]),
    ComponentCSS(.dialog, selectors: ["window.messagedialog", "dialog.alert sheet"]),
    ComponentCSS(
      .headerbar, selectors: ["headerbar"], interior: [".start", ".end", ".back"],
      stateBackgrounds: [StateBackground(.backdrop, "background-color: @headerbar_backdrop_color;")]
    ),
    ComponentCSS(
      .sidebar,
      selectors: [".navigation-sidebar", "flap > .background"], panes: [".sidebar-pane"]),
    ComponentCSS(.view, selectors: [".view"]),
    ComponentCSS(.card, selectors: [".card:not(button)", "list.boxed-list"]),
  ]

  private static let lists: [ComponentCSS] = [
    ComponentCSS(
      .list,
      selectors: [
        "list:not(.boxed-list):not(.content):not(.navigation-sidebar)",
        "listview:not(.navigation-sidebar)",
      ]),
    ComponentCSS(
      .row, selectors: ["list > row:not(.button)", "listview > row"],
      interior: [".prefixes", ".suffixes"],
      parts: ring(on: ["list > row", "listview > row"], control: .innermost),
      stateBackgrounds: [
        StateBackground(.hover, "background-image: image(alpha(currentColor, 0.03));"),
        StateBackground(.active, "background-image: image(alpha(currentColor, 0.08));"),
        StateBackground(.selected, "background-image: image(alpha(currentColor, 0.1));"),
      ]),
    ComponentCSS(
      .buttonRow, selectors: ["row.button:not(.suggested-action):not(.destructive-action)"],
      parts: ring(on: ["row.button"]),
      stateBackgrounds: [
        StateBackground(.hover, "background-image: image(alpha(currentColor, 0.03));"),
        StateBackground(.active, "background-image: image(alpha(currentColor, 0.08));"),
      ]),
    ComponentCSS(
      .gridItem, selectors: ["gridview > child", "flowbox > flowboxchild"],
      stateBackgrounds: [
        StateBackground(.hover, "background-image: image(alpha(currentColor, 0.03));"),
        StateBackground(.active, "background-image: image(alpha(currentColor, 0.08));"),
        StateBackground(.selected, "background-image: image(alpha(currentColor, 0.1));"),
      ]),
    ComponentCSS(
      .tree, selectors: ["treeview.view"],
      stateBackgrounds: [
        StateBackground(.selected, "background-image: image(alpha(currentColor, 0.1));")
      ]),
    ComponentCSS(.rowTitle, selectors: ["row label.title"]),
    ComponentCSS(.rowSubtitle, selectors: ["row label.subtitle"]),
    ComponentCSS(.sectionHeader, selectors: ["preferencesgroup label.heading.h4"]),
  ]

  /// Text that no other style class colors.
  private static let uncolored =
    ":not(.accent):not(.success):not(.warning):not(.error):not(.dim-label):not(.dimmed)"

  /// The surface's own color, as faint as libadwaita makes it.
  private static let faded = DarkSurfaceText(
    ColoredText("color: inherit; opacity: 0.55;", "color: inherit; opacity: var(--dim-opacity);"),
    inHighContrast: "color: inherit; opacity: 0.9;")

  private static let texts: [ComponentCSS] = [
    ComponentCSS(
      .label,
      selectors: [
        Selector(
          ":not(button):not(toggle):not(tab):not(link):not(tooltip) > label:not(.heading):not(.title)"
            + ":not(.subtitle):not(.title-1):not(.title-2):not(.title-3):not(.title-4)"
            + ":not(.large-title):not(.caption):not(.caption-heading):not(.footnote)"
            + ":not(.monospace):not(.document)")
      ],
      parts: [
        Part(
          .color,
          on: [
            "window.background", "box.background", "dialog-host sheet", ".view",
            ".card:not(button)", "list", "listview",
            "popover > contents",
          ], as: "color", isInherited: true)
      ]),
    ComponentCSS(
      .title,
      selectors: ["title-1", "title-2", "title-3", "title-4", "large-title"].map {
        Selector("label.\($0)\(uncolored)")
      } + ["statuspage label.title"]),
    title(.title1, "title-1"),
    title(.title2, "title-2"),
    title(.title3, "title-3"),
    title(.title4, "title-4"),
    ComponentCSS(.headline, selectors: [Selector("label.heading:not(.h4)\(uncolored)")]),
    ComponentCSS(.subhead, selectors: [Selector("label.caption-heading\(uncolored)")]),
    ComponentCSS(.footnote, selectors: [Selector("label.footnote\(uncolored)")]),
    ComponentCSS(.caption, selectors: [Selector("label.caption:not(.footnote)\(uncolored)")]),
    ComponentCSS(.monospace, selectors: [".monospace"]),
    ComponentCSS(.document, selectors: ["label.document", "textview.document"]),
    ComponentCSS(
      .link, selectors: ["link", "button.link"],
      onDarkSurfaces: "color: mix(@accent_bg_color, white, 0.5);"),
    ComponentCSS(.dimmed, selectors: [".dim-label", ".dimmed"], onDarkSurfaces: faded),
    ComponentCSS(.placeholder, selectors: ["text > placeholder"], onDarkSurfaces: faded),
    ComponentCSS(.frame, selectors: ["frame:not(.flat)"]),
    ComponentCSS(.icon, selectors: ["image:not(.spinner)"]),
    ComponentCSS(.picture, selectors: ["picture"]),
    ComponentCSS(.selection, selectors: ["selection"]),
    ComponentCSS(.separator, selectors: [":not(paned):not(toggle-group) > separator:not(.spacer)"]),
  ]

  /// A title of one size, as specific as to win over what is said of all titles.
  private static func title(_ component: Component, _ styleClass: String) -> ComponentCSS {
    ComponentCSS(component, selectors: [Selector("label.\(styleClass):not(.livery)\(uncolored)")])
  }

  /// The nodes with a bottom sheet's corners, which a bar at the window's edge has not.
  private static let sheetCorners = [":not(.bottom-bar)", ":not(.flush-left):not(.flush-right)"]
    .flatMap { sheet in
      ["", " > outline", " > stack > widget", " > stack > button", " > stack > button > widget"]
        .map { Selector("bottom-sheet > sheet\(sheet)\($0)") }
    }

  /// What frames the picture of a tab.
  private static let thumbnail: Selector = "tabthumbnail overlay.card"

  private static let overlays: [ComponentCSS] = [
    ComponentCSS(.popover, selectors: ["popover:not(.menu) > contents"]),
    ComponentCSS(.menu, selectors: ["popover.menu > contents"]),
    ComponentCSS(.tooltip, selectors: ["tooltip"]),
    ComponentCSS(.toast, selectors: ["toast"]),
    ComponentCSS(.infobar, selectors: ["infobar > revealer > box"]),
    ComponentCSS(.banner, selectors: ["banner > revealer > widget"]),
    ComponentCSS(
      .bottomSheet, selectors: ["bottom-sheet > sheet"],
      parts: [Part(.radius, on: sheetCorners, as: "border-radius")]),
    ComponentCSS(
      .tab, selectors: ["tab", "tabbar tabbox > tab"],
      stateBackgrounds: [
        StateBackground(.hover, "background-image: image(alpha(currentColor, 0.07));"),
        StateBackground(.checked, "background-image: image(alpha(currentColor, 0.1));"),
        StateBackground(.selected, "background-image: image(alpha(currentColor, 0.1));"),
      ]),
    ComponentCSS(.tabOverview, selectors: ["taboverview > .overview"]),
    ComponentCSS(
      .tabThumbnail, selectors: ["tabthumbnail"],
      parts: [
        Part(.background, on: [thumbnail], as: "background-color"),
        Part(.shadow, on: [thumbnail], as: "box-shadow"),
        Part(.radius, on: [thumbnail, "tabthumbnail overlay.card picture"], as: "border-radius"),
      ]),
    ComponentCSS(.notebook, selectors: ["notebook"]),
    ComponentCSS(.scrollbar, selectors: ["scrollbar > range > trough > slider"]),
    ComponentCSS(
      .textView, selectors: ["textview"],
      parts: [
        Part(.color, on: ["textview > text"], as: "color"),
        Part(.background, on: ["textview > text"], as: "background-color"),
      ]),
  ]
}
