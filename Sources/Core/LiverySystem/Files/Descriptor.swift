import Glibc

/// Reads and writes open files, pipes and terminals, by their descriptors.
package enum Descriptor {
  /// Writes every byte; `false`, with `errno` set, if that fails.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, Array(rest), rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Reads to the end, at most `limit` bytes; `nil`, with `errno` set, if that fails.
  static func read(_ descriptor: Int32, upTo limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      var count = 0
      let room = min(64 * 1024, limit - bytes.count)
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        count = Glibc.read(descriptor, buffer.baseAddress, room)
        initialized = max(count, 0)
      }
      if count < 0 {
        if errno == EINTR { continue }
        return nil
      }
      if count == 0 { break }
      bytes += chunk
    }
    return bytes
  }
}
