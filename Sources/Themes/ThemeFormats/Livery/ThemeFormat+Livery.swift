import ThemeSource

extension ThemeFormat {
  /// Livery's own themes, TOML or JSON.
  public static let livery = ThemeFormat(
    rawValue: "livery", title: "a Livery theme",
    certainEndings: [".livery.toml", ".livery.json"], sharedEndings: [".toml"],
    recognize: { text in
      if let root = text.root {
        if root["livery"] != nil { return .certain }
        return ["colors", "styles", "custom-colors"].contains { root[$0] != nil } ? .faint : .no
      }
      if text.lines.contains(where: isOwn) { return .likely }
      // A table that themes have not is another program's: [package], [project].
      if text.lines.contains(where: { $0.first == UInt8(ascii: "[") }) { return .no }
      let isTheme = text.lines.prefix(64).contains { line in
        guard let key = ThemeText.key(of: line, before: UInt8(ascii: "=")) else { return false }
        return ["name", "summary", "extends", "author", "license"].contains {
          key.elementsEqual($0.utf8)
        }
      }
      return isTheme ? .faint : .no
    },
    read: { text, context in
      LiveryReader.read(
        text, id: context.id, loader: BaseFinder(context), surviving: context.survivors,
        within: context.budget)
    },
    write: { writer, name in
      let text = LiveryWriter(writer.theme).text(asJSON: name.hasSuffix(".json"))
      return WrittenTheme(files: [.init(name: name, text: text)], omissions: [])
    })

  /// Whether a line is one that only Livery's files have: the version's, or the header of a table.
  private static func isOwn(_ line: ArraySlice<UInt8>) -> Bool {
    ThemeText.key(of: line, before: UInt8(ascii: "="))?.elementsEqual("livery".utf8) == true
      || line.first == UInt8(ascii: "[") && ownTables.contains { line.starts(with: $0.utf8) }
  }

  private static let ownTables = [
    "[colors", "[palette", "[styles", "[custom-colors", "[metrics", "[extra",
  ]
}
