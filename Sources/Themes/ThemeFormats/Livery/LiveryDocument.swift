import ThemeSource

/// A theme's file that is being written: sections of keys with values, in order.
struct LiveryDocument {
  enum Line {
    case comment(String)
    case blank
    case member(String, SourceValue)
    /// A text of several lines.
    case block(String, String)
  }

  /// A table of the file; the first one has no name.
  struct Section {
    let name: String
    var lines: [Line] = []

    /// Whether the section has any content.
    var hasMembers: Bool {
      lines.contains { line in
        switch line {
        case .member, .block: true
        case .comment, .blank: false
        }
      }
    }
  }

  private(set) var sections: [Section] = []

  /// Adds a section, unless it is empty.
  mutating func add(_ section: Section) {
    if section.hasMembers { sections.append(section) }
  }

  /// The longest line that may contain a table, in bytes.
  private static let lineLimit = 100

  /// The file as TOML.
  var toml: String {
    var text = ""
    for section in sections {
      if !section.name.isEmpty { text += "\n[\(TOMLText.key(section.name))]\n" }
      for line in section.lines { text += LiveryDocument.toml(line) }
    }
    return text
  }

  private static func toml(_ line: Line) -> String {
    switch line {
    case .comment(let comment): return "# \(comment)\n"
    case .blank: return "\n"
    case .block(let key, let string): return "\(TOMLText.key(key)) = \(TOMLText.block(string))\n"
    case .member(let key, let value):
      let line = "\(TOMLText.key(key)) = \(TOMLText.value(value))\n"
      guard case .table(let members) = value, line.utf8.count > lineLimit else { return line }
      return members.map { member in
        "\(TOMLText.key(key)).\(TOMLText.key(member.key)) = \(TOMLText.value(member.value))\n"
      }.joined()
    }
  }

  /// The file as JSON, without its comments.
  var json: String {
    let members = sections.flatMap { section in
      let own = section.lines.compactMap(LiveryDocument.json)
      return section.name.isEmpty ? own : [JSONValue.Member(section.name, .object(own))]
    }
    return JSONValue.object(members).text + "\n"
  }

  private static func json(_ line: Line) -> JSONValue.Member? {
    switch line {
    case .comment, .blank: nil
    case .block(let key, let string): JSONValue.Member(key, .string(string))
    case .member(let key, let value): JSONValue.Member(key, JSONValue(value))
    }
  }
}

extension JSONValue {
  fileprivate init(_ value: SourceValue) {
    switch value {
    case .string(let string): self = .string(string)
    case .number(let number): self = .number(number)
    case .boolean(let boolean): self = .boolean(boolean)
    case .array(let elements): self = .array(elements.map(JSONValue.init))
    case .table(let members):
      self = .object(members.map { Member($0.key, JSONValue($0.value)) })
    }
  }
}
