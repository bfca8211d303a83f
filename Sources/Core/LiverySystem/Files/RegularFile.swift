import Glibc

/// Reads files without waiting for pipes, filling the memory with devices, or guessing at folders.
package enum RegularFile {
  /// Reads a regular file; links are followed.
  ///
  /// The caller passes one byte more than it accepts, and then reports a file as too large.
  package static func read(_ path: String, upTo limit: Int) throws(FileError) -> [UInt8] {
    // A pipe without a writer would block the open, and with the flag it does not.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.read, path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError(.read, path, reason: "it is a folder")
    default: throw FileError(.read, path, reason: "it is not a regular file")
    }
    guard let bytes = Descriptor.read(descriptor, upTo: limit) else {
      throw FileError(.read, path)
    }
    return bytes
  }

  /// The last non-empty line of a file; `nil` if there is none.
  package static func lastLine(of path: String) -> String? {
    let lines = (try? read(path, upTo: .max))?.split(separator: UInt8(ascii: "\n"))
    return lines?.last.map { String(decoding: $0, as: UTF8.self) }
  }
}
