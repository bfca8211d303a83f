import ThemeSource

/// The nodes that the selectors of a rule are about.
struct RuleSubjects {
  /// Whether such nodes stand inside one another in any window, so that what is relative to the
  /// parent adds up.
  let nest: Bool

  /// What the nodes are called: a name or a class each; one name for all that have neither.
  let keys: [String]

  /// The frames of an animation, which any node may have.
  static let frames = RuleSubjects(nest: true, keys: ["@keyframes"])

  /// Whether they are those of the frames of an animation.
  var areFrames: Bool { keys == RuleSubjects.frames.keys }

  private init(nest: Bool, keys: [String]) {
    (self.nest, self.keys) = (nest, keys)
  }

  init(_ selectors: [SelectorTokens], in sheet: CSSStylesheet) {
    var nest = false
    var keys: [String] = []
    for selector in selectors {
      guard let subject = selector.compounds.last else { continue }
      let node = RuleSubjects.node(of: subject, in: sheet)
      let narrow = subject.first {
        let name = sheet.name(of: sheet.tokens[$0.token])
        return $0.kind == .id
          || $0.kind == .styleClass && !RuleSubjects.orientations.contains(name)
      }
      if narrow == nil, node.map(RuleSubjects.nesting.contains) ?? true,
        !RuleSubjects.isHeld(selector, in: sheet)
      {
        nest = true
      }
      let key = node ?? narrow.map { ".\(sheet.name(of: sheet.tokens[$0.token]))" } ?? "*"
      if !keys.contains(key) { keys.append(key) }
    }
    (self.nest, self.keys) = (nest, keys)
  }

  /// Whether the nodes are so many steps below one that never stands in its own kind, as the box of
  /// `statuspage > scrolledwindow > viewport > box` is.
  private static func isHeld(_ selector: SelectorTokens, in sheet: CSSStylesheet) -> Bool {
    let steps = zip(selector.compounds, selector.combinators).reversed()
    for (compound, combinator) in steps {
      guard combinator == UInt8(ascii: ">") else { return false }
      if let node = node(of: compound, in: sheet), !nesting.contains(node) { return true }
    }
    return false
  }

  private static func node(
    of compound: [SelectorTokens.Part], in sheet: CSSStylesheet
  ) -> String? {
    compound.first { $0.kind == .node }.map { sheet.name(of: sheet.tokens[$0.token]) }
  }

  /// The classes that every box has one of.
  private static let orientations = ["horizontal", "vertical"]

  /// The nodes that hold nodes of their own name, however far inside.
  private static let nesting: Set<String> = [
    "bin", "box", "carousel", "clamp", "deck", "expander", "flap", "flowbox", "flowboxchild",
    "frame", "grid", "leaflet", "overlay", "paned", "revealer", "scrolledwindow", "stack",
    "viewport", "widget", "windowhandle",
  ]
}
