/// The selectors of a rule: its component's, each under every way to take one of each container's.
struct SelectorList {
  /// A way to take one selector of each container.
  private var contexts: [Context] = []
  private let padding: Int

  init(_ selector: StyleSelector, padding: Int) {
    self.padding = padding
    for step in selector.steps.dropLast() {
      let selectors = step.component.definition.selectors
      let isOutermost = contexts.isEmpty
      contexts =
        isOutermost
        ? selectors.map(Context.init)
        : contexts.flatMap { context in selectors.flatMap(context.ways(to:)) }
      for index in contexts.indices { step.states.append(to: &contexts[index].text) }
    }
  }

  /// What a block for some selectors begins with, up to its brace.
  ///
  /// - Parameters:
  ///   - selectors: Those of a component or of one of its parts.
  ///   - states: The states that its control is in.
  ///   - control: Which node of the selectors is the control.
  ///   - includesContainers: Whether the block is about the innermost container as well.
  /// - Returns: An empty line, the selectors and the brace, in UTF-8.
  func opening(
    of selectors: [Selector], in states: StateSet, control: Component.Part.Node,
    includesContainers: Bool = false
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    let length = 24 + padding * SelectorList.unmatched.count
    let outer = contexts.reduce(0) { $0 + $1.text.count + length }
    bytes.reserveCapacity(selectors.reduce(8) { $0 + 2 * (outer + $1.text.count * contexts.count) })
    bytes.append(UInt8(ascii: "\n"))
    if includesContainers {
      for context in contexts { append(context.text, states, before: 0, to: &bytes) }
    }
    for selector in selectors {
      // Of a control that another node is part of, the selector names the control first.
      let rest = control == .innermost ? 0 : selector.text.count - selector.headEnd
      if contexts.isEmpty { append(selector.text, states, before: rest, to: &bytes) }
      for context in contexts {
        for way in context.ways(to: selector) {
          append(way.text, states, before: rest, to: &bytes)
        }
      }
    }
    bytes += " {\n".utf8
    return bytes
  }

  /// Appends a selector with states put in before so many of its last bytes.
  private func append(
    _ selector: [UInt8], _ states: StateSet, before rest: Int, to bytes: inout [UInt8]
  ) {
    if bytes.count > 1 { bytes += ",\n".utf8 }
    bytes += selector.dropLast(rest)
    states.append(to: &bytes)
    bytes += selector.suffix(rest)
    for _ in 0..<padding { bytes += SelectorList.unmatched }
  }

  /// A class that no widget has, ruled out: it makes a selector more specific and matches the same.
  private static let unmatched = Array(":not(.livery)".utf8)
}

/// A selector of a container.
private struct Context {
  var text: [UInt8]
  /// Where the compound of the container's own node begins.
  private let tailStart: Int

  init(_ selector: Selector) {
    self.init(selector.text, tailStart: selector.tailStart)
  }

  private init(_ text: [UInt8], tailStart: Int) {
    self.text = text
    self.tailStart = tailStart
  }

  /// The ways in which the container can be around what a selector is about: outside of all that
  /// the selector names, or as the first of it, as a boxed list is the list of `list > row`.
  func ways(to selector: Selector) -> [Context] {
    let outside = Context(
      text + [UInt8(ascii: " ")] + selector.text, tailStart: text.count + 1 + selector.tailStart)
    guard !selector.isCompound else { return [outside] }
    let tail = text[tailStart...]
    let head = selector.text[..<selector.headEnd]
    let (node, other) = (name(of: tail), name(of: head))
    guard node.isEmpty || other.isEmpty || node.elementsEqual(other) else { return [outside] }
    var own = Array(text[..<tailStart])
    own += node.isEmpty ? other : node
    own += tail[node.endIndex...]
    own += head[other.endIndex...]
    let tailStart = own.count + selector.tailStart - selector.headEnd
    own += selector.text[selector.headEnd...]
    return [outside, Context(own, tailStart: tailStart)]
  }

  /// The node's name that a compound begins with; empty where it names none.
  private func name(of compound: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    compound.prefix { (0x61...0x7a).contains($0) || $0 == UInt8(ascii: "-") }
  }
}

extension StateSet {
  fileprivate func append(to bytes: inout [UInt8]) {
    guard !isEmpty else { return }
    for pseudoClass in pseudoClasses { bytes += pseudoClass.utf8 }
  }
}
