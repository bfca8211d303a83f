import ThemeSource

extension ThemeFormat {
  /// Livery's own themes, TOML or JSON.
  public static let livery = ThemeFormat(
    rawValue: "livery", title: "a Livery theme",
    certainEndings: [".livery.toml", ".livery.json"], sharedEndings: [".toml"],
    recognize: { text in
      if let root = text.root {
        if OtherFile.isReport(root) { return .no }
        if root["livery"] != nil { return .certain }
        let hasTable = ["colors", "styles", "custom-colors"].contains { root[$0] != nil }
        return hasTable && LiveryShape(root).recognition != .no ? .faint : .no
      }
      if text.hasVersion { return .likely }
      return text.toml.map { LiveryShape($0.root).recognition } ?? .no
    },
    read: { text, context in
      LiveryReader.read(
        text, id: context.id, loader: BaseFinder(context), surviving: context.survivors,
        within: context.budget)
    },
    write: { writer, name in
      let document = LiveryWriter(writer.theme, for: writer.target)
      let text = document.text(asJSON: name.hasSuffix(".json"))
      return WrittenTheme(files: [.init(name: name, text: text)], omissions: document.omissions)
    })
}
