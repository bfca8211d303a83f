import ThemeSource

extension GTKParser {
  /// Shadows with commas between them.
  mutating func shadows(ofBoxes: Bool) -> Bool {
    consume("none")
      || list { $0.isGTK3 ? $0.shadowOfGTK3(ofBox: ofBoxes) : $0.shadow(ofBox: ofBoxes) }
  }

  /// Reads offsets, blur and spread of a shadow together, its color, and for a box `inset`.
  private mutating func shadow(ofBox: Bool) -> Bool {
    var hasLengths = false
    var hasColor = false
    var isInset = false
    repeat {
      if !hasLengths, canBeNumber() {
        guard shadowLengths(ofBox: ofBox) else { return false }
        hasLengths = true
      } else if ofBox, !isInset, consume("inset") {
        isInset = true
      } else if !hasColor, canBeColor() {
        guard color() else { return false }
        hasColor = true
      } else {
        break
      }
    } while !isAtEnd && !has(.comma)
    return hasLengths || fail("expected offsets, such as '0 1px', and what else the shadow has")
  }

  private mutating func shadowLengths(ofBox: Bool) -> Bool {
    let length: NumberKinds = [.length, .pixels]
    guard number(length), number(length) else { return false }
    guard canBeNumber() else { return true }
    guard number(.box) else { return false }
    return ofBox && canBeNumber() ? number(length) : true
  }

  /// Reads a shadow as GTK 3 does: `inset` is first or last, and surplus values are silently
  /// dropped.
  private mutating func shadowOfGTK3(ofBox: Bool) -> Bool {
    var isInset = ofBox && consume("inset")
    var hasLengths = false
    var hasColor = false
    repeat {
      if !hasLengths, canBeNumber() {
        guard shadowLengths(ofBox: ofBox) else { return false }
        hasLengths = true
      } else if ofBox, !isInset, hasLengths, consume("inset") {
        isInset = true
        break
      } else if !hasColor, !(ofBox && !isInset && has("inset")) {
        guard color() else { return false }
        hasColor = true
      } else {
        warn(
          "the shadow is dropped silently; expected "
            + (hasLengths ? "nothing more" : "offsets, such as '0 1px'"))
        return false
      }
    } while !hasLengths || !(isAtEnd || has(.comma))
    return true
  }

  /// Filters, one after the other.
  mutating func filters() -> Bool {
    if consume("none") { return true }
    repeat {
      guard filter() else { return false }
    } while !isAtEnd
    return true
  }

  private mutating func filter() -> Bool {
    let factors: [StaticString] = [
      "brightness", "contrast", "grayscale", "invert", "opacity", "saturate", "sepia",
    ]
    if let token = next(), token.kind == .function {
      if isWord(token, anyOf: factors) {
        return argument { $0.number([.number, .percentage, .positive]) }
      }
      if sheet.isWord(token, "blur") { return argument { $0.number([.length, .positive]) } }
      if sheet.isWord(token, "hue-rotate") { return argument { $0.number(.angle) } }
      if sheet.isWord(token, "drop-shadow") { return argument { $0.shadow(ofBox: false) } }
    }
    return fail("expected a filter, such as 'blur(4px)' or 'brightness(0.9)'")
  }

  /// Transforms, one after the other.
  mutating func transforms() -> Bool {
    if consume("none") { return true }
    repeat {
      guard transform() else { return false }
    } while !isAtEnd
    guard isAtSemicolon else { return fail("GTK 3.24 needs ';' after a transform") }
    return true
  }

  private mutating func transform() -> Bool {
    guard let token = next(), token.kind == .function,
      !isGTK3 || isWord(token, anyOf: GTKParser.transformsOfGTK3)
    else { return fail(GTKParser.transformHint) }
    let word = { [sheet] (name: StaticString) in sheet.isWord(token, name) }
    if word("matrix") {
      return isGTK3
        ? function(arguments: 6...6) { parser, _ in parser.plainNumber() != nil } : numbers(6...6)
    }
    if word("matrix3d") { return numbers(16...16) }
    if word("perspective") { return argument { $0.number([.length, .positive]) } }
    if word("rotate") || word("rotatex") || word("rotatey") || word("rotatez") {
      return argument { $0.number(.angle) }
    }
    if word("rotate3d") {
      return function(arguments: 4...4) { parser, index in
        parser.number(index < 3 ? .number : .angle)
      }
    }
    if word("scale") { return numbers(1...2) }
    if word("scale3d") { return numbers(3...3) }
    if word("scalex") || word("scaley") || word("scalez") { return numbers(1...1) }
    if word("skew") {
      return function(arguments: (isGTK3 ? 1 : 2)...2) { parser, _ in parser.number(.angle) }
    }
    if word("skewx") || word("skewy") { return argument { $0.number(.angle) } }
    if word("translate") { return lengths(1...2) }
    if word("translate3d") { return lengths(3...3) }
    if word("translatex") || word("translatey") || word("translatez") { return lengths(1...1) }
    return fail(GTKParser.transformHint)
  }

