/// A selector of GTK's CSS to which states can be added at the end.
package struct Selector: Sendable, ExpressibleByStringLiteral {
  /// The selector in UTF-8.
  package let text: [UInt8]

  /// Its classes and pseudo-classes, and its node names, as GTK counts them.
  let specificity: Specificity

  /// The end of the compound before the first combinator.
  let headEnd: Int

  /// The start of the compound after the last combinator.
  let tailStart: Int

  /// The nodes and the classes (including their period) of the compound after the last combinator.
  let ownNames: [[UInt8]]

  /// The names that the node before the first combinator must not have, if there is one.
  let passedOver: [[UInt8]]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.text = bytes
    specificity = Specificity(of: text)
    let space = UInt8(ascii: " ")
    headEnd = bytes.firstIndex(of: space) ?? bytes.endIndex
    tailStart = bytes.lastIndex(of: space).map { $0 + 1 } ?? 0
    ownNames = Selector.names(in: bytes[tailStart...].prefix { $0 != UInt8(ascii: ":") })
    passedOver =
      tailStart == 0 ? [] : Selector.exclusions(in: bytes[..<headEnd]).map { Array(bytes[$0]) }
  }

  /// A selector with other bytes of the same specificity for those before the first combinator.
  init(replacingHead head: [UInt8], of selector: Selector) {
    text = head + selector.text[selector.headEnd...]
    specificity = selector.specificity
    headEnd = head.count
    tailStart = selector.tailStart - selector.headEnd + head.count
    (ownNames, passedOver) = (selector.ownNames, [])
  }

  /// Whether the selector is about one node alone.
  var isCompound: Bool { tailStart == 0 }

  package init(stringLiteral value: String) {
    self.init(value)
  }

  /// What decides between two selectors that match the same node.
  package struct Specificity: Comparable, Sendable {
    var ids = 0

    /// Classes, and states and other pseudo-classes.
    var classes = 0

    /// Node names.
    var elements = 0

    package static func < (left: Specificity, right: Specificity) -> Bool {
      (left.ids, left.classes, left.elements) < (right.ids, right.classes, right.elements)
    }

    static func + (left: Specificity, right: Specificity) -> Specificity {
      Specificity(
        ids: left.ids + right.ids, classes: left.classes + right.classes,
        elements: left.elements + right.elements)
    }
  }
}

extension Selector.Specificity {
  /// Counts a selector's parts; the argument of `:not()` counts in its place, and that of any other
  /// pseudo-class not at all (gtk/gtkcssselector.c).
  package init(of selector: String) {
    self.init()
    var startsName = true
    var bytes = Array(selector.utf8)[...]
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "#"):
        ids += 1
        startsName = false
      case UInt8(ascii: "."):
        classes += 1
        startsName = false
      case UInt8(ascii: ":") where bytes.starts(with: "not(".utf8):
        bytes = bytes.dropFirst(4)
        startsName = true
      case UInt8(ascii: ":"):
        classes += 1
        startsName = false
      case 0x09, 0x0a, 0x0c, 0x0d, UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "+"),
        UInt8(ascii: "~"):
        startsName = true
      case UInt8(ascii: "("):
        bytes = bytes.drop { $0 != UInt8(ascii: ")") }
        startsName = false
      case UInt8(ascii: ")"), UInt8(ascii: "*"):
        startsName = false
      default:
        if startsName { elements += 1 }
        startsName = false
      }
    }
  }
}
