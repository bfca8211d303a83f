#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension [UInt8] {
  /// The place of the first of these bytes within a range; `nil` where there is none.
  package func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    withUnsafeBytes { bytes in
      let part = UnsafeRawBufferPointer(rebasing: bytes[range])
      guard let start = part.baseAddress, let found = memchr(start, Int32(byte), part.count) else {
        return nil
      }
      return range.lowerBound + (UnsafeRawPointer(found) - start)
    }
  }

  /// How the bytes of a range compare with others: below 0 where they come before them, above 0 where
  /// they come after, 0 where they are the same.
  package func order(of range: Range<Int>, _ other: UnsafeRawBufferPointer) -> Int {
    withUnsafeBytes { bytes in
      let part = UnsafeRawBufferPointer(rebasing: bytes[range])
      let shared = Swift.min(part.count, other.count)
      guard shared > 0, let start = part.baseAddress, let otherStart = other.baseAddress else {
        return part.count - other.count
      }
      let order = memcmp(start, otherStart, shared)
      return order == 0 ? part.count - other.count : Int(order)
    }
  }
}
