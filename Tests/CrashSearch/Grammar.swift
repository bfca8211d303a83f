import GTKKnowledge

/// Makes stylesheets that GTK reads and that ask much of it, of all properties, nodes and functions
/// that a release has.
nonisolated struct Grammar {
  var dice: Dice

  /// What the release has, each often where it is often deadly.
  private let properties, nodes, classes, states: [String]
  let (filters, transforms, images): ([String], [String], [String])

  init(seed: UInt64, release: GTKRelease) {
    dice = Dice(seed: seed)
    let knowledge = release.knowledge
    properties = knowledge.names(.properties).filter { $0 != "all" } + Grammar.costly
    nodes = knowledge.nodes
    classes = knowledge.classes
    states = knowledge.names(.pseudoClasses)
    filters = knowledge.names(.filterFunctions)
    transforms = knowledge.names(.transformFunctions)
    images = knowledge.names(.imageFunctions)
  }

  mutating func sheet() -> Sheet {
    var sheet = Sheet()
    for _ in 0..<dice.pick([1, 1, 1, 2, 3, 5]) {
      let selectors = (0..<dice.pick([1, 1, 1, 2, 4, 10])).map { _ in selector() }
      var declarations = (0..<dice.pick([1, 1, 2, 3, 5])).map { _ in declaration() }
      // Both are nothing without a border.
      if declarations.contains(where: { $0.property.hasPrefix("border-image") }) {
        declarations.append(
          Sheet.Declaration(property: "border", values: ["\(length(64)) solid"], separator: " "))
      }
      sheet.rules.append(Sheet.Rule(selectors: selectors, declarations: declarations))
    }
    let text = sheet.text
    if text.contains("moves") {
      let from = declaration(animated: true)
      let to = Sheet.Declaration(
        property: from.property, values: declaration(of: from.property).values,
        separator: from.separator)
      let frames = Sheet(rules: [
        Sheet.Rule(selectors: ["from"], declarations: [from]),
        Sheet.Rule(selectors: ["to"], declarations: [to]),
      ])
      sheet.atRules.append("@keyframes moves { \(frames.text) }")
    }
    if text.contains("@tone") { sheet.atRules += colors() }
    if text.contains("var(--") {
      sheet.atRules.append(
        ":root { --length: \(length(1_024)); --number: \(number()); --list: \(shadow()), "
          + "\(shadow()); --more: var(--length) var(--length); }")
    }
    return sheet
  }

  /// Colors of which each is made of the one before.
  private mutating func colors() -> [String] {
    let count = dice.pick([1, 4, 8, 64])
    return ["@define-color tone0 red;"]
      + (1...count).map {
        "@define-color tone\($0) mix(@tone\($0 - 1), @tone\(dice.pick([0, $0 - 1])), 0.5);"
      }
      + ["@define-color tone @tone\(count);"]
  }
}

