import GTKKnowledge
import ThemeSource

extension GTKParser {
  /// The kind of a gradient's first argument.
  enum GradientStart {
    case wrong
    /// A direction of its own, such as `to right`.
    case line
    /// The first stop, with or without something before it.
    case stop

    /// The number of arguments that it counts as: a missing first one also counts.
    var count: Int {
      switch self {
      case .wrong: 0
      case .line: 1
      case .stop: 2
      }
    }
  }

  mutating func linearGradient() -> Bool {
    gradient([.percentage, .length]) { $0.linearStart() }
  }

  mutating func radialGradient() -> Bool {
    gradient([.percentage, .length]) { $0.radialStart() }
  }

  mutating func conicGradient() -> Bool {
    gradient([.percentage, .angle]) { $0.conicStart() }
  }

  /// Reads the stops of a gradient after the part that `start` reads.
  private mutating func gradient(
    _ kinds: NumberKinds, _ start: (inout GTKParser) -> GradientStart
  ) -> Bool {
    let place = placeOfNext()
    // GTK 3 accepts a single color, with a warning.
    return function(counting: (isGTK3 ? 2 : 3)...Int.max) { parser, index in
      let count = index == 0 ? start(&parser).count : parser.stop(kinds)
      if parser.isGTK3, count > 0, index + count == 2, !parser.has(.comma) {
        parser.warn("a gradient of one color is deprecated; add a second color", at: place)
      }
      return count
    }
  }

  /// Reads a color and its position, perhaps after a hint; in a conic gradient the position may
  /// come first.
  ///
  /// Returns the number of arguments that it counts as; 0 if it is invalid.
  private mutating func stop(_ kinds: NumberKinds) -> Int {
    let isOfCone = kinds.contains(.angle)
    var count = 1
    if canBeNumber(), knows(.gradientHints) {
      guard number(kinds) else { return 0 }
      guard consume(.comma) else {
        // GTK drops the declaration either way, but only reports it for a conic gradient.
        if isOfCone { fail("expected ',' after a hint") }
        return 0
      }
      if isOfCone { count = 2 }
    } else if isOfCone, canBeNumber() {
      guard positions(kinds) else { return 0 }
      return (canBeColor() ? color() : fail("expected a color too")) ? 1 : 0
    }
    guard color() else { return 0 }
    guard canBeNumber() else { return count }
    let isGood = isOfCone || knows(.gradientHints) ? positions(kinds) : number(kinds)
    return isGood ? count : 0
  }

  /// Reads one or two positions.
  private mutating func positions(_ kinds: NumberKinds) -> Bool {
    guard number(kinds) else { return false }
    return canBeNumber() ? number(kinds) : true
  }

  private mutating func firstStop(_ kinds: NumberKinds) -> GradientStart {
    stop(kinds) > 0 ? .stop : .wrong
  }
}

extension GTKParser {
  /// Reads the direction of a linear gradient and its color space.
  private mutating func linearStart() -> GradientStart {
    var hasSpace = false
    var hasLine = false
    while !(hasSpace && hasLine) {
      if hasLine, has(.comma) || !knows(.colorInterpolation) { return .line }
      if !hasSpace, has("in"), knows(.colorInterpolation) {
        guard interpolation() else { return .wrong }
        hasSpace = true
      } else if !hasLine, consume("to") {
        guard sides() else { return .wrong }
        hasLine = true
      } else if !hasLine, canBeNumber() {
        guard number(.angle) else { return .wrong }
        hasLine = true
      } else if has(.comma), knows(.colorInterpolation) {
        return .line
      } else {
        return firstStop([.percentage, .length])
      }
    }
    return .line
  }

  /// Reads one or two sides, the direction of a gradient.
  private mutating func sides() -> Bool {
    let across: [StaticString] = ["left", "right"]
    let down: [StaticString] = ["top", "bottom"]
    var hasAcross = false
    var hasDown = false
    for _ in 0..<2 {
      if has(anyOf: across) {
        guard !hasAcross else { return fail("expected 'top', 'bottom' or ','") }
        hasAcross = consume(anyOf: across)
      } else if has(anyOf: down) {
        guard !hasDown else { return fail("expected 'left', 'right' or ','") }
        hasDown = consume(anyOf: down)
      } else {
        break
      }
    }
    return hasAcross || hasDown || fail("expected 'left', 'right', 'top' or 'bottom'")
  }

  /// The shape, the size and the position of a radial gradient.
  private mutating func radialStart() -> GradientStart {
    var isCircle: Bool?
    var sizes: [NumberKinds] = []
    var hasSize = false
    var hasSpace = false
    repeat {
      if !hasSpace, has("in"), knows(.colorInterpolation) {
        guard interpolation() else { return .wrong }
        hasSpace = true
      } else if isCircle == nil, has(anyOf: ["circle", "ellipse"]) {
        isCircle = has("circle")
        _ = consume(anyOf: ["circle", "ellipse"])
      } else if !hasSize,
        consume(anyOf: ["closest-side", "farthest-side", "closest-corner", "farthest-corner"])
      {
        hasSize = true
      } else if !hasSize, canBeNumber() {
        repeat {
          guard let kind = numberKind([.length, .percentage]) else { return .wrong }
          sizes.append(kind)
        } while sizes.count < 2 && canBeNumber()
        hasSize = true
      } else {
        break
      }
    } while isCircle == nil || !hasSize
    let hasPlace = consume("at")
    if hasPlace, !placement() { return .wrong }
    if isCircle == true, sizes.count == 2 {
      fail("expected one size, as a circle has")
      return .wrong
    }
    if isCircle == true, let size = sizes.first, size.contains(.percentage) {
      fail("expected a length, since a circle has no percentage as its size")
      return .wrong
    }
    let isSaid = isCircle != nil || hasSize || hasPlace
    return isSaid ? .line : firstStop([.percentage, .length])
  }

  /// Reads the angle and the center of a conic gradient and its color space.
  private mutating func conicStart() -> GradientStart {
    let kinds: NumberKinds = [.percentage, .angle]
    guard knows(.colorInterpolation) else {
      let hasAngle = consume("from")
      if hasAngle, !number(.angle) { return .wrong }
      if consume("at") { return placement() ? .line : .wrong }
      return hasAngle ? .line : firstStopOfCone(kinds)
    }
    var hasSpace = false
    var hasAngle = false
    var hasPlace = false
    repeat {
      if !hasSpace, has("in") {
        guard interpolation() else { return .wrong }
        hasSpace = true
      } else if !hasAngle, consume("from") {
        guard number(.angle) else { return .wrong }
        hasAngle = true
      } else if !hasPlace, consume("at") {
        guard placement() else { return .wrong }
        hasPlace = true
      } else {
        return has(.comma) ? .line : firstStopOfCone(kinds)
      }
    } while !(hasSpace && hasAngle && hasPlace)
    return .line
  }

  /// Reads the first stop of a conic gradient; an invalid one puts GTK 4.18 into an endless loop.
  private mutating func firstStopOfCone(_ kinds: NumberKinds) -> GradientStart {
    let known = findings.count
    let start = firstStop(kinds)
    guard start == .wrong else { return start }
    // Nothing is reported beyond the limit, or twice at one place.
    let next = token(at: placeOfNext())?.range ?? sheet.text.range
    endless.append(known < findings.count ? findings[known].range : next)
    findings.removeSubrange(known...)
    return start
  }
}
