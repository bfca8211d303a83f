extension ThemeFormat {
  /// The `colors.json` of pywal, pywal16 and wallust.
  public static let pywal: ThemeFormat = ThemeFormat(
    rawValue: "pywal", title: "a pywal palette",
    certainEndings: [], sharedEndings: [".json"],
    recognize: { text in text.root.map(PaletteTable.pywalRecognition) ?? .no },
    read: { text, context in
      PaletteImport.read(
        text, id: context.id, extending: context.base, as: .pywal, table: .pywal,
        isExact: context.isExact, within: context.budget)
    },
    write: { writer, name in PywalWriter(writer.theme, in: writer.single).written(named: name) })
}
