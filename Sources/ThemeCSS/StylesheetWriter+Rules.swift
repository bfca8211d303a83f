import ThemeColor
import ThemeModel

extension StylesheetWriter {
  /// A rule, as one block for its own node and one for each part that shows a property elsewhere.
  mutating func append(_ rule: ResolvedRule, of theme: ResolvedTheme) {
    let number = rule.number
    if let restored = theme.shapes[number].restored {
      open(theme.shapes[number].selectors)
      append("  ")
      append(string: restored)
      append("\n}\n")
      return
    }
    let starts = StylesheetWriter.starts
    let hasParts = !theme.shapes[number].parts.isEmpty
    var isOpen = false
    for declaration in rule.declarations {
      let property = theme.declarations[declaration].property
      if hasParts, theme.shapes[number].part(for: property) != nil { continue }
      if !isOpen { open(theme.shapes[number].selectors) }
      isOpen = true
      append(starts[Int(property.rawValue)])
      append(theme.declarations[declaration].value)
      append(";\n")
      appendCompanion(of: property, in: rule, theme)
    }
    if isOpen { append("}\n") }
    guard hasParts else { return }
    for declaration in theme.declarations[rule.declarations] {
      guard let part = theme.shapes[number].part(for: declaration.property) else { continue }
      open(part.selectors)
      append("  ")
      append(string: part.cssName)
      append(": ")
      append(declaration.value)
      append(";\n}\n")
    }
  }

  /// A rule for the widget that has a name.
  mutating func append(widget name: String, _ declarations: [ResolvedDeclaration]) {
    guard !name.isEmpty, !declarations.isEmpty else { return }
    append("#")
    append(identifier: name)
    append(" {\n")
    for declaration in declarations {
      append(StylesheetWriter.starts[Int(declaration.property.rawValue)])
      append(declaration.value)
      append(";\n")
      if declaration.property == .borderWidth,
        !declarations.contains(where: { $0.property == .borderStyle })
      {
        append("  border-style: solid;\n")
      }
    }
    append("}\n")
  }

  /// What each property's declaration begins with, by the property's raw value.
  private static let starts = StyleProperty.allCases.map { Array("  \($0.cssName): ".utf8) }

  /// The `@name` of each role, by its raw value.
  private static let references = ColorRole.namedColors.map { [UInt8(ascii: "@")] + $0 }

  /// The `var()` of each role that has a variable, and the `@name` of the others.
  private static let variableReferences = zip(ColorRole.variables, references).map {
    variable, reference in
    variable.isEmpty ? reference : Array("var(".utf8) + variable + [UInt8(ascii: ")")]
  }

  private mutating func open(_ selectors: [UInt8]) {
    append("\n")
    append(selectors)
    append(" {\n")
  }

  /// What a declaration does nothing without.
  private mutating func appendCompanion(
    of property: StyleProperty, in rule: ResolvedRule, _ theme: ResolvedTheme
  ) {
    switch property {
    case .background where !theme.shapes[rule.number].selector.subject.states.isEmpty:
      // What the toolkit lays over a background in a state would hide the theme's.
      append("  background-image: none;\n")
    case .borderWidth
    where !theme.declarations[rule.declarations].contains { $0.property == .borderStyle }:
      append("  border-style: solid;\n")
    default: break
    }
  }

  private mutating func append(_ value: ResolvedValue) {
    switch value {
    case .role(let role):
      append(
        namesVariables
          ? StylesheetWriter.variableReferences[Int(role.rawValue)]
          : StylesheetWriter.references[Int(role.rawValue)])
    case .custom(let name):
      append("@")
      append(customName: name, hyphen: UInt8(ascii: "_"))
    case .color(let color): append(color)
    case .lengths(let lengths):
      for index in lengths.indices {
        if index > 0 { append(" ") }
        append(lengths[index])
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
