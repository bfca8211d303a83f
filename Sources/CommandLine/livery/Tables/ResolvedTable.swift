import ThemeColor
import ThemeModel
import ThemeSource

/// The colors of a theme in one appearance, a line each, for people to read.
struct ResolvedTable {
  let resolved: ResolvedTheme
  let traits: Traits
  let colored: Bool

  /// The table below the theme's name and the traits; a star marks values that the theme sets.
  var text: String {
    let heading = traits.name(of: resolved.appearance.traits)
    let rows =
      ColorRole.allCases.map { (name: $0.name, color: resolved[$0], isSet: resolved.sets($0)) }
      + resolved.customColors.map { (name: $0.name, color: $0.color, isSet: true) }
    let width = rows.map(\.name.count).max() ?? 0
    return "\(resolved.name), \(heading)".escapingControls + "\n"
      + rows.map { row in
        let name = row.name.escapingControls.padded(to: width)
        return "\(row.isSet ? "*" : " ") \(swatch(row.color))\(name)  \(row.color.gtkText)\n"
      }.joined() + ownValues
      + resolved.pictures.map { "* \($0.name)  \($0.picture.source)".escapingControls + "\n" }
      .joined()
  }

  /// The values of properties beyond CSS, a line each.
  private var ownValues: String {
    resolved.ownValues.map { own in
      let color = Color(own.value, in: resolved)
      let name = "\(own.selector.text) \(own.property.name)"
      let line = "* \(color.map(swatch) ?? (colored ? "   " : ""))"
      return line + "\(name)  \(color?.gtkText ?? own.value.text)".escapingControls + "\n"
    }.joined()
  }

  /// Two spaces with the color as background, for a terminal with 24-bit colors.
  private func swatch(_ color: Color) -> String {
    guard colored else { return "" }
    let shown = color.composited(over: resolved[.windowBg].composited(over: .white)).bytes
    return "\u{1b}[48;2;\(shown.red);\(shown.green);\(shown.blue)m  \u{1b}[0m "
  }
}