  private static let transformsOfGTK3: [StaticString] = [
    "matrix", "rotate", "scale", "scalex", "scaley", "skew", "skewx", "skewy", "translate",
    "translatex", "translatey",
  ]

  private static let transformHint =
    "expected a transform, such as 'rotate(45deg)' or 'scale(1.2)'"

  private mutating func numbers(_ count: ClosedRange<Int>) -> Bool {
    function(arguments: count) { parser, _ in parser.number(.number) }
  }

  private mutating func lengths(_ count: ClosedRange<Int>) -> Bool {
    function(arguments: count) { parser, _ in parser.number(.length) }
  }
}

extension GTKParser {
  /// How a change runs in time.
  mutating func easing() -> Bool {
    if consume(anyOf: GTKParser.easings) { return true }
    if has(function: "cubic-bezier") {
      return function(arguments: 4...4) { parser, index in
        guard let value = parser.plainNumber() else { return false }
        return index % 2 == 1 || (0...1).contains(value)
          || parser.fail("expected a number from 0 to 1")
      }
    }
    if has(function: "steps") {
      return function(arguments: 1...2) { parser, index in
        if index == 1 {
          return parser.consume(anyOf: ["start", "end"])
            || parser.fail("expected 'start' or 'end'")
        }
        guard let count = parser.plainNumber(isInteger: true) else { return false }
        if count == 0, parser.isGTK3 {
          parser.warn("the declaration is dropped silently; expected a number above 0")
          return false
        }
        return count > 0 || parser.fail("expected a number above 0")
      }
    }
    return fail("expected a timing, such as 'ease', 'linear' or 'cubic-bezier(0, 0, 1, 1)'")
  }

  private static let easings: [StaticString] = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
  ]

  private mutating func canBeEasing() -> Bool {
    guard let token = next() else { return false }
    switch token.kind {
    case .identifier: return has(anyOf: GTKParser.easings)
    case .function: return sheet.isWord(token, "cubic-bezier") || sheet.isWord(token, "steps")
    default: return false
    }
  }

  mutating func transition() -> Bool {
    var times = 0
    var hasProperty = false
    var hasEasing = false
    repeat {
      if times < 2, canBeNumber(), !(isGTK3 && isNegative) {
        guard number(.time) else { return false }
        times += 1
      } else if !hasEasing, canBeEasing() {
        guard easing() else { return false }
        hasEasing = true
      } else if !hasProperty, consume(.identifier) {
        hasProperty = true
      } else {
        return fail("expected a property, a time or a timing")
      }
    } while !isAtEnd && !has(.comma)
    return true
  }

  mutating func animation() -> Bool {
    var times = 0
    var parts: Set<Int> = []
    while !isAtEnd, !has(.comma) {
      if !parts.contains(0), consume("infinite") {
        parts.insert(0)
      } else if !parts.contains(0), canBeNumber() {
        let kinds: NumberKinds = isGTK3 && times == 2 ? .number : [.number, .time]
        guard let kind = numberKind(kinds.union(.positive)) else { return false }
        if kind == .number { parts.insert(0) } else { times += 1 }
      } else if times < 2, canBeNumber() {
        guard number([.time, .positive]) else { return false }
        times += 1
      } else if !parts.contains(1), canBeEasing() {
        guard easing() else { return false }
        parts.insert(1)
      } else if !parts.contains(2), consume(anyOf: GTKParser.directions) {
        parts.insert(2)
      } else if !parts.contains(3), consume(anyOf: GTKParser.fillModes) {
        parts.insert(3)
      } else if !parts.contains(4), consume(.identifier) {
        parts.insert(4)
      } else {
        break
      }
    }
    return true
  }

  static let directions: [StaticString] = [
    "normal", "reverse", "alternate", "alternate-reverse",
  ]
  static let fillModes: [StaticString] = ["none", "forwards", "backwards", "both"]

  mutating func iteration() -> Bool {
    consume("infinite") || number([.number, .positive])
  }
}
