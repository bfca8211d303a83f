import ThemeFormats

/// A reader that inputs are made for.
public enum InputReader: String, CaseIterable, Sendable {
  case toml, json, css, colors
  case liveryTOML = "livery-toml"
  case liveryJSON = "livery-json"
  case gradience, base16, base24, tokens, resolvers
  case gtkCSS = "gtk-css"
  case material, pywal

  /// The format whose themes the inputs are; `nil` where they are something smaller.
  var format: (format: ThemeFormat, name: String)? {
    switch self {
    case .toml, .json, .css, .colors: nil
    case .liveryTOML: (.livery, "t.livery.toml")
    case .liveryJSON: (.livery, "t.livery.json")
    case .gradience: (.gradience, "t.json")
    case .base16: (.base16, "t.yaml")
    case .base24: (.base24, "t.yaml")
    case .tokens: (.dtcg, "t.tokens.json")
    case .resolvers: (.dtcg, "t.resolver.json")
    case .gtkCSS: (.gtkCSS, "t.css")
    case .material: (.material, "t.json")
    case .pywal: (.pywal, "t.json")
    }
  }
}
