import ThemeModel
public import ThemeSource

extension Palette {
  /// Reads a palette of any generator, or a base16 or base24 scheme, from a file's text.
  ///
  /// The content identifies the kind of file. Entries may be missing: a template may not need them.
  public static func read(_ text: SourceText) -> PaletteReading {
    let content = ThemeText(text)
    let id = ThemeLibrary.id(ofFile: text.file)
    switch ThemeFormat.recognize(content) {
    case .material?: return PaletteReader.read(content, id: id, table: .material)
    case .pywal?: return PaletteReader.read(content, id: id, table: .pywal)
    case .base16?, .base24?: return Palette.scheme(text, id: id)
    default: break
    }
    let finding = Finding(
      .error, .format, at: text.location(of: 0..<0),
      "expected a palette of matugen, DankMaterialShell, noctalia, pywal or wallust, or a base16 "
        + "or base24 scheme")
    return PaletteReading(palette: nil, findings: [finding])
  }
}
