/// What of a rule is the same in every appearance: what it is about and the selectors that say so.
public struct RuleShape: Hashable, Sendable {
  public let selector: StyleSelector

  /// The classes that are added so that the rule wins over those before it.
  public let padding: Int

  /// What the block for the component's own node begins with, in UTF-8: an empty line, the
  /// selectors, a comma and a line's end between them, and a brace.
  public let opening: [UInt8]

  /// The properties that other nodes show.
  public let parts: [Part]

  /// Declarations of GTK's CSS, instead of any of the theme's, that bring back the look of a state.
  public let restored: String?

  /// A property that another node shows, in a block of its own.
  public struct Part: Hashable, Sendable {
    public let property: StyleProperty

    /// What the block begins with, up to the value: the selectors, a brace, and the property of
    /// GTK's that it is there.
    public let opening: [UInt8]
  }

  init(_ selector: StyleSelector, padding: Int = 0, restored: String? = nil) {
    self.selector = selector
    self.padding = padding
    self.restored = restored
    let list = SelectorList(selector, padding: padding)
    let states = selector.subject.states
    let component = selector.subject.component.definition
    opening = list.opening(of: component.selectors, in: states, control: .innermost)
    parts = component.parts.map { part in
      let opening = list.opening(of: part.selectors, in: states, control: part.control)
      return Part(property: part.property, opening: opening + "  \(part.cssName): ".utf8)
    }
  }

  /// The shapes of rules for a component without states or others around it, by its raw value.
  static let plain = Component.allCases.map { RuleShape(StyleSelector([StyleSelector.Step($0)])) }

  /// Where a property goes, if not to the component's own node.
  public func part(for property: StyleProperty) -> Part? {
    parts.isEmpty ? nil : parts.first { $0.property == property }
  }
}

/// The selectors of a rule: its component's, each under every way to take one of each container's.
private struct SelectorList {
  /// What stands before a selector, one way after the other.
  private var contexts: [UInt8] = []
  private var ends = [0]
  private let padding: Int

  init(_ selector: StyleSelector, padding: Int) {
    self.padding = padding
    for step in selector.steps.dropLast() { enclose(in: step) }
  }

  private mutating func enclose(in step: StyleSelector.Step) {
    let (outer, outerEnds) = (contexts, ends)
    let selectors = step.component.definition.selectors
    contexts = []
    contexts.reserveCapacity(selectors.count * (outer.count + 64 * outerEnds.count))
    ends = []
    ends.reserveCapacity(selectors.count * outerEnds.count)
    var start = 0
    for end in outerEnds {
      for selector in selectors {
        contexts += outer[start..<end]
        contexts += selector.text
        step.states.append(to: &contexts)
        contexts.append(UInt8(ascii: " "))
        ends.append(contexts.count)
      }
      start = end
    }
  }

  /// What a block for some selectors begins with.
  func opening(
    of selectors: [Selector], in states: StateSet, control: Component.Part.Node
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    let length = 32 + padding * SelectorList.unmatched.count
    bytes.reserveCapacity(
      selectors.reduce(4) { $0 + contexts.count + ($1.text.count + length) * ends.count })
    bytes.append(UInt8(ascii: "\n"))
    for selector in selectors {
      // Of a control that another node is part of, the selector names the control first.
      let end =
        control == .innermost
        ? selector.text.endIndex
        : selector.text.firstIndex(of: UInt8(ascii: " ")) ?? selector.text.endIndex
      var start = 0
      for contextEnd in ends {
        if bytes.count > 1 { bytes += ",\n".utf8 }
        bytes += contexts[start..<contextEnd]
        start = contextEnd
        bytes += selector.text[..<end]
        states.append(to: &bytes)
        bytes += selector.text[end...]
        for _ in 0..<padding { bytes += SelectorList.unmatched }
      }
    }
    bytes += " {\n".utf8
    return bytes
  }

  /// A class that no widget has, ruled out: it makes a selector more specific and matches the same.
  private static let unmatched = Array(":not(.livery)".utf8)
}

extension StateSet {
  fileprivate func append(to bytes: inout [UInt8]) {
    guard !isEmpty else { return }
    for pseudoClass in pseudoClasses { bytes += pseudoClass.utf8 }
  }
}
