import ThemeColor
import ThemeSource

/// Follows references from a slot to those in its value.
extension Resolver {
  /// The color of a slot; `nil` if it, or a slot to which it refers, has none.
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
    // A palette entry may contain more than its painted color.
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

  /// Whether the last references (those of a slot's value) have their colors, and the chain through
  /// them is not too long; its links are then counted.
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

  /// Follows the next reference of the path's last slot, or ends that slot if there is none.
  ///
  /// A path may be as long as the longest chain, and each of its values as deep as functions nest:
  /// a thread's stack is too small for recursion.
  mutating func advance() {
    let last = path.count - 1
    let slot = path[last]
    // The references of later values are removed by now.
    guard steps[last].next < references.count, progress[slot] == .inProgress else {
      return end(slot)
    }
    let reference = Int(references[steps[last].next].index)
    switch progress[reference] {
    case .untouched:
      begin(reference)
      // If its value is not known yet, it is checked again later.
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

  /// Ends the last slot of the path, after all of its references were followed.
  private mutating func end(_ slot: Int) {
    let step = steps.removeLast()
    references.removeLast(references.count - step.start)
    let value = progress[slot] == .inProgress ? evaluate(step.expression) : nil
    path.removeLast()
    settle(slot, value)
  }

  /// Stores the value of a slot, or that it has none.
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
