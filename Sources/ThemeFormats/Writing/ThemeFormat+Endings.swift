extension ThemeFormat {
  /// The format that a file's name asks for by its ending; `nil` where it does not say.
  public init?(ending path: String) {
    let endings: [(String, ThemeFormat)] = [
      (".livery.toml", .livery), (".livery.json", .livery), (".toml", .livery),
      (".resolver.json", .dtcg), (".tokens.json", .dtcg), (".tokens", .dtcg), (".json", .gradience),
      (".yaml", .base16), (".yml", .base16), (".css", .gtkCSS),
    ]
    let lowercase = path.lowercased()
    guard let found = endings.first(where: { lowercase.hasSuffix($0.0) }) else { return nil }
    self = found.1
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
