extension JSONValue {
  /// The value as RFC 8259 has it on one line, without white space.
  public var line: String {
    var text = ""
    writeLine(to: &text)
    return text
  }

  private func writeLine(to text: inout String) {
    switch self {
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.writeLine(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        JSONValue.write(member.key, to: &text)
        text += ":"
        member.value.writeLine(to: &text)
      }
      text += "}"
    default: text += self.text
    }
  }
}
