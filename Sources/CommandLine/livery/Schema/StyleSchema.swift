import ThemeFormats
import ThemeModel
import ThemeSource

/// The part of the schema that describes `[styles]`: selectors by pattern, properties with ranges.
struct StyleSchema {
  var value: JSONValue {
    [
      "type": "object",
      "description":
        "rules for components, inside one another ('card button') and in states ('button:hover')",
      "additionalProperties": [
        "type": "object",
        "properties": .object(
          StyleProperty.known.map { property in
            JSONValue.Member(property.name, Schema.byAppearance(value(of: property.kind)))
          }),
      ],
    ]
  }

  /// The schema for a file that neither registers components nor may know those of another: keys of
  /// built-in components, with properties that all have.
  var known: JSONValue {
    [
      "propertyNames": Schema.pattern(pattern(of: names.joined(separator: "|"))),
      "additionalProperties": ["propertyNames": Schema.choice(StyleProperty.known.map(\.name))],
    ]
  }

  /// The schema for a file that registers components, or may know those of another.
  var registered: JSONValue {
    [
      "propertyNames": Schema.pattern(pattern(of: StyleSchema.name)),
      "additionalProperties": ["propertyNames": ownName],
    ]
  }

  /// The names of components and properties.
  private static let name = "[a-z][a-z0-9-]*"

  private var ownName: JSONValue { Schema.pattern("^\(StyleSchema.name)$") }

  /// The built-in components.
  private var names: [String] {
    (Component.known + ThemeLibrary(userFolder: nil).base.components.components).map(\.name)
  }

  /// `[components]`: the names of an app's own widgets.
  var components: JSONValue {
    let summary = Schema.text("what it is, in a few words")
    return [
      "type": "object",
      "description": "widgets of an app's own, which '[styles]' then knows by name",
      "propertyNames": ownName,
      "maxProperties": .integer(OwnComponent.limit),
      "additionalProperties": [
        "type": "object", "additionalProperties": false,
        "required": ["node"],
        "properties": [
          "node": [
            "type": "string", "pattern": "^-?[A-Za-z_][A-Za-z0-9_-]*$",
            "maxLength": .integer(OwnComponent.nodeLimit),
            "description": "the CSS name of the widgets",
          ],
          "summary": summary,
          "properties": ownProperties(summary),
          "defaults": [
            "type": "object",
            "description":
              "what its widgets have if no theme styles them: properties, and rules about it as in '[styles]'",
          ],
        ],
      ],
    ]
  }

  private func ownProperties(_ summary: JSONValue) -> JSONValue {
    let kind = Schema.choice(OwnProperty.Kind.allCases.map(\.rawValue))
    let described = Schema.table(["kind": kind, "summary": summary])
    return [
      "description": "properties beyond those of CSS",
      "anyOf": [
        [
          "type": "object", "propertyNames": ownName,
          "additionalProperties": ["anyOf": [kind, described]],
        ],
        [
          "type": "array",
          "items": Schema.table(
            ["name": Schema.text("its name"), "kind": kind, "summary": summary]),
        ],
      ],
    ]
  }

  /// One to four components with states, outermost first.
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
      [
        "anyOf": [
          Schema.number(range, of: "px"),
          [
            "type": "array", "items": Schema.number(range, of: "px"), "minItems": 1, "maxItems": 4,
          ],
        ]
      ]
    case .number(let range): Schema.number(range, of: nil)
    case .fontSize(let range): Schema.number(range, of: "pt")
    case .time(let range): Schema.number(range, of: "ms")
    case .keyword(let keywords): Schema.choice(keywords)
    case .family: Schema.text("a family, or several with commas between them")
    case .text(let limit): ["type": "string", "maxLength": .integer(limit)]
    case .font: Schema.choice(FontName.allCases.map(\.rawValue))
    case .shadow: Schema.reference("shadow")
    }
  }
}
