/// What of a rule is the same in every appearance: what it is about and the selectors that say so.
public struct RuleShape: Hashable, Sendable {
  public let selector: StyleSelector

  /// The classes that are added so that the rule wins over those before it.
  public let padding: Int

  /// The selectors of the component's own node in UTF-8, a comma and a line's end between them.
  public let selectors: [UInt8]

  /// The properties that other nodes show.
  public let parts: [Part]

  /// Declarations of GTK's CSS, instead of any of the theme's, that bring back the look of a state.
  public let restored: String?

  /// A property that another node shows, with the selectors of that node.
  public struct Part: Hashable, Sendable {
    public let property: StyleProperty
    public let selectors: [UInt8]
    /// The property of GTK's that it is there.
    public let cssName: String
  }

  init(_ selector: StyleSelector, padding: Int, restored: String?) {
    self.selector = selector
    self.padding = padding
    self.restored = restored
    let subject = selector.subject
    selectors = SelectorList.text(of: selector, padding: padding) { list in
      for own in subject.component.selectors {
        list.append(own.text, in: subject.states, control: .innermost)
      }
    }
    parts = subject.component.parts.map { part in
      Part(
        property: part.property,
        selectors: SelectorList.text(of: selector, padding: padding) { list in
          for own in part.selectors {
            list.append(own.text, in: subject.states, control: part.control)
          }
        }, cssName: part.cssName)
    }
  }

  /// Where a property goes, if not to the component's own node.
  public func part(for property: StyleProperty) -> Part? {
    parts.isEmpty ? nil : parts.first { $0.property == property }
  }
}

/// The selectors of a rule: its component's, each under every way to take one of each container's.
private struct SelectorList {
  private var bytes: [UInt8] = []
  private let chains: [[UInt8]]
  private let padding: [UInt8]

  static func text(
    of selector: StyleSelector, padding: Int, _ body: (inout SelectorList) -> Void
  ) -> [UInt8] {
    var list = SelectorList(selector, padding: padding)
    body(&list)
    return list.bytes
  }

  private init(_ selector: StyleSelector, padding: Int) {
    chains = selector.steps.dropLast().reduce([[]]) { chains, step in
      chains.flatMap { chain in
        step.component.selectors.map { chain + $0.text + step.states.text + [0x20] }
      }
    }
    self.padding = Array(String(repeating: ":not(.livery)", count: padding).utf8)
  }

  mutating func append(_ selector: [UInt8], in states: StateSet, control: Component.Part.Node) {
    // Of a control that another node is part of, the selector names the control first.
    let end =
      control == .innermost
      ? selector.endIndex : selector.firstIndex(of: UInt8(ascii: " ")) ?? selector.endIndex
    for chain in chains {
      if !bytes.isEmpty { bytes += ",\n".utf8 }
      bytes += chain + selector[..<end] + states.text + selector[end...] + padding
    }
  }
}

extension StateSet {
  fileprivate var text: [UInt8] { pseudoClasses.flatMap { Array($0.utf8) } }
}
