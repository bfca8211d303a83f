import ThemeSource

/// What keeps a part of a template from being filled.
struct TemplateProblem: Hashable, Sendable {
  let rule: RuleID

  /// The text that it stands in, by its index among the template's.
  let source: Int

  let range: Range<Int>
  let message: String

  init(_ rule: RuleID, _ place: TemplatePlace, _ message: String) {
    self.rule = rule
    (source, range) = (place.source, place.range)
    self.message = message
  }
}

extension TemplateProblem {
  /// Whether no palette could fill it.
  var isOfTemplate: Bool { rule != .templateEntry }
}

extension RuleID {
  /// What the language does not know: a tag that is not closed, a block that does not end.
  static let templateSyntax: RuleID = "template/syntax"
  /// A name, a format, a filter or a method that the generator does not give.
  static let templateName: RuleID = "template/name"
  /// An entry that a palette lacks, or that has no such value.
  static let templateEntry: RuleID = "template/entry"
  /// A value that comes to no color.
  static let templateValue: RuleID = "template/value"
  /// An included template that is not there, or that includes itself.
  static let templateInclude: RuleID = "template/include"
  /// A template that no palette changes.
  static let templateConstant: RuleID = "template/constant"
}
