import Gallery

nonisolated extension OwnUISource {
  /// Names the pictures and other files that lie beside the UI file so that they are found from
  /// anywhere; what is not there, and what would be a part of the program, is left out.
  ///
  /// - Parameter path: Gives the whole path of a file; `nil` where there is none.
  mutating func findFiles(_ path: (String) -> String?) {
    let tags = XMLTag.all(in: text)
    var edits: [(range: Range<Int>, text: String)] = []
    // An object's id comes before a file's name.
    let ids = Set(tags.compactMap { $0.name == "object" ? $0.attributes["id"] : nil })
    var classes: [String] = []
    for (index, tag) in tags.enumerated() {
      if tag.name == "object" {
        if tag.kind == .opening { classes.append(tag.attributes["class"] ?? "") }
        if tag.kind == .closing { _ = classes.popLast() }
      }
      guard tag.name == "property", tag.kind == .opening, let name = tag.attributes["name"],
        tags.indices.contains(index + 1), tags[index + 1].kind == .closing
      else { continue }
      let content = tag.range.upperBound..<tags[index + 1].range.lowerBound
      let value = Self.unescaped(String(decoding: text[content], as: UTF8.self))
      let whole = tag.range.lowerBound..<tags[index + 1].range.upperBound
      if name == "resource" {
        edits.append((whole, ""))
        findings.append(
          Finding(line: tag.line, message: "'\(value)' is a part of the program, which is not here")
        )
      } else if Self.names.contains(name), !value.isEmpty, !value.contains("://"),
        !ids.contains(value)
      {
        guard let path = path(value) else {
          edits.append((whole, ""))
          findings.append(Finding(line: tag.line, message: "no file is called '\(value)'"))
          continue
        }
        files.append(path)
        // A picture's file is an address, an image's a path.
        let isAddress = name == "file" && classes.last != "GtkImage"
        edits.append(
          (content, isAddress ? "file://" + Markup.address(path) : Markup.escaped(path)))
      }
    }
    for edit in edits.reversed() { replace(edit.range, with: edit.text) }
  }

  /// The properties that name a file.
  private static let names: Set = ["file", "paintable", "pixbuf", "texture"]

  /// The characters that XML writes by a name.
  private static let entities = [
    ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&apos;"), ("&", "&amp;"),
  ]

  private static func unescaped(_ text: String) -> String {
    entities.reduce(text) { $0.replacing($1.1, with: $1.0) }
  }
}
