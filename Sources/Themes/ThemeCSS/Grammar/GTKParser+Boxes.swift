import ThemeSource

extension GTKParser {
  static let lineStyles: [StaticString] = [
    "none", "solid", "inset", "outset", "hidden", "dotted", "dashed", "double", "groove", "ridge",
  ]
  static let areas: [StaticString] = ["border-box", "padding-box", "content-box"]
  static let blendModes: [StaticString] = [
    "color", "color-burn", "color-dodge", "darken", "difference", "exclusion", "hard-light",
    "hue", "lighten", "luminosity", "multiply", "normal", "overlay", "saturation", "screen",
    "soft-light",
  ]

  mutating func blendMode() -> Bool {
    keyword(isGTK3 ? GTKParser.blendModesOfGTK3 : GTKParser.blendModes)
  }

  private static let blendModesOfGTK3 = blendModes.map { mode in
    mode.description == "saturation" ? "saturate" : mode
  }

  /// Reads one to four values, for the sides of a box.
  mutating func sides(_ parse: (inout GTKParser) -> Bool) -> Bool {
    for count in 0..<4 {
      if isAtEnd, count > 0 { return true }
      guard parse(&self) else { return false }
    }
    return true
  }

  /// Reads one to four numbers, for the sides of a box.
  mutating func sides(_ kinds: NumberKinds) -> Bool {
    guard canBeNumber() else { return fail("expected \(kinds.names)") }
    var count = 0
    while count < 4, canBeNumber() {
      guard number(kinds) else { return false }
      count += 1
    }
    return true
  }

  /// Reads one or two values.
  mutating func pair(_ kinds: NumberKinds) -> Bool {
    guard number(kinds) else { return false }
    return canBeNumber() ? number(kinds) : true
  }

  /// Reads one to four radii, and optionally a slash with as many again.
  mutating func radii() -> Bool {
    for _ in 0..<2 {
      guard sides(.radius) else { return false }
      guard consume(delimiter: "/") else { return true }
    }
    return fail("expected nothing more")
  }

  /// Reads width, style and color of a line, each once, in any order.
  mutating func line() -> Bool {
    var hasWidth = false
    var hasStyle = false
    var hasColor = false
    repeat {
      if !hasWidth, canBeNumber() {
        guard number(.box) else { return false }
        hasWidth = true
      } else if !hasStyle, consume(anyOf: GTKParser.lineStyles) {
        hasStyle = true
      } else if !hasColor {
        guard color() else { return false }
        hasColor = true
      } else {
        return fail("expected nothing more")
      }
    } while !isAtEnd
    return true
  }

  /// A position in a box: across, down, or both.
  mutating func placement() -> Bool {
    let across: [StaticString] = ["left", "right"]
    let down: [StaticString] = ["top", "bottom"]
    let kinds: NumberKinds = [.length, .percentage]
    if consume(anyOf: across) {
      if consume("center") || consume(anyOf: down) { return true }
      return canBeNumber() ? number(kinds) : true
    }
    if consume(anyOf: down) {
      _ = consume("center") || consume(anyOf: across)
      return true
    }
    if consume("center") {
      if consume("center") || consume(anyOf: across) || consume(anyOf: down) { return true }
      return canBeNumber() ? number(kinds) : true
    }
    guard canBeNumber() else {
      return fail("expected a place, such as 'center', 'left 4px' or '50% 0'")
    }
    guard number(kinds) else { return false }
    if consume("center") || consume(anyOf: down) { return true }
    return canBeNumber() ? number(kinds) : true
  }

  mutating func size() -> Bool {
    if consume(anyOf: ["cover", "contain"]) { return true }
    let kinds: NumberKinds = [.length, .percentage, .positive]
    guard consume("auto") || number(kinds) else { return false }
    if consume("auto") { return true }
    return canBeNumber() ? number(kinds) : true
  }

  /// How an image repeats, across and down.
  mutating func repetition() -> Bool {
    if consume(anyOf: ["repeat-x", "repeat-y"]) { return true }
    let words: [StaticString] = ["repeat", "no-repeat", "round", "space"]
    guard keyword(words) else { return false }
    _ = consume(anyOf: words)
    return true
  }

  mutating func background() -> Bool {
    var hasColor = false
    return list { $0.backgroundLayer(&hasColor) }
  }

  /// Reads a layer; one of them may set the color, which is below all.
  private mutating func backgroundLayer(_ hasColor: inout Bool) -> Bool {
    var hasImage = false
    var hasPosition = false
    var hasRepetition = false
    var areaCount = 0
    repeat {
      if !hasImage, has("none") || canBeImage() {
        guard imageOrNone() else { return false }
        hasImage = true
      } else if !hasPosition, canBePosition(), placement() {
        if consume(delimiter: "/") {
          guard size() else { return false }
        }
        hasPosition = true
      } else if !hasRepetition,
        has(anyOf: ["repeat-x", "repeat-y", "repeat", "no-repeat", "round", "space"])
      {
        guard repetition() else { return false }
        hasRepetition = true
      } else if areaCount < 2, consume(anyOf: GTKParser.areas) {
        areaCount += 1
      } else if !hasColor {
        guard color() else { return false }
        hasColor = true
      } else {
        break
      }
    } while !isAtEnd && !has(.comma)
    return true
  }

  private mutating func canBePosition() -> Bool {
    canBeNumber() || has(anyOf: ["left", "right", "top", "bottom", "center"])
  }
}

extension GTKParser {
  /// Reads the slices of a border image.
  mutating func slice() -> Bool {
    var isFilled = consume("fill")
    var count = 0
    while count < 4, canBeNumber() {
      guard number([.number, .percentage, .positive]) else { return false }
      count += 1
    }
    guard count > 0 else { return fail("expected a number or a percentage") }
    if !isFilled { isFilled = consume("fill") }
    return true
  }

  mutating func sliceWidth() -> Bool {
    let kinds: NumberKinds = [.number, .percentage, .length, .positive]
    guard canBeNumber() || has("auto") else { return fail("expected 'auto' or \(kinds.names)") }
    var count = 0
    while count < 4, canBeNumber() || has("auto") {
      guard consume("auto") || number(kinds) else { return false }
      count += 1
    }
    return true
  }

  mutating func sliceRepetition() -> Bool {
    guard keyword(GTKParser.sliceRepetitions) else { return false }
    _ = consume(anyOf: GTKParser.sliceRepetitions)
    return true
  }

  private static let sliceRepetitions: [StaticString] = ["stretch", "repeat", "round", "space"]

  mutating func borderImage() -> Bool {
    var hasSource = false
    var hasSlice = false
    var hasRepetition = false
    repeat {
      if !hasSource, has("none") || canBeImage() {
        guard imageOrNone() else { return false }
        hasSource = true
      } else if !hasRepetition, has(anyOf: GTKParser.sliceRepetitions) {
        guard sliceRepetition() else { return false }
        hasRepetition = true
      } else if !hasSlice {
        guard slice() else { return false }
        if consume(delimiter: "/") {
          guard sliceWidth() else { return false }
        }
        hasSlice = true
      } else {
        return fail("expected nothing more")
      }
    } while !isAtEnd
    return true
  }
}
