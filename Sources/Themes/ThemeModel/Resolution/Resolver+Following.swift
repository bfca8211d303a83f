import ThemeColor
import ThemeSource

/// Following references, from a slot to those that its value names.
extension Resolver {
  /// The color of a slot; `nil` if it or what it refers to has none.
  mutating func color(of slot: Int) -> Color? {
    if progress[slot] == .untouched {
      begin(slot)
      while !path.isEmpty { advance() }
    }
    return progress[slot] == .done ? colors[slot] : nil
  }

  private mutating func begin(_ slot: Int) {
    guard let applying = theme.bindings.applying(slot: slot, in: appearance.traits) else {
      reportMissing(slot)
      progress[slot] = .failed
      return
    }
    begin(slot, applying: applying)
  }

  /// Begins to follow a slot by the candidate that applies.
  mutating func begin(_ slot: Int, applying: Int) {
    guard path.count <= ReadingBudget.links else {
      reportChain(at: applying)
      progress[slot] = .failed
      return
    }
    // A palette entry may be more than what it is painted as.
    if let color = theme.constant(theme.bindings.candidate(applying)), !theme.names.isPalette(slot)
    {
      colors[slot] = color
      progress[slot] = .done
      isOwn[slot] = theme.bindings.layer(of: applying) > 0
      return
    }
    let expression = theme.value(theme.bindings.candidate(applying)).value
    let start = references.count
    expression.forEachReference { references.append($0) }
    isOwn[slot] = theme.bindings.layer(of: applying) > 0
    if areKnown(from: start, of: slot) {
      references.removeLast(references.count - start)
      return settle(slot, evaluate(expression))
    }
    progress[slot] = .inProgress
    path.append(slot)
    steps.append(Step(expression: expression, start: start, next: start))
  }

  /// Whether the last references, those of a slot's value, have their colors, and the chain by way
  /// of them is not too long; its links are then counted.
  private mutating func areKnown(from start: Int, of slot: Int) -> Bool {
    var most: UInt8 = 0
    var areOwn = isOwn[slot]
    for reference in references[start...] {
      guard progress[Int(reference.index)] == .done else { return false }
      most = max(most, links[Int(reference.index)] + 1)
      areOwn = areOwn && isOwn[Int(reference.index)]
    }
    guard path.count + Int(most) <= ReadingBudget.links else { return false }
    (links[slot], isOwn[slot]) = (most, areOwn)
    return true
  }

  /// Follows the next reference of the last slot of the path, or ends that slot where there is none.
  ///
  /// A path is as long as a chain may be, and each of its values as deep as functions may nest: the
  /// stack of a thread is too small to follow all of that by recursion.
  mutating func advance() {
    let last = path.count - 1
    let slot = path[last]
    // Those of the values after it are removed by now.
    guard steps[last].next < references.count, progress[slot] == .inProgress else {
      return end(slot)
    }
    let reference = Int(references[steps[last].next].index)
    switch progress[reference] {
    case .untouched:
      begin(reference)
      // Where it is not known yet, it is looked at again.
      if progress[reference] == .inProgress { return }
    case .inProgress: reportLoop(from: reference)
    case .done, .failed: break
    }
    steps[last].next += 1
    guard progress[reference] == .done else { return }
    isOwn[slot] = isOwn[slot] && isOwn[reference]
    links[slot] = max(links[slot], links[reference] + 1)
    guard last + Int(links[slot]) > ReadingBudget.links else { return }
    reportChain(at: theme.bindings.applying(slot: slot, in: appearance.traits) ?? 0)
    progress[slot] = .failed
  }

  /// Ends following the last slot of the path, all of whose references were followed.
  private mutating func end(_ slot: Int) {
    let step = steps.removeLast()
    references.removeLast(references.count - step.start)
    let value = progress[slot] == .inProgress ? evaluate(step.expression) : nil
    path.removeLast()
    settle(slot, value)
  }

  /// Notes the value of a slot, or that it has none.
  private mutating func settle(_ slot: Int, _ value: SlotValue?) {
    guard let value else {
      progress[slot] = .failed
      return
    }
    switch value {
    case .wide where theme.names.isPalette(slot), .space: wide[slot] = value
    default: break
    }
    colors[slot] = value.painted
    progress[slot] = .done
  }
}