nonisolated extension Grammar {
  private mutating func selector() -> String {
    var text = simpleSelector()
    for _ in 0..<dice.pick([0, 0, 0, 0, 1, 2, 8]) {
      text = simpleSelector() + dice.pick([" ", " ", " > ", " ~ ", " + "]) + text
    }
    return text
  }

  private mutating func simpleSelector() -> String {
    let node = dice.pick([
      "*", "*", "*", "box", "label", "button", ":not(label)", ".\(dice.pick(classes))",
      dice.pick(nodes), dice.pick(nodes), dice.pick(nodes), dice.pick(nodes),
    ])
    return node + (dice.once(in: 4) ? ":\(dice.pick(states))" : "")
  }

  /// A declaration of any property, or of one that an animation changes.
  mutating func declaration(animated: Bool = false) -> Sheet.Declaration {
    declaration(of: dice.pick(animated ? Grammar.animated : properties))
  }

  /// What was deadly more often than the rest.
  private static let costly = [
    "font-size", "font-size", "box-shadow", "box-shadow", "text-shadow", "filter", "filter",
    "transform", "transform", "opacity", "border", "outline", "padding", "margin", "min-width",
    "background", "background-image", "border-image", "border-radius", "animation",
    "-gtk-icon-size", "-gtk-icon-filter", "-gtk-icon-transform",
  ]

  private static let animated = [
    "padding", "margin", "min-width", "font-size", "box-shadow", "filter", "transform", "opacity",
    "background-image", "background-position", "background-size", "color", "letter-spacing",
  ]

  private mutating func list(_ separator: String = ", ", _ item: (inout Grammar) -> String)
    -> ([String], String)
  {
    let count = dice.pick([1, 1, 1, 2, 3, 8, 8, 16, 100])
    if dice.once(in: 2) {
      return (Array(repeating: item(&self), count: count), separator)
    }
    return ((0..<count).map { _ in item(&self) }, separator)
  }

  private mutating func declaration(of property: String) -> Sheet.Declaration {
    let (values, separator) = values(of: property)
    return Sheet.Declaration(property: property, values: values, separator: separator)
  }

  private mutating func values(of property: String) -> ([String], String) {
    switch property {
    case "font-size": ([fontSize()], " ")
    case "font": (["\(fontSize())\(dice.once(in: 2) ? "/\(number())" : "") Sans"], " ")
    case "line-height": ([dice.pick([number(), length(128), "\(number())%"])], " ")
    case "-gtk-dpi", "opacity", "font-weight": ([number()], " ")
    case "border", "outline", "border-top", "border-right", "border-bottom", "border-left":
      (
        [
          "\(length(128)) \(dice.pick(["solid", "dashed", "dotted", "double", "groove", "ridge"])) \(color())"
        ], " "
      )
    case _ where property.hasPrefix("border") && property.hasSuffix("style"), "outline-style":
      ([dice.pick(["solid", "dashed", "dotted", "double", "groove", "ridge"])], " ")
    case "box-shadow", "text-shadow", "-gtk-icon-shadow": list { $0.shadow() }
    case "filter", "-gtk-icon-filter", "backdrop-filter": list(" ") { $0.filter() }
    case "transform", "-gtk-icon-transform": list(" ") { $0.transform() }
    case "background-image", "background": list { $0.image(0) }
    case "-gtk-icon-source": ([image(0)], " ")
    case "background-size": list { "\($0.length(1_024)) \($0.length(1_024))" }
    case "background-position": list { "\($0.length(1_024)) \($0.length(1_024))" }
    case "background-repeat": list { $0.dice.pick(["repeat", "space", "round", "no-repeat"]) }
    case "background-clip": list { $0.dice.pick(["text", "border-box", "padding-box"]) }
    case "background-blend-mode":
      list { $0.dice.pick(["multiply", "color-dodge", "hue", "difference", "luminosity"]) }
    case "border-image":
      (
        [
          "\(image(0)) \(number())\(dice.pick(["", " fill"])) / \(dice.pick([length(128), "auto"])) "
            + dice.pick(["repeat", "round", "space", "stretch"])
        ], " "
      )
    case "border-image-slice": ([number()], " ")
    case _ where property.hasSuffix("color"): ([color()], " ")
    case "border-image-source": ([image(0)], " ")
    case "border-image-repeat": ([dice.pick(["repeat", "round", "space", "stretch"])], " ")
    case "border-image-width": ([dice.pick([length(128), number(), "auto"])], " ")
    case "animation-name", "animation-duration", "animation-delay", "transition-property":
      (
        [property.hasSuffix("name") ? "moves" : property.hasSuffix("property") ? "all" : time()],
        " "
      )
    case "animation-timing-function", "transition-timing-function": ([easing()], " ")
    case _ where property.hasSuffix("radius") && dice.once(in: 3):
      (["\(length(1_024)) \(length(1_024))"], " ")
    case "border-radius" where dice.once(in: 3): (["\(length(1_024)) / \(length(1_024))"], " ")
    case "transition": list { "all \($0.time()) \($0.easing()) \($0.time())" }
    case "animation": list { "moves \($0.time()) \($0.easing()) infinite alternate" }
    case "font-feature-settings": list { "\"liga\" \(abs(Int($0.dice.pick([0, 1, 9999]))))" }
    case "font-variation-settings": list { "\"wght\" \($0.number())" }
    case "font-family": list { $0.dice.pick(["Sans", "Monospace", "\"No Such\"", "Cantarell"]) }
    case "font-stretch": ([dice.pick(["ultra-condensed", "ultra-expanded"])], " ")
    case "text-decoration":
      (["underline \(dice.pick(["wavy", "double", "solid"])) \(color())"], " ")
    case "text-decoration-style": ([dice.pick(["wavy", "double", "solid"])], " ")
    case "text-transform": ([dice.pick(["uppercase", "capitalize"])], " ")
    case "-gtk-icon-style": ([dice.pick(["symbolic", "regular"])], " ")
    case "-gtk-icon-palette": list { "success \($0.color())" }
    default: ((0..<dice.pick([1, 1, 2])).map { _ in length(1_024) }, " ")
    }
  }
}
