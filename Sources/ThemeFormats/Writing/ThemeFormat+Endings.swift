extension ThemeFormat {
  /// The endings of files that are themes and nothing else, each with the format.
  private static let certainEndings: [(String, ThemeFormat)] = [
    (".livery.toml", .livery), (".livery.json", .livery), (".resolver.json", .dtcg),
    (".tokens.json", .dtcg), (".tokens", .dtcg),
  ]

  /// The endings that other files have, too.
  private static let sharedEndings: [(String, ThemeFormat)] = [
    (".toml", .livery), (".json", .gradience), (".yaml", .base16), (".yml", .base16),
    (".css", .gtkCSS),
  ]

  /// The format that a file's name asks for by its ending; `nil` where it does not say.
  public init?(ending path: String) {
    let endings = ThemeFormat.certainEndings + ThemeFormat.sharedEndings
    let lowercase = path.lowercased()
    guard let found = endings.first(where: { lowercase.hasSuffix($0.0) }) else { return nil }
    self = found.1
  }

  /// Whether a file's name is a theme's and nothing else's, so that the file is expected to be one.
  public static func isCertain(of path: String) -> Bool {
    let lowercase = path.lowercased()
    return certainEndings.contains { lowercase.hasSuffix($0.0) }
  }

  /// The ending that files of the format have.
  public var ending: String {
    switch self {
    case .livery: ".livery.toml"
    case .dtcg: ".resolver.json"
    case .gradience: ".json"
    case .base16, .base24: ".yaml"
    case .gtkCSS: ".css"
    }
  }
}
