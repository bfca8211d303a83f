/// A short text that distinguishes contents, the same in every process.
///
/// FNV-1a of 64 bits (Fowler, Noll and Vo; draft-eastlake-fnv, section 6.1.1). It detects changes,
/// but does not protect against contents made to have equal fingerprints.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the fingerprint of no bytes.
  public init() {}

  public init(of bytes: some Sequence<UInt8>) {
    add(bytes)
  }

  /// Adds bytes to the content.
  public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The fingerprint in hexadecimal.
  public var description: String { String(hash, radix: 16) }
}
