public import ThemeSource

extension TemplateLanguage {
  /// The language of a text by the tags that are in it; `nil` where it has none of any.
  public init?(recognizing text: SourceText) {
    let content = String(decoding: text.bytes, as: UTF8.self)
    let counts = [
      (
        TemplateLanguage.matugen,
        content.matches(of: /\{\{\s*(?:colors|base16|palettes)\.|<\*\s*(?:for|if|include)\b/).count
      ),
      (
        .mustache,
        content.matches(of: /\{\{[{&#^\/]?\s*(?:base[0-9A-Fa-f]{2}-|scheme-)|\{\{[!>]/).count
      ),
      (
        .pywal,
        content.matches(
          of:
            /\{(?:color[0-9]+|background|foreground|cursor|wallpaper|alpha|checksum)(?:\.[^{}\n]*)?\}/
        ).count
      ),
    ]
    guard let best = counts.max(by: { $0.1 < $1.1 }), best.1 > 0 else { return nil }
    self = best.0
  }
}
