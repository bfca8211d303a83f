import ThemeSource

/// A word that may be typed next.
struct CompletionItem {
  /// The kind of thing that it names (`CompletionItemKind` of the protocol).
  enum Kind: Int {
    case function = 3, field = 5, variable = 6, classKind = 7, module = 9, property = 10
    case value = 12, keyword = 14, color = 16, file = 17
  }

  let label: String
  let kind: Kind
  var detail: String?

  /// The text to insert, if it differs from the label.
  var text: String?

  /// The item as the protocol has it, in place of a range.
  func value(replacing range: JSONValue) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("label", .string(label)), .init("kind", .integer(kind.rawValue)),
    ]
    if let detail { members.append(.init("detail", .string(detail))) }
    members.append(
      .init("textEdit", ["range": range, "newText": .string(text ?? label)]))
    return .object(members)
  }
}

/// The possible completions at a place, and the bytes that they replace.
struct CompletionList {
  var items: [CompletionItem] = []
  var range: Range<Int>
}
