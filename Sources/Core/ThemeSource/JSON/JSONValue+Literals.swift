extension JSONValue: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral number: Int) { self = .integer(number) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0, $1) })
  }
}

extension JSONValue {
  /// A string; `null` for `nil`.
  public init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  /// A number; `null` for `nil`.
  public init(_ number: Double?) { self = number.map(JSONValue.number) ?? .null }

  /// An object with the members of a dictionary literal.
  public static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// The members of an object; empty for other values.
  public var members: [Member] { if case .object(let members) = self { members } else { [] } }

  public static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }
}
