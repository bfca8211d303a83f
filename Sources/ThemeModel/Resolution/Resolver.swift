import ThemeColor
import ThemeSource

/// Follows the references of a theme in one appearance.
///
/// An error is reported once, at the value that is wrong; what only depends on it is not.
struct Resolver {
  private enum Progress {
    case untouched, inProgress, done, failed
  }

  /// The value of a slot that is followed, and which of the references are its own.
  private struct Step {
    let expression: ColorExpression
    let start: Int

    /// The next of them to follow.
    var next: Int
  }

  let theme: Theme
  let appearance: Appearance
  private var colors: [Color]
  private var progress: [Progress]
  /// The values of palette entries that are more than a painted color.
  private var wide: [Int: CSSColor] = [:]
  /// The slots being followed, from the first one on.
  private var path: [Int] = []
  /// How far each of them is followed.
  private var steps: [Step] = []
  /// The references of their values, one value's after the other's.
  private var references: [ColorSlot] = []
  private(set) var findings: [Finding] = []
  private var reportedChain = false

  /// How many references lead on from each slot, one after the other, as far as they are followed.
  private var links: [UInt8]

  /// What resolving is taken from; `nil` for a theme that was resolved before.
  private let budget: ReadingBudget?

  init(_ theme: Theme, in appearance: Appearance, within budget: ReadingBudget? = nil) {
    self.theme = theme
    self.budget = budget
    self.appearance = appearance
    colors = Array(repeating: .black, count: theme.names.slotCount)
    progress = Array(repeating: .untouched, count: theme.names.slotCount)
    links = Array(repeating: 0, count: theme.names.slotCount)
  }

  /// Resolves every slot, and sets roles to a color once all others have theirs; `nil` where
  /// there are findings.
  mutating func resolve(setting settings: [ColorRole: Color] = [:]) -> ResolvedTheme? {
    var isSet = resolveColors()
    guard findings.isEmpty else { return nil }
    for (role, color) in settings {
      let slot = Int(ColorSlot(role).index)
      (colors[slot], isSet[slot]) = (color, true)
    }
    let rules = resolvedRules(isSet: isSet)
    return ResolvedTheme(
      id: theme.id, name: theme.name, appearance: appearance, colors: colors, isSet: isSet,
      customColors: theme.customSlots.map { slot in
        ResolvedTheme.NamedColor(name: theme.names.name(of: slot), color: colors[Int(slot.index)])
      },
      rules: rules.rules, ruleList: theme.rules.list, declarations: rules.declarations,
      extraCSS: theme.layers.compactMap(\.extraCSS))
  }

  /// Finds what is wrong with the colors and with those that rules name, without a result.
  mutating func check() {
    _ = resolveColors()
    guard findings.isEmpty else { return }
    for declaration in theme.rules.declarations {
      let applying = declaration.candidates.first {
        theme.rules.candidates[$0].traits.isSubset(of: appearance.traits)
      }
      guard let applying, theme.rules.constants[applying] == nil else { continue }
      switch theme.styleValue(theme.rules.candidates[applying]) {
      case .color(let expression): _ = evaluate(expression)
      case .shadow(let layers): for layer in layers { _ = evaluate(layer.color) }
      default: break
      }
    }
  }

  /// Resolves every slot.
  ///
  /// - Returns: Whether the theme or one it extends, other than the base, sets each.
  private mutating func resolveColors() -> [Bool] {
    var isSet = Array(repeating: false, count: colors.count)
    for slot in colors.indices {
      guard let applying = theme.bindings.applying(slot: slot, in: appearance.traits) else {
        // A palette entry may be for the other scheme alone; whoever asks for it here reports it.
        if theme.names.isCustom(slot) { _ = color(of: slot) }
        continue
      }
      isSet[slot] = theme.bindings.layer(of: applying) > 0
      guard progress[slot] == .untouched else { continue }
      begin(slot, applying: applying)
      while !path.isEmpty { advance() }
    }
    return isSet
  }

  /// The color of a slot; `nil` where it or what it refers to has none.
  private mutating func color(of slot: Int) -> Color? {
    if progress[slot] == .untouched {
      begin(slot)
      while !path.isEmpty { advance() }
    }
    return progress[slot] == .done ? colors[slot] : nil
  }

  /// Begins to follow a slot.
  private mutating func begin(_ slot: Int) {
    guard let applying = theme.bindings.applying(slot: slot, in: appearance.traits) else {
      reportMissing(slot)
      progress[slot] = .failed
      return
    }
    begin(slot, applying: applying)
  }

  /// Begins to follow a slot by the candidate that applies.
  private mutating func begin(_ slot: Int, applying: Int) {
    guard path.count <= ReadingBudget.links else {
      reportChain(at: applying)
      progress[slot] = .failed
      return
    }
    // A palette entry may be more than what it is painted as.
    if let color = theme.bindings.constant(of: applying), !theme.names.isPalette(slot) {
      colors[slot] = color
      progress[slot] = .done
      return
    }
    let expression = theme.value(theme.bindings.candidate(applying)).value
    let start = references.count
    expression.appendReferences(to: &references)
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
    for reference in references[start...] {
      guard progress[Int(reference.index)] == .done else { return false }
      most = max(most, links[Int(reference.index)] + 1)
    }
    guard path.count + Int(most) <= ReadingBudget.links else { return false }
    links[slot] = most
    return true
  }

