import ThemeModel
public import ThemeSource

extension Palette {
  /// Reads a palette of any generator, and a base16 or base24 scheme, from a file's text.
  ///
  /// What the file is, its content says. Entries may be missing: a template need not ask for them.
  public static func read(_ text: SourceText) -> PaletteReading {
    let content = ThemeText(text)
    let id = ThemeLibrary.id(ofFile: text.file)
    if let root = content.root {
      let (material, pywal) = (
        PaletteTable.materialRecognition(root), PaletteTable.pywalRecognition(root)
      )
      if max(material, pywal) > .no {
        let table: PaletteTable = pywal > material ? .pywal : .material
        return PaletteReader.read(content, id: id, table: table)
      }
    } else if ThemeFormat.recognize(content).map({ [.base16, .base24].contains($0) }) ?? false {
      return Palette.scheme(text, id: id)
    }
    let finding = Finding(
      .error, .format, at: text.location(of: 0..<0),
      "expected a palette of matugen, DankMaterialShell, noctalia, pywal or wallust, or a base16 "
        + "or base24 scheme")
    return PaletteReading(palette: nil, findings: [finding])
  }
}
