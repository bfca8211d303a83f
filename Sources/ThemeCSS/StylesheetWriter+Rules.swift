import ThemeColor
import ThemeModel

extension StylesheetWriter {
  /// A rule, as one block for its own node and one for each part that shows a property elsewhere.
  mutating func append(_ rule: ResolvedRule) {
    if let restored = rule.restored {
      open(rule)
      append("  ")
      append(restored)
      append("\n}\n")
      return
    }
    let component = rule.selector.subject.component
    var isOpen = false
    for declaration in rule.declarations where component.part(for: declaration.property) == nil {
      if !isOpen { open(rule) }
      isOpen = true
      append(declaration, of: rule)
    }
    if isOpen { append("}\n") }
    for declaration in rule.declarations {
      guard let part = component.part(for: declaration.property) else { continue }
      open(rule, on: part)
      append("  ")
      append(part.cssName)
      append(": ")
      append(declaration.value)
      append(";\n}\n")
    }
  }

  private mutating func append(_ declaration: ResolvedRule.Declaration, of rule: ResolvedRule) {
    append("  ")
    append(declaration.property.cssName)
    append(": ")
    append(declaration.value)
    append(";\n")
    switch declaration.property {
    case .background where !rule.selector.subject.states.isEmpty:
      // What the toolkit lays over a background in a state would hide the theme's.
      append("  background-image: none;\n")
    case .borderWidth where !rule.declarations.contains { $0.property == .borderStyle }:
      append("  border-style: solid;\n")
    default: break
    }
  }

  private mutating func append(_ value: ResolvedValue) {
    switch value {
    case .role(let role):
      append("@")
      append(ColorRole.namedColors[Int(role.rawValue)])
    case .custom(let name):
      append("@")
      append(customName: name, hyphen: UInt8(ascii: "_"))
    case .color(let color): append(color)
    case .lengths(let lengths):
      for (index, length) in lengths.enumerated() {
        if index > 0 { append(" ") }
        append(length)
        append("px")
      }
    case .number(let number): append(number)
    case .points(let points):
      append(points)
      append("pt")
    case .milliseconds(let time):
      append(time)
      append("ms")
    case .keyword(let keyword): append(keyword)
    case .family(let families):
      for (index, family) in families.split(separator: ",").enumerated() {
        if index > 0 { append(", ") }
        append(quoted: family.drop { $0 == " " })
      }
    case .shadow(let layers):
      if layers.isEmpty { append("none") }
      for (index, layer) in layers.enumerated() {
        if index > 0 { append(", ") }
        for length in [layer.x, layer.y, layer.blur, layer.spread] {
          append(length)
          append("px ")
        }
        append(layer.color)
      }
    }
  }

  /// The selectors of a rule and the brace behind them.
  private mutating func open(_ rule: ResolvedRule) {
    let steps = rule.selector.steps
    append("\n")
    var isFirst = true
    for chain in steps.dropLast().map(\.component.selectors).combinations {
      for subject in rule.selector.subject.component.selectors {
        separate(&isFirst)
        append(chain: chain, of: steps)
        append(subject.text)
        append(rule.selector.subject.states)
        pad(rule)
      }
    }
    append(" {\n")
  }

  /// The selectors of the nodes that show a property, in the states that the rule asks for.
  private mutating func open(_ rule: ResolvedRule, on part: Component.Part) {
    let steps = rule.selector.steps
    append("\n")
    var isFirst = true
    for chain in steps.dropLast().map(\.component.selectors).combinations {
      for selector in part.selectors {
        separate(&isFirst)
        append(chain: chain, of: steps)
        let end =
          part.control == .innermost
          ? selector.text.endIndex
          : selector.text.firstIndex(of: UInt8(ascii: " ")) ?? selector.text.endIndex
        append(Array(selector.text[..<end]))
        append(rule.selector.subject.states)
        append(Array(selector.text[end...]))
        pad(rule)
      }
    }
    append(" {\n")
  }

  private mutating func separate(_ isFirst: inout Bool) {
    if !isFirst { append(",\n") }
    isFirst = false
  }

  private mutating func append(chain: [Selector], of steps: [StyleSelector.Step]) {
    for (selector, step) in zip(chain, steps) {
      append(selector.text)
      append(step.states)
      append(" ")
    }
  }

  private mutating func append(_ states: StateSet) {
    if states.isEmpty { return }
    for pseudoClass in states.pseudoClasses { append(pseudoClass) }
  }

  private mutating func pad(_ rule: ResolvedRule) {
    for _ in 0..<rule.padding { append(":not(.livery)") }
  }
}

extension [[Selector]] {
  /// Each way to take one selector of each list.
  fileprivate var combinations: [[Selector]] {
    reduce([[]]) { chains, list in
      chains.flatMap { chain in list.map { chain + [$0] } }
    }
  }
}
