import ThemeColor
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// An appearance of the stylesheet for one palette, in which changes of the template are tested.
final class TestedAppearance {
  let probed: ProbedAppearance
  private let palette: TemplatePalette
  private let scheme: Appearance.Scheme

  /// The roles that the template sets in this appearance, by the start of their value.
  private let definitions: [Definition]

  /// The appearance with the changes so far, and the severity of each pair in it.
  private(set) var colors: ResolvedTheme
  private var severities: [Finding.Severity?]
  private var settings: [ColorRole: Color] = [:]

  /// The numbers of its pairs among all known ones, in their order.
  private let numbers: [Int]

  init(_ probed: ProbedAppearance, of sheet: PaletteJudge.Sheet, _ known: inout PairNumbers) {
    (self.probed, palette, scheme) = (probed, sheet.palette, sheet.scheme)
    definitions = ColorRole.allCases.compactMap { role in
      probed.definition(of: role).flatMap { value in
        sheet.filling.origin(of: value.location.range).flatMap {
          $0.source == 0 ? Definition(role: role, range: $0.range) : nil
        }
      }
    }
    colors = probed.colors
    severities = probed.pairs.map(\.severity)
    numbers = probed.pairs.map { known.number(of: PairKey($0)) }
  }

  /// The definition from which a role's color comes, directly or through another role.
  func cause(of role: ColorRole?) -> Definition? {
    guard let cause = role.flatMap({ probed.cause(of: $0) }) else { return nil }
    return definitions.first { $0.role == cause.role }
  }

  /// The resolved theme after more changes; `nil` if the palette lacks an entry.
  private func trying(_ changes: [Change]) -> (ResolvedTheme, [ColorRole: Color])? {
    var settings = settings
    var theme = colors
    for change in changes {
      guard definitions.contains(change.definition) else { continue }
      let role = change.definition.role
      // The value in the present template, without earlier changes.
      let own = probed.colors[role]
      guard
        let color = change.replacement.color(
          instead: own, in: theme, { palette.palette[$0, scheme]?.color })
      else { return nil }
      settings[role] = color
      guard let next = probed.colors(setting: settings) else { return nil }
      theme = next
    }
    return (theme, settings)
  }

  /// Whether changes make all target pairs pass, and no pair worse than its limit; `false`, too, if
  /// the palette lacks an entry.
  ///
  /// Both are indexed by the numbers of pairs.
  func passes(
    _ changes: [Change], for targets: [Bool], within limits: [Finding.Severity]
  ) -> Bool {
    guard let (theme, _) = trying(changes) else { return false }
    // Most changes are refused because a pair still fails, so those pairs are measured first.
    for index in numbers.indices where targets[numbers[index]] {
      let pair = probed.pairs[index]
      if pair.isFailure(pair.severity(in: theme)) { return false }
    }
    for index in numbers.indices where !targets[numbers[index]] {
      guard let after = probed.pairs[index].severity(in: theme), after > limits[numbers[index]]
      else {
        continue
      }
      if after > severities[index] ?? .note { return false }
    }
    return true
  }

  /// Whether the pair with a number fails as things are.
  func fails(_ number: Int) -> Bool {
    numbers.indices.contains { numbers[$0] == number && isFailing($0) }
  }

  /// Marks the pairs that fail, by their numbers.
  func markFailing(in found: inout [Bool]) {
    for index in numbers.indices where isFailing(index) { found[numbers[index]] = true }
  }

  /// Raises the limit of each pair to the severity of its finding; limits are indexed by the
  /// numbers of pairs.
  func raise(_ limits: inout [Finding.Severity]) {
    for index in numbers.indices {
      if let severity = severities[index], severity > limits[numbers[index]] {
        limits[numbers[index]] = severity
      }
    }
  }

  private func isFailing(_ index: Int) -> Bool { probed.pairs[index].isFailure(severities[index]) }

  /// Applies changes permanently.
  func make(_ changes: [Change]) {
    guard let (theme, settings) = trying(changes) else { return }
    (colors, self.settings) = (theme, settings)
    severities = probed.pairs.map { $0.severity(in: theme) }
  }
}

/// The pairs of many appearances, each with a number.
struct PairNumbers {
  private(set) var keys: [PairKey] = []
  private var numbers: [PairKey: Int] = [:]

  /// The number of a pair; a new pair gets a new number.
  mutating func number(of key: PairKey) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }
}
