/// A range in one of a template's texts, with the palette's entries that it uses.
struct TemplatePlace: Hashable, Sendable {
  /// The index of the text: 0 is the template, the others are included texts.
  let source: Int

  /// The bytes in that text.
  let range: Range<Int>

  /// The names of the entries in the palette's spelling; empty for text that is copied.
  var entries: [String] = []
}
