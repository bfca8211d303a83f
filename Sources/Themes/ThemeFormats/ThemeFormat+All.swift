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
  /// Recognizes a file by its content; `nil` if it is no theme that Livery reads.
  static func recognize(_ text: ThemeText) -> ThemeFormat? {
    guard !text.content.contains(0) else { return nil }
    var surest: (format: ThemeFormat, recognition: Recognition)?
    // From the last, so that the test for CSS, which ends at once, spares the others.
    for format in allCases.reversed() {
      let recognition = format.recognize(text)
      if recognition == .certain { return format }
      if recognition > .no, recognition >= surest?.recognition ?? .no {
        surest = (format, recognition)
      }
    }
    return surest?.format
  }

  /// Recognizes a file by its name, where that is a stylesheet's, and else by its content; one that is
  /// named as files of another format are, or as source code is, is no stylesheet, and one that is named
  /// as only Livery's are may lack all that tells them.
  static func recognize(_ text: ThemeText, named name: String) -> ThemeFormat? {
    let isStylesheet = name.lowercased().hasSuffix(gtkCSS.endings[0]) && !text.content.contains(0)
    if isStylesheet { return gtkCSS }
    let format = recognize(text) ?? ownFormat(of: text, named: name)
    guard format == gtkCSS else { return format }
    let isOther = ThemeFormat(ending: name) != nil || SourceCode.language(ofFile: name) != nil
    return isOther ? nil : format
  }

  /// Livery's own format, where a file with keys or headers of TOML has a name that only its themes have.
  private static func ownFormat(of text: ThemeText, named name: String) -> ThemeFormat? {
    let isTOML = text.toml != nil || text.root == nil && text.lines.contains { $0.first == 0x5b }
    return isTOML && livery.certainEndings.contains(where: name.lowercased().hasSuffix)
      ? livery : nil
  }

  /// The format that a file's name asks for by its ending; `nil` if it does not say.
  public init?(ending path: String) {
    let path = path.lowercased()
    let found =
      ThemeFormat.allCases.first { $0.certainEndings.contains(where: path.hasSuffix) }
      ?? ThemeFormat.allCases.first { $0.sharedEndings.contains(where: path.hasSuffix) }
    guard let found else { return nil }
    self = found
  }

  /// Whether a file's name is a theme's and nothing else's, so that the file is expected to be one.
  public static func isCertain(of path: String) -> Bool {
    let path = path.lowercased()
    return allCases.contains { $0.certainEndings.contains(where: path.hasSuffix) }
  }

  /// The endings of all formats, those before others that they end with.
  package static let endings =
    allCases.flatMap(\.certainEndings) + allCases.flatMap(\.sharedEndings)
}