  /// Follows the next reference of the last slot of the path, or ends that slot where there is none.
  ///
  /// A path is as long as a chain may be, and each of its values as deep as functions may nest: the
  /// stack of a thread is too small to follow all of that by recursion.
  private mutating func advance() {
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

  private mutating func settle(_ slot: Int, _ value: Value?) {
    guard let value else {
      progress[slot] = .failed
      return
    }
    if case .wide(let color) = value, theme.names.isPalette(slot) { wide[slot] = color }
    colors[slot] = value.painted
    progress[slot] = .done
  }

  private mutating func evaluate(_ expression: ColorExpression) -> Value? {
    guard budget == nil || take(expression) else { return nil }
    switch expression {
    case .literal(let color): return .painted(color)
    case .wide(let color): return .wide(color)
    case .reference(let slot):
      let index = Int(slot.index)
      guard let color = color(of: index) else { return nil }
      return wide[index].map(Value.wide) ?? .painted(color)
    case .mix(let a, let b, let amount):
      guard let (a, b) = both(a, b) else { return nil }
      return .gtk(a.gtk.mix(b.gtk, amount: amount))
    case .alpha(let color, let factor):
      return evaluate(color).map { .gtk($0.gtk.alpha(factor)) }
    case .shade(let color, let factor):
      return evaluate(color).map { .gtk($0.gtk.shade(factor)) }
    case .standalone(let background):
      return evaluate(background).map {
        .painted(.standalone(background: $0.painted, dark: appearance.scheme == .dark))
      }
    case .colorMix(let space, let a, let p, let b, let q):
      guard let (a, b) = both(a, b) else { return nil }
      return .wide(CSSColor.mix(in: space, a.css, p, b.css, q))
    case .readable(let background, let candidates):
      guard let background = evaluate(background)?.painted else { return nil }
      var colors: [Color] = []
      for candidate in candidates {
        guard let color = evaluate(candidate)?.painted else { return nil }
        colors.append(color)
      }
      // What lies under a translucent background is not known here, but the scheme is.
      let surface = background.composited(over: appearance.scheme == .dark ? .black : .white)
      return .painted(surface.mostReadable(of: colors.isEmpty ? [.black, .white] : colors))
    }
  }

  /// Takes the steps of evaluating an expression from the budget.
  private func take(_ expression: ColorExpression) -> Bool {
    let steps =
      switch expression {
      case .literal, .wide, .reference: 1
      case .readable(_, let candidates): 10 + 10 * candidates.count
      default: 10
      }
    return budget?.take(steps, at: place) ?? true
  }

  /// The location of the value that is being followed; the beginning of the theme's file for a
  /// value of a rule.
  private var place: SourceLocation {
    let applying = path.last.flatMap { theme.bindings.applying(slot: $0, in: appearance.traits) }
    guard let applying else { return theme.source.location(of: 0..<0) }
    let found = theme.bindings.candidate(applying)
    return theme.layers[found.layer].text.location(of: theme.value(found).range)
  }

  private mutating func both(_ a: ColorExpression, _ b: ColorExpression) -> (Value, Value)? {
    // Both are followed, so that both are checked.
    let (first, second) = (evaluate(a), evaluate(b))
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// The color of a value in a rule; what was resolved before cannot fail.
  mutating func color(of expression: ColorExpression) -> Color? {
    evaluate(expression)?.painted
  }
}

extension Color {
  /// The candidate with the highest contrast on this color, the first of equals.
  fileprivate func mostReadable(of candidates: [Color]) -> Color {
    var best = (color: candidates[0], ratio: 0.0)
    for candidate in candidates {
      let ratio = candidate.composited(over: self).contrastRatio(against: self)
      if ratio > best.ratio { best = (candidate, ratio) }
    }
    return best.color
  }
}

extension Resolver {
  private mutating func report(_ rule: RuleID, at candidate: Int, _ message: String) {
    let found = theme.bindings.candidate(candidate)
    findings.append(
      Finding(
        .error, rule,
        at: theme.layers[found.layer].text.location(of: theme.value(found).range), message))
  }

  private mutating func reportLoop(from slot: Int) {
    let members = Array(path[(path.firstIndex(of: slot) ?? 0)...])
    for member in members { progress[member] = .failed }
    // The loop is named from the member that stands first in its file, wherever it was entered.
    let (theme, traits) = (theme, appearance.traits)
    let applying = members.map { theme.bindings.applying(slot: $0, in: traits) ?? 0 }
    let locations = applying.map { index in
      let found = theme.bindings.candidate(index)
      return (-found.layer, theme.value(found).range.lowerBound)
    }
    let first = members.indices.min { locations[$0] < locations[$1] } ?? 0
    let names = (members[first...] + members[...first]).map { slot in
      "'\(theme.names.name(of: ColorSlot(slot)))'"
    }
    report(
      .loop, at: applying[first],
      names.count == 2
        ? "\(names[0]) refers to itself"
        : "a loop of references: \(names.joined(separator: " -> "))")
  }

  private mutating func reportChain(at candidate: Int) {
    guard !reportedChain, budget?.isSpent != true else { return }
    reportedChain = true
    report(
      .tooLong, at: candidate, "a chain of references has more than \(ReadingBudget.links) links")
  }

  private mutating func reportMissing(_ slot: Int) {
    let name = theme.names.name(of: ColorSlot(slot))
    let traits = theme.traits.names(in: appearance.traits).joined(separator: "+")
    let asker = path.last.flatMap { theme.bindings.applying(slot: $0, in: appearance.traits) }
    let message =
      "'\(name)' has no value for '\(traits)'"
      + (path.last.map { ", where '\(theme.names.name(of: ColorSlot($0)))' refers to it" } ?? "")
      + "; add one, or 'default'"
    if let own = theme.bindings.first(of: slot) {
      report(.missingValue, at: own, message)
    } else if let asker {
      report(.missingValue, at: asker, message)
    }
  }
}
