import ThemeSource

extension ThemeReader {
  mutating func readStyles() {
    guard let table = table("styles") else { return }
    builder.layer.rules.reserveCapacity(table.childCount)
    for node in table.children {
      let selector = selector(node)
      guard node.kind == .table else {
        report(
          .type, at: node.location,
          "expected a table of properties, such as { radius = 6 }, not \(node.kind.article)")
        continue
      }
      var declarations: [StyleRule.Declaration] = []
      declarations.reserveCapacity(node.childCount)
      for member in node.children {
        guard let property = StyleProperty(name: member.keyBytes) else {
          report(
            .property, at: member.keyLocation,
            "no property is called '\(member.key)'"
              + NameSuggestion.hint(for: member.key, among: StyleProperty.names.names))
          continue
        }
        let values = appearanceValues(member) { $0.value($1, of: property) }
        declarations.append(
          StyleRule.Declaration(property: property, values: values, range: member.keyRange))
      }
      guard let selector else { continue }
      builder.layer.rules.append(
        StyleRule(selector: selector, declarations: declarations, range: node.keyRange))
    }
  }

  /// The components and states that a key names; `nil` and reported where one is not known.
  private mutating func selector(_ node: SourceNode) -> StyleSelector? {
    let key = node.keyBytes
    var steps: [StyleSelector.Step] = []
    steps.reserveCapacity(2)
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
        steps.append(StyleSelector.Step(component, states))
      } else {
        isKnown = false
      }
    }
    guard isKnown else { return nil }
    guard (1...StyleSelector.stepLimit).contains(steps.count) else {
      report(
        .component, at: node.keyLocation,
        "expected one to \(StyleSelector.stepLimit) components, a space between them")
      return nil
    }
    return StyleSelector(steps)
  }

  private mutating func component(_ name: ArraySlice<UInt8>, of node: SourceNode) -> Component? {
    if let component = Component(name: name) { return component }
    let text = String(decoding: name, as: UTF8.self)
    report(
      .component, at: node.keyLocation,
      "no component is called '\(text)'"
        + NameSuggestion.hint(for: text, among: Component.names.names))
    return nil
  }

  /// The states of a step, each behind a colon.
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
      let text = String(decoding: name, as: UTF8.self)
      report(
        .state, at: node.keyLocation,
        "no state is called '\(text)'"
          + NameSuggestion.hint(for: text, among: StateSet.names.map(\.name)))
      isKnown = false
    }
    return isKnown ? states : nil
  }

  mutating func readMetrics() {
    guard let table = table("metrics") else { return }
    for node in table.children {
      guard let metric = Metric(rawValue: node.key) else {
        report(
          .key, at: node.keyLocation,
          "no metric is called '\(node.key)'"
            + NameSuggestion.hint(for: node.key, among: Metric.allCases.map(\.rawValue)))
        continue
      }
      builder.layer.metrics[metric] = number(node, in: metric.range, unit: " (px)")
    }
  }

  mutating func readFonts() {
    guard let table = table("fonts") else { return }
    for node in table.children {
      guard let name = FontName(rawValue: node.key) else {
        report(
          .key, at: node.keyLocation,
          "no font is called '\(node.key)'"
            + NameSuggestion.hint(for: node.key, among: FontName.allCases.map(\.rawValue)))
        continue
      }
      guard node.kind == .table else {
        report(
          .type, at: node.location,
          "expected a table, such as { size = 17 }, not \(node.kind.article)")
        continue
      }
      builder.layer.fonts[name] = font(node)
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
        report(
          .key, at: node.keyLocation,
          "a font has no '\(node.key)'"
            + NameSuggestion.hint(
              for: node.key, among: ["family", "size", "weight", "style", "letter-spacing"]))
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
      builder.setExtraCSS(CSSStylesheet(text, diagnostics: &builder.diagnostics))
    }
  }
}
