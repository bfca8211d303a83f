import ThemeModel
import ThemeSource

/// The part of the schema that describes `[styles]`: selectors by pattern, properties with ranges.
struct StyleSchema {
  var value: JSONValue {
    .members([
      "type": .string("object"),
      "description": .string(
        "rules for components, inside one another ('card button') and in states ('button:hover')"),
      "propertyNames": .members(["pattern": .string(selectorPattern)]),
      "additionalProperties": Schema.table(
        StyleProperty.allCases.map { property in
          JSONValue.Member(property.name, Schema.byAppearance(value(of: property.kind)))
        }),
    ])
  }

  /// One to four components, outermost first, each with states.
  private var selectorPattern: String {
    let components = Component.allCases.map(\.name).joined(separator: "|")
    let states = StateSet(rawValue: .max).stateNames.joined(separator: "|")
    let step = "(\(components))(:(\(states)))*"
    return "^ *\(step)( +\(step)){0,3} *$"
  }

  private func value(of kind: StyleProperty.Kind) -> JSONValue {
    switch kind {
    case .color: Schema.reference("color")
    case .length(let range): Schema.number(range, of: "px")
    case .lengths(let range):
      .members([
        "anyOf": .array([
          Schema.number(range, of: "px"),
          .members([
            "type": .string("array"), "items": Schema.number(range, of: "px"),
            "minItems": .integer(1), "maxItems": .integer(4),
          ]),
        ])
      ])
    case .number(let range): Schema.number(range, of: nil)
    case .fontSize(let range): Schema.number(range, of: "pt")
    case .time(let range): Schema.number(range, of: "ms")
    case .keyword(let keywords): Schema.choice(keywords)
    case .family: Schema.text("a family, or several with commas between them")
    case .font: Schema.choice(FontName.allCases.map(\.rawValue))
    case .shadow: Schema.reference("shadow")
    }
  }
}
