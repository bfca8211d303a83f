extension ThemeFormat {
  /// Design tokens of the Community Group, of Style Dictionary and of Tokens Studio.
  public static let dtcg = ThemeFormat(
    rawValue: "dtcg", title: "a file of design tokens",
    certainEndings: [".resolver.json", ".tokens.json", ".tokens"], sharedEndings: [],
    recognize: { text in
      guard let root = text.root else { return .no }
      return ResolverFile.isResolver(root) || DTCGReader.isOfFolder(root)
        || TokenDialect(root) != nil
        ? .likely : .no
    },
    read: { text, context in DTCGReader.read(text, context) },
    write: { writer, name in DTCGWriter(writer.theme, in: writer.single).written(named: name) })
}
