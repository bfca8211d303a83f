import ThemeFormats
import ThemeTemplates

/// A reader that inputs are made for.
public enum InputReader: String, CaseIterable, Sendable {
  case toml, json, css, colors
  case liveryTOML = "livery-toml"
  case liveryJSON = "livery-json"
  case gradience, base16, base24, tokens, resolvers
  case gtkCSS = "gtk-css"
  case material, pywal
  case mustacheTemplate = "template-mustache"
  case matugenTemplate = "template-matugen"
  case pywalTemplate = "template-pywal"

  /// The format whose themes the inputs are; `nil` where they are something smaller.
  var format: (format: ThemeFormat, name: String)? {
    switch self {
    case .toml, .json, .css, .colors, .mustacheTemplate, .matugenTemplate, .pywalTemplate: nil
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
  /// The language whose templates the inputs are; `nil` where they are none.
  var language: TemplateLanguage? {
    switch self {
    case .mustacheTemplate: .mustache
    case .matugenTemplate: .matugen
    case .pywalTemplate: .pywal
    default: nil
    }
  }
}
