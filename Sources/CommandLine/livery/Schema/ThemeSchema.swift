import ThemeFormats
import ThemeModel
import ThemeSource

/// The JSON Schema of the theme file (draft 2020-12), made from the tables that the reader uses.
struct ThemeSchema {
  var value: JSONValue {
    [
      "$schema": Schema.dialect,
      "$id": "urn:livery:theme:\(ThemeReader.version)",
      "title": "Livery theme, format \(ThemeReader.version)",
      "description": "A theme for GTK 4 and libadwaita, as TOML or JSON.",
      "type": "object",
      "required": ["livery", "name"],
      "additionalProperties": false,
      "properties": .object(keys),
      "if": ["anyOf": [["required": ["components"]], ["required": ["extends"]]]],
      "then": ["properties": ["styles": StyleSchema().registered]],
      "else": ["properties": ["styles": StyleSchema().known]],
      "$defs": [
        "color": [
          "type": "string",
          "description": "a color, '$name', or a function such as 'alpha($accent, 20%)'",
        ],
        "colorByAppearance": Schema.byAppearance(Schema.reference("color")),
        "shadow": shadow,
      ],
    ]
  }

  /// The keys of the file, each with a description.
  var keys: [JSONValue.Member] { info.members + tables.members }

  private var info: JSONValue {
    [
      "livery": [
        "const": .integer(ThemeReader.version),
        "description": "the version of the format, \(ThemeReader.version); required",
      ],
      "name": [
        "type": "string", "pattern": "\\S",
        "description": "the theme's name, as people read it; required",
      ],
      "summary": Schema.text("what it looks like, in a line"),
      "author": Schema.text("who made it"),
      "license": Schema.text("its license, as SPDX spells it"),
      "homepage": Schema.text("where more is to be found"),
      "extends": Schema.text(
        "the theme that this one changes: the id of a built-in one, or a path beside the file"),
      "appearances": [
        "type": "array", "minItems": 1, "uniqueItems": true,
        "items": Schema.choice(Appearance.Scheme.allCases.map(\.rawValue)),
        "description":
          "the schemes that it is made for: 'light', 'dark' or both, as without the key",
      ],
      "allow": [
        "type": "array", "items": Schema.text("a rule that 'livery check' skips"),
        "description": "the rules that 'livery check' skips",
      ],
      "traits": [
        "type": "object", "propertyNames": Schema.pattern("^[a-z][a-z0-9-]*$"),
        "maxProperties": 4,
        "description": "up to four traits of its own, which appearances may have",
        "additionalProperties": ["anyOf": [meaning, Schema.table(["summary": meaning])]],
      ],
    ]
  }

  private let meaning = Schema.text("what it stands for")

  private var tables: JSONValue {
    [
      "palette": named("colors by names that only this file knows"),
      "colors": table("the colors of roles", ColorRole.allCases) { role in
        let summary = JSONValue.string(role.summary)
        return (role.name, ["$ref": "#/$defs/colorByAppearance", "description": summary])
      },
      "custom-colors": named("colors by names of an app's own, exported like roles"),
      "metrics": table("measures that many components share", Metric.allCases) {
        ($0.rawValue, Schema.number($0.range, of: "px"))
      },
      "fonts": table("the fonts of texts", FontName.allCases) { ($0.rawValue, font) },
      "pictures": [
        "type": "object",
        "description":
          "pictures beside the file, in PNG, JPEG, GIF or SVG, by names that apps ask for",
        "propertyNames": Schema.pattern("^[a-z][a-z0-9-]*$"),
        "maxProperties": .integer(ThemeReader.pictureLimit),
        "additionalProperties": Schema.byAppearance(
          Schema.text("a path beside the file, 'invert(PATH)' or 'tint(PATH, $ROLE)'")),
      ],
      "components": StyleSchema().components,
      "styles": StyleSchema().value,
      "extra": Schema.table(
        ["css": Schema.text("CSS of GTK, added last")], description: "what the rest cannot say"),
    ]
  }

  private func table<Key>(
    _ description: String, _ keys: [Key], _ property: (Key) -> (String, JSONValue)
  ) -> JSONValue {
    Schema.table(
      .object(keys.map(property).map(JSONValue.Member.init)), description: description)
  }

  /// Colors with the theme's own names.
  private func named(_ description: String) -> JSONValue {
    [
      "type": "object", "description": .string(description),
      "propertyNames": Schema.pattern("^[A-Za-z][A-Za-z0-9_-]*$"),
      "additionalProperties": Schema.reference("colorByAppearance"),
    ]
  }

  private var shadow: JSONValue {
    [
      "anyOf": [
        Schema.text("'none', 'small', 'medium', 'large', or 'x y blur spread color'"),
        [
          "type": "array", "items": Schema.text("a layer: 'x y blur spread color'"),
          "maxItems": .integer(StyleProperty.shadowLimit),
        ],
      ]
    ]
  }

  private var font: JSONValue {
    Schema.table([
      "family": Schema.text("a family, or several with commas between them"),
      "size": Schema.number(4...96, of: "pt"), "weight": Schema.number(100...1000, of: nil),
      "style": Schema.choice(["normal", "italic", "oblique"]),
      "letter-spacing": Schema.number(-8...32, of: "px"),
    ])
  }
}
