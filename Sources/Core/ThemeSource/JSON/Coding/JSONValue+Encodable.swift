extension JSONValue {
  /// What Swift encodes of a value, the members of each object in the order of their keys.
  ///
  /// A number that JSON cannot say is `null`. It throws what the value throws while it is encoded.
  package init(encoding value: some Encodable) throws {
    let encoder = JSONValueEncoder()
    try value.encode(to: encoder)
    self = encoder.slot.value
  }
}

/// Encodes into a slot.
private struct JSONValueEncoder: Encoder {
  let slot = JSONSlot()
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    slot.fill(with: .members([:]))
    return KeyedEncodingContainer(Members(slot: slot))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    slot.fill(with: .elements([]))
    return Elements(slot: slot)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(slot: slot) }
}

/// The place of a value that is being encoded, which all containers of that value share.
private final class JSONSlot {
  enum Content {
    case scalar(JSONValue)
    case elements([JSONSlot])
    case members([String: JSONSlot])
  }

  var content: Content?

  /// Gives the slot its content, unless it has some: a value may ask for its container again.
  func fill(with content: Content) {
    self.content = self.content ?? content
  }

  var value: JSONValue {
    switch content {
    case nil: .null
    case .scalar(let value): value
    case .elements(let elements): .array(elements.map(\.value))
    case .members(let members):
      .object(members.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, $0.value.value) })
    }
  }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let slot: JSONSlot
  var codingPath: [any CodingKey] { [] }

  private func member(_ key: String) -> JSONValueEncoder {
    let encoder = JSONValueEncoder()
    if case .members(var members) = slot.content {
      slot.content = nil
      members[key] = encoder.slot
      slot.content = .members(members)
    }
    return encoder
  }

  func encodeNil(forKey key: Key) { _ = member(key.stringValue) }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    try value.encode(to: member(key.stringValue))
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    member(key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    member(key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { member("super") }

  func superEncoder(forKey key: Key) -> any Encoder { member(key.stringValue) }
}

private struct Elements: UnkeyedEncodingContainer {
  let slot: JSONSlot
  var codingPath: [any CodingKey] { [] }

  var count: Int {
    if case .elements(let elements) = slot.content { elements.count } else { 0 }
  }

  private func element() -> JSONValueEncoder {
    let encoder = JSONValueEncoder()
    if case .elements(var elements) = slot.content {
      slot.content = nil
      elements.append(encoder.slot)
      slot.content = .elements(elements)
    }
    return encoder
  }

  func encodeNil() { _ = element() }

  func encode(_ value: some Encodable) throws { try value.encode(to: element()) }

  func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    element().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { element().unkeyedContainer() }

  func superEncoder() -> any Encoder { element() }
}

private struct Single: SingleValueEncodingContainer {
  let slot: JSONSlot
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { slot.content = .scalar(.null) }

  func encode(_ value: Bool) { slot.content = .scalar(.boolean(value)) }

  func encode(_ value: String) { slot.content = .scalar(.string(value)) }

  func encode(_ value: some BinaryFloatingPoint & Encodable) {
    slot.content = .scalar(.number(Double(value)))
  }

  func encode(_ value: some BinaryInteger & Encodable) {
    slot.content = .scalar(Int(exactly: value).map(JSONValue.integer) ?? .number(Double(value)))
  }

  func encode(_ value: some Encodable) throws {
    let encoder = JSONValueEncoder()
    try value.encode(to: encoder)
    slot.content = encoder.slot.content
  }
}
