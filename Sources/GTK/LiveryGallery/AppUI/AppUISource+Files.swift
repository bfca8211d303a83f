import LiveryAdwaita
import LiverySystem

/// A file as GTK may read it.
package nonisolated struct PlacedFile: Hashable, Sendable {
  /// The file that the user may change.
  package let path: String

  /// The copy that was checked.
  package let copy: String

  package init(path: String, copy: String) {
    (self.path, self.copy) = (path, copy)
  }
}

/// Why a file is not shown.
package nonisolated enum UnreadFile: Error, Hashable, Sendable {
  case missing
  case because(String)
}

extension AppUISource {
  /// The element shown for a value that is written as text; `nil` for nothing.
  mutating func literal(
    _ element: MarkupElement, _ kind: BuilderCatalogue.PropertyKind
  ) -> MarkupElement? {
    let element = element.mapChildren { _ in nil }
    let value = element.text
    switch kind {
    case .plain: return element
    case .refused: return nil
    case .resource:
      return file("resource://" + value, of: element.renaming("resource", "file"), asURI: false)
    case .rowsResource: return rowsResource(element)
    case .rows: return rows(element) ?? emptyRows(element)
    case .picture, .file, .path:
      // An object's ID has precedence over a file's name.
      if kind == .picture, isObject(value) { return element }
      return file(value, of: element, asURI: kind == .file)
    }
  }

  /// Puts the copy of a file in its place; `nil` if it is not read.
  private mutating func file(
    _ name: String, of element: MarkupElement, asURI isURI: Bool
  ) -> MarkupElement? {
    guard !name.isEmpty else { return nil }
    let resource = Self.resourcePath(name)
    guard resource != nil || !name.utf8.contains("://".utf8), !name.hasPrefix("data:") else {
      add("'\(name)' is not read: it is an address, and no file's name", element.line)
      return nil
    }
    do throws(UnreadFile) {
      let placed = if let resource { try app.picture(resource) } else { try place(name) }
      if resource == nil, !files.contains(placed.path) { files.append(placed.path) }
      var shown = element
      // A translated name would be the name of another file.
      shown.attributes.removeAll { ["translatable", "context"].contains($0.name) }
      return shown.withText(isURI ? "file://" + FileURL.encoded(placed.copy) : placed.copy)
    } catch {
      addUnread(error, name, element.line)
      return nil
    }
  }

  /// Adds a finding about a file or a part of the program that is not read.
  mutating func addUnread(_ problem: UnreadFile, _ name: String, _ line: Int) {
    switch problem {
    case .missing where name.hasPrefix("resource:"):
      let name = Self.resourcePath(name) ?? name
      add("'\(name)' is a part of the program, which is not here", line)
    case .missing: add("no file is called '\(name)'", line)
    case .because(let reason): add("'\(name)' is not read: \(reason)", line)
    }
  }

  /// A factory with empty rows: GTK crashes on a factory without rows.
  func emptyRows(_ element: MarkupElement) -> MarkupElement {
    element.withText("<interface><template class=\"GtkListItem\"></template></interface>")
  }

  /// Prepares the text for the rows of a list like the file around it; `nil` if it is not shown.
  mutating func rows(_ element: MarkupElement) -> MarkupElement? {
    guard rowDepth < Self.rowDepthLimit else {
      add("more than \(Self.rowDepthLimit) lists are in each other's rows", element.line)
      return nil
    }
    let read: MarkupElement
    do throws(BuilderError) {
      read = try Self.interface(reading: Array(element.text.utf8), file: file)
    } catch {
      add("its rows cannot be read: \(error.message)", element.line)
      return nil
    }
    let (outer, outerCopies, outerLines) = (document, copies, rowLines)
    let before = rowObjectCount
    rowLines = lineOfFile(element.lines.upperBound)...lineOfFile(element.lastLine)
    rowDepth += 1
    copies *= min(Self.rowLimit, max(1, document.rowCount))
    document = Document(read, isOfRows: true)
    let shown = shownContent(read, in: nil)
    let hasRow = document.hasRow
    (document, copies, rowLines) = (outer, outerCopies, outerLines)
    rowDepth -= 1
    guard hasRow else {
      rowObjectCount = before
      return nil
    }
    guard rowObjectCount <= Self.rowObjectLimit else {
      rowObjectCount = before
      add("its rows would have more than \(Self.rowObjectLimit) objects", element.line)
      return nil
    }
    var rows = element
    rows.attributes.removeAll { ["translatable", "context"].contains($0.name) }
    return rows.withText(shown.markup)
  }
}
