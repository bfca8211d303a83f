import ThemeModel
import ThemeSource

/// A template as matugen 4 fills it.
struct MatugenTemplate: TemplateBody {
  let sources: TemplateSources
  let problems: [TemplateProblem]
  private let nodes: [MatugenNode]

  init(_ text: SourceText) {
    var parser = MatugenParser(text)
    nodes = parser.parse()
    (sources, problems) = (parser.sources, parser.problems)
  }

  func fill(
    with palette: TemplatePalette, in scheme: Appearance.Scheme, into filling: inout Filling
  ) {
    var run = MatugenRun(palette: palette, scheme: scheme, sources: sources)
    run.fill(nodes, &filling)
  }
}
