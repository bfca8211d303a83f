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
      return radialGradient()
    }
    if has(function: "conic-gradient") { return conicGradient() }
    if has(function: "cross-fade") { return crossFade() }
    if has(function: "image") {
      return function(arguments: 1...2) { parser, index in parser.fallback(index) ? 1 : 0 }
    }
    if has(function: "-gtk-icontheme") {
      return function(arguments: 1...1) { parser, _ in
        parser.consume(.string) ? 1 : parser.none("expected an icon's name in quotes")
      }
    }
    if has(function: "-gtk-scaled") {
      return function(arguments: 1...Int.max) { parser, _ in parser.image() ? 1 : 0 }
    }
    if has(function: "-gtk-recolor") {
      return function(arguments: 1...2) { parser, index in
        index == 0
          ? parser.url() ? 1 : 0
          : parser.palette() ? 1 : 0
      }
    }
    return fail("expected an image, such as 'url(\"image.png\")' or 'linear-gradient(red, blue)'")
  }

  mutating func imageOrNone() -> Bool { consume("none") || image() }

  /// A part of `image()`: an image, or the color for where there is none.
  private mutating func fallback(_ index: Int) -> Bool {
    index == 0 && canBeImage() ? image() : color()
  }

  private mutating func crossFade() -> Bool {
    function(arguments: 1...Int.max) { parser, _ in
      if parser.canBeNumber(), !parser.number(.percentage) { return 0 }
      if parser.canBeImage() { return parser.image() ? 1 : 0 }
      // GTK says nothing of what is neither.
      return parser.canBeColor() && parser.color() ? 1 : 0
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
    function(arguments: 3...Int.max) { parser, index in
      guard index == 0 else { return parser.stop() ? 1 : 0 }
      if parser.consume("to") { return parser.sides() ? 1 : 0 }
      if parser.canBeNumber() { return parser.number(.angle) ? 1 : 0 }
      // Down is where it goes unless it is said.
      return parser.stop() ? 2 : 0
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
  private mutating func stop(_ kinds: NumberKinds = [.percentage, .length]) -> Bool {
    guard color() else { return false }
    return canBeNumber() ? number(kinds) : true
  }

  private mutating func radialGradient() -> Bool {
    function(arguments: 3...Int.max) { parser, index in
      guard index == 0 else { return parser.stop() ? 1 : 0 }
      switch parser.ending() {
      case .some(true): return 1
      case .some(false): return 0
      case .none: return parser.stop() ? 2 : 0
      }
    }
  }

  /// The shape, the size and the position of a radial gradient; `nil` where nothing is said of them.
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
    function(arguments: 3...Int.max) { parser, index in
      guard index == 0 else { return parser.stop([.percentage, .angle]) ? 1 : 0 }
      var isSaid = false
      if parser.consume("from") {
        guard parser.number(.angle) else { return 0 }
        isSaid = true
      }
      if parser.consume("at") {
        guard parser.placement() else { return 0 }
        isSaid = true
      }
      if isSaid { return 1 }
      return parser.stop([.percentage, .angle]) ? 2 : 0
    }
  }
}
