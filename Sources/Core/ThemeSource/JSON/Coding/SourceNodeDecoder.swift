/// Decodes what Swift can from a value of a document.
struct SourceNodeDecoder: Decoder {
  let node: SourceNode
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard node.kind == .table else { throw DecodingError.expected("an object", node) }
    return KeyedDecodingContainer(Members(node: node))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard node.kind == .array else { throw DecodingError.expected("an array", node) }
    return Elements(node: node)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { Single(node: node) }
}

extension DecodingError {
  fileprivate static func expected(_ expected: String, _ node: SourceNode) -> DecodingError {
    unexpected(
      "expected \(expected), found \(node.kind == .table ? "object" : node.kind.rawValue)",
      at: node.location)
  }

  static func unexpected(_ message: String, at location: SourceLocation) -> DecodingError {
    .dataCorrupted(
      Context(
        codingPath: [],
        debugDescription: "line \(location.start.line), column \(location.start.column): \(message)"
      ))
  }
}

private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let node: SourceNode
  var codingPath: [any CodingKey] { [] }

  var allKeys: [Key] { node.children.compactMap { Key(stringValue: $0.key) } }

  func contains(_ key: Key) -> Bool { node[key.stringValue] != nil }

  private func member(_ key: String) throws -> SourceNodeDecoder {
    guard let member = node[key] else { throw DecodingError.expected("the member '\(key)'", node) }
    return SourceNodeDecoder(node: member)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key.stringValue).node.kind == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value(from: member(key.stringValue))
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try member(key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key.stringValue).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try member("super") }

  func superDecoder(forKey key: Key) throws -> any Decoder { try member(key.stringValue) }
}

private struct Elements: UnkeyedDecodingContainer {
  let node: SourceNode
  private var rest: SourceNode.Children
  private var upcoming: SourceNode?
  private(set) var currentIndex = 0

  init(node: SourceNode) {
    self.node = node
    rest = node.children
    upcoming = rest.next()
  }

  var codingPath: [any CodingKey] { [] }
  var count: Int? { node.childCount }
  var isAtEnd: Bool { upcoming == nil }

  private mutating func element() throws -> SourceNodeDecoder {
    guard let element = upcoming else {
      throw DecodingError.expected("more than \(currentIndex) elements", node)
    }
    currentIndex += 1
    upcoming = rest.next()
    return SourceNodeDecoder(node: element)
  }

  mutating func decodeNil() throws -> Bool {
    guard upcoming?.kind == .null else { return false }
    _ = try element()
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Value(from: element())
  }

  mutating func nestedContainer<Nested>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try element().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try element().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try element() }
}

private struct Single: SingleValueDecodingContainer {
  let node: SourceNode
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { node.kind == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard let boolean = node.boolean else { throw DecodingError.expected("true or false", node) }
    return boolean
  }

  func decode(_ type: String.Type) throws -> String {
    guard let string = node.string else { throw DecodingError.expected("a string", node) }
    return string
  }

  func decode<Value: BinaryFloatingPoint & Decodable>(_ type: Value.Type) throws -> Value {
    guard let number = node.number else { throw DecodingError.expected("a number", node) }
    return Value(number)
  }

  func decode<Value: BinaryInteger & Decodable>(_ type: Value.Type) throws -> Value {
    guard let number = node.number.flatMap(Value.init(exactly:)) else {
      throw DecodingError.expected("an integer in the range of \(Value.self)", node)
    }
    return number
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Value(from: SourceNodeDecoder(node: node))
  }
}
