/// A part of a mustache template.
indirect enum MustacheNode: Sendable {
  case text(TemplatePlace)

  /// A tag with a name; its value is escaped for HTML unless three braces or `&` say otherwise.
  case value(Base16Name, isEscaped: Bool, TemplatePlace)

  /// What is filled where a name stands for something, or where it does not.
  case section(Base16Name, isInverted: Bool, [MustacheNode], TemplatePlace)
}
