import ThemeModel

extension StylesheetWriter {
  /// Appends a rule: one block for its own node, and one for each part with a property on another
  /// node.
  mutating func append(_ rule: ResolvedRule, of theme: ResolvedTheme, _ blocks: [RuleBlock]) {
    // Spans borrow what an array would retain for each access.
    let blocks = blocks.span
    let declarations = theme.declarations.span.extracting(rule.declarations)
    if let restored = blocks[rule.index].restored {
      append(blocks[rule.index].opening)
      let start = bytes.count
      append("  ")
      append(colored: restored)
      mark(from: start, as: .rule(rule.index, .background))
      append("\n}\n")
      return
    }
    let parts = blocks[rule.index].parts
    let metrics = blocks[rule.index].metrics
    var isOpen = false
    for index in declarations.indices {
      let property = declarations[index].property
      // A property of a registered component is written as a variable, if GTK has them.
      if property.index == nil, !namesVariables { continue }
      if declarations[index].isOfMetric, metrics.has(property) { continue }
      if parts.index(of: property) != nil { continue }
      if !isOpen { appendOpening(of: rule, blocks[rule.index]) }
      isOpen = true
      let start = bytes.count
      append(declarations, at: index)
      if property == .background || property == .borderWidth {
        appendCompanion(of: declarations[index], blocks[rule.index], declarations)
      }
      mark(from: start, as: .rule(rule.index, property))
    }
    if isOpen { endBlock() }
    if rule.isOfBase, restoresPanes, let panes = blocks[rule.index].besidePanes {
      let start = bytes.count
      append(panes.inside)
      mark(from: start, as: .rule(rule.index, .background))
    }
    if let dark = blocks[rule.index].onDarkSurfaces, hasRoleForText(declarations) {
      let isHighContrast = theme.appearance.traits.contains(.highContrast) && !namesVariables
      let start = bytes.count
      append(colored: isHighContrast ? dark.highContrast : dark.text)
      mark(from: start, as: .rule(rule.index, .color))
    }
    if !metrics.isEmpty { append(metrics, declarations, ofRule: rule.index) }
    guard !parts.isEmpty else { return }
    for index in declarations.indices {
      if declarations[index].isOfMetric, metrics.has(declarations[index].property) { continue }
      for part in parts.indices where parts[part].property == declarations[index].property {
        let start = bytes.count
        append(parts[part].opening)
        appendValue(of: declarations, at: index, inset: parts[part].inset)
        endDeclaration()
        mark(from: start, as: .rule(rule.index, parts[part].property))
        endBlock()
      }
    }
  }

  private mutating func appendOpening(of rule: ResolvedRule, _ block: borrowing RuleBlock) {
    let panes = rule.isOfBase ? block.besidePanes : nil
    append(panes?.opening ?? block.opening)
  }

  /// Appends a color of the theme's own.
  private mutating func append(custom name: String) {
    append(namesOwnVariables ? "var(--" : "@")
    append(customName: name, hyphen: UInt8(ascii: namesOwnVariables ? "-" : "_"))
    if namesOwnVariables { append(")") }
  }

  /// Whether text has the color of a role, which is meant for the theme's own surfaces.
  private func hasRoleForText(_ declarations: borrowing Span<ResolvedDeclaration>) -> Bool {
    for index in declarations.indices where declarations[index].property == .color {
      if case .role = declarations[index].value { return true }
    }
    return false
  }

  mutating func append(widget name: String, _ declarations: [ResolvedDeclaration]) {
    guard !name.isEmpty, !declarations.isEmpty else { return }
    append("#")
    append(identifier: name)
    append(block: declarations)
  }

  mutating func append(
    styleClass name: String, in states: StateSet, _ declarations: [ResolvedDeclaration]
  ) {
    guard !name.isEmpty, !declarations.isEmpty else { return }
    append(".")
    append(identifier: name)
    var pseudoClasses: [UInt8] = []
    states.appendPseudoClasses(to: &pseudoClasses)
    append(pseudoClasses)
    append(block: declarations)
  }

  mutating func append(all declarations: [ResolvedDeclaration]) {
    guard !declarations.isEmpty else { return }
    append("*")
    append(block: declarations)
  }

