extension Component {
  /// A button by its place, so that the buttons inside other controls keep their look.
  private static let ownParent =
    ":not(.start):not(.end):not(.prefixes):not(.suffixes):not(.linked):not(.toolbar)"
    + ":not(spinbutton):not(dropdown):not(menubutton):not(splitbutton):not(windowcontrols)"
    + ":not(header):not(tab):not(stackswitcher):not(viewswitcher):not(colorbutton)"

  private static let plain =
    ":not(.suggested-action):not(.destructive-action):not(.flat):not(.pill):not(.link)"
    + ":not(.osd):not(.card):not(.close):not(.model)"

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

  static let buttons: [Definition] = [
    Definition(
      component: .button, name: "button", selectors: [Selector("\(ownParent) > button\(plain)")],
      summary: "a button without a special role",
      parts: [
        Part(
          .radius, on: [Selector("\(ownParent) > button\(plain):not(.circular)")],
          as: "border-radius", control: .innermost)
      ], stateBackgrounds: filled),
    Definition(
      component: .suggestedButton, name: "suggested-button", selectors: ["button.suggested-action"],
      summary: "the button that a dialog suggests",
      parts: [corners(of: "button.suggested-action")],
      stateBackgrounds: [StateBackground(.checked, "background-image: image(rgba(0, 0, 0, 0.15));")]
    ),
    Definition(
      component: .dangerButton, name: "danger-button", selectors: ["button.destructive-action"],
      summary: "a button that destroys something",
      parts: [corners(of: "button.destructive-action")],
      stateBackgrounds: [StateBackground(.checked, "background-image: image(rgba(0, 0, 0, 0.15));")]
    ),
    Definition(
      component: .flatButton, name: "flat-button",
      selectors: [
        Selector(":not(windowcontrols):not(tab) > button.flat:not(.suggested-action):not(.link)")
      ], summary: "a button without a background",
      parts: [corners(of: "button.flat")], stateBackgrounds: filled),
    Definition(
      component: .pillButton, name: "pill-button",
      selectors: ["button.pill:not(.suggested-action):not(.destructive-action)"],
      summary: "a round button", stateBackgrounds: filled),
    Definition(
      component: .segmented, name: "segmented", selectors: ["box.linked"],
      summary: "the frame of a row of linked buttons"),
    Definition(
      component: .segment, name: "segment", selectors: ["box.linked > button"],
      summary: "one of a row of linked buttons", stateBackgrounds: filled),
  ]

  static let controls: [Definition] = [
    Definition(
      component: .switchControl, name: "switch", selectors: ["switch"],
      summary: "a switch; its color is the knob's",
      parts: [Part(.color, on: ["switch > slider"], as: "background-color")],
      stateBackgrounds: [
        StateBackground(.checked, "background-color: @accent_bg_color; color: @accent_fg_color;")
      ]),
    Definition(
      component: .slider, name: "slider", selectors: ["scale > trough"],
      summary: "a slider; its color is that of the filled part",
      parts: [Part(.color, on: ["scale > trough > highlight"], as: "background-color")]
        + ring(on: "scale > trough > slider")),
    Definition(
      component: .stepper, name: "stepper", selectors: ["spinbutton"],
      summary: "a number with buttons that change it", parts: [entryCorners(of: "spinbutton")]),
    Definition(
      component: .entry, name: "entry", selectors: ["entry"], summary: "a line of text to type",
      parts: [entryCorners(of: "entry")]),
    Definition(
      component: .check, name: "check", selectors: ["check"], summary: "the box of a check button",
      parts: ring(on: "checkbutton"),
      stateBackgrounds: checked),
    Definition(
      component: .radio, name: "radio", selectors: ["radio"],
      summary: "the circle of a radio button", parts: ring(on: "checkbutton"),
      stateBackgrounds: checked),
    Definition(
      component: .dropdown, name: "dropdown", selectors: ["dropdown > button"],
      summary: "a choice of one among many", stateBackgrounds: filled),
    Definition(
      component: .progress, name: "progress", selectors: ["progressbar > trough"],
      summary: "a progress bar; its color is that of the filled part",
      parts: [Part(.color, on: ["progressbar > trough > progress"], as: "background-color")]),
    Definition(
      component: .level, name: "level", selectors: ["levelbar > trough > block.empty"],
      summary: "a level bar; its color is that of the filled blocks",
      parts: [Part(.color, on: ["levelbar > trough > block.filled"], as: "background-color")]),
    Definition(
      component: .spinner, name: "spinner", selectors: ["spinner"], summary: "a spinner"),
    Definition(
      component: .calendar, name: "calendar", selectors: ["calendar"], summary: "a calendar"),
  ]

  /// The corners of an entry that is not joined to others.
  private static func entryCorners(of entry: String) -> Part {
    Part(
      .radius, on: [Selector(":not(.linked) > \(entry)")], as: "border-radius", control: .innermost)
  }

  /// The focus ring of a control that another node draws.
  private static func ring(on selector: Selector) -> [Part] {
    [
      Part(.outlineColor, on: [selector], as: "outline-color"),
      Part(.outlineWidth, on: [selector], as: "outline-width"),
      Part(.outlineOffset, on: [selector], as: "outline-offset"),
    ]
  }

  /// A mark that is on keeps the accent.
  private static let checked: [StateBackground] = [
    StateBackground(.checked, "background-color: @accent_bg_color; color: @accent_fg_color;"),
    StateBackground(.indeterminate, "background-color: @accent_bg_color; color: @accent_fg_color;"),
  ]
}
