/// Builds a page of roff with the macros of man(7).
struct Roff {
  private(set) var output = ""

  /// Adds a macro with its arguments, in quotes if necessary.
  mutating func request(_ name: String, _ arguments: String...) {
    let quoted = arguments.map { argument in
      argument.isEmpty || argument.contains(" ") ? "\"\(escaped(argument))\"" : escaped(argument)
    }
    output += ([".\(name)"] + quoted).joined(separator: " ") + "\n"
  }

  mutating func section(_ title: String) { request("SH", title) }

  /// Adds a section with a list of terms.
  mutating func section(_ title: String, _ items: [[String]]) {
    section(title)
    for item in items { self.item(item[0], item[1]) }
  }

  mutating func subsection(_ title: String) { request("SS", title) }

  /// Adds a term and its meaning.
  mutating func item(_ term: String, _ text: String) {
    request("TP")
    request("B", term)
    self.text(text)
  }

  /// Adds the text of a paragraph.
  mutating func text(_ text: String) {
    for line in text.split(separator: "\n") where !line.isEmpty {
      let isRequest = line.hasPrefix(".") || line.hasPrefix("'")
      output += (isRequest ? "\\&" : "") + escaped(String(line)) + "\n"
    }
  }

  /// Text without special characters of roff; hyphens stay hyphens when options are copied.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\"": escaped += "\\(dq"
      case "~": escaped += "\\(ti"
      case "^": escaped += "\\(ha"
      case "`": escaped += "\\(ga"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
