import ThemeSource

extension ThemeFormat {
  /// Design tokens of the Design Tokens Community Group.
  public static let dtcg = ThemeFormat(
    rawValue: "dtcg", title: "a file of design tokens",
    certainEndings: [".resolver.json", ".tokens.json", ".tokens"], sharedEndings: [],
    recognize: { text in
      guard let root = text.root else { return .no }
      return ResolverFile.isResolver(root) || holdsToken(root) ? .likely : .no
    },
    read: { text, context in DTCGReader.read(text, context) },
    write: { writer, name in DTCGWriter(writer.theme, in: writer.single).written(named: name) })

  /// Whether an object is a design token, or one in it is.
  private static func holdsToken(_ node: SourceNode) -> Bool {
    guard node.kind == .table else { return false }
    return node["$value"] != nil || node.children.contains(where: holdsToken)
  }
}
