import ThemeFormats
import ThemeModel
import ThemeSource

/// The JSON Schema of the theme file (draft 2020-12), made from the tables that the reader uses.
struct ThemeSchema {
  var value: JSONValue {
    .members([
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "$id": .string("urn:livery:theme:\(ThemeReader.version)"),
      "title": .string("Livery theme, format \(ThemeReader.version)"),
      "description": .string("A theme for GTK 4 and libadwaita, as TOML or JSON."),
      "type": .string("object"),
      "required": .array([.string("livery"), .string("name")]),
      "additionalProperties": .boolean(false),
      "properties": .object(keys),
      "if": .members([
        "anyOf": .array([
          .members(["required": .array([.string("components")])]),
          .members(["required": .array([.string("extends")])]),
        ])
      ]),
      "then": .members(["properties": .members(["styles": StyleSchema().registered])]),
      "else": .members(["properties": .members(["styles": StyleSchema().known])]),
      "$defs": .members([
        "color": color,
        "colorByAppearance": Schema.byAppearance(Schema.reference("color")),
        "shadow": shadow,
      ]),
    ])
  }

  /// The keys of the file, each with a description.
  var keys: [JSONValue.Member] { info + tables }

  private var info: [JSONValue.Member] {
    [
      .init(
        "livery",
        .members([
          "const": .integer(ThemeReader.version),
          "description": .string("the version of the format, \(ThemeReader.version); required"),
        ])),
      .init(
        "name",
        .members([
          "type": .string("string"), "pattern": .string("\\S"),
          "description": .string("the theme's name, as people read it; required"),
        ])),
      .init("summary", Schema.text("what it looks like, in a line")),
      .init("author", Schema.text("who made it")),
      .init("license", Schema.text("its license, as SPDX spells it")),
      .init("homepage", Schema.text("where more is to be found")),
      .init(
        "extends",
        Schema.text(
          "the theme that this one changes: the id of a built-in one, or a path beside the file")),
      .init(
        "appearances",
        .members([
          "type": .string("array"), "minItems": .integer(1), "uniqueItems": .boolean(true),
          "items": Schema.choice(Appearance.Scheme.allCases.map(\.rawValue)),
          "description": .string(
            "the schemes that it is made for: 'light', 'dark' or both, as without the key"),
        ])),
      .init(
        "allow",
        .members([
          "type": .string("array"), "items": Schema.text("a rule that 'livery check' passes over"),
          "description": .string("the rules that 'livery check' passes over"),
        ])),
      .init(
        "traits",
        .members([
          "type": .string("object"),
          "propertyNames": .members(["pattern": .string("^[a-z][a-z0-9-]*$")]),
          "maxProperties": .integer(4),
          "description": .string("up to four traits of its own, which appearances may have"),
          "additionalProperties": .members([
            "anyOf": .array([
              Schema.text("what it stands for"),
              .members([
                "type": .string("object"), "additionalProperties": .boolean(false),
                "properties": .members(["summary": Schema.text("what it stands for")]),
              ]),
            ])
          ]),
        ])),
    ]
  }

  private var tables: [JSONValue.Member] {
    let named = { (description: String) in
      JSONValue.members([
        "type": .string("object"), "description": .string(description),
        "propertyNames": .members(["pattern": .string("^[A-Za-z][A-Za-z0-9_-]*$")]),
        "additionalProperties": Schema.reference("colorByAppearance"),
      ])
    }
    return [
      .init("palette", named("colors by names that only this file knows")),
      .init(
        "colors",
        Schema.table(
          ColorRole.allCases.map { role in
            .init(
              role.name,
              .members([
                "$ref": .string("#/$defs/colorByAppearance"), "description": .string(role.summary),
              ]))
          }, description: "the colors of roles")),
      .init("custom-colors", named("colors by names of an app's own, exported like roles")),
      .init(
        "metrics",
        Schema.table(
          Metric.allCases.map { .init($0.rawValue, Schema.number($0.range, of: "px")) },
          description: "measures that many components share")),
      .init(
        "fonts",
        Schema.table(
          FontName.allCases.map { .init($0.rawValue, font) }, description: "the fonts of texts")),
      .init(
        "pictures",
        .members([
          "type": .string("object"),
          "description": .string(
            "pictures beside the file, in PNG, JPEG, GIF or SVG, by names that apps ask for"),
          "propertyNames": .members(["pattern": .string("^[a-z][a-z0-9-]*$")]),
          "maxProperties": .integer(ThemeReader.pictureLimit),
          "additionalProperties": Schema.byAppearance(Schema.text("a path beside the file")),
        ])),
      .init("components", StyleSchema().components),
      .init("styles", StyleSchema().value),
      .init(
        "extra",
        Schema.table(
          [.init("css", Schema.text("CSS of GTK, added last"))],
          description: "what the rest cannot say")),
    ]
  }

  private var color: JSONValue {
    .members([
      "type": .string("string"),
      "description": .string("a color, '$name', or a function such as 'alpha($accent, 20%)'"),
    ])
  }

  private var shadow: JSONValue {
    .members([
      "anyOf": .array([
        Schema.text("'none', 'small', 'medium', 'large', or 'x y blur spread color'"),
        .members([
          "type": .string("array"), "items": Schema.text("a layer: 'x y blur spread color'"),
          "maxItems": .integer(StyleProperty.shadowLimit),
        ]),
      ])
    ])
  }

  private var font: JSONValue {
    let properties: [(String, JSONValue)] = [
      ("family", Schema.text("a family, or several with commas between them")),
      ("size", Schema.number(4...96, of: "pt")), ("weight", Schema.number(100...1000, of: nil)),
      ("style", Schema.choice(["normal", "italic", "oblique"])),
      ("letter-spacing", Schema.number(-8...32, of: "px")),
    ]
    return Schema.table(properties.map { .init($0.0, $0.1) })
  }
}
