/// A value to be written into a document.
public indirect enum SourceValue: Hashable, Sendable {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case array([SourceValue])
  /// Members in the order they are to be written; no two have the same key.
  case table([Member])

  /// A key and its value.
  public struct Member: Hashable, Sendable {
    public let key: String
    public let value: SourceValue

    public init(_ key: String, _ value: SourceValue) {
      self.key = key
      self.value = value
    }
  }
}

extension SourceValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension SourceNode {
  /// Whether a value is equal to one to be written; the order of a table's members doesn't count.
  public func equals(_ value: SourceValue) -> Bool {
    switch value {
    case .string(let string): return content.map { $0.elementsEqual(string.utf8) } ?? false
    case .number(let number):
      return self.number.map { $0 == number || $0.isNaN && number.isNaN } ?? false
    case .boolean(let boolean): return self.boolean == boolean
    case .array(let elements):
      let children = Array(children)
      return kind == .array && children.count == elements.count
        && zip(children, elements).allSatisfy { $0.equals($1) }
    case .table(let members):
      return kind == .table && Array(children).count == members.count
        && members.allSatisfy { self[$0.key]?.equals($0.value) ?? false }
    }
  }
}
