import GTKKnowledge
import ThemeColor
import ThemeLint
import ThemeModel

/// The description of a color by its name, in Markdown.
struct ColorHover {
  private let symbol: ColorSymbol
  private let theme: Theme?
  private let definition: String?
  private let release: GTKRelease

  /// The maximum number of appearances, and pairs of each, that are listed.
  private static let limit = (appearances: 8, pairs: 3)

  init(_ symbol: ColorSymbol, in theme: Theme?, definition: String?, on release: GTKRelease) {
    (self.symbol, self.theme, self.definition, self.release) = (symbol, theme, definition, release)
  }

  var text: String {
    [heading, summary, table].compactMap { $0 }.joined(separator: "\n\n")
  }

  private var heading: String {
    guard let role = symbol.role else { return "`\(symbol.text)`" }
    return "`\(role.name)` · `\(role.colorName)` · `\(role.variableName)`"
  }

  private var summary: String? {
    guard let role = symbol.role else { return definition.map { "`\($0)`" } }
    let since = role.since.map { ", since libadwaita \($0)" } ?? ", a role of Livery's own"
    return "Paints \(role.summary)\(since)."
  }

  /// The color in each appearance, with its contrast.
  private var table: String? {
    guard let theme else { return nil }
    let report = symbol.role.map { _ in ContrastReport(theme, on: release) }
    let rows = theme.appearances.prefix(ColorHover.limit.appearances).enumerated()
      .compactMap { index, appearance -> String? in
        guard let color = color(in: theme.resolved(appearance)) else { return nil }
        let name = theme.traits.name(of: appearance.traits)
        let pairs = report?.appearances[index].rows ?? []
        return "| \(name) | `\(color.text)` | \(contrast(pairs)) |"
      }
    if rows.isEmpty { return nil }
    return (["| appearance | color | contrast |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private func color(in resolved: ResolvedTheme) -> Color? {
    guard let theme, case .theme(let name) = symbol.inTheme else { return nil }
    if let role = symbol.role { return resolved[role] }
    if let custom = resolved[CustomColor(rawValue: name)] { return custom }
    guard case .theme = symbol else { return nil }
    let slot = theme.paletteSlots.first { theme.name(of: $0) == name }
    return slot.flatMap { theme.color(of: $0, in: resolved) }
  }

  /// The pairs that a role is a part of, the faintest first.
  private func contrast(_ rows: [ContrastReport.Row]) -> String {
    let own = rows.enumerated().filter { $1.role == symbol.role || $1.surface == symbol.role }
      .filter { $1.minimum != nil }
      .sorted { ($0.element.ratio, $0.offset) < ($1.element.ratio, $1.offset) }
    let said = own.prefix(ColorHover.limit.pairs).map { _, row in
      let other = row.role == symbol.role ? "on `\(row.surface.name)`" : "of `\(row.foreground)`"
      let minimum = row.minimum ?? 0
      let verdict = row.ratio < minimum ? ", below \(ContrastRatio.short(minimum))" : ""
      return "\(ContrastRatio.text(row.ratio, below: minimum)) \(other)\(verdict)"
    }
    return said.joined(separator: "<br>")
  }
}

extension Color {
  /// The color in hexadecimal digits, without the alpha if it is opaque.
  fileprivate var text: String { bytes.alpha == 255 ? String(hex.dropLast(2)) : hex }
}
