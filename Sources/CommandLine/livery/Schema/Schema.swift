import ThemeSource

/// Pieces of JSON Schema.
enum Schema {
  static let dialect: JSONValue = "https://json-schema.org/draft/2020-12/schema"

  static func reference(_ name: String) -> JSONValue { ["$ref": "#/$defs/\(name)"] }

  static func text(_ description: String) -> JSONValue {
    ["type": "string", "description": .string(description)]
  }

  static func choice(_ choices: [String]) -> JSONValue { ["enum": .strings(choices)] }

  static func pattern(_ pattern: String) -> JSONValue { ["pattern": .string(pattern)] }

  /// A number within a range, with its unit for people to read.
  static func number(_ range: ClosedRange<Double>, of unit: String?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("type", "number"), .init("minimum", .number(range.lowerBound)),
      .init("maximum", .number(range.upperBound)),
    ]
    if let unit { members.append(.init("description", "in \(unit)")) }
    return .object(members)
  }

  /// An object that has these members and no others; some may be required.
  static func table(
    _ properties: JSONValue, required: [String] = [], description: String? = nil
  ) -> JSONValue {
    var members: [JSONValue.Member] = [.init("type", "object")]
    if let description { members.append(.init("description", .string(description))) }
    if !required.isEmpty { members.append(.init("required", .strings(required))) }
    return .object(
      members + [.init("additionalProperties", false), .init("properties", properties)])
  }

  /// A value, or a table with one for each appearance, whose keys are traits joined by `+`.
  static func byAppearance(_ value: JSONValue) -> JSONValue {
    [
      "anyOf": [
        value,
        [
          "type": "object", "minProperties": 1,
          "propertyNames": pattern("^[a-z][a-z0-9-]*(\\+[a-z][a-z0-9-]*)*$"),
          "additionalProperties": value,
        ],
      ]
    ]
  }
}
