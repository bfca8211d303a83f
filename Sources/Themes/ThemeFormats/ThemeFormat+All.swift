import ThemeSource

extension ThemeFormat: CaseIterable {
  /// Every format; of two that are as sure of a text the first reads it.
  public static let allCases: [ThemeFormat] = [
    livery, gradience, base16, base24, dtcg, material, pywal, gtkCSS,
  ]
}

extension ThemeFormat: RawRepresentable {
  public init?(rawValue: String) {
    guard let format = ThemeFormat.allCases.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = format
  }
}

extension ThemeFormat {
  /// Recognizes a file by its content; `nil` if it is not a theme that Livery reads.
  static func recognize(_ text: ThemeText) -> ThemeFormat? {
    guard !text.content.contains(0) else { return nil }
    var surest: (format: ThemeFormat, recognition: Recognition)?
    // In reverse order, so that the fast test for CSS often makes the others unnecessary.
    for format in allCases.reversed() {
      let recognition = format.recognize(text)
      if recognition == .certain { return format }
      if recognition > .no, recognition >= surest?.recognition ?? .no {
        surest = (format, recognition)
      }
    }
    return surest?.format
  }

  /// Recognizes a file by its name if that is a stylesheet's, otherwise by its content.
  ///
  /// A file with the name of another format or of source code is not a stylesheet, and one with a
  /// name that only Livery uses may lack all identifying keys.
  static func recognize(_ text: ThemeText, named name: String) -> ThemeFormat? {
    let isStylesheet = name.lowercased().hasSuffix(gtkCSS.endings[0]) && !text.content.contains(0)
    if isStylesheet { return gtkCSS }
    let format = recognize(text) ?? ownFormat(of: text, named: name)
    guard format == gtkCSS else { return format }
    let isOther = ThemeFormat(ending: name) != nil || SourceCode.language(ofFile: name) != nil
    return isOther ? nil : format
  }

  /// Livery's own format, if a file with TOML keys or headers has a name that only its themes have.
  private static func ownFormat(of text: ThemeText, named name: String) -> ThemeFormat? {
    let isTOML = text.toml != nil || text.root == nil && text.lines.contains { $0.first == 0x5b }
    return isTOML && livery.certainEndings.contains(where: name.lowercased().hasSuffix)
      ? livery : nil
  }

  /// The format for the ending of a file's name; `nil` if the ending is not known.
  public init?(ending path: String) {
    let path = path.lowercased()
    let found =
      ThemeFormat.allCases.first { $0.certainEndings.contains(where: path.hasSuffix) }
      ?? ThemeFormat.allCases.first { $0.sharedEndings.contains(where: path.hasSuffix) }
    guard let found else { return nil }
    self = found
  }

  /// Whether a file's name is only used for themes, so that the file must be one.
  public static func isCertain(of path: String) -> Bool {
    let path = path.lowercased()
    return allCases.contains { $0.certainEndings.contains(where: path.hasSuffix) }
  }

  /// The endings of all formats; longer ones before others with which they end.
  package static let endings =
    allCases.flatMap(\.certainEndings) + allCases.flatMap(\.sharedEndings)
}
