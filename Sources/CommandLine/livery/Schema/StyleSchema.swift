import ThemeFormats
import ThemeModel
import ThemeSource

/// The part of the schema that describes `[styles]`: selectors by pattern, properties with ranges.
struct StyleSchema {
  var value: JSONValue {
    .members([
      "type": .string("object"),
      "description": .string(
        "rules for components, inside one another ('card button') and in states ('button:hover')"),
      "additionalProperties": .members([
        "type": .string("object"),
        "properties": .object(
          StyleProperty.known.map { property in
            JSONValue.Member(property.name, Schema.byAppearance(value(of: property.kind)))
          }),
      ]),
    ])
  }

  /// What is asked besides of a file that neither registers components nor may know those of
  /// another: keys of components that every theme knows, with properties that all have.
  var known: JSONValue {
    .members([
      "propertyNames": .members(["pattern": .string(pattern(of: names.joined(separator: "|")))]),
      "additionalProperties": .members([
        "propertyNames": Schema.choice(StyleProperty.known.map(\.name))
      ]),
    ])
  }

  /// What is asked of a file that registers components, or may know those of another.
  var registered: JSONValue {
    .members([
      "propertyNames": .members(["pattern": .string(pattern(of: StyleSchema.name))]),
      "additionalProperties": .members([
        "propertyNames": .members(["pattern": .string("^\(StyleSchema.name)$")])
      ]),
    ])
  }

  /// The names of components and properties.
  private static let name = "[a-z][a-z0-9-]*"

  /// The components that every theme knows.
  private var names: [String] {
    (Component.known + ThemeLibrary(userFolder: nil).base.components.components).map(\.name)
  }

  /// `[components]`: what an app's own widgets are called.
  var components: JSONValue {
    let kind = Schema.choice(OwnProperty.Kind.allCases.map(\.rawValue))
    let summary = Schema.text("what it is, in a few words")
    return .members([
      "type": .string("object"),
      "description": .string("widgets of an app's own, which '[styles]' then knows by name"),
      "propertyNames": .members(["pattern": .string("^\(StyleSchema.name)$")]),
      "maxProperties": .integer(OwnComponent.limit),
      "additionalProperties": .members([
        "type": .string("object"), "additionalProperties": .boolean(false),
        "required": .array([.string("node")]),
        "properties": .members([
          "node": .members([
            "type": .string("string"), "pattern": .string("^-?[A-Za-z_][A-Za-z0-9_-]*$"),
            "maxLength": .integer(OwnComponent.nodeLimit),
            "description": .string("the CSS name of the widgets"),
          ]),
          "summary": summary,
          "properties": .members([
            "description": .string("properties beyond those of CSS"),
            "anyOf": .array([
              .members([
                "type": .string("object"),
                "propertyNames": .members(["pattern": .string("^\(StyleSchema.name)$")]),
                "additionalProperties": .members([
                  "anyOf": .array([
                    kind, Schema.table([.init("kind", kind), .init("summary", summary)]),
                  ])
                ]),
              ]),
              .members([
                "type": .string("array"),
                "items": Schema.table([
                  .init("name", Schema.text("its name")), .init("kind", kind),
                  .init("summary", summary),
                ]),
              ]),
            ]),
          ]),
        ]),
      ]),
    ])
  }

  /// One to four components, outermost first, each with states.
  private func pattern(of components: String) -> String {
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
    case .text(let limit): .members(["type": .string("string"), "maxLength": .integer(limit)])
    case .font: Schema.choice(FontName.allCases.map(\.rawValue))
    case .shadow: Schema.reference("shadow")
    }
  }
}
