import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeProject
import ThemeSource

/// The JSON Schema of `livery.toml`.
struct ConfigurationSchema {
  var value: JSONValue {
    var members: [JSONValue.Member] = [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("$id", .string("urn:livery:configuration")),
      .init("title", .string("Livery's configuration of a project")),
    ]
    let rules = RuleSelector.known
    let list = JSONValue.members([
      "type": .string("array"), "uniqueItems": .boolean(true), "items": Schema.choice(rules),
    ])
    let table = Schema.table([
      .init("extends", Schema.text("the configuration that this one adds to: a path beside it")),
      .init("target", Schema.text("the GTK that themes are for, such as '4.18' or '4.8..4.24'")),
      .init("select", list),
      .init("ignore", list),
      .init(
        "severity",
        .members([
          "type": .string("object"),
          "propertyNames": Schema.choice(rules),
          "additionalProperties": Schema.choice(["error", "warning", "note", "off"]),
        ])),
      .init(
        "per-file-ignores",
        .members(["type": .string("object"), "additionalProperties": list])),
      .init("baseline", Schema.text("a file of findings that are not reported again")),
      .init(
        "tokens",
        .members([
          "type": .string("object"),
          "propertyNames": Schema.choice(ColorRole.allCases.map(\.name)),
          "additionalProperties": .members([
            "description": .string("the token that paints the role, or one for each appearance"),
            "type": .array([.string("string"), .string("object")]),
            "additionalProperties": .members(["type": .string("string")]),
          ]),
        ])),
      .init("palettes", Schema.text("a folder of palettes that templates are proved with")),
      .init("matrix", matrices),
      .init("apps", apps),
    ])
    guard case .object(let own) = table else { return table }
    members += own
    return .object(members)
  }

  /// Apps by name.
  private var apps: JSONValue {
    let words = JSONValue.members([
      "type": .string("array"), "minItems": .integer(1), "items": Schema.text("a word"),
    ])
    let app = Schema.table(
      [
        .init("command", words),
        .init("script", Schema.text("steps that lead it on: a path beside this file")),
      ], required: ["command"], description: "an app that 'livery try --sheet' takes pictures of")
    return .members([
      "type": .string("object"),
      "propertyNames": .members(["pattern": .string("^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$")]),
      "additionalProperties": app,
    ])
  }

  /// Matrices by name, each a product of its axes, or several of them.
  private var matrices: JSONValue {
    let list = { (items: JSONValue) in
      JSONValue.members(["type": .string("array"), "minItems": .integer(1), "items": items])
    }
    let block = Schema.table(
      [
        .init("themes", list(Schema.text("a theme's file, a folder of them, or an id"))),
        .init("appearances", list(Schema.text("traits joined by '+'"))),
        .init("accents", list(Schema.text("an opaque color, or 'none'"))),
        .init("text-scales", list(Schema.number(TextScale.range, of: "times the usual size"))),
        .init("directions", list(Schema.choice(TextDirection.allCases.map(\.rawValue)))),
      ], description: "looks: each value of each axis with each of the others")
    return .members([
      "type": .string("object"),
      "additionalProperties": .members(["anyOf": .array([block, list(block)])]),
    ])
  }
}
