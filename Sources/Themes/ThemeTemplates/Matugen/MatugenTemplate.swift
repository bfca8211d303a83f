import ThemeModel
import ThemeSource

/// A template as matugen 4 fills it.
struct MatugenTemplate: TemplateBody {
  let sources: TemplateSources
  let problems: [TemplateProblem]
  private let nodes: [MatugenNode]

  init(_ text: SourceText, within budget: ReadingBudget?) {
    var parser = MatugenParser(text, within: budget)
    nodes = parser.parse()
    (sources, problems) = (parser.sources, parser.problems.all)
  }

  func fill(
    with palette: TemplatePalette, in scheme: Appearance.Scheme, into filling: inout Filling
  ) {
    var run = MatugenRun(palette: palette, scheme: scheme, sources: sources)
    run.fill(nodes, &filling)
  }
}
