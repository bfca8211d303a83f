import ThemeColor
import ThemeSource

/// Follows the references of a theme in one appearance.
///
/// An error is reported once, at the value that is wrong; what only depends on it is not.
struct Resolver {
  /// The most references that may lead from a color to its literal.
  static let chainLimit = 64

  private enum Progress {
    case untouched, inProgress, done, failed
  }

  let theme: Theme
  let appearance: Appearance
  private var colors: [Color]
  private var progress: [Progress]
  /// The values of palette entries that are more than a painted color.
  private var wide: [Int: CSSColor] = [:]
  /// The slots being followed, from the first one on.
  private var path: [Int] = []
  private(set) var findings: [Finding] = []
  private var reportedChain = false

  init(_ theme: Theme, in appearance: Appearance) {
    self.theme = theme
    self.appearance = appearance
    colors = Array(repeating: .black, count: theme.names.slotCount)
    progress = Array(repeating: .untouched, count: theme.names.slotCount)
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
      if progress[slot] == .untouched { _ = follow(slot, applying: applying) }
    }
    return isSet
  }

  /// The color of a slot; `nil` where it or what it refers to has none.
  private mutating func color(of slot: Int) -> Color? {
    switch progress[slot] {
    case .done: return colors[slot]
    case .failed: return nil
    case .inProgress:
      reportLoop(from: slot)
      return nil
    case .untouched: break
    }
    guard let applying = theme.bindings.applying(slot: slot, in: appearance.traits) else {
      reportMissing(slot)
      progress[slot] = .failed
      return nil
    }
    return follow(slot, applying: applying)
  }

  /// The color of a slot that is not followed yet, by the candidate that applies.
  private mutating func follow(_ slot: Int, applying: Int) -> Color? {
    guard path.count <= Resolver.chainLimit else {
      reportChain(at: applying)
      progress[slot] = .failed
      return nil
    }
    // A palette entry may be more than what it is painted as.
    if let color = theme.bindings.constant(of: applying), !theme.names.isPalette(slot) {
      colors[slot] = color
      progress[slot] = .done
      return color
    }
    progress[slot] = .inProgress
    path.append(slot)
    let value = evaluate(theme.value(theme.bindings.candidate(applying)).value)
    path.removeLast()
    guard let value, progress[slot] == .inProgress else {
      progress[slot] = .failed
      return nil
    }
    if case .wide(let color) = value, theme.names.isPalette(slot) { wide[slot] = color }
    colors[slot] = value.painted
    progress[slot] = .done
    return colors[slot]
  }

  private mutating func evaluate(_ expression: ColorExpression) -> Value? {
    switch expression {
    case .literal(let color): return .painted(color)
    case .wide(let color): return .wide(color)
    case .reference(let slot):
      guard let color = color(of: Int(slot.index)) else { return nil }
      return wide[Int(slot.index)].map(Value.wide) ?? .painted(color)
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
    guard !reportedChain else { return }
    reportedChain = true
    report(
      .tooLong, at: candidate, "a chain of references has more than \(Resolver.chainLimit) links")
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
