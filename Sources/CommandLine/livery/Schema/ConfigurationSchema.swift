import ThemeLint
import ThemeModel
import ThemeProject
import ThemeSource

/// The JSON Schema of `livery.toml`.
struct ConfigurationSchema {
  var value: JSONValue {
    [
      "$schema": Schema.dialect,
      "$id": "urn:livery:configuration",
      "title": "Livery's configuration of a project",
      "type": "object",
      "additionalProperties": false,
      "properties": properties,
    ]
  }

  private var properties: JSONValue {
    let rules = Schema.choice(RuleSelector.known)
    let list: JSONValue = ["type": "array", "uniqueItems": true, "items": rules]
    return [
      "extends": Schema.text("the configuration that this one adds to: a path beside it"),
      "target": Schema.text("the GTK that themes are for, such as '4.18' or '4.8..4.24'"),
      "select": list,
      "ignore": list,
      "severity": [
        "type": "object", "propertyNames": rules,
        "additionalProperties": ["enum": ["error", "warning", "note", "off"]],
      ],
      "exclude": [
        "type": "array", "uniqueItems": true,
        "items": Schema.text("a pattern of files that are left out, such as 'legacy/'"),
      ],
      "per-file-ignores": ["type": "object", "additionalProperties": list],
      "vocabulary": [
        "description": "the programs whose stylesheets are here: names, or paths of files",
        "type": "array", "uniqueItems": true,
        "items": [
          "anyOf": [
            Schema.choice(ProgramVocabulary.builtIn.map(\.id)),
            ["type": "string", "pattern": "[./]"],
          ]
        ],
      ],
      "baseline": Schema.text("a file of findings that are not reported again"),
      "tokens": [
        "type": "object",
        "propertyNames": Schema.choice(ColorRole.allCases.map(\.name)),
        "additionalProperties": [
          "description": "the token that paints the role, or one for each appearance",
          "type": ["string", "object"],
          "additionalProperties": ["type": "string"],
        ],
      ],
      "palettes": Schema.text("a folder of palettes that templates are proved with"),
      "matrix": matrices,
      "apps": apps,
    ]
  }

  /// Apps by name.
  private var apps: JSONValue {
    [
      "type": "object",
      "propertyNames": Schema.pattern("^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$"),
      "additionalProperties": Schema.table(
        [
          "command": list(Schema.text("a word")),
          "script": Schema.text("steps that lead it on: a path beside this file"),
        ], required: ["command"],
        description: "an app that 'livery try --sheet' takes pictures of"),
    ]
  }

  /// Matrices by name, each a product of its axes, or several of them.
  private var matrices: JSONValue {
    let block = Schema.table(
      [
        "themes": list(Schema.text("a theme's file, a folder of them, or an id")),
        "appearances": list(Schema.text("traits joined by '+'")),
        "accents": list(Schema.text("an opaque color, or 'none'")),
        "text-scales": list(Schema.number(TextScale.range, of: "times the usual size")),
        "directions": list(Schema.choice(TextDirection.allCases.map(\.rawValue))),
      ], description: "looks: each value of each axis with each of the others")
    return ["type": "object", "additionalProperties": ["anyOf": [block, list(block)]]]
  }

  private func list(_ items: JSONValue) -> JSONValue {
    ["type": "array", "minItems": 1, "items": items]
  }
}
