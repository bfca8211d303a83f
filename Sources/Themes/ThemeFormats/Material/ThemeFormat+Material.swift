extension ThemeFormat {
  /// Material palettes: matugen's JSON, and theme files of DankMaterialShell and noctalia.
  public static let material: ThemeFormat = ThemeFormat(
    rawValue: "material", title: "a Material palette",
    certainEndings: [], sharedEndings: [".json"],
    recognize: { text in text.root.map(PaletteTable.materialRecognition) ?? .no },
    read: { text, context in
      PaletteImport.read(
        text, id: context.id, extending: context.base, as: .material, table: .material,
        isExact: context.isExact, within: context.budget)
    },
    write: { writer, name in
      MaterialWriter(writer.theme, in: writer.single).written(named: name)
    })
}
