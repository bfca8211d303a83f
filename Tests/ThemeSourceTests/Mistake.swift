import Testing

/// A text with marked mistakes, the finding about each, and the outline of what is read all the
/// same.
struct Mistake: Sendable, CustomTestStringConvertible {
  let marked: String
  let messages: [String]
  let values: String

  init(_ marked: String, _ messages: String..., values: String) {
    self.marked = marked
    self.messages = messages
    self.values = values
  }

  var testDescription: String { marked }
}
