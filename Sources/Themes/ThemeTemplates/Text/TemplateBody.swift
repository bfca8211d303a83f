import ThemeModel

/// A template of some language, taken apart.
protocol TemplateBody: Sendable {
  /// The texts of the template: its own, then those that it includes.
  var sources: TemplateSources { get }

  /// What the language or the generator does not know.
  var problems: [TemplateProblem] { get }

  /// Fills the template; the scheme stands for no certain one.
  func fill(
    with palette: TemplatePalette, in scheme: Appearance.Scheme, into filling: inout Filling)
}
