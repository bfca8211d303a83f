public import Foundation
import Glibc

extension FileHandle {
  /// Reads up to the end, on and on where a signal interrupts, which Foundation's own reading takes
  /// for an error and dies of.
  public func readThrough() -> Data {
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = Glibc.read(fileDescriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return data }
      data.append(contentsOf: chunk[..<count])
    }
  }
}
