/// An element of a UI file, with the location of its tags.
public nonisolated struct MarkupElement: Hashable, Sendable {
  /// An attribute with its value, as the parser returns it.
  public struct Attribute: Hashable, Sendable {
    public let name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      (self.name, self.value) = (name, value)
    }
  }

  /// A part of an element's content.
  public enum Node: Hashable, Sendable {
    case element(MarkupElement)
    case text(MarkupText)
  }

  public var name: String
  public var attributes: [Attribute]
  public var content: [Node]

  /// The lines of the start tag, from 1.
  public let lines: ClosedRange<Int>

  /// The line on which the element ends.
  public internal(set) var lastLine: Int

  public init(
    _ name: String, _ attributes: [Attribute] = [], line: Int, content: [Node] = []
  ) {
    self.init(name, attributes, lines: line...line)
    self.content = content
  }

  init(_ name: String, _ attributes: [Attribute], lines: ClosedRange<Int>) {
    (self.name, self.attributes, self.lines) = (name, attributes, lines)
    (content, lastLine) = ([], lines.upperBound)
  }
}

/// Characters between two tags.
public nonisolated struct MarkupText: Hashable, Sendable {
  public var text: String

  /// The lines of the text, from 1; character references do not count as line ends.
  let lines: ClosedRange<Int>

  public init(_ text: String, line: Int) {
    self.init(text, lines: line...line)
  }

  init(_ text: String, lines: ClosedRange<Int>) {
    (self.text, self.lines) = (text, lines)
  }
}

nonisolated extension MarkupElement {
  /// The line on which it begins, from 1.
  public var line: Int { lines.lowerBound }

  /// The value of an attribute; `nil` if it does not have the attribute.
  public subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// Its direct child elements.
  public var children: [MarkupElement] {
    content.compactMap { if case .element(let child) = $0 { child } else { nil } }
  }

  /// Its own text, without that of the elements in it.
  public var text: String {
    content.compactMap { if case .text(let part) = $0 { part.text } else { nil } }.joined()
  }

  /// Itself and all elements in it, in the order of the file.
  public var all: [MarkupElement] {
    [self] + children.flatMap(\.all)
  }

  /// Replaces the content by a text on the lines of the first tag.
  public func withText(_ text: String) -> MarkupElement {
    var element = self
    element.content = [.text(MarkupText(text, line: lines.upperBound))]
    return element
  }

  /// Changes the name of the property that it sets.
  public func renaming(_ property: String, _ other: String) -> MarkupElement {
    var element = self
    for index in attributes.indices
    where ["name", "property"].contains(attributes[index].name)
      && attributes[index].value == property
    {
      element.attributes[index].value = other
    }
    return element
  }

  /// Replaces each child element by the result of `body`; removes it if that is `nil`.
  public func mapChildren(_ body: (MarkupElement) -> MarkupElement?) -> MarkupElement {
    var element = self
    element.content = content.compactMap {
      guard case .element(let child) = $0 else { return $0 }
      return body(child).map(Node.element)
    }
    return element
  }

  /// The element without its last descendant that matches, and that descendant, if any.
  public func removingLast(
    where isMatch: (MarkupElement) -> Bool
  ) -> (rest: MarkupElement, removed: MarkupElement)? {
    for index in content.indices.reversed() {
      guard case .element(let child) = content[index] else { continue }
      var rest = self
      if let (part, removed) = child.removingLast(where: isMatch) {
        rest.content[index] = .element(part)
        return (rest, removed)
      }
      if isMatch(child) {
        rest.content.remove(at: index)
        return (rest, child)
      }
    }
    return nil
  }
}
