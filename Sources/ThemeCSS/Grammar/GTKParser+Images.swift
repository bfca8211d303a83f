import ThemeSource

extension GTKParser {
  private static let imageFunctions: [StaticString] = [
    "url", "-gtk-icontheme", "-gtk-scaled", "-gtk-recolor", "linear-gradient",
    "repeating-linear-gradient", "radial-gradient", "repeating-radial-gradient",
    "conic-gradient", "cross-fade", "image",
  ]

  /// Whether an image could be next.
  mutating func canBeImage() -> Bool {
    guard let token = next() else { return false }
    if token.kind == .url { return true }
    return token.kind == .function && isWord(token, anyOf: GTKParser.imageFunctions)
  }

  mutating func image() -> Bool {
    if has(.url) || has(function: "url") { return url() }
    if has(function: "linear-gradient") || has(function: "repeating-linear-gradient") {
      return linearGradient()
    }
    if has(function: "radial-gradient") || has(function: "repeating-radial-gradient") {
      return gradient { $0.ending() }
    }
    if has(function: "conic-gradient") { return conicGradient() }
    if has(function: "cross-fade") { return crossFade() }
    if has(function: "image") {
      return function(arguments: 1...2) { parser, index in
        index == 0 && parser.canBeImage() ? parser.image() : parser.color()
      }
    }
    if has(function: "-gtk-icontheme") {
      return argument { $0.consume(.string) || $0.fail("expected an icon's name in quotes") }
    }
    if has(function: "-gtk-scaled") {
      return function(arguments: 1...Int.max) { parser, _ in parser.image() }
    }
    if has(function: "-gtk-recolor") {
      return function(arguments: 1...2) { parser, index in
        index == 0 ? parser.url() : parser.palette()
      }
    }
    return fail("expected an image, such as 'url(\"image.png\")' or 'linear-gradient(red, blue)'")
  }

  mutating func imageOrNone() -> Bool { consume("none") || image() }

  private mutating func crossFade() -> Bool {
    function(arguments: 1...Int.max) { parser, _ in
      if parser.canBeNumber(), !parser.number(.percentage) { return false }
      if parser.canBeImage() { return parser.image() }
      // GTK says nothing of what is neither.
      return parser.canBeColor() && parser.color()
    }
  }

  /// Names with a color each.
  mutating func palette() -> Bool {
    list { parser in
      guard parser.consume(.identifier) else { return parser.fail("expected a name and a color") }
      return parser.color()
    }
  }
}

extension GTKParser {
  private mutating func linearGradient() -> Bool {
    gradient { parser in
      if parser.consume("to") { return parser.sides() }
      return parser.canBeNumber() ? parser.number(.angle) : nil
    }
  }

  /// The stops of a gradient after what `start` reads, which returns `nil` where nothing is there.
  private mutating func gradient(
    stops kinds: NumberKinds = [.percentage, .length], _ start: (inout GTKParser) -> Bool?
  ) -> Bool {
    function(counting: 3...Int.max) { parser, index in
      guard index == 0 else { return parser.stop(kinds) ? 1 : 0 }
      // A first argument that is left out counts.
      guard let isGood = start(&parser) else { return parser.stop(kinds) ? 2 : 0 }
      return isGood ? 1 : 0
    }
  }

  /// One or two sides that a gradient goes to.
  private mutating func sides() -> Bool {
    let isAcross = consume(anyOf: ["left", "right"])
    let isDown = consume(anyOf: ["top", "bottom"])
    guard isAcross || isDown else {
      return fail("expected 'left', 'right', 'top' or 'bottom'")
    }
    if !isAcross { _ = consume(anyOf: ["left", "right"]) }
    return true
  }

  /// A color and where it stands.
  private mutating func stop(_ kinds: NumberKinds) -> Bool {
    guard color() else { return false }
    return canBeNumber() ? number(kinds) : true
  }

  /// The shape, the size and the position of a radial gradient; `nil` where nothing is said of
  /// them.
  private mutating func ending() -> Bool? {
    var isSaid = false
    var hasShape = false
    var hasSize = false
    while true {
      if !hasShape, consume(anyOf: ["circle", "ellipse"]) {
        hasShape = true
      } else if !hasSize,
        consume(anyOf: ["closest-side", "farthest-side", "closest-corner", "farthest-corner"])
      {
        hasSize = true
      } else if !hasSize, canBeNumber() {
        guard number([.length, .percentage, .positive]) else { return false }
        if canBeNumber() {
          guard number([.length, .percentage, .positive]) else { return false }
        }
        hasSize = true
      } else {
        break
      }
      isSaid = true
    }
    if consume("at") { return placement() }
    return isSaid ? true : nil
  }

  private mutating func conicGradient() -> Bool {
    gradient(stops: [.percentage, .angle]) { parser in
      let hasAngle = parser.consume("from")
      if hasAngle, !parser.number(.angle) { return false }
      if parser.consume("at") { return parser.placement() }
      return hasAngle ? true : nil
    }
  }
}