  /// Appends the declarations of single widgets, after their selector.
  private mutating func append(block declarations: [ResolvedDeclaration]) {
    append(" {\n")
    for index in declarations.indices {
      append(declarations.span, at: index)
      if declarations[index].property == .borderWidth,
        !declarations.contains(where: { $0.property == .borderStyle })
      {
        append("  border-style: solid;\n")
      }
    }
    append("}\n")
  }

  /// The start of the declaration of each CSS property, by the property's index.
  private static let starts = StyleProperty.known.map { Array("  \($0.cssName): ".utf8) }

  /// The `@name` of each role, by its raw value.
  private static let references = ColorRole.namedColors.map { [UInt8(ascii: "@")] + $0 }

  /// The `var()` of each role that has a variable, and the `@name` of the others.
  private static let variableReferences = zip(ColorRole.variables, references).map {
    variable, reference in
    variable.isEmpty ? reference : Array("var(".utf8) + variable + [UInt8(ascii: ")")]
  }

  private mutating func append(
    _ declarations: borrowing Span<ResolvedDeclaration>, at index: Int
  ) {
    if let own = declarations[index].property.own {
      append(string: "  \(own.variable): ")
    } else if let known = declarations[index].property.index {
      append(StylesheetWriter.starts[known])
    }
    appendValue(of: declarations, at: index)
    endDeclaration()
  }

  /// Appends a declaration without which another has no effect.
  private mutating func appendCompanion(
    of declaration: ResolvedDeclaration, _ block: borrowing RuleBlock,
    _ declarations: borrowing Span<ResolvedDeclaration>
  ) {
    switch declaration.property {
    case .background where block.hasState:
      // An image that the toolkit paints over a background in a state would hide the theme's
      // background.
      append("  background-image: none;\n")
    case .borderWidth:
      let others = declarations.indices.map { declarations[$0].property }
      if !others.contains(.borderStyle) { append("  border-style: solid;\n") }
      if declaration.isOfMetric { appendBorderColor(others) }
      // The toolkit widens the slider by a border of 6px and takes as much back by its margin, so a
      // thinner border would leave less than nothing.
      if block.isAboutScrollbar, !others.contains(.margin) {
        appendMargin(against: declarations, others)
      }
    default: break
    }
  }

  /// The color of a border that a metric gives to controls, where the rule has none.
  mutating func appendBorderColor(_ properties: [StyleProperty]) {
    if !properties.contains(.borderColor) { append("  border-color: @borders;\n") }
  }

  /// A margin that takes back the room of a border.
  private mutating func appendMargin(
    against declarations: borrowing Span<ResolvedDeclaration>, _ properties: [StyleProperty]
  ) {
    guard let border = properties.firstIndex(of: .borderWidth),
      case .lengths(let widths) = declarations[border].value
    else { return }
    append("  margin:")
    for width in widths {
      append(byte: UInt8(ascii: " "))
      append(-width)
      append("px")
    }
    endDeclaration()
  }

  private mutating func appendValue(
    of declarations: borrowing Span<ResolvedDeclaration>, at index: Int, inset: Double = 0
  ) {
    switch declarations[index].value {
    case .role(let role):
      append(
        namesVariables
          ? StylesheetWriter.variableReferences[Int(role.rawValue)]
          : StylesheetWriter.references[Int(role.rawValue)])
    case .custom(let name): append(custom: name)
    case .color(let color): append(color)
    case .lengths(let lengths):
      for index in lengths.indices {
        if index > 0 { append(byte: UInt8(ascii: " ")) }
        append(inset == 0 ? lengths[index] : max(0, lengths[index] - inset))
        append("px")
      }
    case .number(let number): append(number)
    case .points(let points):
      append(points)
      append("pt")
    case .milliseconds(let time):
      append(time)
      append("ms")
    case .keyword(let keyword): append(string: keyword)
    case .text(let text): append(quoted: text)
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
}

extension [RuleBlock.Metric] {
  /// Whether a metric's value of a property goes to other nodes than a rule's.
  fileprivate func has(_ property: StyleProperty) -> Bool {
    contains { $0.part.property == property }
  }
}

extension [RuleBlock.Part] {
  /// The index of the part with a property, if that is not the component's own node.
  fileprivate func index(of property: StyleProperty) -> Int? {
    indices.first { self[$0].property == property }
  }
}
