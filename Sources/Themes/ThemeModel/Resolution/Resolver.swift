import ThemeColor
import ThemeSource

/// Resolves the references of a theme in one appearance.
///
/// An error is reported once, at the wrong value, and not at values that depend on it.
struct Resolver {
  enum Progress {
    case untouched, inProgress, done, failed
  }

  /// The value of a slot that is being followed, and its own references.
  struct Step {
    let expression: ColorExpression
    let start: Int

    /// The next reference to follow.
    var next: Int
  }

  let theme: Theme
  let appearance: Appearance
  var colors: [Color]
  var progress: [Progress]
  /// The values that are more than a painted color: palette entries, and colors in GTK's spaces.
  var wide: [Int: SlotValue] = [:]
  /// The slots being followed, starting with the first one.
  var path: [Int] = []
  /// How far each of them is followed.
  var steps: [Step] = []
  /// The references of their values, one value's after the other's.
  var references: [ColorSlot] = []
  var findings: [Finding] = []
  var reportedChain = false

  /// The length of the longest chain of references from each slot, as far as followed.
  var links: [UInt8]

  /// Whether each slot's value is independent of the base theme.
  var isOwn: [Bool]

  /// The budget for resolving; `nil` for a theme that was resolved before.
  let budget: ReadingBudget?

  init(_ theme: Theme, in appearance: Appearance, within budget: ReadingBudget? = nil) {
    self.theme = theme
    self.budget = budget
    self.appearance = appearance
    colors = Array(repeating: .black, count: theme.names.slotCount)
    progress = Array(repeating: .untouched, count: theme.names.slotCount)
    links = Array(repeating: 0, count: theme.names.slotCount)
    isOwn = Array(repeating: false, count: theme.names.slotCount)
  }

  /// Reuses the results for another base theme that do not depend on that base.
  mutating func keep(_ settled: SettledColors) {
    links = settled.links
    isOwn = settled.isOwn
    for slot in colors.indices {
      guard isOwn[slot], settled.isDone[slot] else {
        links[slot] = 0
        continue
      }
      (colors[slot], progress[slot]) = (settled.colors[slot], .done)
    }
    wide = settled.wide.filter { isOwn[$0.key] }
  }

  /// Resolves every slot, then sets roles to colors; `nil` if there are findings.
  mutating func resolve(setting settings: [ColorRole: Color] = [:]) -> ResolvedTheme? {
    var isSet = recall() ?? resolveColors()
    guard findings.isEmpty else { return nil }
    for (role, color) in settings {
      let slot = Int(ColorSlot(role).index)
      (colors[slot], isSet[slot]) = (color, true)
    }
    let rules = resolvedRules(isSet: isSet)
    return ResolvedTheme(
      id: theme.id, name: theme.name, appearance: appearance, colors: colors, isSet: isSet,
      customColors: theme.customSlots.filter { progress[Int($0.index)] == .done }.map { slot in
        ResolvedTheme.NamedColor(name: theme.names.name(of: slot), color: colors[Int(slot.index)])
      },
      pictures: pictures,
      rules: rules.rules, ruleList: theme.rules.list, declarations: rules.declarations,
      extraCSS: theme.layers.compactMap { $0.extraCSS(in: appearance.scheme) })
  }

  /// The pictures in the colors that were resolved.
  private var pictures: [Theme.NamedPicture] {
    theme.pictures(in: appearance.traits) { colors[Int(ColorSlot($0).index)] }
  }

  /// Resolves every slot after some have got a color other than their value; the rules are those of
  /// an already resolved theme.
  mutating func recolored(
    _ resolved: ResolvedTheme, setting settings: [ColorSlot: Color]
  ) -> ResolvedTheme? {
    for (slot, color) in settings {
      let slot = Int(slot.index)
      (colors[slot], progress[slot]) = (color, .done)
    }
    let isSet = resolveColors()
    guard findings.isEmpty else { return nil }
    return ResolvedTheme(
      id: resolved.id, name: resolved.name, appearance: appearance, colors: colors, isSet: isSet,
      customColors: resolved.customColors, pictures: pictures, rules: resolved.rules,
      ruleList: resolved.ruleList,
      declarations: resolved.declarations, extraCSS: resolved.extraCSS)
  }

  /// Finds errors in the colors and in the names that rules use; `nil` if there is an error or the
  /// budget is used up, otherwise the resolved colors.
  mutating func check() -> SettledColors? {
    guard take(theme.names.slotCount + theme.rules.declarations.count) else { return nil }
    let isSet = resolveColors()
    guard findings.isEmpty else { return nil }
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
    guard findings.isEmpty, budget?.isSpent != true else { return nil }
    return SettledColors(
      appearance: appearance, colors: colors, isSet: isSet, isDone: progress.map { $0 == .done },
      wide: wide,
      links: links, isOwn: isOwn)
  }

  /// Reuses the results from building the theme, and returns whether each slot is set above the
  /// base; `nil` for another appearance.
  private mutating func recall() -> [Bool]? {
    guard let settled = theme.settled.first(where: { $0.appearance == appearance }) else {
      return nil
    }
    (colors, wide) = (settled.colors, settled.wide)
    progress = settled.isDone.map { $0 ? .done : .untouched }
    return settled.isSet
  }

  /// Resolves every slot, and returns whether a theme other than the base sets each.
  private mutating func resolveColors() -> [Bool] {
    var isSet = Array(repeating: false, count: colors.count)
    for slot in colors.indices {
      guard let applying = theme.bindings.applying(slot: slot, in: appearance.traits) else {
        // A color may be only for the other scheme; it is reported when it is used here.
        continue
      }
      isSet[slot] = theme.bindings.layer(of: applying) > 0
      guard progress[slot] == .untouched else { continue }
      begin(slot, applying: applying)
      while !path.isEmpty { advance() }
    }
    return isSet
  }
}
