import ThemeModel
import ThemeSource

/// The selectors of a rule: its component's inside each combination of its containers'.
struct SelectorList {
  /// The combinations: one selector of each container.
  private var contexts: [Context] = []
  private let padding: Int

  init(_ selector: StyleSelector, padding: Int) {
    self.padding = padding
    for step in selector.steps.dropLast() { enclose(in: step) }
  }

  private mutating func enclose(in step: StyleSelector.Step) {
    let component = step.component.css
    if contexts.isEmpty {
      contexts = component.selectors.map { Context($0, step.states) }
    } else {
      contexts = contexts.flatMap { context in
        component.selectors.flatMap { context.contexts(adding: $0, step.states) }
      }
    }
    guard !component.interior.isEmpty else { return }
    let interior = component.interior.flatMap(\.ownNames)
    for index in contexts.indices {
      contexts[index].admitted += interior
      contexts[index].included += interior
    }
  }

  /// The start of a block for some selectors, up to its brace: an empty line and the selectors.
  ///
  /// A block that includes containers also selects the innermost container.
  func opening(
    of selectors: [Selector], in states: StateSet, control: ComponentCSS.Part.Node,
    includesContainers: Bool = false
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(capacity(for: selectors))
    bytes.append(UInt8(ascii: "\n"))
    if includesContainers {
      for context in contexts {
        separate(&bytes)
        bytes += context.text
        states.appendPseudoClasses(to: &bytes)
        pad(&bytes)
      }
    }
    for selector in selectors {
      if contexts.isEmpty {
        let offset = selector.end(of: control)
        separate(&bytes)
        selector.append(from: 0, with: states, at: offset, to: &bytes)
        pad(&bytes)
      }
      for context in contexts {
        let selector = selector.including(context.included).admitting(context.admitted)
        let offset = selector.end(of: control)
        separate(&bytes)
        context.append(around: selector, with: states, at: offset, to: &bytes)
        pad(&bytes)
        guard context.canBegin(selector) else { continue }
        separate(&bytes)
        context.append(beginning: selector, with: states, at: offset, to: &bytes)
        pad(&bytes)
      }
    }
    bytes += " {\n".utf8
    return bytes
  }

  private func capacity(for selectors: [Selector]) -> Int {
    let extra = 24 + padding * SelectorList.unmatched.count
    let outer = contexts.reduce(0) { $0 + $1.text.count + extra }
    return selectors.reduce(8 + outer) { sum, selector in
      sum + 2 * outer + (2 * contexts.count + 1) * (selector.text.count + extra)
    }
  }

  private func separate(_ bytes: inout [UInt8]) {
    if bytes.count > 1 { bytes += ",\n".utf8 }
  }

  private func pad(_ bytes: inout [UInt8]) {
    for _ in 0..<padding { bytes += SelectorList.unmatched }
  }

  /// An excluded class that no widget has: it makes a selector more specific without changing its
  /// matches.
  private static let unmatched = Array(":not(.livery)".utf8)
}

/// A selector of a container with its states.
private struct Context {
  let text: [UInt8]
  /// The start of the compound for the container's own node.
  private let tailStart: Int
  /// The nodes and classes of which a component may be a child here, although its own selector
  /// excludes them: the containers, and nodes that GTK puts between a container and its content.
  var admitted: [[UInt8]]
  /// The classes that a component's own node may have here, although its selector excludes them.
  var included: [[UInt8]] = []

  init(_ selector: Selector, _ states: StateSet) {
    var text = selector.text
    states.appendPseudoClasses(to: &text)
    self.init(text, tailStart: selector.tailStart, admitted: selector.ownNames)
  }

  private init(
    _ text: [UInt8], tailStart: Int, admitted: [[UInt8]], included: [[UInt8]] = []
  ) {
    self.text = text
    self.tailStart = tailStart
    (self.admitted, self.included) = (admitted, included)
  }

  /// The contexts for another container's selector inside this one.
  func contexts(adding selector: Selector, _ states: StateSet) -> [Context] {
    let admitted = self.admitted + selector.ownNames
    let selector = selector.including(included).admitting(self.admitted)
    var around: [UInt8] = []
    append(around: selector, with: states, at: selector.text.endIndex, to: &around)
    let outside = Context(
      around, tailStart: text.count + 1 + selector.tailStart, admitted: admitted,
      included: included)
    guard canBegin(selector) else { return [outside] }
    var own: [UInt8] = []
    append(beginning: selector, with: states, at: selector.text.endIndex, to: &own)
    let behind = around.count - outside.tailStart
    let inside = Context(
      own, tailStart: own.count - behind, admitted: admitted, included: included)
    return [outside, inside]
  }

  /// Appends a selector, with the container before all of its nodes.
  func append(
    around selector: Selector, with states: StateSet, at offset: Int, to bytes: inout [UInt8]
  ) {
    bytes += text
    bytes.append(UInt8(ascii: " "))
    selector.append(from: 0, with: states, at: offset, to: &bytes)
  }

  /// Whether the container may be the first of several nodes that a selector names, as a boxed
  /// list is the list of `list > row`.
  func canBegin(_ selector: Selector) -> Bool {
    guard !selector.isCompound else { return false }
    let (own, other) = (name(of: text[tailStart...]), name(of: selector.text[...]))
    return own.isEmpty || other.isEmpty || own.elementsEqual(other)
  }

  /// Appends a selector whose first node is the container.
  func append(
    beginning selector: Selector, with states: StateSet, at offset: Int, to bytes: inout [UInt8]
  ) {
    let (own, other) = (name(of: text[tailStart...]), name(of: selector.text[...]))
    bytes += text[..<tailStart]
    bytes += own.isEmpty ? other : own
    bytes += text[own.endIndex...]
    bytes += selector.text[other.endIndex..<selector.headEnd]
    selector.append(from: selector.headEnd, with: states, at: offset, to: &bytes)
  }

  /// The node name at the start of a compound; empty if there is none.
  private func name(of compound: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    compound.prefix {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "_")
    }
  }
}

extension Selector {
  /// The place for the states of a control.
  ///
  /// If another node is part of the control, the selector names the control first.
  fileprivate func end(of control: ComponentCSS.Part.Node) -> Int {
    control == .innermost ? text.endIndex : headEnd
  }

  /// Appends the rest of the selector from an offset on, with states inserted at another offset.
  fileprivate func append(
    from start: Int, with states: StateSet, at offset: Int, to bytes: inout [UInt8]
  ) {
    bytes += text[start..<offset]
    states.appendPseudoClasses(to: &bytes)
    bytes += text[offset...]
  }
}
