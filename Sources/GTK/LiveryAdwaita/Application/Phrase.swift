/// English words in the user interface, as the key of their translation.
///
/// An interpolated value has a number there: `"Close “\(name)”"` is `Close “{1}”` in the catalogs,
/// so that a language may change the order.
public nonisolated struct Phrase: ExpressibleByStringInterpolation {
  /// The words with numbers for the values.
  let key: String

  /// The values, in the order of their numbers.
  let values: [String]

  public init(stringLiteral text: String) {
    (key, values) = (text, [])
  }

  public init(stringInterpolation parts: StringInterpolation) {
    (key, values) = (parts.key, parts.values)
  }

  /// The parts of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var values: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 3 * interpolationCount)
    }

    public mutating func appendLiteral(_ text: String) {
      key += text
    }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      values.append(value.description)
      key += "{\(values.count)}"
    }
  }

  /// Replaces the numbers in a catalog text by the values.
  ///
  /// A number without a value stays as it is. Numbers inside the values are not replaced.
  func filling(_ text: String) -> String {
    guard !values.isEmpty else { return text }
    var (filled, rest) = ("", text[...])
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      filled += rest[..<open]
      let inside = rest[rest.index(after: open)..<close]
      if let number = Int(inside), values.indices.contains(number - 1) {
        filled += values[number - 1]
        rest = rest[rest.index(after: close)...]
      } else {
        filled += "{"
        rest = rest[rest.index(after: open)...]
      }
    }
    return filled + rest
  }
}
