import ThemeModel

extension ComponentCSS {
  /// The parents of buttons whose height is their own: not in tabs, in the head of a table or a
  /// calendar, in a spin button, beside the answers of a dialog.
  private static let sizedParent =
    ":not(tab):not(.response-area) > :not(tab):not(header):not(windowcontrols):not(spinbutton)"
    + ":not(viewswitcher):not(.response-area):not(.dialog-action-area)"

  /// The plain buttons that stand by themselves.
  private static let ownButton =
    ":not(tab):not(.response-area) > \(ownParent):not(.response-area):not(.dialog-action-area)"

  /// The containers in which libadwaita shows plain buttons flat.
  private static let flatPlaces = ["headerbar", ".toolbar", "actionbar", "searchbar"]

  private static let plainButton = "button\(plain)"

  private static let flat =
    "button.flat:not(.suggested-action):not(.destructive-action):not(.link):not(.model)"
    + ":not(.close):not(.emoji-section):not(.card)"

  /// What a metric says of plain buttons, of those of menus, and of both halves of split buttons.
  static let plainMetrics =
    heights(of: plainButton, in: [ownButton])
    + heights(
      of: plainButton, in: [".start", ".end", ".toolbar", ".prefixes", ".suffixes", "colorbutton"],
      hasRulesPadding: false)
    + heights(of: "button.link:not(.suggested-action)", in: [sizedParent], hasRulesPadding: false)
    + menuHeights(of: plainButton) + splitHeights
    + heights(
      of: plainButton,
      in: [".start", ".end", ".toolbar"] + flatPlaces.map { "\($0) \(ownButton)" },
      isWithoutBorder: true)
    + flatPlaces.flatMap { menuHeights(of: plainButton, in: "\($0) ", isWithoutBorder: true) }
    + [
      MetricPart(
        .radius,
        on: [
          Selector("\(ownParent) > \(plainButton):not(.circular)"),
          Selector(
            ":not(.linked):not(splitbutton) > menubutton:not(.circular):not(.pill) > \(plainButton)"
              + ":not(.circular)"),
          "splitbutton",
        ]
          + [".start", ".end", ".toolbar", ".prefixes", ".suffixes", "colorbutton"].map {
            Selector("\($0) > \(plainButton):not(.circular)")
          },
        as: "border-radius")
    ]
    + joinedCorners(
      of: "menubutton", " > button", before: "splitbutton > button",
      "splitbutton > menubutton > button")
    + borders(on: [
      "\(ownParent) > \(plainButton)", ".prefixes > \(plainButton)", ".suffixes > \(plainButton)",
      "menubutton:not(.flat):not(.pill) > \(plainButton)", "splitbutton:not(.flat) > button",
      "splitbutton:not(.flat) > menubutton > button",
    ])
    + borders(
      on: flatPlaces.flatMap { place in
        [
          "\(place) \(ownParent) > \(plainButton):not(.raised)",
          "\(place) menubutton:not(.flat):not(.pill):not(.raised) > \(plainButton)",
          "\(place) splitbutton:not(.flat):not(.raised) > button",
          "\(place) splitbutton:not(.flat):not(.raised) > menubutton > button",
        ]
      }, isWithoutBorder: true)

  /// What a metric says of buttons with a color of their own.
  static func coloredMetrics(of styleClass: String) -> [MetricPart] {
    let button = "button.\(styleClass)"
    return heights(of: button, in: [sizedParent])
      + [lowPill(on: ["\(button).pill:not(.circular)"])] + [
        MetricPart(
          .radius, on: [Selector(":not(.linked) > \(button):not(.circular):not(.pill)")],
          as: "border-radius")
      ] + borders(on: [button])
  }

  static let flatMetrics =
    heights(
      of: flat, in: ["\(sizedParent):not(menubutton):not(splitbutton)"])
    + menuHeights(of: flat)
    + [
      lowPill(on: ["\(flat).pill:not(.circular)"]),
      MetricPart(
        .radius, on: [":not(.linked) > button.flat:not(.circular):not(.pill)"],
        as: "border-radius"),
    ]

  private static let pill = "button.pill:not(.suggested-action):not(.destructive-action):not(.flat)"

  static let pillMetrics =
    [lowPill(on: ["\(pill):not(.circular)", "menubutton.pill > button"])]
    + borders(on: [pill, "menubutton.pill:not(.flat) > button"])

  private static let segment =
    "button:not(.suggested-action):not(.destructive-action):not(.flat):not(.combo):not(.link)"

  static let segmentMetrics =
    heights(of: segment, in: [".linked:not(viewswitcher)"])
    + joinedCorners(of: "button:not(.circular):not(.combo)")
    + borders(on: [".linked > \(segment)"])
    + borders(
      on: flatPlaces.map { "\($0) .linked > \(segment):not(.raised)" }, isWithoutBorder: true)

  /// The toggles lie 3px inside of their group, unless it is flat.
  static let toggleMetrics =
    [
      MetricPart(
        .minHeight, on: ["toggle-group:not(.flat) > toggle"], as: "min-height", stockPadding: 6),
      MetricPart(.minHeight, on: ["toggle-group.flat > toggle"], as: "min-height"),
    ] + borders(on: ["toggle-group:not(.flat)"])

  static let entryMetrics =
    [MetricPart(.minHeight, on: ["entry:not(.flat)"], as: "min-height")]
    + [MetricPart(.radius, on: [":not(.linked) > entry"], as: "border-radius")]
    + joinedCorners(of: "entry:not(.flat)") + borders(on: ["entry:not(.flat)"])

