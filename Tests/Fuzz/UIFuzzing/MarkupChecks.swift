import Fuzzing
import LiveryAdwaita

/// Checks that elements are written as they were read.
enum MarkupChecks {
  /// Claims that what is written of an element is read as the same, on the same lines.
  static func checkWriting(of element: MarkupElement) throws(Contradiction) {
    let written = element.markup
    let again: MarkupElement
    do throws(BuilderError) {
      again = try MarkupElement(reading: Array(written.utf8), file: "written.ui")
    } catch {
      throw Contradiction("\(error), in:\n\(written)")
    }
    try check(again, is: element)
  }

  /// Claims that an element and all in it are the same as others, on the same lines.
  static func check(
    _ new: MarkupElement, is old: MarkupElement
  ) throws(Contradiction) {
    for (new, old) in zip(new.all, old.all) {
      try claim(outline(new) == outline(old), "\(outline(old)) became \(outline(new))")
    }
    try claim(
      new.all.count == old.all.count, "\(old.all.count) elements became \(new.all.count)")
  }

  /// What is the same however an element is written.
  private static func outline(_ element: MarkupElement) -> String {
    var content = ""
    for node in element.content {
      switch node {
      case .element: content += "<>"
      case .text(let part): content += part.text
      }
    }
    return "\(element.line)-\(element.lastLine) \(element.name) \(element.attributes) \(content)"
  }

  /// Claims that what is left of a file is on its lines.
  static func checkLines(
    of left: MarkupElement, from file: MarkupElement
  ) throws(Contradiction) {
    var places: Set<String> = []
    for element in file.all {
      places.insert("\(element.line) \(element.name)")
      guard ["object", "template"].contains(element.name) else { continue }
      // A template becomes an object, and one of an unknown type a label.
      for name in ["object", "property", "style", "class"] {
        places.insert("\(element.line) \(name)")
      }
    }
    for element in left.all {
      try claim(
        places.contains("\(element.line) \(element.name)"),
        "no '\(element.name)' was on line \(element.line)")
    }
  }
}
