import ThemeModel
import ThemeSource

/// Pieces of JSON Schema.
enum Schema {
  static func reference(_ name: String) -> JSONValue {
    .members(["$ref": .string("#/$defs/\(name)")])
  }

  static func text(_ description: String) -> JSONValue {
    .members(["type": .string("string"), "description": .string(description)])
  }

  static func choice(_ choices: [String]) -> JSONValue {
    .members(["enum": .array(choices.map(JSONValue.string))])
  }

  /// A number within a range, with its unit for people to read.
  static func number(_ range: ClosedRange<Double>, of unit: String?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("type", .string("number")), .init("minimum", .number(range.lowerBound)),
      .init("maximum", .number(range.upperBound)),
    ]
    if let unit { members.append(.init("description", .string("in \(unit)"))) }
    return .object(members)
  }

  /// An object with these members and no others, some of which may have to be there.
  static func table(
    _ members: [JSONValue.Member], required: [String] = [], description: String? = nil
  ) -> JSONValue {
    let said = description.map { [JSONValue.Member("description", .string($0))] } ?? []
    let needed =
      required.isEmpty
      ? [] : [JSONValue.Member("required", .array(required.map(JSONValue.string)))]
    return .object(
      [.init("type", .string("object"))] + said + needed + [
        .init("additionalProperties", .boolean(false)), .init("properties", .object(members)),
      ])
  }

  /// A value, or a table with one for each appearance, whose keys are traits joined by `+`.
  static func byAppearance(_ value: JSONValue) -> JSONValue {
    .members([
      "anyOf": .array([
        value,
        .members([
          "type": .string("object"), "minProperties": .integer(1),
          "propertyNames": .members(["pattern": .string("^[a-z][a-z0-9-]*(\\+[a-z][a-z0-9-]*)*$")]),
          "additionalProperties": value,
        ]),
      ])
    ])
  }
}
