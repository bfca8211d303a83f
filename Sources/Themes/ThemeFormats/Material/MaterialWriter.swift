import ThemeColor
import ThemeModel
import ThemeSource

/// Writes a theme as matugen prints palettes: names with a color in each scheme.
struct MaterialWriter {
  private let theme: Theme
  private let main: Appearance

  /// Creates a writer; `main` is the appearance that templates call `default`.
  init(_ theme: Theme, in main: Appearance) {
    (self.theme, self.main) = (theme, main)
  }

  func written(named name: String) -> WrittenTheme {
    let writer = PaletteWriter(theme: theme, table: .material)
    let appearances = theme.schemes.map { Appearance($0, main.options) }
    let palette = JSONValue.members([
      "name": .string(theme.name),
      "image": .null,
      "mode": .string(main.scheme.rawValue),
      "is_dark_mode": .boolean(main.scheme == .dark),
      "colors": .object(colors(writer, appearances)),
    ])
    let text = palette.text + "\n"
    return WrittenTheme(
      files: [.init(name: name, text: text)],
      omissions: writer.omissions(of: text, as: .material, in: appearances))
  }

  private func colors(
    _ writer: PaletteWriter, _ appearances: [Appearance]
  ) -> [JSONValue.Member] {
    let schemes = appearances.map { ($0.scheme, writer.colors(in: $0)) }
    var names: [String] = []
    for (name, _) in schemes.flatMap(\.1) where !names.contains(name) { names.append(name) }
    return names.sorted().map { name in
      let found = schemes.compactMap { scheme, colors in
        colors.first { $0.name == name }.map { (scheme: scheme, color: $0.color) }
      }
      let members = found.map { JSONValue.Member($0.scheme.rawValue, value($0.color)) }
      let preferred = found.first { $0.scheme == main.scheme }.map {
        JSONValue.Member("default", value($0.color))
      }
      return .init(name, .object(members + [preferred].compactMap { $0 }))
    }
  }

  private func value(_ color: Color) -> JSONValue {
    .members(["color": .string(color.shortHex)])
  }
}
