extension RuleDescription {
  /// A text in which the rule finds something, and the same mended; `nil` where none is short
  /// enough to be read.
  public var example: RuleExample? { RuleExamples.all[id] }
}
