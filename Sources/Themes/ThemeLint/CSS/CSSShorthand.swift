/// The shorthand properties of GTK (its documentation, "Shorthand").
enum CSSShorthand {
  /// The properties that set a property: itself, then its shorthands.
  static func covering(_ property: String) -> [String] {
    [property] + (shorthands[property] ?? [])
  }

  private static let sides = ["top", "right", "bottom", "left"]

  private static let shorthands: [String: [String]] = {
    var table: [String: [String]] = [:]
    func add(_ shorthand: String, _ longhands: [String]) {
      for longhand in longhands { table[longhand, default: []].append(shorthand) }
    }
    for box in ["padding", "margin"] { add(box, sides.map { "\(box)-\($0)" }) }
    for part in ["color", "style", "width"] {
      add("border-\(part)", sides.map { "border-\($0)-\(part)" })
      for side in sides { add("border-\(side)", ["border-\(side)-\(part)"]) }
      add("border", sides.map { "border-\($0)-\(part)" } + ["border-\(part)"])
    }
    add("border", sides.map { "border-\($0)" })
    add(
      "border-radius",
      ["top-left", "top-right", "bottom-right", "bottom-left"].map { "border-\($0)-radius" })
    add("border-image", ["source", "repeat", "slice", "width"].map { "border-image-\($0)" })
    add("outline", ["color", "style", "width"].map { "outline-\($0)" })
    add(
      "background",
      ["color", "image", "position", "repeat", "size", "clip", "origin"].map { "background-\($0)" })
    add("font", ["family", "style", "variant", "weight", "stretch", "size"].map { "font-\($0)" })
    add("text-decoration", ["line", "color", "style"].map { "text-decoration-\($0)" })
    add(
      "transition", ["property", "duration", "timing-function", "delay"].map { "transition-\($0)" })
    add(
      "animation",
      [
        "name", "duration", "timing-function", "iteration-count", "direction", "play-state",
        "delay", "fill-mode",
      ].map { "animation-\($0)" })
    return table
  }()
}
