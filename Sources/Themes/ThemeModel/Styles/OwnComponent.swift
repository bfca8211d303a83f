import ThemeSource

/// A component that an app or a theme registers: widgets with their own CSS name.
public struct OwnComponent: Hashable, Sendable {
  /// The name as theme files spell it, such as `gauge`.
  public let name: String

  /// The CSS name of its widgets, such as `gaugeview`.
  public let node: String

  /// A short description.
  public let summary: String

  /// Its properties beyond those of CSS.
  public let properties: [OwnProperty]

  package init(name: String, node: String, summary: String?, properties: [OwnProperty]) {
    self.name = name
    self.node = node
    self.summary = summary ?? "widgets with the CSS name '\(node)'"
    self.properties = properties
  }

  /// The most components that a theme and its base themes may register, and the most properties of
  /// one.
  package static let limit = 64
  package static let propertyLimit = 32

  /// The most bytes of a node's name.
  package static let nodeLimit = 64

  /// The keys in which another registration with the same name differs: `node`, `properties`.
  ///
  /// Descriptions do not count, nor does the order of the properties.
  package func differences(from other: OwnComponent) -> [String] {
    let kinds = { (component: OwnComponent) in
      Dictionary(component.properties.map { ($0.name, $0.kind) }) { first, _ in first }
    }
    return (node == other.node ? [] : ["node"])
      + (kinds(self) == kinds(other) ? [] : ["properties"])
  }

  package func property(named name: ArraySlice<UInt8>) -> OwnProperty? {
    properties.first { name.elementsEqual($0.name.utf8) }
  }

  /// Whether a text is a valid CSS node name: ASCII (CSS Syntax 3, section 4.3.11).
  package static func isNode(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    guard bytes.count <= nodeLimit else { return false }
    if bytes.first == UInt8(ascii: "-") { bytes.removeFirst() }
    guard let first = bytes.first, isStart(first) else { return false }
    return bytes.allSatisfy {
      isStart($0) || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
    }
  }

  private static func isStart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: "_")
  }
}
