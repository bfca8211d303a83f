/// A part of a mustache template.
indirect enum MustacheNode: Sendable {
  case text(TemplatePlace)

  /// A tag with a name; its value is escaped for HTML unless it has three braces or `&`.
  case value(Base16Name, isEscaped: Bool, TemplatePlace)

  /// Content that is filled if a name has a value, or if it has none.
  case section(Base16Name, isInverted: Bool, [MustacheNode], TemplatePlace)
}
