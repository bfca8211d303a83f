import ThemeSource

/// Writes elements so that each tag stays on its original line.
private nonisolated struct MarkupWriter {
  private(set) var text = ""
  private var line = 1

  mutating func write(_ element: MarkupElement) {
    moveTo(element.line)
    text += "<\(element.name)"
    for attribute in element.attributes {
      text += " \(attribute.name)=\"\(Markup.escaped(attribute.value, keepsLines: false))\""
    }
    endTag(">", at: element.lines.upperBound)
    for node in element.content {
      switch node {
      case .element(let child): write(child)
      case .text(let part): write(part)
      }
    }
    text += "</\(element.name)"
    endTag(">", at: element.lastLine)
  }

  /// Writes text.
  ///
  /// A line end that the file does not have, such as one from an entity, is written as an entity,
  /// so that line numbers stay.
  private mutating func write(_ part: MarkupText) {
    moveTo(part.lines.lowerBound)
    let count = part.text.unicodeScalars.count { $0 == "\n" }
    let keepsLines = count == part.lines.count - 1
    text += Markup.escaped(part.text, keepsLines: keepsLines)
    if keepsLines { line += count }
    moveTo(part.lines.upperBound)
  }

  private mutating func endTag(_ end: String, at line: Int) {
    if self.line < line {
      text += String(repeating: "\n", count: line - self.line)
      self.line = line
    }
    text += end
  }

  /// Moves to a line by adding a comment, which changes no text.
  private mutating func moveTo(_ line: Int) {
    guard self.line < line else { return }
    text += "<!--" + String(repeating: "\n", count: line - self.line) + "-->"
    self.line = line
  }
}

nonisolated extension MarkupElement {
  /// The element as a UI file, in which every tag stays on its line.
  public var markup: String {
    var writer = MarkupWriter()
    writer.write(self)
    return writer.text
  }
}
