import Gallery

nonisolated extension OwnUISource {
  /// Replaces the names of pictures and other files by absolute paths; removes files that do not
  /// exist, and resources of the program.
  ///
  /// - Parameter path: Returns the absolute path of a file; `nil` where there is none.
  mutating func findFiles(_ path: (String) -> String?) {
    let tags = XMLTag.all(in: text)
    var edits: [(range: Range<Int>, text: String)] = []
    // An object's ID has precedence over a file's name.
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
        // A picture's file is a URI, an image's a path.
        let isURI = name == "file" && classes.last != "GtkImage"
        edits.append(
          (content, isURI ? "file://" + Markup.address(path) : Markup.escaped(path)))
      }
    }
    for edit in edits.reversed() { replace(edit.range, with: edit.text) }
  }

  /// The properties that name a file.
  private static let names: Set = ["file", "paintable", "pixbuf", "texture"]

  /// XML's predefined entities.
  private static let entities = [
    ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&apos;"), ("&", "&amp;"),
  ]

  private static func unescaped(_ text: String) -> String {
    entities.reduce(text) { $0.replacing($1.1, with: $1.0) }
  }
}
