import ThemeModel
import ThemeSource

extension ThemeReader {
  mutating func readStyles() {
    components = builder.components
    var values: [AppearanceValue<StyleValue>] = []
    readDefaults(to: &values)
    if let table = table("styles") { readStyles(table, to: &values) }
    builder.layer.styleValues = values
  }

  private mutating func readStyles(
    _ table: SourceNode, to values: inout [AppearanceValue<StyleValue>]
  ) {
    builder.layer.rules.reserveCapacity(table.childCount)
    builder.layer.declarations.reserveCapacity(table.childCount * 4)
    values.reserveCapacity(table.childCount * 4)
    for node in table.children {
      let selector = selector(node)
      guard node.kind == .table else {
        reportType(node, expected: "a table of properties, such as { radius = 6 }")
        continue
      }
      let declarations = appendDeclarations(
        node.children, of: selector, in: node, to: &values)
      guard let selector else { continue }
      builder.layer.rules.append(
        StyleRule(selector: selector, declarations: declarations, range: node.keyRange))
    }
  }

  /// Appends the properties of a rule to those of the file, and returns their indices.
  mutating func appendDeclarations(
    _ members: some Sequence<SourceNode>, of selector: StyleSelector?, in table: SourceNode,
    to values: inout [AppearanceValue<StyleValue>]
  ) -> Range<Int> {
    let first = builder.layer.declarations.count
    for member in members {
      guard let property = property(member, of: selector, in: table) else { continue }
      let own = appendValues(of: member, to: &values) { $0.value($1, of: property) }
      builder.layer.declarations.append(
        StyleRule.Declaration(property: property, values: own, range: member.keyRange))
    }
    return first..<builder.layer.declarations.count
  }

  /// The property with the name of a key; `nil` and reported if the component does not have it.
  private mutating func property(
    _ node: SourceNode, of selector: StyleSelector?, in table: SourceNode
  ) -> StyleProperty? {
    if let known = StyleProperty(name: node.keyBytes) { return known }
    let own = selector?.subject.component.own
    if let property = own?.property(named: node.keyBytes) { return StyleProperty(property) }
    if let own, unreadProperties.contains("\(own.name) \(node.key)") { return nil }
    reportUnknown(
      .property, "no property is called", node,
      among: StyleProperty.names.names + (own?.properties.map(\.name) ?? []), in: table)
    return nil
  }

  /// The components and states in a key; `nil`, and reported, if one is unknown.
  mutating func selector(_ node: SourceNode) -> StyleSelector? {
    let key = node.keyBytes
    var steps = StyleSelector.Steps()
    var count = 0
    var isKnown = true
    var position = key.startIndex
    while position < key.endIndex {
      guard key[position] != UInt8(ascii: " ") else {
        position += 1
        continue
      }
      let step = key[position...].prefix { $0 != UInt8(ascii: " ") }
      position = step.endIndex
      let name = step.prefix { $0 != UInt8(ascii: ":") }
      if let component = component(name, of: node),
        let states = states(step[name.endIndex...], of: node)
      {
        count += 1
        guard count <= StyleSelector.stepLimit else { continue }
        steps.append(StyleSelector.Step(component, states))
      } else {
        isKnown = false
      }
    }
    guard isKnown else { return nil }
    guard (1...StyleSelector.stepLimit).contains(count) else {
      report(
        .component, at: node.keyLocation,
        "expected one to \(StyleSelector.stepLimit) components, a space between them")
      return nil
    }
    return StyleSelector(steps)
  }

  private mutating func component(_ name: ArraySlice<UInt8>, of node: SourceNode) -> Component? {
    if let component = Component(name: name) { return component }
    if let own = components.first(where: { name.elementsEqual($0.name.utf8) }) { return own }
    reportUnknown(
      .component, "no component is called", part: name, of: node,
      among: Component.names.names + components.map(\.name), in: document.root["styles"])
    return nil
  }

  /// The states of a step, each after a colon.
  private mutating func states(_ suffix: ArraySlice<UInt8>, of node: SourceNode) -> StateSet? {
    var states: StateSet = []
    var isKnown = true
    var rest = suffix
    while !rest.isEmpty {
      let name = rest.dropFirst().prefix { $0 != UInt8(ascii: ":") }
      rest = rest[name.endIndex...]
      if let state = StateSet(name: name) {
        states.formUnion(state)
        continue
      }
      reportUnknown(
        .state, "no state is called", part: name, of: node, among: StateSet.names,
        in: document.root["styles"])
      isKnown = false
    }
    return isKnown ? states : nil
  }

  mutating func readMetrics() {
    guard let table = table("metrics") else { return }
    for node in table.children {
      guard let metric = Metric(rawValue: node.key) else {
        reportUnknown(
          .key, "no metric is called", node, among: Metric.allCases.map(\.rawValue), in: table)
        continue
      }
      builder.layer.metrics[metric] = number(node, in: metric.range, unit: " (px)")
      builder.layer.metricRanges[metric] = node.range
    }
  }

  mutating func readFonts() {
    guard let table = table("fonts") else { return }
    for node in table.children {
      guard let name = FontName(rawValue: node.key) else {
        reportUnknown(
          .key, "no font is called", node, among: FontName.allCases.map(\.rawValue), in: table)
        continue
      }
      guard node.kind == .table else {
        reportType(node, expected: "a table, such as { size = 17 }")
        continue
      }
      builder.layer.fonts[name] = font(node)
      for member in node.children {
        guard let property = Font.property(named: member.key) else { continue }
        builder.layer.fontRanges[name, default: [:]][property] = member.range
      }
    }
  }

  private mutating func font(_ table: SourceNode) -> Font {
    var font = Font()
    for node in table.children {
      switch node.key {
      case "family": font.family = string(node)
      case "size": font.size = number(node, in: 4...96, unit: " (pt)")
      case "weight": font.weight = number(node, in: 100...1000, unit: "")
      case "letter-spacing": font.letterSpacing = number(node, in: -8...32, unit: " (px)")
      case "style":
        if case .keyword(let style)? = value(node, of: .fontStyle) { font.style = style }
      default:
        reportUnknown(
          .key, "a font has no", node,
          among: ["family", "size", "weight", "style", "letter-spacing"], in: table)
      }
    }
    return font
  }

  mutating func readExtra() {
    guard let table = table("extra") else { return }
    for node in table.children {
      guard node.key == "css" else {
        report(.key, at: node.keyLocation, "[extra] has no key but 'css'")
        continue
      }
      guard let text = CSSText(node) else {
        _ = string(node)
        continue
      }
      builder.setExtraCSS(ExtraCSS(text))
    }
  }
}
