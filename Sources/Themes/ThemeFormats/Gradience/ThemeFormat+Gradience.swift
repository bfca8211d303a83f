import ThemeSource

extension ThemeFormat {
  /// Presets of Gradience.
  public static let gradience = ThemeFormat(
    rawValue: "gradience", title: "a Gradience preset",
    certainEndings: [], sharedEndings: [".json"],
    recognize: { text in
      guard let root = text.root else { return .no }
      return ["variables", "palette", "custom_css"].contains { root[$0] != nil } ? .possible : .no
    },
    read: { text, context in GradienceReader.read(text, context) },
    write: { writer, name in
      GradienceWriter(writer.theme, in: writer.single).written(named: name)
    })
}
