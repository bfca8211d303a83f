package import LiveryAdwaita

/// A user's UI file, changed so that it can be shown without its program's code, and has no
/// effects.
///
/// Unknown types become labels with their names, and a template becomes its parent type. Signals
/// are left out, since they do not change the appearance. Line numbers stay the same.
package struct AppUISource {
  /// A part of the file that is not shown as written.
  package nonisolated struct Finding: Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    package let message: String
  }

  /// A UI file, or the UI for list rows inside it: each has its own IDs.
  struct Document {
    /// The types of the objects with IDs.
    var types: [String: String] = [:]

    /// How many rows its lists may have together.
    var rowCount = 0

    var isOfRows = false

    /// Whether it has a template of rows that is shown.
    var hasRow = false

    /// The ID of the current object, or else an unused ID.
    var owner = ""
    var bindings = BindingGraph()
  }

  /// The maximum number of objects of a page without the rows of lists, and of objects in all rows.
  ///
  /// GTK 4.8 takes 0.4 ms until the first frame for each button.
  static let objectLimit = 5_000
  static let rowObjectLimit = 20_000

  /// The rows that a list creates at most, in GTK's list view (`GTK_LIST_VIEW_MAX_LIST_ITEMS`).
  static let rowLimit = 200

  /// How many lists may be in the rows of each other.
  static let rowDepthLimit = 4

  private(set) var root: MarkupElement
  package private(set) var findings: [Finding] = []

  /// Other files that it uses, such as pictures.
  package internal(set) var files: [String] = []

  /// The IDs of the top-level objects in order, without the current one.
  private(set) var roots: [String] = []

  /// Returns the file that GTK may read in place of a named file.
  let place: (String) throws(UnreadFile) -> PlacedFile

  /// The program's resources.
  let app: AppData

  var document = Document()
  var objectCount = 0
  var rowObjectCount = 0

  /// How many times GTK creates an object that the file describes once.
  var copies = 1
  var rowDepth = 0

  /// The lines of the current row's text; `nil` outside of rows.
  var rowLines: ClosedRange<Int>?
  let file: String

  /// Prepares a text; `place` returns the file that GTK may read in place of a named file.
  package init(
    _ bytes: [UInt8], file: String,
    place: @escaping (String) throws(UnreadFile) -> PlacedFile = { _ throws(UnreadFile) in
      throw .missing
    }, app: AppData = .none
  ) throws(BuilderError) {
    // Otherwise the type does not exist until a page of the gallery was built.
    BoxView.register()
    root = try Self.interface(reading: bytes, file: file)
    (self.file, self.place, self.app) = (file, place, app)
    document = Document(root)
    root = shownInterface(root)
    guard objectCount <= Self.objectLimit else {
      throw BuilderError(file: file, message: "it has more than \(Self.objectLimit) objects")
    }
  }

  /// The text for GtkBuilder.
  package var text: String { root.markup }

  /// Removes the property at a line; `false` if there is none.
  mutating func dropProperty(atLine line: Int, saying message: String) -> Bool {
    guard
      let (rest, removed) = root.removingLast(where: {
        $0.name == "property" && ($0.line...$0.lastLine).contains(line)
      })
    else { return false }
    root = rest
    add(message, removed.line)
    return true
  }

  /// Reads a text whose first element is an interface, as GtkBuilder requires.
  static func interface(
    reading bytes: [UInt8], file: String
  ) throws(BuilderError) -> MarkupElement {
    var root = try MarkupElement(reading: bytes, file: file)
    // A domain with a slash would be a file elsewhere.
    root.attributes.removeAll { $0.name == "domain" && $0.value.contains("/") }
    guard root.name == "interface" else {
      throw BuilderError(
        file: file, line: root.line,
        message: "expected 'interface' as the first element, not '\(root.name)'")
    }
    // GtkBuilder also refuses equal IDs, but one of the two objects may have been left out here.
    var ids: Set<String> = []
    for element in root.all where ["object", "template"].contains(element.name) {
      guard let id = element[element.name == "object" ? "id" : "class"] else { continue }
      guard ids.insert(id).inserted else {
        throw BuilderError(file: file, line: element.line, message: "the ID '\(id)' is given twice")
      }
    }
    return root
  }

  /// Whether GtkBuilder reads a value as the ID of an object, if it could also name a file.
  ///
  /// The object must have ended before. One in a property does not count, since it may be removed
  /// with the property.
  func isObject(_ value: String) -> Bool { rowDepth == 0 && roots.contains(value) }

  /// The line of the file for a line of the text.
  func lineOfFile(_ line: Int) -> Int {
    rowLines.map { min($0.lowerBound + line - 1, $0.upperBound) } ?? line
  }

  /// Adds a finding, unless there is one with the same message.
  mutating func add(_ message: String, _ line: Int) {
    let line = lineOfFile(line)
    guard !findings.contains(where: { $0.message == message }) else { return }
    findings.append(Finding(line: line, message: message))
  }

  private mutating func shownInterface(_ interface: MarkupElement) -> MarkupElement {
    interface.mapChildren { child in
      guard ["object", "template"].contains(child.name) else { return self.shown(child, in: nil) }
      let id = child[child.name == "template" ? "class" : "id"] ?? newID()
      let object = shownObject(child, id: id)
      roots.append(id)
      return object
    }
  }

  /// An ID that no object has.
  private func newID() -> String {
    var number = roots.count + 1
    let isTaken = { [document, roots] id in document.types[id] != nil || roots.contains(id) }
    while isTaken("livery-\(number)") { number += 1 }
    return "livery-\(number)"
  }
}

extension AppUISource.Document {
  init(_ root: MarkupElement, isOfRows: Bool = false) {
    self.isOfRows = isOfRows
    for element in root.all {
      switch element.name {
      case "object":
        element["id"].map { types[$0] = element["class"] ?? "" }
        if element["class"] == "GtkStringObject" { rowCount += 1 }
      case "template":
        element["class"].map { types[$0] = isOfRows ? $0 : element["parent"] ?? "" }
      case "item", "row": rowCount += 1
      default: break
      }
    }
  }
}
