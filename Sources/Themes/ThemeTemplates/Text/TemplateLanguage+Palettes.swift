public import ThemeFormats

extension TemplateLanguage {
  /// The palettes that fill templates of the language.
  public var paletteKind: Palette.Kind {
    switch self {
    case .mustache: .base16
    case .matugen: .material
    case .pywal: .pywal
    }
  }
}
