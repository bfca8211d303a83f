import Gallery

/// A user's UI file, changed so that it can be shown without the code of its program.
///
/// Unknown types become labels with their names, signals are removed, and a template becomes its
/// parent type. Line numbers stay the same.
nonisolated struct OwnUISource: Hashable, Sendable {
  /// A part of the file that is not shown as written.
  struct Finding: Hashable, Sendable {
    /// The line, from 1.
    let line: Int
    let message: String
  }

  private(set) var text: [UInt8]
  var findings: [Finding] = []

  /// The other files that it shows, such as pictures.
  var files: [String] = []

  /// The IDs of the objects that are in no other object, in their order.
  private(set) var roots: [String] = []

  /// The first element without a closing tag; GtkBuilder does not report it.
  private(set) var unclosed: Finding?

  /// Prepares a text.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - isKnown: Whether objects of a class can be created.
  init(_ text: [UInt8], isKnown: (String) -> Bool) {
    self.text = text
    let tags = XMLTag.all(in: text)
    var edits: [(range: Range<Int>, text: String)] = []
    var parents: [XMLTag] = []
    var index = 0
    while index < tags.count {
      let tag = tags[index]
      index += 1
      if tag.kind == .closing {
        let opened = parents.popLast()
        if opened?.name == "template", tag.name == "template" {
          edits.append((tag.range, "</object>"))
        }
        continue
      }
      switch tag.name {
      case "signal", "requires":
        let end = Self.end(of: index - 1, in: tags)
        edits.append((tag.range.lowerBound..<tags[end].range.upperBound, ""))
        index = end + 1
        continue
      case "object", "template":
        let isTemplate = tag.name == "template"
        let type = (isTemplate ? tag.attributes["parent"] : tag.attributes["class"]) ?? ""
        let isRoot = parents.allSatisfy { $0.name == "interface" }
        let id = isTemplate ? tag.attributes["class"] : tag.attributes["id"]
        guard isKnown(type) else {
          let end = Self.end(of: index - 1, in: tags)
          findings.append(Finding(line: tag.line, message: "no type is called '\(type)'"))
          if let parent = parents.last, parent.name == "property" {
            // Only a widget can be replaced by a label.
            let close = Self.end(of: tags.firstIndex(of: parent) ?? end, in: tags)
            edits.append((parent.range.lowerBound..<tags[close].range.upperBound, ""))
            parents.removeLast()
            index = close + 1
          } else {
            let id = id ?? (isRoot ? "livery-\(index)" : nil)
            if isRoot, let id { roots.append(id) }
            edits.append(
              (
                tag.range.lowerBound..<tags[end].range.upperBound,
                Self.placeholder(for: type, id: id)
              ))
            index = end + 1
          }
          continue
        }
        if isRoot {
          let id = id ?? "livery-\(index)"
          roots.append(id)
          if isTemplate || tag.attributes["id"] == nil {
            let ending = tag.kind == .whole ? "/>" : ">"
            edits.append((tag.range, "<object class=\"\(type)\" id=\"\(id)\"\(ending)"))
          }
        }
      default: break
      }
      if tag.kind == .opening { parents.append(tag) }
    }
    unclosed = parents.last.map { Finding(line: $0.line, message: "nothing ends '\($0.name)'") }
    for edit in edits.reversed() { replace(edit.range, with: edit.text) }
  }

  /// Removes the property at a line; `false` where there is none.
  mutating func dropProperty(atLine line: Int, saying message: String) -> Bool {
    let tags = XMLTag.all(in: text)
    guard
      let index = tags.lastIndex(where: {
        $0.name == "property" && $0.kind != .closing && $0.line <= line
      })
    else { return false }
    let end = Self.end(of: index, in: tags)
    guard tags[end].line >= line else { return false }
    replace(tags[index].range.lowerBound..<tags[end].range.upperBound, with: "")
    findings.append(Finding(line: tags[index].line, message: message))
    return true
  }

  private static func placeholder(for type: String, id: String?) -> String {
    let name = type.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return "<object class=\"GtkLabel\"\(id.map { " id=\"\($0)\"" } ?? "")>"
      + "<property name=\"label\">\(name)</property>"
      + "<style><class name=\"dim-label\"/></style></object>"
  }

  /// The index of the closing tag of an opening one.
  private static func end(of index: Int, in tags: [XMLTag]) -> Int {
    guard tags[index].kind == .opening else { return index }
    var depth = 0
    for other in index..<tags.count {
      switch tags[other].kind {
      case .opening: depth += 1
      case .closing: depth -= 1
      case .whole: break
      }
      if depth == 0 { return other }
    }
    return tags.count - 1
  }

  /// Replaces some bytes, and keeps the number of lines.
  mutating func replace(_ range: Range<Int>, with new: String) {
    let lines = text[range].count { $0 == UInt8(ascii: "\n") }
    let ends = repeatElement(UInt8(ascii: "\n"), count: lines)
    text.replaceSubrange(range, with: Array(new.utf8) + ends)
  }
}
