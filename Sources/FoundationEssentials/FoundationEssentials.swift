// What ArgumentParser uses of the module of this name, and no more.
//
// The Makefile compiles it for the programs that people install, where it stands before Swift's own:
// that one is a quarter of `livery`, and every question whether a type conforms to a protocol looks
// through all of it. Debug builds have Swift's own.

/// An error that describes itself to people.
public protocol LocalizedError: Error {
  /// What happened; `nil` where the error has no words for it.
  var errorDescription: String? { get }
}

/// Bytes.
public struct Data: Sendable {
  fileprivate let bytes: [UInt8]
}

/// Encodes as JSON, indented and with the members of objects in the order of their keys.
public struct JSONEncoder {
  /// How the text looks, which here is always the same.
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }

  public var outputFormatting: OutputFormatting {
    get { [.prettyPrinted, .sortedKeys] }
    nonmutating set {}
  }

  public init() {}

  /// The value in UTF-8; it throws what the value throws while it is encoded.
  public func encode(_ value: some Encodable) throws -> Data {
    Data(bytes: Array(try JSONValue(encoding: value).text.utf8))
  }
}

extension String {
  /// How text is stored in bytes.
  public enum Encoding: Sendable {
    case utf8
  }

  /// Decodes bytes.
  public init?(data: Data, encoding: Encoding) {
    self.init(decoding: data.bytes, as: UTF8.self)
  }
}
