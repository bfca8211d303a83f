/// A pattern of one name, as in git: `*`, `?`, `[a-z]`, and `\` before a literal letter.
///
/// A `?` and the letters in brackets are bytes, as they are for git.
struct NamePattern: Hashable, Sendable {
  /// A part of a pattern.
  private enum Part: Hashable {
    /// Any number of bytes.
    case bytes
    case byte(UInt8)
    case anyByte
    case oneOf(ByteClass)
  }

  /// The parts; `nil` for a pattern that matches no name, such as one with an unclosed bracket.
  private let parts: [Part]?
  static let any = NamePattern(parts: [.bytes])

  private init(parts: [Part]?) { self.parts = parts }

  init(_ text: some Collection<UInt8>) {
    var parts: [Part] = []
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"):
        if parts.last != .bytes { parts.append(.bytes) }
      case UInt8(ascii: "?"): parts.append(.anyByte)
      case UInt8(ascii: "["):
        guard let bytes = ByteClass(&rest) else {
          self.parts = nil
          return
        }
        parts.append(.oneOf(bytes))
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else {
          self.parts = nil
          return
        }
        parts.append(.byte(escaped))
      default: parts.append(.byte(byte))
      }
    }
    self.parts = parts
  }

  func matches(_ name: [UInt8], steps: inout Int) -> Bool {
    guard let parts else { return false }
    return Wildcards.match(parts, name[...], steps: &steps, isWildcard: { $0 == .bytes }) {
      part, byte, _ in
      switch part {
      case .byte(let own): own == byte
      case .oneOf(let bytes): bytes.contains(byte)
      case .anyByte, .bytes: true
      }
    }
  }
}
