import ThemeColor
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// A look of one palette's sheet in which changes of the template are tried.
struct Trial: Sendable {
  let look: ProbedLook
  private let palette: TemplatePalette
  private let scheme: Appearance.Scheme

  /// The roles that the template gives a color in this look, by the beginning of their value.
  private let definitions: [Definition]

  /// The look with the changes that are made so far, and how bad each pair is then.
  private(set) var colors: ResolvedTheme
  private(set) var severities: [Finding.Severity?]
  private var settings: [ColorRole: Color] = [:]

  /// What the pairs are called, in their order.
  let keys: [PairKey]

  init(_ look: ProbedLook, of sheet: PaletteJudge.Sheet) {
    (self.look, palette, scheme) = (look, sheet.palette, sheet.scheme)
    definitions = ColorRole.allCases.compactMap { role in
      look.definition(of: role).flatMap { value in
        sheet.filling.origin(of: value.location.range).flatMap {
          $0.source == 0 ? Definition(role: role, range: $0.range) : nil
        }
      }
    }
    colors = look.colors
    severities = look.pairs.map(\.severity)
    keys = look.pairs.map(PairKey.init)
  }

  /// The definition that a role's color comes from, be it by another role's.
  func cause(of role: ColorRole?) -> Definition? {
    guard let cause = role.flatMap({ look.cause(of: $0) }) else { return nil }
    return definitions.first { $0.role == cause.role }
  }

  /// The look after more changes; `nil` where the palette lacks an entry.
  private func trying(_ changes: [Change]) -> (ResolvedTheme, [ColorRole: Color])? {
    var settings = settings
    var theme = colors
    for change in changes {
      guard definitions.contains(change.definition) else { continue }
      let role = change.definition.role
      // The value that the template has now, whatever was changed of it before.
      let own = look.colors[role]
      guard
        let color = change.replacement.color(
          instead: own, in: theme, { palette.palette[$0, scheme]?.color })
      else { return nil }
      settings[role] = color
      guard let next = look.colors(setting: settings) else { return nil }
      theme = next
    }
    return (theme, settings)
  }

  /// Whether changes make all pairs pass that are asked for, and none worse that has to stay.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - targets: The pairs that have to pass.
  ///   - limits: How bad each of the others may become at most.
  func passes(
    _ changes: [Change], for targets: Set<PairKey>, within limits: [PairKey: Finding.Severity]
  ) -> Bool {
    guard let (theme, _) = trying(changes) else { return false }
    for (index, pair) in look.pairs.enumerated() {
      guard let after = pair.severity(in: theme), after > .note else { continue }
      let key = keys[index]
      if targets.contains(key) {
        if pair.isFailure(after) { return false }
      } else if after > limits[key] ?? .note, after > severities[index] ?? .note {
        return false
      }
    }
    return true
  }

  /// Makes changes for good.
  mutating func make(_ changes: [Change]) {
    guard let (theme, settings) = trying(changes) else { return }
    (colors, self.settings) = (theme, settings)
    severities = look.pairs.map { $0.severity(in: theme) }
  }
}
