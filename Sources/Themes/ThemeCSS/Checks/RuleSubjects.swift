import ThemeSource

/// The nodes that a rule's selectors match.
struct RuleSubjects {
  /// The kind of widgets: some, many, or nested ones that occur in any window, so that values
  /// relative to the parent multiply.
  let place: CrashLimits.Place

  /// The names of the nodes: a name or a class each; one common name for those without.
  let keys: [String]

  /// The animation whose frames have the declarations; `nil` if a rule has them.
  let animation: String?

  /// Whether they may be the content of popovers, which shows the popover's surface.
  let mayBeContents: Bool

  var nest: Bool { place == .nested }

  /// The widgets that inherit their text properties: for a window, all of its content.
  var textPlace: CrashLimits.Place {
    keys.contains(where: RuleSubjects.windows.contains) ? .nested : place
  }

  /// The kind of widgets if each is painted with its content: only some nodes are nested many
  /// times; scrolled windows and stacks are not.
  var paintingPlace: CrashLimits.Place {
    nest && !keys.contains(where: RuleSubjects.deep.contains) ? .few : place
  }

  /// Whether none of them contains other widgets.
  var areLeaves: Bool { keys.allSatisfy(RuleSubjects.leaves.contains) }

  /// The frames of an animation, and which widgets have it.
  init(animation: String, in place: CrashLimits.Place) {
    (self.animation, self.place, keys) = (animation, place, ["@keyframes"])
    mayBeContents = place == .nested
  }

  init(_ selectors: [SelectorTokens], in sheet: CSSStylesheet) {
    var place = CrashLimits.Place.few
    var (keys, known): ([String], Set<String>) = ([], [])
    var mayBeContents = false
    for selector in selectors {
      guard let subject = selector.compounds.last else { continue }
      let node = RuleSubjects.node(of: subject, in: sheet)
      let narrow = RuleSubjects.narrow(subject, in: sheet)
      if narrow == nil {
        let isHeld = RuleSubjects.isHeld(selector, in: sheet)
        if node.map(RuleSubjects.nesting.contains) ?? true, !isHeld {
          place = .nested
        } else if !isHeld, place == .few, !(node.map(RuleSubjects.single.contains) ?? false) {
          place = .many
        }
        if node.map({ $0 == "contents" }) ?? true { mayBeContents = true }
      }
      let key = node ?? narrow ?? "*"
      if known.insert(key).inserted { keys.append(key) }
    }
    (self.place, self.keys, animation) = (place, keys, nil)
    self.mayBeContents = mayBeContents
  }

  /// The first class or ID of a node, without classes that every box has.
  private static func narrow(_ compound: [SelectorTokens.Part], in sheet: CSSStylesheet) -> String?
  {
    for part in compound where part.kind == .id || part.kind == .styleClass {
      let name = sheet.name(of: sheet.tokens[part.token])
      if part.kind == .id || !orientations.contains(name) { return ".\(name)" }
    }
    return nil
  }

  /// Whether the nodes are at a fixed depth below a node that is never nested, or that has its own
  /// class, as the box of `statuspage > scrolledwindow > viewport > box` is.
  private static func isHeld(_ selector: SelectorTokens, in sheet: CSSStylesheet) -> Bool {
    let steps = zip(selector.compounds, selector.combinators).reversed()
    for (compound, combinator) in steps {
      guard combinator == UInt8(ascii: ">") else { return false }
      if narrow(compound, in: sheet) != nil { return true }
      if let node = node(of: compound, in: sheet), !nesting.contains(node) { return true }
    }
    return false
  }

  private static func node(
    of compound: [SelectorTokens.Part], in sheet: CSSStylesheet
  ) -> String? {
    compound.first { $0.kind == .node }.map { sheet.name(of: sheet.tokens[$0.token]) }
  }

  /// The classes of which every box has one.
  private static let orientations = ["horizontal", "vertical"]

  /// The nodes that occur once in a window.
  private static let single: Set<String> = [
    "contents", "dialog", "headerbar", "messagedialog", "popover", "statuspage", "tooltip",
    "window",
    "windowcontrols",
  ]

  private static let windows: Set<String> = [
    "contents", "dialog", "messagedialog", "popover", "window",
  ]

  private static let deep: Set<String> = ["*", "box", "widget", "@keyframes"]

  /// The nodes that contain no widgets.
  private static let leaves: Set<String> = [
    "accelerator", "arrow", "block", "button", "calendar", "check", "cursor-handle", "entry",
    "highlight", "image", "indicator", "label", "link", "magnifier", "mark", "picture",
    "placeholder",
    "progress", "radio", "scale", "scrollbar", "selection", "separator", "slider", "spinbutton",
    "spinner", "switch", "trough", "value",
  ]

  /// The nodes that contain nodes of the same name at some depth.
  private static let nesting: Set<String> = [
    "bin", "box", "carousel", "clamp", "deck", "expander", "flap", "flowbox", "flowboxchild",
    "frame", "grid", "leaflet", "overlay", "paned", "revealer", "scrolledwindow", "stack",
    "viewport", "widget", "windowhandle",
  ]
}
