import ThemeFormats
import ThemeModel
import ThemeSource

/// A mustache template as tinted-theming's builders fill it.
struct MustacheTemplate: TemplateBody {
  let sources: TemplateSources
  let problems: [TemplateProblem]
  private let nodes: [MustacheNode]

  init(_ text: SourceText, within budget: ReadingBudget?) {
    var parser = MustacheParser(text, within: budget)
    nodes = parser.parse()
    (sources, problems) = (parser.sources, parser.problems.all)
  }

  func fill(
    with palette: TemplatePalette, in scheme: Appearance.Scheme, into filling: inout Filling
  ) {
    fill(nodes, with: palette.palette, &filling)
  }

  private func fill(
    _ nodes: [MustacheNode], with palette: Palette, _ filling: inout Filling
  ) {
    for node in nodes where !filling.isFull {
      switch node {
      case .text(let place):
        filling.copy(place.range, of: place.source, sources.texts[place.source].bytes)
      case .value(let name, let isEscaped, let place):
        guard let text = name.text(in: palette) else {
          filling.report(missing(name, place))
          continue
        }
        filling.write(isEscaped ? MustacheTemplate.escaped(text) : Array(text.utf8), for: place)
      case .section(let name, let isInverted, let inner, _):
        guard let text = name.text(in: palette) else {
          if isInverted { fill(inner, with: palette, &filling) }
          continue
        }
        if text.isEmpty == isInverted { fill(inner, with: palette, &filling) }
      }
    }
  }

  private func missing(_ name: Base16Name, _ place: TemplatePlace) -> TemplateProblem {
    TemplateProblem(
      .templateEntry, place, "the palette has no '\(name.entries.first ?? "")'")
  }

  /// The text escaped for HTML; only colors stay as they are.
  private static func escaped(_ text: String) -> [UInt8] {
    Array(text.unicodeScalars.map { Markup.entity(for: $0) ?? String($0) }.joined().utf8)
  }
}