  /// The text of a spin button has a padding of its own, which would keep it from getting lower.
  static let stepperMetrics =
    [
      MetricPart(
        .minHeight, on: ["spinbutton:not(.flat):not(.vertical)"], as: "min-height"),
      MetricPart(
        .minHeight, on: ["spinbutton:not(.flat):not(.vertical) > text"], as: "min-height",
        stockPadding: 128, hasRulesPadding: false,
        fixed: "  padding-top: 0;\n  padding-bottom: 0;\n"),
      MetricPart(.radius, on: [":not(.linked) > spinbutton"], as: "border-radius"),
    ] + joinedCorners(of: "spinbutton:not(.flat)")
    + borders(on: ["spinbutton:not(.flat)"])
    + borders(on: ["row.spin spinbutton:not(.flat)"], isWithoutBorder: true)

  /// A drop-down's button has 2px of padding before libadwaita 1.3, and 5px since.
  static let dropdownMetrics =
    [
      MetricPart(
        .minHeight, on: ["dropdown > button", "combobox > box > button.combo"], as: "min-height",
        stockPadding: 4, fixed: "  padding-top: 2px;\n  padding-bottom: 2px;\n"),
      MetricPart(
        .radius,
        on: [":not(.linked) > dropdown > button"], as: "border-radius"),
    ] + joinedCorners(of: "dropdown", " > button") + joinedCorners(of: "button.combo")
    + borders(on: ["dropdown > button", "combobox > box > button.combo"])

  /// The heights of a kind of buttons, and the widths of those that are square.
  private static func heights(
    of button: String, in parents: [String], hasRulesPadding: Bool = true,
    isWithoutBorder: Bool = false
  ) -> [MetricPart] {
    func part(_ kind: String, as cssName: String, _ padding: Double) -> MetricPart {
      MetricPart(
        .minHeight, on: parents.map { Selector("\($0) > \(button)\(kind)") }, as: cssName,
        stockPadding: padding, hasRulesPadding: hasRulesPadding, isWithoutBorder: isWithoutBorder)
    }
    let cornered = ":not(.circular):not(.pill)"
    return [
      part(cornered, as: "min-height", 10), part(".image-button\(cornered)", as: "min-width", 10),
      part(".circular", as: "min-height", 0), part(".circular", as: "min-width", 0),
    ]
  }

  /// A pill, which has 10px of padding above and below in libadwaita, as high as other buttons.
  private static func lowPill(on selectors: [String]) -> MetricPart {
    MetricPart(
      .minHeight, on: selectors.map { Selector($0) }, as: "min-height", stockPadding: 10,
      fixed: "  padding-top: 5px;\n  padding-bottom: 5px;\n")
  }

  /// The same of the buttons of menus, whose classes their parents have.
  private static func menuHeights(
    of button: String, in place: String = "", isWithoutBorder: Bool = false
  ) -> [MetricPart] {
    func part(_ menus: [String], as cssName: String, _ padding: Double) -> MetricPart {
      MetricPart(
        .minHeight, on: menus.map { Selector("\(place):not(splitbutton) > menubutton\($0)") },
        as: cssName, stockPadding: padding, hasRulesPadding: false,
        isWithoutBorder: isWithoutBorder)
    }
    let cornered = ":not(.circular):not(.pill)"
    let round = [".circular > \(button)", " > \(button).circular"]
    return [
      part(["\(cornered) > \(button):not(.circular)"], as: "min-height", 10),
      part(
        [".image-button\(cornered) > \(button)", "\(cornered) > \(button).image-button"],
        as: "min-width", 10),
      part(round, as: "min-height", 0), part(round, as: "min-width", 0),
    ]
  }

  private static let splitHeights = [
    MetricPart(
      .minHeight, on: ["splitbutton > button", "splitbutton > menubutton > button"],
      as: "min-height", stockPadding: 10, hasRulesPadding: false),
    MetricPart(
      .minHeight, on: ["splitbutton.image-button > button"], as: "min-width", stockPadding: 10,
      hasRulesPadding: false),
  ]

  /// The outer corners of controls that are joined to others, and of the halves of a split button.
  private static func joinedCorners(
    of control: String, _ node: String = "", before first: String? = nil, _ last: String? = nil
  ) -> [MetricPart] {
    let (row, column) = (".linked:not(.vertical) > \(control)", ".linked.vertical > \(control)")
    let start =
      ["\(row):dir(ltr):first-child\(node)", "\(row):dir(rtl):last-child\(node)"]
      + [first.map { "\($0):dir(ltr)" }, last.map { "\($0):dir(rtl)" }].compactMap(\.self)
    let end =
      ["\(row):dir(ltr):last-child\(node)", "\(row):dir(rtl):first-child\(node)"]
      + [last.map { "\($0):dir(ltr)" }, first.map { "\($0):dir(rtl)" }].compactMap(\.self)
    let (top, bottom) = (["\(column):first-child\(node)"], ["\(column):last-child\(node)"])
    return [
      ("top-left", start + top), ("bottom-left", start + bottom), ("top-right", end + top),
      ("bottom-right", end + bottom),
    ].map { corner, selectors in
      MetricPart(.radius, on: selectors.map { Selector($0) }, as: "border-\(corner)-radius")
    }
  }

  private static func borders(
    on selectors: [String], isWithoutBorder: Bool = false
  ) -> [MetricPart] {
    [
      MetricPart(
        .borderWidth, on: selectors.map { Selector($0) }, as: "border-width",
        isWithoutBorder: isWithoutBorder)
    ]
  }
}
