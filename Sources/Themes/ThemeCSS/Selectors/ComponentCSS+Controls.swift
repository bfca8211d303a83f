import ThemeModel

extension ComponentCSS {
  /// The parents of buttons that are not part of other controls.
  static let ownParent =
    ":not(.start):not(.end):not(.prefixes):not(.suffixes):not(.linked):not(.toolbar)"
    + ":not(spinbutton):not(dropdown):not(menubutton):not(splitbutton):not(windowcontrols)"
    + ":not(header):not(tab):not(stackswitcher):not(viewswitcher):not(colorbutton)"

  static let plain =
    ":not(.suggested-action):not(.destructive-action):not(.flat):not(.pill):not(.link)"
    + ":not(.osd):not(.card):not(.close):not(.model):not(.back)"

  /// The corners of buttons that are neither round by their class nor joined to others.
  private static func corners(of button: String) -> Part {
    Part(
      .radius, on: [Selector(":not(.linked) > \(button):not(.circular):not(.pill)")],
      as: "border-radius", control: .innermost)
  }

  /// What libadwaita lays over a filled button in its states.
  private static let filled: [StateBackground] = [
    StateBackground(.hover, "background-image: image(alpha(currentColor, 0.1));"),
    StateBackground(.active, "background-image: image(rgba(0, 0, 0, 0.2));"),
    StateBackground(.checked, "background-image: image(rgba(0, 0, 0, 0.15));"),
  ]

  static let buttons: [ComponentCSS] = [
    ComponentCSS(
      .button, selectors: [Selector("\(ownParent) > button\(plain)")],
      parts: [
        Part(
          .radius, on: [Selector("\(ownParent) > button\(plain):not(.circular)")],
          as: "border-radius", control: .innermost)
      ], metrics: plainMetrics, stateBackgrounds: filled),
    ComponentCSS(
      .suggestedButton, selectors: ["button.suggested-action"],
      parts: [corners(of: "button.suggested-action")],
      metrics: coloredMetrics(of: "suggested-action"),
      stateBackgrounds: [StateBackground(.checked, "background-image: image(rgba(0, 0, 0, 0.15));")]
    ),
    ComponentCSS(
      .dangerButton, selectors: ["button.destructive-action"],
      parts: [corners(of: "button.destructive-action")],
      metrics: coloredMetrics(of: "destructive-action"),
      stateBackgrounds: [StateBackground(.checked, "background-image: image(rgba(0, 0, 0, 0.15));")]
    ),
    ComponentCSS(
      .flatButton,
      selectors: [
        Selector(":not(windowcontrols):not(tab) > button.flat:not(.suggested-action):not(.link)")
      ],
      parts: [corners(of: "button.flat")], metrics: flatMetrics, stateBackgrounds: filled),
    ComponentCSS(
      .pillButton,
      selectors: ["button.pill:not(.suggested-action):not(.destructive-action)"],
      metrics: pillMetrics, stateBackgrounds: filled),
    ComponentCSS(.segmented, selectors: ["box.linked"]),
    ComponentCSS(
      .segment, selectors: ["box.linked > button"], metrics: segmentMetrics,
      stateBackgrounds: filled),
  ]

  /// A toggle whose group is not round, as specific as to win over what its group says of it.
  private static let cornered: Selector =
    "toggle-group:not(.round) > toggle:not(.livery):not(.livery)"

  static let toggles: [ComponentCSS] = [
    ComponentCSS(
      .toggleGroup, selectors: ["toggle-group"],
      parts: [
        Part(.background, on: ["toggle-group:not(.flat)"], as: "background-color"),
        Part(.radius, on: ["toggle-group:not(.round)"], as: "border-radius"),
        // The toggles lie 3px inside of their group, unless it is flat.
        Part(
          .radius, on: ["toggle-group:not(.round):not(.flat) > toggle"], as: "border-radius",
          inset: 3),
        Part(.radius, on: ["toggle-group.flat:not(.round) > toggle"], as: "border-radius"),
      ], metrics: toggleMetrics),
    ComponentCSS(
      .toggle, selectors: ["toggle-group > toggle"],
      parts: [Part(.radius, on: [cornered], as: "border-radius", control: .innermost)],
      stateBackgrounds: [
        StateBackground(.hover, "background-image: image(alpha(currentColor, 0.07));"),
        StateBackground(.active, "background-image: image(alpha(currentColor, 0.16));"),
        StateBackground(
          .checked,
          ColoredText(
            "background-color: @active_toggle_bg_color; background-image: none; "
              + "color: @active_toggle_fg_color;"),
          laterRoles: [.activeToggleBg, .activeToggleFg]),
      ]),
    ComponentCSS(.inlineViewSwitcher, selectors: ["inline-view-switcher"]),
  ]

  static let controls: [ComponentCSS] = [
    ComponentCSS(
      .switchControl, selectors: ["switch"],
      parts: [Part(.color, on: ["switch > slider"], as: "background-color")],
      stateBackgrounds: [
        StateBackground(.checked, "background-color: @accent_bg_color; color: @accent_fg_color;")
      ]),
    ComponentCSS(
      .slider, selectors: ["scale > trough"],
      parts: [Part(.color, on: ["scale > trough > highlight"], as: "background-color")]
        + ring(on: ["scale > trough > slider"])),
    ComponentCSS(
      .stepper, selectors: ["spinbutton"], parts: [entryCorners(of: "spinbutton")],
      metrics: stepperMetrics),
    ComponentCSS(
      .entry, selectors: ["entry"], parts: [entryCorners(of: "entry")], metrics: entryMetrics),
    ComponentCSS(
      .check, selectors: ["check"], parts: ring(on: ["checkbutton"]),
      stateBackgrounds: checked),
    ComponentCSS(
      .radio, selectors: ["radio"], parts: ring(on: ["checkbutton"]),
      stateBackgrounds: checked),
    ComponentCSS(
      .dropdown, selectors: ["dropdown > button"], metrics: dropdownMetrics,
      stateBackgrounds: filled),
    ComponentCSS(
      .progress, selectors: ["progressbar > trough"],
      parts: [Part(.color, on: ["progressbar > trough > progress"], as: "background-color")]),
    ComponentCSS(
      .level, selectors: ["levelbar > trough > block.empty"],
      parts: [Part(.color, on: ["levelbar > trough > block.filled"], as: "background-color")]),
    ComponentCSS(.spinner, selectors: ["spinner", "image.spinner"]),
    ComponentCSS(.calendar, selectors: ["calendar"]),
  ]

  /// The corners of an entry that is not joined to others.
  private static func entryCorners(of entry: String) -> Part {
    Part(
      .radius, on: [Selector(":not(.linked) > \(entry)")], as: "border-radius", control: .innermost)
  }

  /// The focus ring of a control that another node draws.
  static func ring(
    on selectors: [Selector], control: Part.Node = .outermost
  ) -> [Part] {
    [
      Part(.outlineColor, on: selectors, as: "outline-color", control: control),
      Part(.outlineWidth, on: selectors, as: "outline-width", control: control),
      Part(.outlineOffset, on: selectors, as: "outline-offset", control: control),
    ]
  }

  /// A mark that is checked keeps the accent.
  private static let checked: [StateBackground] = [
    StateBackground(.checked, "background-color: @accent_bg_color; color: @accent_fg_color;"),
    StateBackground(.indeterminate, "background-color: @accent_bg_color; color: @accent_fg_color;"),
  ]
}
