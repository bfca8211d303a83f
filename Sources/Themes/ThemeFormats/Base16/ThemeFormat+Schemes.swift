extension ThemeFormat {
  /// Schemes of 16 colors.
  public static let base16 = scheme("base16", isRecognizedBy: "base00", .possible, isBase24: false)

  /// Schemes of 24 colors, which include those of a base16 scheme.
  public static let base24 = scheme("base24", isRecognizedBy: "base10", .likely, isBase24: true)

  private static func scheme(
    _ name: String, isRecognizedBy key: String, _ recognition: Recognition, isBase24: Bool
  ) -> ThemeFormat {
    ThemeFormat(
      rawValue: name, title: "a \(name) scheme",
      certainEndings: [], sharedEndings: [".yaml", ".yml"],
      recognize: { text in
        let isScheme = text.root == nil && text.hasLine(withKey: key, before: UInt8(ascii: ":"))
        return isScheme ? recognition : .no
      },
      read: { text, context in
        SchemeReader.read(
          text.text, id: context.id, format: isBase24 ? .base24 : .base16,
          isExact: context.isExact, extending: context.base, within: context.budget)
      },
      write: { writer, name in
        SchemeWriter(writer.theme, in: writer.single, format: isBase24 ? .base24 : .base16)
          .written(named: name)
      })
  }
}
