import GTKKnowledge
import ThemeColor
import ThemeModel
import ThemeSource

/// The colors of a theme by the names of a generator's palette.
///
/// A theme that was such a palette gets its colors back; any other gets those with the same
/// meaning.
struct PaletteWriter {
  let theme: Theme
  let table: PaletteTable

  /// The names and colors of an appearance, in the order of the table.
  func colors(in appearance: Appearance) -> [(name: String, color: Color)] {
    let own = ThemeAsScheme.named(theme, in: appearance)
    let entries = own.map { name, color in (PaletteTable.folded(name), color) }
    let folded = Dictionary(entries) { first, _ in first }
    let isPalette = table.needed.allSatisfy { number, _ in
      color(of: number, in: folded) != nil
    }
    let derived = isPalette ? nil : ThemeAsScheme(theme.resolved(appearance))
    return table.rows.flatMap { row in
      let color = derived?[row.number] ?? color(of: row.number, in: folded)
      return color.map { color in row.names.map { ($0, color.withAlpha(1)) } } ?? []
    }
  }

  /// The color with a meaning in the theme's own palette.
  private func color(of number: Int, in own: [String: Color]) -> Color? {
    table.rows.first { $0.number == number }?.ownNames.lazy.compactMap { own[$0] }.first
  }

  /// The parts of the included appearances that the file cannot contain.
  func omissions(
    of text: String, as format: ThemeFormat, in appearances: [Appearance]
  ) -> [Finding] {
    var omissions = Omissions(of: theme, in: format)
    omissions.addAppearances(but: appearances)
    omissions.addInfo()
    let content = theme.content
    let customColors = theme.resolved(appearances[0]).customColors
    if !customColors.isEmpty {
      omissions.add("colors of an app's own", customColors.map(\.name))
    }
    omissions.addStyles(content, rules: !FocusRing.isOnly(content.rules))
    let reading = PaletteImport.read(
      ThemeText(SourceText(file: "", text)), id: theme.id, extending: StockTheme.on(.first4),
      as: format, table: table)
    omissions.addChangedRoles(readAs: reading.theme, in: appearances)
    return omissions.findings
  }
}
