/// A range of one of a template's texts, with the palette's entries that are asked for there.
struct TemplatePlace: Hashable, Sendable {
  /// The text by its index: 0 is the template, the others are those that it includes.
  let source: Int

  /// The bytes in that text.
  let range: Range<Int>

  /// The names of the entries as the palette has them; none for text that is copied.
  var entries: [String] = []
}
