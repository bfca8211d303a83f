import ThemeModel

/// A template of some language, taken apart.
protocol TemplateBody: Sendable {
  /// The texts of the template: its own, then the included ones.
  var sources: TemplateSources { get }

  /// The errors of the language or the generator.
  var problems: [TemplateProblem] { get }

  /// Fills the template; `scheme` is used for entries without a scheme of their own.
  func fill(
    with palette: TemplatePalette, in scheme: Appearance.Scheme, into filling: inout Filling)
}
