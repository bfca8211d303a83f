import ThemeModel
import ThemeSource

/// Writes one appearance of a theme as pywal's `colors.json`.
struct PywalWriter {
  private let theme: Theme
  private let appearance: Appearance

  init(_ theme: Theme, in appearance: Appearance) {
    (self.theme, self.appearance) = (theme, appearance)
  }

  func written(named name: String) -> WrittenTheme {
    let writer = PaletteWriter(theme: theme, table: .pywal)
    let colors = writer.colors(in: appearance).map { name, color in
      JSONValue.Member(name, .string(color.shortHex))
    }
    let numbered = colors.filter { $0.key.hasPrefix("color") }
      .sorted { (Int($0.key.dropFirst(5)) ?? 0) < (Int($1.key.dropFirst(5)) ?? 0) }
    let special = colors.filter { !$0.key.hasPrefix("color") }
    // pywal's own files always have a cursor color.
    let cursor = special.first { $0.key == "foreground" }.map {
      JSONValue.Member("cursor", $0.value)
    }
    let palette = JSONValue.members([
      "special": .object(special + [cursor].compactMap { $0 }), "colors": .object(numbered),
    ])
    let text = palette.text + "\n"
    return WrittenTheme(
      files: [.init(name: name, text: text)],
      omissions: writer.omissions(of: text, as: .pywal, in: [appearance]))
  }
}
