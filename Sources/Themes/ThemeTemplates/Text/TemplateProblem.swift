import ThemeSource

/// A problem that prevents filling a part of a template.
struct TemplateProblem: Hashable, Sendable {
  let rule: RuleID

  /// The index of its text in the template.
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
  /// An error in the template's syntax: an unclosed tag, a block without an end.
  static let templateSyntax: RuleID = "template/syntax"
  /// A name, a format, a filter or a method that the generator does not give.
  static let templateName: RuleID = "template/name"
  /// An entry that a palette lacks, or that does not have such a value.
  static let templateEntry: RuleID = "template/entry"
  /// A value that is not a color.
  static let templateValue: RuleID = "template/value"
  /// An included template that is not there, or that includes itself.
  static let templateInclude: RuleID = "template/include"
  /// A template that no palette changes.
  static let templateConstant: RuleID = "template/constant"
}
